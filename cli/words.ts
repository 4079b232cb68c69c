/** Names of the tables in words, for people. */
import type { DataFormat, OperandInfo, OperandType } from "../runtime/isa/model.js";

const NUMBERS: Readonly<Record<string, string>> = {
  F: "float",
  BF: "brain float",
  FP: "float",
  I: "signed integer",
  U: "unsigned integer",
  IU: "integer, signed or unsigned by a flag",
  B: "bits",
  M: "lane mask of",
};

/** `FMT_NUM_PK2_F16` is `2 packed 16-bit floats`. */
export function formatWords(format: DataFormat): string {
  const number = /^FMT_NUM_(?:PK(\d+)_)?(BF|FP|IU|F|I|U|B|M)(\d+)$/.exec(format.name);
  if (number !== null) {
    const [, packed, kind, bits] = number as unknown as [string, string | undefined, string, string];
    const noun = NUMBERS[kind]!;
    const one =
      kind === "M" ? `lane mask of ${bits} bits` : kind === "B" ? `${bits} bits` : `${bits}-bit ${noun}`;
    return packed === undefined ? one : `${packed} packed, each ${one}`;
  }
  const matrix = /^FMT_(?:WMMA|NUM)_(AB|DC|D|C)_(\d+)X(\d+)_(\w+)$/.exec(format.name);
  if (matrix !== null) return `a lane's part of a ${matrix[2]} by ${matrix[3]} matrix of ${matrix[4]}`;
  if (format.name === "FMT_ANY") return "any bits";
  return `${format.type.replaceAll("_", " ")} of ${format.bits} bits`;
}

/** What an operand type allows, in words. */
export function typeWords(type: OperandType): string {
  if (type.parts.length > 0) return `made of ${type.parts.map((part) => part.name).join(", ")}`;
  const words: string[] = [];
  const lists = (test: (prefix: string, first: number | null) => boolean): boolean =>
    type.runs.some((run) => test(run.prefix, run.first));
  if (type.hasVgpr) words.push("VGPR");
  if (type.hasAcc) words.push("AccVGPR");
  if (lists((prefix, first) => prefix === "s" && first !== null)) words.push("SGPR");
  if (lists((prefix) => /^VCC|^EXEC|^M0$|^NULL$|^SRC_SCC$/i.test(prefix))) words.push("special register");
  if (lists((prefix, first) => /^-?[\d.]*$/.test(prefix) && (first !== null || prefix !== "")))
    words.push("inline constant");
  if (lists((prefix) => prefix === "SRC_LITERAL")) words.push("literal");
  if (lists((prefix) => prefix === "SRC_LITERAL64")) words.push("64-bit literal");
  if (words.length === 0)
    words.push(
      type.runs
        .map((run) => run.prefix.toLowerCase())
        .slice(0, 4)
        .join(", "),
    );
  return words.join(", ");
}

export const directionWords = (operand: OperandInfo): string =>
  operand.read && operand.written ? "read and written" : operand.written ? "written" : "read";
