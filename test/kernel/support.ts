/** Devices with the code objects of programs/, and arguments for their kernels. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { GenerationId } from "../../generated/index.js";
import { Device, readCodeObject, type DeviceOptions, type DispatchArgument } from "../../generated/kernel.js";
import { machineOf } from "./machines.js";

/** The bytes of a code object that compile.sh wrote, e.g. ("hard", "gfx1200"). */
export const objectBytes = (name: string, processor: string): Uint8Array =>
  Uint8Array.from(
    gunzipSync(readFileSync(fileURLToPath(new URL(`programs/${name}.${processor}.co.gz`, import.meta.url)))),
  );

export async function loadDevice(
  name: string,
  generation: GenerationId,
  processor: string,
  options?: DeviceOptions,
): Promise<Device> {
  const { isa, executors } = await machineOf(generation);
  return new Device(isa, executors, readCodeObject(objectBytes(name, processor)), options);
}

/** Pseudo-random words, the same in every run. */
export function random(count: number, seed = 1): Uint32Array {
  let state = seed;
  return Uint32Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state ^ (state >>> 15)) >>> 0;
  });
}

export const bytes = (array: ArrayBufferView): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
export const buffer = (array: ArrayBufferView): DispatchArgument => ({ buffer: bytes(array) });
export const value = (n: number): DispatchArgument => ({ value: bytes(Uint32Array.of(n)) });
