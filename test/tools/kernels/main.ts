/**
 * Random kernels, compiled by clang for a processor and for the host, run here and there: prints where memory differs, each
 * program cut down to what is needed for it.
 * Run: npx tsx test/tools/kernels/main.ts [--seed N] [--count N] [--processor gfx1100] [--folder PATH].
 * Needs clang and lld of LLVM 22 (CLANG names another clang).
 */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  BuildError,
  describe,
  execute,
  inputsOf,
  load,
  Workspace,
  type Build,
  type Inputs,
} from "./build.js";
import { printPrograms, resultAt } from "./print.js";
import { processors, waveSizesOf } from "./processors.js";
import { type Program } from "./program.js";
import { random, type Below } from "../random.js";
import { randomProgram } from "./random.js";
import { reduce } from "./reduce.js";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "1000000" },
    programs: { type: "string", default: "8" },
    statements: { type: "string", default: "40" },
    processor: { type: "string" },
    kernel: { type: "string" },
    build: { type: "string", default: "" },
    folder: { type: "string", default: join(tmpdir(), "kernels") },
    seconds: { type: "string", default: "1e9" },
    whole: { type: "boolean", default: false },
  },
});

const LEVELS: readonly (readonly string[])[] = [
  ["-O0"], ["-O1"], ["-O2"], ["-O3"], ["-O2", "-munsafe-fp-atomics"],
]; // prettier-ignore
// LLVM 22's GlobalISel keeps values in scalar registers that a divergent branch has made to differ: straight programs only.
const GLOBAL_ISEL = ["-O2", "-mllvm", "-global-isel", "-mllvm", "-global-isel-abort=2"];

function builds(processor: string | null, straight: boolean, numbers: Below): Build[] {
  const levels = straight ? [...LEVELS, GLOBAL_ISEL] : LEVELS;
  const pick = <T>(list: readonly T[]): T => list[numbers(list.length)]!;
  if (processor === null)
    return processors.map((one) => ({ processor: one, wave: pick(waveSizesOf(one)), flags: pick(levels) }));
  return levels.map((flags) => ({ processor, wave: pick(waveSizesOf(processor)), flags }));
}

/** What went wrong, or null. */
export type Verdict = { readonly kind: string; readonly detail: string } | null;

async function judge(
  object: Uint8Array,
  build: Build,
  program: Program,
  inputs: Inputs,
  expected: Uint8Array,
): Promise<Verdict> {
  try {
    const device = await load(object, build);
    const found = execute(device, program, inputs);
    const at = found.findIndex((byte, i) => byte !== expected[i]);
    if (at < 0) return null;
    const hex = (bytes: Uint8Array): string =>
      Buffer.from(bytes.subarray(at & ~7, (at & ~7) + 16)).toString("hex");
    const place = resultAt(program, at);
    return {
      kind: `memory ${place.replace(/^item \d+ |\+.*/g, "")}`,
      detail: `${place}: expected ${hex(expected)}, found ${hex(found)}`,
    };
  } catch (error) {
    return { kind: (error as Error).name, detail: String(error) };
  }
}

const workspace = new Workspace(values.folder);
let runs = 0;
let faults = 0;
const end = Date.now() + Number(values.seconds) * 1000;
const first = Number(values.seed);
for (let seed = first; seed < first + Number(values.count) && Date.now() < end; seed++) {
  const numbers = random(seed * 7919);
  const processor = values.processor ?? (numbers(2) === 0 ? null : processors[numbers(processors.length)]!);
  const straight = numbers(3) === 0;
  const programs = Array.from({ length: Number(values.programs) }, (_, i) =>
    randomProgram(`k${i}`, seed * 100 + i, {
      processor,
      straight,
      lanes: !straight && numbers(2) === 0,
      statements: Number(values.statements),
    }),
  );
  const inputs = programs.map((_, i) => inputsOf(programs[i]!, seed * 100 + i));
  if (values.kernel !== undefined) {
    const at = programs.findIndex(({ name }) => name === values.kernel);
    for (const list of [programs, inputs]) list.splice(0, list.length, list[at] as never);
  }
  let expected: Map<number, Uint8Array[]>;
  try {
    expected = workspace.host(programs, inputs, [32, 64]);
  } catch (error) {
    console.log(`seed ${seed}: host: ${String(error).slice(0, 1500)}`);
    continue;
  }
  for (const build of builds(processor, straight, numbers)) {
    if (!describe(build).includes(values.build)) continue;
    let object: Uint8Array;
    try {
      object = workspace.compile(programs, build);
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      console.log(`seed ${seed} ${describe(build)}: not compiled: ${error.message.split("\n").filter((l) => /error|Error|UNREACH|Assert/.test(l)).slice(0, 3).join(" | ")}`); // prettier-ignore
      continue;
    }
    for (const [i, program] of programs.entries()) {
      runs++;
      const verdict = await judge(object, build, program, inputs[i]!, expected.get(build.wave)![i]!);
      if (verdict === null) continue;
      faults++;
      const inputSeed = seed * 100 + Number(program.name.slice(1));
      console.log(
        `\n=== seed ${seed} ${program.name} ${describe(build)}: ${verdict.kind}: ${verdict.detail}`,
      );
      console.log(workspace.keep(`seed${seed}-${program.name}-${build.processor}`, program, inputs[i]!));
      if (values.whole) continue;
      const small = await reduce(program, async (candidate) => {
        try {
          const one = inputsOf(candidate, inputSeed);
          const wanted = workspace.host([candidate], [one], [build.wave]).get(build.wave)![0]!;
          const again = await judge(workspace.compile([candidate], build), build, candidate, one, wanted);
          return again?.kind === verdict.kind;
        } catch (error) {
          if (error instanceof BuildError) return false;
          throw error;
        }
      });
      const one = inputsOf(small, inputSeed);
      const wanted = workspace.host([small], [one], [build.wave]).get(build.wave)![0]!;
      const again = await judge(workspace.compile([small], build), build, small, one, wanted);
      console.log(again?.detail);
      console.log(workspace.keep(`small-${seed}-${program.name}-${build.processor}`, small, one));
      console.log(printPrograms([small], "device").split("\n").slice(3).filter((l) => !/store_\w+\(results/.test(l)).join("\n")); // prettier-ignore
    }
  }
  if (seed % 10 === 0) console.log(`seed ${seed}: ${runs} runs, ${faults} disagreements`);
}
console.log(`${runs} runs, ${faults} disagreements`);
