/** Matrices for an instruction, and what goes into each element of its result. */
import type { ElementFormat, MatrixDefinition } from "../../runtime/matrix/index.js";
import type { Sum } from "./exact.js";
import { decode, generator, inputs, type InputKind, type Matrices } from "./run.js";

/** Formats that stand for f8f6f4: a pair of widths and flavours. */
export const formatsOf = (
  definition: MatrixDefinition,
): readonly (readonly [ElementFormat, ElementFormat])[] =>
  definition.a !== "f8f6f4"
    ? [[definition.a, definition.b]]
    : [
        ["fp8", "bf8"],
        ["fp6", "fp4"],
        ["bf6", "fp8"],
        ["fp4", "fp4"],
      ];

export const FORMAT_CODES: Readonly<Partial<Record<ElementFormat, number>>> = {
  fp8: 0,
  bf8: 1,
  fp6: 2,
  bf6: 3,
  fp4: 4,
};

/** Fields that choose these formats. */
export function formatFields(
  definition: MatrixDefinition,
  [a, b]: readonly [ElementFormat, ElementFormat],
): Record<string, number> {
  const [x, y] = [FORMAT_CODES[a] ?? 0, FORMAT_CODES[b] ?? 0];
  if (definition.modifiers.includes("formats-cbsz")) return { CBSZ: x, BLGP: y };
  return definition.modifiers.includes("formats-opsel") ? { OPSEL: x, OPSEL_HI: y } : {};
}

export function randomMatrices(
  definition: MatrixDefinition,
  kind: InputKind,
  seed: number,
  formats: readonly [ElementFormat, ElementFormat],
): Matrices {
  const random = generator(seed);
  const { m, n, k, blocks, sparse } = definition;
  const kept = sparse === true ? k / 2 : k;
  const a = inputs(formats[0], kind, blocks * m * kept, random);
  const b = inputs(formats[1], kind, blocks * k * n, random);
  const c = inputs(definition.c, kind === "cancelling" ? "wide" : kind, blocks * m * n, random);
  if (sparse !== true) return { a, b, c };
  const pairs = [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ] as const;
  const index = Array.from({ length: (m * kept) / 2 }, () => pairs[Math.floor(random() * 6)]!).flat();
  return { a, b, c, index };
}

/** Smallest normal magnitude of the formats whose denormals some instructions flush. */
const MIN_NORMAL: Readonly<Partial<Record<ElementFormat, number>>> = {
  f16: 2 ** -14,
  bf16: 2 ** -126,
  f32: 2 ** -126,
};

/** The sum that makes element `x` of D, with inputs flushed where the instruction does so. */
export function sumOf(
  definition: MatrixDefinition,
  { a, b, c, index }: Matrices,
  x: number,
  formats: readonly [ElementFormat, ElementFormat],
): Sum {
  const { m, n, k } = definition;
  const kept = index === undefined ? k : k / 2;
  const block = Math.floor(x / (m * n));
  const i = Math.floor(x / n) % m;
  const j = x % n;
  const flush = definition.inputs === "flush";
  const value = (format: ElementFormat, code: number): number => {
    const v = decode(format, code);
    return flush && Math.abs(v) < MIN_NORMAL[format]! ? 0 : v;
  };
  const row = Array.from({ length: kept }, (_, p) => (block * m + i) * kept + p);
  return {
    a: row.map((at) => value(formats[0], a[at]!)),
    b: row.map((at, p) => {
      const at4 = index === undefined ? p : (p >> 1) * 4 + index[at]!;
      return value(formats[1], b[(block * k + at4) * n + j]!);
    }),
    c:
      flush && definition.results === "flush" && Math.abs(decode(definition.c, c[x]!)) < MIN_NORMAL.f32!
        ? 0
        : decode(definition.c, c[x]!),
    formats,
  };
}
