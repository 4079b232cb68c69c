/**
 * A whole product through the matrix instruction of each generation: test/vectors/matrix-gemm.cl as clang compiled it,
 * dispatched over tiles of 16 x 16, against the arithmetic model applied to the whole product.
 */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { GenerationId } from "../../generated/index.js";
import { f16ToNumber, numberToF16 } from "../../runtime/float/index.js";
import { Device, readCodeObject } from "../../generated/kernel.js";
import { machineOf } from "../kernel/machines.js";
import { dots, fused, roundF32, tree, type Sum } from "./exact.js";
import { generator } from "./run.js";

const { objects } = JSON.parse(
  readFileSync(new URL("../vectors/matrix-gemm.json", import.meta.url), "utf8"),
) as { readonly objects: Readonly<Record<string, string>> };

const M = 32;
const N = 16;
const K = 96;

/** CDNA 2 takes denormal f16 elements for zeros. */
const flushed = (sum: Sum): Sum => {
  const flush = (x: number): number => (Math.abs(x) < 2 ** -14 ? 0 : x);
  return { ...sum, a: sum.a.map(flush), b: sum.b.map(flush) };
};

/** What a chain of instructions over all k makes of one element: each model goes group by group, so one call does. */
const MODELS: Readonly<Record<string, (sum: Sum) => number>> = {
  cdna1: (sum) => tree(sum, 4, false),
  cdna2: (sum) => tree(flushed(sum), 4, true),
  cdna3: (sum) => fused(sum, 8),
  cdna4: (sum) => fused(sum, 8),
  cdna5: (sum) => fused(sum, 8),
  rdna3: (sum) => dots(sum, 2, roundF32),
  rdna3_5: (sum) => dots(sum, 2, roundF32),
  rdna4: (sum) => dots(sum, 2, roundF32),
};

/** Numbers of a wide range of sizes, a few denormals and zeros among them. */
function halves(count: number, seed: number): Uint16Array {
  const random = generator(seed);
  return Uint16Array.from({ length: count }, () =>
    numberToF16((random() - 0.5) * 2 ** Math.floor(random() * 24 - 17), 0),
  );
}

const bytes = (array: ArrayBufferView): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

describe.each(Object.keys(objects))("%s", (generation) => {
  test("a product of 32 x 96 and 96 x 16", async () => {
    const { isa, executors } = await machineOf(generation as GenerationId);
    const image = Uint8Array.from(gunzipSync(Buffer.from(objects[generation]!, "base64")));
    const device = new Device(isa, executors, readCodeObject(image));
    const a = halves(M * K, 1);
    const b = halves(K * N, 2);
    const c = new Float32Array(M * N);
    const lanes = isa.generation.defaultWaveSize;
    device.dispatch({
      kernel: "gemm_f16",
      grid: [(N / 16) * lanes, M / 16, 1],
      workgroup: [lanes, 1, 1],
      args: [
        { buffer: bytes(a) },
        { buffer: bytes(b) },
        { buffer: bytes(c) },
        { value: bytes(Uint32Array.of(N)) },
        { value: bytes(Uint32Array.of(K)) },
      ],
    });
    const want = Float32Array.from({ length: M * N }, (_, x) =>
      MODELS[generation]!({
        a: Array.from({ length: K }, (__, k) => f16ToNumber(a[Math.floor(x / N) * K + k]!)),
        b: Array.from({ length: K }, (__, k) => f16ToNumber(b[k * N + (x % N)]!)),
        c: 0,
        formats: ["f16", "f16"],
      }),
    );
    expect([...c]).toEqual([...want]);
    expect(c.some((x) => x !== 0)).toBe(true);
  });
});
