import { build } from "esbuild";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Definition } from "../pseudocode/compile.js";
import { lower, type Lowered } from "../pseudocode/lower.js";
import type { Stmt } from "../pseudocode/ir.js";
import { visit } from "../pseudocode/walk.js";
import * as float from "../../runtime/float/index.js";
import { Step, StepFields, type Executor } from "../../runtime/wave/step.js";
import { Wave } from "../../runtime/wave/wave.js";
import { anyPair, anyWord, Random } from "./inputs.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

export interface Executors {
  readonly fast: Executor;
  readonly general: Executor;
}

/** Turns lowered texts into functions: bundled with the helpers that they import, loaded from a temporary file. */
export async function load(texts: readonly Lowered[]): Promise<Executors[]> {
  const imports = new Map<string, Set<string>>();
  for (const text of texts) {
    for (const { module, name } of text.imports) {
      const names = imports.get(module) ?? new Set<string>();
      imports.set(module, names.add(name));
    }
  }
  const source = [
    ...[...imports].map(([module, names]) => `import { ${[...names].join(", ")} } from "./${module}";`),
    ...texts.flatMap(({ name, fast, general }, index) => {
      const body = `${fast}\n${general ?? ""}`.replaceAll(/^export function/gm, "function");
      const other = general === undefined ? name : `${name}_general`;
      return [`const F${index} = (() => {\n${body}\nreturn [${name}, ${other}];\n})();`];
    }),
    `export const all = [${texts.map((_, index) => `F${index}`).join(",")}];`,
  ].join("\n");
  const folder = mkdtempSync(join(tmpdir(), "semantics-"));
  try {
    const outfile = join(folder, "executors.mjs");
    await build({
      stdin: { contents: source, resolveDir: root, sourcefile: "executors.ts", loader: "ts" },
      bundle: true,
      format: "esm",
      platform: "node",
      logLevel: "silent",
      outfile,
    });
    const { all } = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as { all: Executor[][] };
    return all.map(([fast, general]) => ({ fast: fast!, general: general! }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lowers with the flavour of 8-bit floats that the generation has. Throws for helpers that the runtime lacks. */
export function lowerFor(definition: Definition, fnuz: boolean): Lowered {
  const lowered = lower(definition, { fnuz });
  for (const { module, name } of lowered.imports) {
    if (module.startsWith("runtime/float/") && !(name in float)) throw new Error(`no helper ${name}`);
  }
  return lowered;
}

/** Sizes in bits of the operands, as the form lists them. */
export interface Sizes {
  readonly d0: number;
  readonly s0: number;
  readonly s1: number;
  readonly s2: number;
}

/** MODE values that are tried in turn: defaults, all denormals kept without and with IEEE, and other roundings. */
const modes = [0x3c0, 0x0f0, 0x2f0, 0x3c5, 0x0c0, 0x3ff, 0x3ca];

const ROW = { s0: 0, s1: 32, s2: 64, d0: 96, d1: 128 };
const ROWS = 129;
const SGPR = { co: 40, d0: 44, s0: 46, s1: 48, s2: 50 };

export interface Difference {
  /** lane, or run of a scalar instruction */
  readonly lane: number;
  readonly mode: number;
  readonly what: string;
}

/** Two definitions on the same inputs: what they leave behind. */
export class Comparison {
  private readonly waves: readonly [Wave, Wave];
  private readonly step = new Step();
  private random = new Random(1);
  readonly size: 32 | 64;
  /** S2 is a number of lanes, a power of two */
  groups = false;
  /** All of M0 is added to register numbers. */
  relative = false;

  /** D0 is the register of S0: what is written too early shows */
  overlap = false;

  constructor(size: 32 | 64) {
    this.size = size;
    this.waves = [new Wave({ size }), new Wave({ size })];
  }

  /** Starts the inputs anew: those of one name are always the same. */
  seed(name: string): void {
    let hash = 2166136261;
    for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
    this.random = new Random(hash);
  }

  /** Lane operands lie in vector registers, others in scalar ones; wave definitions name which are which. */
  private place({ class: kind, effects }: Definition): void {
    const { step, size } = this;
    const { sgpr0, vcc } = this.waves[0];
    const named = new Set([...effects.reads, ...effects.writes]);
    const vector = (field: string): boolean => kind === "lane" || (kind === "wave" && named.has(field));
    const source = (name: "s0" | "s1" | "s2", lanes: boolean): [number, number, number] =>
      lanes ? [ROW[name] * size, 1, size] : [sgpr0 + SGPR[name], 0, 1];
    [step.s0, step.k0, step.h0] = source("s0", vector("SRC0"));
    [step.s1, step.k1, step.h1] = source("s1", vector("SRC1"));
    [step.s2, step.k2, step.h2] = source("s2", vector("SRC2"));
    const lanes = vector("VDST") && !effects.mask;
    [step.d0, step.kd0, step.hd0] = lanes
      ? [(this.overlap ? ROW.s0 : ROW.d0) * size, 1, size]
      : [sgpr0 + SGPR.d0, 0, 1];
    [step.d1, step.kd1, step.hd1] = [ROW.d1 * size, 1, size];
    step.ci = vcc;
    step.co = sgpr0 + SGPR.co;
    step.pc = 0x1000;
    step.next = 0x1004;
    const fields = new StepFields();
    const scalars = kind === "scalar";
    fields.SRC0 = scalars ? SGPR.s0 : ROW.s0;
    fields.SRC1 = scalars ? SGPR.s1 : ROW.s1;
    fields.SRC2 = scalars ? SGPR.s2 : ROW.s2;
    fields.VDST = fields.SDST = scalars ? SGPR.d0 : ROW.d0;
    step.fields = fields;
  }

  private fillVectors(wave: Wave, sizes: Sizes): void {
    const { random, size } = this;
    const { u } = wave;
    u.fill(0, 0, ROWS * size);
    for (const name of ["s0", "s1", "s2", "d0"] as const) {
      const words = Math.min(32, Math.max(2, Math.ceil(sizes[name] / 32)));
      for (let lane = 0; lane < size; lane++) {
        const at = ROW[name] * size + lane;
        if (sizes[name] <= 32) u[at] = anyWord(random);
        else
          for (let word = 0; word < words; word += 2)
            [u[at + word * size], u[at + (word + 1) * size]] = anyPair(random);
        // equal and nearly equal operands
        const other = name === "s1" ? ROW.s0 : name === "s2" ? (random.below(2) === 0 ? ROW.s0 : ROW.s1) : -1;
        if (other >= 0 && random.below(6) === 0) {
          for (let word = 0; word < words; word++) u[at + word * size] = u[(other + word) * size + lane]!;
        }
      }
    }
  }

  private fillScalars(wave: Wave): void {
    const { random, size } = this;
    const { u, sgpr0 } = wave;
    for (let register = 0; register < 128; register += 2) {
      [u[sgpr0 + register], u[sgpr0 + register + 1]] = anyPair(random);
    }
    if (random.below(5) === 0) for (const at of [0, 1]) u[sgpr0 + SGPR.s1 + at] = u[sgpr0 + SGPR.s0 + at]!;
    wave.setExec(
      ...(random.below(4) === 0 ? ([random.word(), random.word()] as const) : ([-1, -1] as const)),
    );
    wave.setVcc(random.word(), random.word());
    if (size === 32) u[wave.vcc + 1] = 0;
    if (this.groups) u[sgpr0 + SGPR.s2] = 1 << random.below(6);
    // small enough for a register number to stay within what is compared: the texts tell nothing of those out of range
    u[wave.m0] = random.below(8) | (this.relative ? 0 : random.below(8) << 16);
    wave.scc = random.below(2);
    wave.pc = this.step.next;
  }

  private nextStep(ours: Definition, theirs: Definition, parts: boolean): void {
    const { random, step } = this;
    const { fields } = step;
    const reads = new Set([...ours.effects.reads, ...theirs.effects.reads]);
    // OPSEL of a definition that does not name it is the binding's business, and OPSEL[3] of one that writes D0 whole
    const selects = ours.effects.reads.includes("OPSEL");
    fields.OPSEL = selects ? random.below(parts || ours.class === "wave" ? 16 : 8) : 0;
    if (ours.class === "wave" && !theirs.effects.reads.includes("OPSEL")) fields.OPSEL = 0;
    if (ours.effects.reads.includes("OPSEL_HI")) fields.OPSEL_HI = random.below(8);
    fields.OMOD = random.below(4);
    fields.ABS = random.below(8);
    fields.NEG = random.below(8);
    // modifiers that the text leaves to the binding
    for (const name of ["ABS", "NEG"] as const)
      if (ours.effects.reads.includes(name) && !theirs.effects.reads.includes(name)) fields[name] = 0;
    const word = anyWord(random);
    step.simm = reads.has("SIMM16") ? (word << 16) >> 16 : word | 0;
    step.simmHi = anyWord(random) | 0;
    fields.SIMM16 = step.simm & 0xffff;
  }

  /**
   * Runs both on `runs` waves (lane and wave class) or inputs (scalar class) and gives a difference that `same` does
   * not forgive, or null: of the first ones met, that whose operands have the fewest bits set.
   */
  first(
    ours: { readonly definition: Definition; readonly run: Executors },
    theirs: { readonly definition: Definition; readonly run: Executors },
    sizes: Sizes,
    runs: number,
    same: (a: readonly number[], b: readonly number[]) => boolean,
  ): Difference | null {
    const { definition } = ours;
    const [a, b] = this.waves;
    this.place(definition);
    this.relative = /_MOVREL(S|D|SD)_B/.test(definition.names[0]!);
    this.groups = /^V_PERMLANE_(BCAST|UP|DOWN|XOR)_/.test(definition.names[0]!);
    const parts = writesParts(definition);
    const scalar = definition.class === "scalar";
    const hardware = [definition, theirs.definition].some(({ effects }) =>
      [...effects.reads, ...effects.writes].includes("HW_REGISTERS"),
    );
    let best: Difference | null = null;
    let found = 0;
    for (let run = 0; run < runs; run++) {
      const mode = modes[run % modes.length]!;
      this.nextStep(definition, theirs.definition, parts);
      if (!scalar) this.fillVectors(a, sizes);
      this.fillScalars(a);
      a.mode = mode;
      if (hardware) for (let id = 0; id < 64; id++) a.hw.set(id, anyWord(this.random));
      this.copy(a, b, scalar, hardware);
      const general = (mode & 15) !== 0;
      (general ? ours.run.general : ours.run.fast)(a, this.step);
      (general ? theirs.run.general : theirs.run.fast)(b, this.step);
      const what = this.difference(a, b, sizes, scalar, hardware, same);
      if (what === null) continue;
      found++;
      if (best === null || inputWeight(what.what) < inputWeight(best.what))
        best = { lane: what.lane, mode, what: what.what };
      if (found >= SEARCHED) break;
    }
    return best;
  }

  private copy(from: Wave, to: Wave, scalar: boolean, hardware: boolean): void {
    if (!scalar) to.u.set(from.u.subarray(0, ROWS * this.size));
    to.u.set(from.u.subarray(from.sgpr0, from.sgpr0 + 128), to.sgpr0);
    to.scc = from.scc;
    to.pc = from.pc;
    to.mode = from.mode;
    if (hardware) for (let id = 0; id < 64; id++) to.hw.set(id, from.hw.get(id));
  }

  private difference(
    a: Wave,
    b: Wave,
    sizes: Sizes,
    scalar: boolean,
    hardware: boolean,
    same: (a: readonly number[], b: readonly number[]) => boolean,
  ): { lane: number; what: string } | null {
    const { size } = this;
    const target = this.overlap ? ROW.s0 : ROW.d0;
    const hex = (value: number): string => `0x${(value >>> 0).toString(16)}`;
    if (a.scc !== b.scc)
      return { lane: 0, what: `SCC ${a.scc}, manual ${b.scc}${this.operands(a, 0, scalar, sizes)}` };
    if (a.pc !== b.pc) return { lane: 0, what: `PC ${hex(a.pc)}, manual ${hex(b.pc)}` };
    if (a.mode !== b.mode) return { lane: 0, what: `MODE ${hex(a.mode)}, manual ${hex(b.mode)}` };
    if (hardware) {
      for (let id = 0; id < 64; id++) {
        if (a.hw.get(id) !== b.hw.get(id))
          return { lane: 0, what: `register ${id}: ${hex(a.hw.get(id))}, manual ${hex(b.hw.get(id))}` };
      }
    }
    const words = Math.max(1, Math.ceil(sizes.d0 / 32));
    for (let register = 0; register < 128; register++) {
      const at = a.sgpr0 + register;
      if (a.u[at] === b.u[at]) continue;
      if (scalar && register >= SGPR.d0 && register < SGPR.d0 + words) {
        const list = (wave: Wave): number[] => [
          ...wave.u.subarray(wave.sgpr0 + SGPR.d0, wave.sgpr0 + SGPR.d0 + words),
        ];
        if (same(list(a), list(b))) continue;
      }
      return {
        lane: 0,
        what: `s${register} ${hex(a.u[at]!)}, manual ${hex(b.u[at]!)}${this.operands(a, 0, scalar, sizes)}`,
      };
    }
    if (scalar) return null;
    const bytes = ROWS * size * 4;
    if (Buffer.compare(Buffer.from(a.u.buffer, 0, bytes), Buffer.from(b.u.buffer, 0, bytes)) === 0)
      return null;
    let best: { lane: number; what: string } | null = null;
    for (let lane = 0; lane < size; lane++) {
      const list = (wave: Wave): number[] =>
        Array.from({ length: words }, (_, word) => wave.u[(target + word) * size + lane]!);
      const [x, y] = [list(a), list(b)];
      const equal = x.every((word, index) => word === y[index]) || same(x, y);
      if (!equal) {
        const shown = {
          lane,
          what: `${x.map(hex).reverse().join("_")}, manual ${y.map(hex).reverse().join("_")}${this.operands(a, lane, false, sizes)}`,
        };
        if (best === null || inputWeight(shown.what) < inputWeight(best.what)) best = shown;
        continue;
      }
      for (let row = 0; row < ROWS; row++) {
        if (row >= target && row < target + words) continue;
        const at = row * size + lane;
        if (a.u[at] !== b.u[at]) return { lane, what: `v${row} ${hex(a.u[at]!)}, manual ${hex(b.u[at]!)}` };
      }
    }
    return best;
  }

  private operands(wave: Wave, lane: number, scalar: boolean, sizes: Sizes): string {
    const { size } = this;
    const shown = (["s0", "s1", "s2"] as const)
      .filter((name) => sizes[name] > 0)
      .map((name) => {
        const words = Math.max(1, Math.ceil(sizes[name] / 32));
        const list = Array.from({ length: words }, (_, word) =>
          scalar ? wave.u[wave.sgpr0 + SGPR[name] + word]! : wave.u[(ROW[name] + word) * size + lane]!,
        );
        return `${name} ${list
          .map((word) => `0x${word.toString(16)}`)
          .reverse()
          .join("_")}`;
      });
    return ` of ${shown.join(" ")} simm ${this.step.simm} opsel ${this.step.fields.OPSEL}`;
  }
}

/** Runs that may show a difference before the search for a smaller input ends. */
const SEARCHED = 12;

/** Number of bits set in the operands that a difference shows. */
function inputWeight(what: string): number {
  let bits = 0;
  for (const [, digits] of what.slice(what.indexOf(" of ")).matchAll(/0x([0-9a-f_]+)/g))
    for (const digit of digits!.replaceAll("_", ""))
      for (let rest = parseInt(digit, 16); rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

/** Does the definition write D0 by parts, so that what it does not write must stay? */
export function writesParts(definition: Definition): boolean {
  let found = false;
  visit(definition.typed.body as Stmt[], {
    write: (place, statement) => {
      if (place.p === "operand" && place.name === "D0" && statement.s === "part") found = true;
    },
  });
  return found;
}
