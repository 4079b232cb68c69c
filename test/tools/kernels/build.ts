/** Programs compiled and run: by clang for the host, whose answer is taken for right, and for a processor. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Device, readCodeObject, type DispatchArgument } from "../../../generated/kernel.js";
import { generationOf } from "./processors.js";
import { machineOf } from "../../kernel/machines.js";
import { printPrograms } from "./print.js";
import { GROUPS, INPUT, outputSize, SHARED_INPUT, type Program } from "./program.js";
import { random } from "../random.js";

const here = fileURLToPath(new URL(".", import.meta.url));

export class BuildError extends Error {}

function run(command: string, args: readonly string[], input?: Uint8Array): Buffer {
  const made = spawnSync(command, args, { ...(input === undefined ? {} : { input }), maxBuffer: 1 << 28 });
  if (made.error !== undefined) throw made.error;
  if (made.status !== 0)
    throw new BuildError(
      `${command} ${args.join(" ")}: ${made.signal ?? made.status}\n${made.stderr.toString().slice(0, 4000)}`,
    );
  return made.stdout;
}

const clang = process.env["CLANG"] ?? "clang-22";

export interface Build {
  readonly processor: string;
  readonly wave: 32 | 64;
  readonly flags: readonly string[];
}

export const describe = ({ processor, wave, flags }: Build): string =>
  `${processor} wave${wave} ${flags.join(" ")}`;

export interface Inputs {
  readonly items: Uint8Array<ArrayBuffer>;
  readonly shared: Uint8Array<ArrayBuffer>;
  readonly arg0: number;
  readonly arg1: bigint;
}

const SPECIAL = {
  f16: [0, 0x8000, 0x3c00, 0xbc00, 1, 0x8001, 0x3ff, 0x400, 0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7e00, 0x3800, 0x6400, 0x4248],
  bf16: [0, 0x8000, 0x3f80, 0xbf80, 1, 0x8001, 0x7f, 0x80, 0x7f7f, 0xff7f, 0x7f80, 0xff80, 0x7fc0, 0x3f00, 0x4300, 0x4049],
  f32: [0, 0x80000000, 0x3f800000, 0xbf800000, 1, 0x80000001, 0x7fffff, 0x800000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000, 0x3f000000, 0x4b000000, 0x4f000000, 0x33800000, 0x387fe000],
  f64: [0, 0x80000000, 0x3ff00000, 0xbff00000, 0x7fefffff, 0x7ff00000, 0xfff00000, 0x7ff80000, 0x3fe00000, 0x100000, 0x43300000, 0x41e00000, 0x36a00000],
} as const; // prettier-ignore
const FORMAT = { f16: [5, 10], bf16: [8, 7], f32: [8, 23], f64: [11, 52] } as const;

/** Numbers of which many are special, near one, or small. */
function fill(program: Program, bytes: Uint8Array, base: number, uniform: boolean, seed: number): void {
  const numbers = random(seed);
  const view = new DataView(bytes.buffer);
  for (const { variable, offset } of program.inputs) {
    if (variable.uniform !== uniform) continue;
    const { type } = variable;
    const element = type.element ?? type.name;
    const size = type.size / (type.length ?? 1);
    for (let i = 0; i < (type.length ?? 1); i++) {
      const at = base + offset + i * size;
      let value = BigInt(numbers(2 ** 32)) * 2n ** 32n + BigInt(numbers(2 ** 32));
      if (element in FORMAT) {
        const [exponent, mantissa] = FORMAT[element as keyof typeof FORMAT];
        const special = SPECIAL[element as keyof typeof SPECIAL];
        const kind = numbers(8);
        if (kind === 0) {
          value = BigInt(special[numbers(special.length)]!);
          if (size === 8) value <<= 32n;
        } else if (kind < 7) {
          const bias = 2 ** (exponent - 1) - 1;
          const e = bias + numbers(kind < 5 ? 9 : 60) - (kind < 5 ? 4 : 30);
          const kept = value & ((1n << BigInt(mantissa)) - 1n);
          const short = numbers(3) === 0 ? (kept >> BigInt(mantissa - 4)) << BigInt(mantissa - 4) : kept;
          const clipped = BigInt(Math.min(Math.max(e, 0), 2 ** exponent - 2));
          value = (BigInt(numbers(2)) << BigInt(8 * size - 1)) | (clipped << BigInt(mantissa)) | short;
        } else {
          // No NaN but the plain one.
          const all = (1n << BigInt(exponent)) - 1n;
          if (((value >> BigInt(mantissa)) & all) === all) value ^= 1n << BigInt(mantissa);
        }
      } else {
        const kind = numbers(4);
        const edge = [0n, 1n, -1n, 1n << BigInt(8 * size - 1), (1n << BigInt(8 * size - 1)) - 1n, 31n, 255n][
          numbers(7)
        ]!;
        if (kind === 0) value = edge;
        else if (kind === 1) value %= 64n;
      }
      for (let b = 0; b < size; b++) view.setUint8(at + b, Number((value >> BigInt(8 * b)) & 255n));
    }
  }
}

export function inputsOf(program: Program, seed: number): Inputs {
  const numbers = random(seed);
  const items = Uint8Array.from({ length: GROUPS * program.items * INPUT }, () => numbers(256));
  const shared = Uint8Array.from({ length: SHARED_INPUT }, () => numbers(256));
  for (let item = 0; item < GROUPS * program.items; item++)
    fill(program, items, item * INPUT, false, seed * 1000 + item);
  fill(program, shared, 0, true, seed);
  return { items, shared, arg0: numbers(2 ** 32), arg1: BigInt(numbers(2 ** 32)) * 0x12345n };
}

export class Workspace {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** What each program leaves, by wave size, as the host sees it. */
  host(
    programs: readonly Program[],
    inputs: readonly Inputs[],
    waves: readonly number[],
  ): Map<number, Uint8Array[]> {
    const source = `${this.folder}/host.c`;
    writeFileSync(source, printPrograms(programs, "host"));
    run(clang, [
      "-w", "-O1", "-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off", "-fexcess-precision=16", `-I${here}`,
      source, "-o", `${this.folder}/host`, "-lm",
    ]); // prettier-ignore
    const words: Uint8Array[] = [];
    for (const { items, shared, arg0, arg1 } of inputs)
      words.push(
        items,
        shared,
        new Uint8Array(Uint32Array.of(arg0).buffer),
        new Uint8Array(BigUint64Array.of(arg1).buffer),
      );
    return new Map(
      waves.map((wave) => {
        const out = run(`${this.folder}/host`, [String(wave)], Buffer.concat(words));
        let at = 0;
        const parts = programs.map((program) => out.subarray(at, (at += outputSize(program))));
        return [wave, parts];
      }),
    );
  }

  /** Puts the last sources, the code object and a program's inputs aside; how the command line runs it. */
  keep(name: string, program: Program, { items, shared, arg0, arg1 }: Inputs): string {
    const path = `${this.folder}/${name}`;
    for (const end of ["host.c", "device.c", "device.co"])
      copyFileSync(`${this.folder}/${end}`, `${path}-${end}`);
    writeFileSync(`${path}-items`, items);
    writeFileSync(`${path}-shared`, shared);
    const size = `--grid ${GROUPS * program.items} --block ${program.items} --stack 16384`;
    return `amdgpu-isa kernel ${path}-device.co --name ${program.name} ${size} --arg file:${path}-items --arg buffer:${outputSize(program)} --arg file:${path}-shared --arg u32:${arg0} --arg u64:${arg1} --trace`;
  }

  compile(programs: readonly Program[], build: Build): Uint8Array {
    const source = `${this.folder}/device.c`;
    const object = `${this.folder}/device.co`;
    writeFileSync(source, printPrograms(programs, "device"));
    run(clang, [
      "-x", "c", "-w", "-target", "amdgcn-amd-amdhsa", `-mcpu=${build.processor}`, "-nogpulib", "-fwrapv",
      "-fno-strict-aliasing", "-ffp-contract=off", ...(build.wave === 64 && /^gfx1/.test(build.processor) ? ["-mwavefrontsize64"] : []),
      ...build.flags, `-I${here}`, source, "-o", object,
    ]); // prettier-ignore
    return new Uint8Array(readFileSync(object));
  }
}

export async function load(object: Uint8Array, build: Build): Promise<Device> {
  const { isa, executors } = await machineOf(generationOf(build.processor));
  return new Device(isa, executors, readCodeObject(object));
}

/** What a program leaves on our device. @throws ExecutionError, MemoryFault */
export function execute(device: Device, program: Program, { items, shared, arg0, arg1 }: Inputs): Uint8Array {
  const out = new Uint8Array(outputSize(program));
  const args: DispatchArgument[] = [
    { buffer: items.slice() },
    { buffer: out },
    { buffer: shared.slice() },
    { value: new Uint8Array(Uint32Array.of(arg0).buffer) },
    { value: new Uint8Array(BigUint64Array.of(arg1).buffer) },
  ];
  device.dispatch({
    kernel: program.name,
    grid: [GROUPS * program.items],
    workgroup: [program.items],
    args,
    stack: 16384,
    maxSteps: 2_000_000,
  });
  return out;
}
