/**
 * Programs with results claimed from hardware (../shared/vectors/semantics/hw.jsonl.gz, its README tells how far to
 * trust them): how to run one and what it states.
 */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { f16ToNumber, f32FromBits, f64FromWords } from "../../runtime/float/index.js";
import type { Isa } from "../../runtime/isa/isa.js";
import {
  AddressSpace,
  defaultMemoryOptions,
  FlatMemory,
  LocalMemory,
  ScratchMemory,
} from "../../runtime/memory/index.js";
import { kernelAbis } from "../../generated/kernel.js";
import { readDescriptor } from "../../runtime/kernel/index.js";
import { WorkgroupRunner } from "../../runtime/kernel/workgroup.js";
import { Program, Wave, type Executors } from "../../runtime/wave/index.js";

export const HARDWARE_FILE = new URL("../../../shared/vectors/semantics/hw.jsonl.gz", import.meta.url);

interface PlaceOf {
  readonly run?: number;
  readonly reg: string;
  readonly reg_hi?: string;
  readonly lane?: number;
  readonly lsb?: number;
  readonly bits?: number;
  readonly mask?: number;
  readonly as?: "f16" | "f32" | "f64";
  readonly abs?: boolean;
  readonly neg?: boolean;
}

type Expression = PlaceOf | number | { readonly op: string; readonly a: Expression; readonly b: Expression };

interface Assertion extends PlaceOf {
  readonly kind: string;
  readonly want?: number | boolean;
  readonly rhs?: number;
  readonly holds?: boolean;
  readonly places?: number;
  readonly delta?: number;
  readonly a?: PlaceOf;
  readonly b?: PlaceOf;
  readonly expr?: Expression;
}

export interface HardwareCase {
  readonly id: string;
  readonly gen: string;
  readonly runs: readonly {
    readonly wave: 32 | 64;
    readonly lanes: number;
    readonly insts: readonly string[];
    readonly asm: readonly (string | null)[];
    readonly ulp?: number;
    readonly captured?: readonly string[];
    readonly final: {
      readonly v?: Readonly<Record<string, number | readonly number[]>>;
      readonly s?: Readonly<Record<string, number>>;
      readonly vcc?: number;
      readonly exec?: number;
      readonly scc?: number;
    };
  }[];
  readonly asserts: readonly Assertion[];
}

export function readHardwareCases(): HardwareCase[] {
  return gunzipSync(readFileSync(HARDWARE_FILE))
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as HardwareCase);
}

/** MODE of the cases: nearest even, f32 denormals flushed, f16 and f64 kept, DX10_CLAMP, IEEE. */
const MODE = 0x3c0;
const S_ENDPGM: Readonly<Record<string, number>> = {
  rdna3: 0xbfb00000,
  rdna3_5: 0xbfb00000,
  rdna4: 0xbfb00000,
};

/** Where a run starts. */
const ORIGIN = 0x1000;

/** Runs all programs of a case; for each the waves of its workgroup. @throws RunError, ExecutionError */
export function runCase(test: HardwareCase, isa: Isa, executors: Executors): Wave[][] {
  return test.runs.map((run) => {
    const end = S_ENDPGM[test.gen] ?? 0xbf810000;
    const bytes = Buffer.from(
      run.insts.join("") +
        end
          .toString(16)
          .padStart(8, "0")
          .replace(/(..)(..)(..)(..)/, "$4$3$2$1"),
      "hex",
    );
    const program = new Program(isa, executors, bytes, { origin: ORIGIN });
    if (run.lanes > run.wave) return runWorkgroup(run, program);
    const wave = new Wave({ size: run.wave, isa, mode: MODE });
    wave.pc = ORIGIN;
    const mask =
      run.lanes >= 64
        ? [0xffffffff, 0xffffffff]
        : run.lanes > 32
          ? [0xffffffff, 2 ** (run.lanes - 32) - 1]
          : [2 ** run.lanes - 1, 0];
    wave.setExec(mask[0]!, mask[1]);
    giveIds(wave, 0);
    giveMemory(wave, run.lanes);
    program.run(wave);
    return [wave];
  });
}

/** v255 is the number of the work-item. */
function giveIds(wave: Wave, first: number): void {
  wave.setVgpr(
    255,
    Array.from({ length: wave.size }, (_, lane) => first + lane),
  );
}

/** More work-items than lanes: a workgroup of several waves, which meet at barriers. */
function runWorkgroup(run: HardwareCase["runs"][number], program: Program): Wave[] {
  const abi = kernelAbis.of(program.isa.id);
  const descriptor = new Uint8Array(64);
  if (run.wave === 32) descriptor[57] = 4; // ENABLE_WAVEFRONT_SIZE32
  const waves: Wave[] = [];
  const runner = new WorkgroupRunner(
    program,
    {
      abi,
      descriptor: readDescriptor(descriptor, abi, 0),
      entry: ORIGIN,
      kernarg: 0,
      kernargBytes: new Uint8Array(0),
      dispatchPacket: 0,
      queue: 0,
      scratch: 0,
      scratchPerWave: 0,
      scratchPerLane: 0,
    },
    new AddressSpace(),
    {
      memory: defaultMemoryOptions,
      maxSteps: 100_000,
      ldsBytes: 65536,
      waves: Math.ceil(run.lanes / run.wave),
      scratch: new Uint8Array(0),
      observer: {
        before: (wave, { wave: index }) => {
          if (wave.steps > 0) return;
          // The cases' own start, not a kernel's.
          wave.mode = MODE;
          wave.setVgpr(0, 0);
          giveIds(wave, index * run.wave);
          waves[index] = wave;
        },
      },
    },
  );
  runner.run([0, 0, 0], [run.lanes, 1, 1]);
  return waves;
}

/** s[80:81] points at a kernel argument, which points at zeroed bytes; LDS and scratch have 64 KiB each. */
function giveMemory(wave: Wave, lanes: number): void {
  const space = new AddressSpace();
  const buffer = space.allocate(Math.max(16 * lanes * 4, 2048) + 76);
  const argument = space.allocate(8);
  const { bytes, base } = argument;
  new DataView(bytes.buffer).setBigUint64(bytes.byteOffset, BigInt(buffer.base), true);
  wave.setSgpr(80, base % 2 ** 32);
  wave.setSgpr(81, Math.floor(base / 2 ** 32));
  const options = defaultMemoryOptions;
  const lds = new LocalMemory(new Uint8Array(65536), options);
  const scratch = new ScratchMemory(new Uint8Array(65536 * wave.size), wave.size, options);
  const { sharedBase, privateBase } = wave;
  wave.lds = lds;
  wave.scratch = scratch;
  wave.mem = new FlatMemory({ space, lds, scratch, sharedBase, privateBase, options });
}

/** Each run's waves. */
type Runs = readonly (readonly Wave[])[];

/** What is wrong with the waves a case left: its assertions and its final state. Empty when all is right. */
export function faults(test: HardwareCase, waves: Runs): string[] {
  const found: string[] = [];
  for (const assertion of test.asserts) {
    if (!holds(assertion, waves))
      found.push(`${JSON.stringify(assertion)} got ${describeGot(assertion, waves)}`);
  }
  test.runs.forEach((run, i) => found.push(...finalFaults(run, waves[i]!)));
  return found;
}

function describeGot(assertion: Assertion, waves: Runs): string {
  return assertion.reg === undefined ? "" : String(value(assertion, waves));
}

/** A register, of the wave that a lane of the workgroup is in. */
function register(waves: readonly Wave[], name: string, lane: number): number {
  const { size } = waves[0]!;
  const wave = waves[Math.floor(lane / size)]!;
  if (name === "vcc_lo" || name === "vcc") return wave.u[wave.vcc]!;
  if (name === "exec_lo" || name === "exec") return wave.u[wave.exec]!;
  if (name === "scc") return wave.scc;
  if (name === "m0") return wave.u[wave.m0]!;
  const index = Number(name.slice(1));
  return name.startsWith("v") ? wave.vgpr(index)[lane % size]! : wave.sgpr(index);
}

/** The value of a place: an unsigned number, a float, or for 64 bits a bigint. */
function value(place: PlaceOf, waves: Runs): number | bigint {
  const run = waves[place.run ?? 0]!;
  const lane = place.lane ?? 0;
  const low = register(run, place.reg, lane);
  let result: number | bigint;
  if (place.reg_hi !== undefined) {
    const high = register(run, place.reg_hi, lane);
    result = place.as === "f64" ? f64FromWords(low, high) : (BigInt(high) << 32n) | BigInt(low);
  } else {
    const bits = place.bits ?? 32;
    let x = low >>> (place.lsb ?? 0);
    if (bits < 32) x &= 2 ** bits - 1;
    if (place.mask !== undefined) x = (x & place.mask) >>> 0;
    result = place.as === "f16" ? f16ToNumber(x & 0xffff) : place.as === "f32" ? f32FromBits(x) : x;
  }
  if (typeof result === "bigint") return result;
  if (place.abs === true) result = Math.abs(result);
  return place.neg === true ? -result : result;
}

function evaluate(x: Expression, waves: Runs): number | bigint {
  if (typeof x === "number") return x;
  if (!("op" in x)) return value(x, waves);
  const a = evaluate(x.a, waves);
  if (x.op === "f64") {
    const bits = BigInt(a);
    return f64FromWords(Number(bits & 0xffffffffn), Number(bits >> 32n));
  }
  const b = evaluate(x.b, waves);
  if (x.op === "<<") return BigInt(a) << BigInt(b);
  if (x.op === "|") return BigInt(a) | BigInt(b);
  if (x.op === "+") return Number(a) + Number(b);
  throw new Error(`operator ${x.op} of an assertion is not known here`);
}

const ORDER: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  gt: (a, b) => a > b,
  lt: (a, b) => a < b,
  ge: (a, b) => a >= b,
  eq: (a, b) => a === b,
};

function holds(a: Assertion, waves: Runs): boolean {
  if (a.kind === "derived") return true;
  if (a.kind === "same" || a.kind === "different") {
    return (value(a.a!, waves) === value(a.b!, waves)) === (a.kind === "same");
  }
  const got = a.expr === undefined ? value(a, waves) : evaluate(a.expr, waves);
  const want = a.want as number;
  switch (a.kind) {
    case "bits":
      return typeof got === "bigint"
        ? got === BigInt(want) || Number(got) === want
        : got === want >>> 0 || got === want;
    case "value":
      return Number(got) === want;
    case "ne":
      return Number(got) !== want;
    case "near":
      if (Number(got) === want) return true;
      return a.delta !== undefined
        ? Math.abs(Number(got) - want) <= a.delta
        : Math.abs(Number(got) - want) < 0.5 * 10 ** -a.places!;
    case "isnan":
      return Number.isNaN(got) === (a.want as boolean);
    case "isinf":
      return (Math.abs(Number(got)) === Infinity) === (a.want as boolean);
    default:
      return ORDER[a.kind]!(Number(got), a.rhs ?? want) === (a.holds ?? true);
  }
}

type Run = HardwareCase["runs"][number];

function finalFaults(run: Run, waves: readonly Wave[]): string[] {
  const found: string[] = [];
  const { final, captured } = run;
  const check = (name: string, got: number, want: number): void => {
    if (!agree(got, want, run.ulp ?? 0))
      found.push(`${name} is 0x${got.toString(16)}, final state says 0x${want.toString(16)}`);
  };
  // What was not captured is unknown; v255 and s[80:81] belong to the harness.
  const vector = (n: number): void => {
    const want = final.v?.[n] ?? 0;
    for (let lane = 0; lane < run.lanes; lane++)
      check(
        `v${n} lane ${lane}`,
        register(waves, `v${n}`, lane),
        typeof want === "number" ? want : want[lane]!,
      );
  };
  if (captured !== undefined) {
    for (const name of captured) if (name.startsWith("v") && /\d/.test(name)) vector(Number(name.slice(1)));
    return found;
  }
  for (let n = 0; n < 16; n++) vector(n);
  for (let n = 0; n < 16; n++) check(`s${n}`, register(waves, `s${n}`, 0), final.s?.[n] ?? 0);
  check("vcc", register(waves, "vcc", 0), final.vcc ?? 0);
  check("exec", register(waves, "exec", 0), final.exec ?? 0);
  check("scc", register(waves, "scc", 0), final.scc ?? 0);
  return found;
}

const nan32 = (x: number): boolean => (x & 0x7fffffff) > 0x7f800000;
const nan16 = (x: number): boolean => (x & 0x7fff) > 0x7c00;

/** Equal, both NaN (as f32 or f16 halves), or no more than `ulp` apart. */
function agree(a: number, b: number, ulp: number): boolean {
  if (a === b || (nan32(a) && nan32(b))) return true;
  if (a >>> 16 === b >>> 16 || (nan16(a >>> 16) && nan16(b >>> 16))) {
    if ((a & 0xffff) === (b & 0xffff) || (nan16(a) && nan16(b))) return true;
  }
  return Math.abs((a | 0) - (b | 0)) <= ulp;
}
