import type { Instruction, IsaSpec } from "../spec/model.js";
import type { Sizes } from "./machine.js";
import { registerEncoding } from "./scope.js";

type Same = (a: readonly number[], b: readonly number[]) => boolean;

const nan16 = (bits: number): boolean => (bits & 0x7fff) > 0x7c00;
const nanBf16 = (bits: number): boolean => (bits & 0x7fff) > 0x7f80;
const nan32 = (bits: number): boolean => (bits & 0x7fffffff) > 0x7f800000;

const halves =
  (nan: (bits: number) => boolean): Same =>
  (a, b) =>
    a.every((word, index) => {
      const other = b[index]!;
      const low = (word & 0xffff) === (other & 0xffff) || (nan(word) && nan(other));
      const high = word >>> 16 === other >>> 16 || (nan(word >>> 16) && nan(other >>> 16));
      return low && high;
    });

const low16 =
  (nan: (bits: number) => boolean): Same =>
  ([a], [b]) =>
    (a! & 0xffff) === (b! & 0xffff) || (nan(a!) && nan(b!));

const words32: Same = (a, b) =>
  a.every((word, index) => word === b[index] || (nan32(word) && nan32(b[index]!)));

const isNan64 = (words: readonly number[]): boolean =>
  (words[1]! & 0x7fffffff) > 0x7ff00000 || ((words[1]! & 0x7fffffff) === 0x7ff00000 && words[0] !== 0);

const bytes =
  (nan: (bits: number) => boolean): Same =>
  (a, b) =>
    a.every((word, index) =>
      [0, 8, 16, 24].every((at) => {
        const [x, y] = [(word >>> at) & 255, (b[index]! >>> at) & 255];
        return x === y || (nan(x) && nan(y));
      }),
    );

/** Equal bits, but that any NaN of the result's format equals any other: manuals do not say which one comes out. */
function samenessOf(format: string, parts: boolean): Same {
  if (/F64$/.test(format)) return (a, b) => isNan64(a) && isNan64(b);
  if (/F32$/.test(format)) return words32;
  if (/PK\d+_F16$/.test(format)) return halves(nan16);
  if (/PK\d+_BF16$/.test(format)) return halves(nanBf16);
  if (/NUM_F16$/.test(format)) return parts ? halves(nan16) : low16(nan16);
  if (/BF16$/.test(format)) return parts ? halves(nanBf16) : low16(nanBf16);
  if (/FP8$/.test(format)) return bytes((bits) => (bits & 127) === 127);
  if (/BF8$/.test(format)) return bytes((bits) => (bits & 127) > 0x7c);
  // the other half of a 16-bit result is the binding's business
  if (/(NUM_[UIB]16|PK2_[UI]8|PK4_[UI]4)$/.test(format) && !parts) return low16(() => false);
  return () => false;
}

/** How to compare the results of an instruction, and how wide its operands are. */
export function comparisonOf(instruction: Instruction, parts: boolean): { sizes: Sizes; same: Same } {
  const form = instruction.encodings.find((one) => registerEncoding.test(one.encodingName))!;
  const [destination] = form.operands.filter((one) => one.output && /^[VS]DST$/.test(one.fieldName ?? ""));
  const sources = form.operands.filter((one) => one.input && /^(V|S)?SRC\d$/.test(one.fieldName ?? ""));
  const size = (index: number): number => sources[index]?.size ?? 0;
  return {
    sizes: { d0: destination?.size ?? 0, s0: size(0), s1: size(1), s2: size(2) },
    same: samenessOf(destination?.dataFormat ?? "", parts),
  };
}

export function instructionsByName(spec: IsaSpec): Map<string, Instruction> {
  return new Map(spec.instructions.map((one) => [one.name, one]));
}
