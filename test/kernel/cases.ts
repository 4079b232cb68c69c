import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import {
  Device,
  readCodeObject,
  type DispatchArgument,
  type DispatchResult,
} from "../../generated/kernel.js";
import type { Isa } from "../../runtime/isa/isa.js";
import type { Executors } from "../../runtime/wave/index.js";
import { difference, type Compare } from "./compare.js";
import { casesFile, programs } from "./programs.js";

interface Bytes {
  readonly hex?: string;
  readonly gz64?: string;
}

type CaseArgument = Bytes &
  ({ readonly kind: "buffer" } | { readonly kind: "value"; readonly type: string; readonly bits: string });

/** One case of the shared set: a kernel, its arguments, and the memory that must be there afterwards. */
export interface KernelCase {
  readonly source: string;
  readonly kernel: string;
  readonly generations?: readonly string[];
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  readonly lds_dynamic: number;
  readonly args: readonly CaseArgument[];
  readonly expect: readonly (Bytes & { readonly arg: number; readonly compare: Compare })[];
  readonly why: string;
}

export const readCases = (): KernelCase[] =>
  gunzipSync(readFileSync(casesFile))
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as KernelCase);

/** Bytes of a case, on a buffer of their own. */
const bytesOf = ({ hex, gz64 }: Bytes): Uint8Array =>
  Uint8Array.from(
    hex === undefined ? gunzipSync(Buffer.from(gz64 ?? "", "base64")) : Buffer.from(hex, "hex"),
  );

function valueBytes(type: string, bits: string): Uint8Array {
  const size = Number(/\d+$/.exec(type)?.[0] ?? 32) / 8;
  let value = BigInt(bits);
  return Uint8Array.from({ length: size }, () => {
    const byte = Number(value & 255n);
    value >>= 8n;
    return byte;
  });
}

/** A device for each sample program of a generation, by source. */
export function devices(isa: Isa, executors: Executors): Map<string, Device> {
  return new Map(
    programs(isa.id).map(({ source, bytes }) => [source, new Device(isa, executors, readCodeObject(bytes))]),
  );
}

export interface Outcome {
  /** What is wrong, null when all memory is as expected. */
  readonly wrong: string | null;
  readonly result: DispatchResult;
}

/** Runs a case and compares every buffer: those without an expectation must be unchanged. */
export function runCase(device: Device, test: KernelCase): Outcome {
  const before = test.args.map((a) => (a.kind === "buffer" ? bytesOf(a) : null));
  const buffers = before.map((bytes) => bytes?.slice() ?? null);
  const args = test.args.map((a, i): DispatchArgument =>
    a.kind === "buffer" ? { buffer: buffers[i]! } : { value: valueBytes(a.type, a.bits) },
  );
  const result = device.dispatch({ kernel: test.kernel, grid: test.grid, workgroup: test.block, args });
  for (const [i, got] of buffers.entries()) {
    if (got === null) continue;
    const expected = test.expect.find((e) => e.arg === i);
    const wrong =
      expected === undefined
        ? difference(got, before[i]!, "exact")
        : difference(got, bytesOf(expected), expected.compare);
    if (wrong !== null) return { wrong: `argument ${i} ${wrong}`, result };
  }
  return { wrong: null, result };
}
