/**
 * U unsigned, I signed, B bits without meaning, F IEEE binary, BF bfloat16, small float kinds, bool (a condition).
 */
export type Kind = "U" | "I" | "B" | "F" | "BF" | "FP8" | "BF8" | "FP6" | "BF6" | "FP4" | "bool";

export interface Type {
  readonly kind: Kind;
  /** bits */
  readonly width: number;
  /** a constant whose type is open until a context fixes it */
  readonly flex?: true;
  /** an integer slice without a view: at least 32 bits wide in arithmetic */
  readonly soft?: true;
}

export const bool: Type = { kind: "bool", width: 1 };
export const U = (width: number): Type => ({ kind: "U", width });
export const I = (width: number): Type => ({ kind: "I", width });
export const B = (width: number): Type => ({ kind: "B", width });
export const F = (width: number): Type => ({ kind: "F", width });

export function isInteger(type: Type): boolean {
  return type.kind === "U" || type.kind === "I" || type.kind === "B";
}

/** Integers and conditions: what a number of `width` bits can stand for. */
export function isIntegral(type: Type): boolean {
  return isInteger(type) || type.kind === "bool";
}

export function isFloat(type: Type): boolean {
  return !isIntegral(type);
}

export function sameType(a: Type, b: Type): boolean {
  return a.kind === b.kind && a.width === b.width;
}

export function typeName(type: Type): string {
  if (type.kind === "bool") return "bool";
  const digits = /\d/.test(type.kind);
  return digits ? type.kind : `${type.width}'${type.kind}`;
}

const floatWidths: Readonly<Record<string, readonly number[]>> = {
  F: [16, 32, 64],
  BF: [16],
  FP8: [8],
  BF8: [8],
  FP6: [6],
  BF6: [6],
  FP4: [4],
};

/** The type of `width` and a kind as written, or null when there is none such. */
export function makeType(kind: string, width: number): Type | null {
  if (kind === "U" || kind === "I" || kind === "B") return { kind, width };
  if (floatWidths[kind]?.includes(width) === true) return { kind: kind as Kind, width };
  return null;
}

/** The type that a view names (`f32`, `u24`, `bf16`, `fp8`; `f u i b d` of the short dialects), or null. */
export function viewType(name: string): Type | null {
  switch (name) {
    case "f":
      return F(32);
    case "d":
      return F(64);
    case "u":
      return U(32);
    case "i":
      return I(32);
    case "b":
      return B(32);
  }
  const found = /^(f|bf|fp|u|i|b)(\d{1,4})$/.exec(name);
  if (found === null) return null;
  const width = Number(found[2]);
  if (width < 1 || width > 2048) return null;
  const kind = found[1].toUpperCase();
  if (kind === "BF" && width === 16) return { kind: "BF", width };
  if (kind === "BF" || kind === "FP") return makeType(kind + found[2], width);
  return makeType(kind, width);
}

/** Type suffix of an instruction name: the last `_F32`, `_B64` and the like. */
export function nameType(name: string): Type | null {
  const found = [...name.matchAll(/_(BF|F|U|I|B)(\d+)(?=_|$)/g)].at(-1);
  return found === undefined ? null : makeType(found[1], Number(found[2]));
}
