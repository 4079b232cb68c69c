/** Arguments of kernels as the command line writes them. */
import { KernelError, type AddressSpace, type DispatchArgument } from "../generated/kernel.js";
import { parseHex } from "./lines.js";

/** Largest buffer. */
const MAX_BUFFER = 2 ** 31;

/** Reads `u32:5`, `f32:1.5`, `hex:0102` (a struct), `buffer:4096`, `file:in.bin`, `lds:256`. @throws KernelError */
export function parseArgument(text: string, readFile: (path: string) => Uint8Array): DispatchArgument {
  const colon = text.indexOf(":");
  const kind = text.slice(0, Math.max(0, colon));
  const value = text.slice(colon + 1);
  const bad = (why: string): never => {
    throw new KernelError(`--arg ${text}: ${why}`);
  };
  if (kind === "file") return { buffer: Uint8Array.from(readFile(value)) };
  if (kind === "buffer" || kind === "lds") {
    const size = /^(0x[0-9a-fA-F]+|\d+)$/.test(value) ? Number(value) : NaN;
    if (!(size >= 0 && size <= MAX_BUFFER)) return bad("a size in bytes is due");
    return kind === "lds" ? { lds: size } : { buffer: new Uint8Array(size) };
  }
  if (kind === "hex") {
    if (!/^([0-9a-fA-F]{2})+$/.test(value)) return bad("bytes in hexadecimal are due");
    return { value: parseHex(value) };
  }
  const type = /^([iuf])(8|16|32|64)$/.exec(kind);
  if (type === null)
    return bad(
      "type:value, hex:BYTES, buffer:SIZE, file:PATH or lds:SIZE is due; types are u8 to u64, i8 to i64, f32, f64",
    );
  const bytes = new Uint8Array(Number(type[2]) / 8);
  const view = new DataView(bytes.buffer);
  if (type[1] === "f") {
    const number = Number(value);
    if (value.trim() === "" || (Number.isNaN(number) && !/^-?nan$/i.test(value)))
      return bad("a number is due");
    if (type[2] === "32") view.setFloat32(0, number, true);
    else if (type[2] === "64") view.setFloat64(0, number, true);
    else return bad("floats are f32 or f64");
    return { value: bytes };
  }
  if (!/^-?(0x[0-9a-fA-F]+|\d+)$/.test(value)) return bad("a whole number is due");
  const number = value.startsWith("-") ? -BigInt(value.slice(1)) : BigInt(value);
  const width = Number(type[2]);
  if (BigInt.asUintN(width, number) !== number && BigInt.asIntN(width, number) !== number)
    return bad(`does not fit ${width} bits`);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number((number >> BigInt(8 * i)) & 255n);
  return { value: bytes };
}

/** Buffers on memory of the address space's own kind, which threads may have to share. */
export function onSpace(argument: DispatchArgument, space: AddressSpace): DispatchArgument {
  if (!("buffer" in argument)) return argument;
  const buffer = space.newBytes(argument.buffer.length);
  buffer.set(argument.buffer);
  return { buffer };
}
