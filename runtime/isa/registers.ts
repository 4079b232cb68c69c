/**
 * Operand values for the encoder. The type parameter W is the width in registers (dwords), so that a pair where
 * one register is due is a compile error.
 */

/** W consecutive vector registers, from `index` on. */
export interface Vgpr<W extends number = number> {
  readonly file: "v";
  readonly index: number;
  readonly count: W;
}
/** W consecutive accumulation registers (CDNA). */
export interface AccVgpr<W extends number = number> {
  readonly file: "acc";
  readonly index: number;
  readonly count: W;
}
/** W consecutive scalar registers. */
export interface Sgpr<W extends number = number> {
  readonly file: "s";
  readonly index: number;
  readonly count: W;
}
/** W consecutive trap temporaries. */
export interface Ttmp<W extends number = number> {
  readonly file: "TTMP";
  readonly index: number;
  readonly count: W;
}
/** A register or value with a name of its own; the name is AMD's. */
export interface Special<W extends number = number> {
  readonly file: "special";
  readonly name: string;
  readonly count: W;
}
/** NULL: reads as 0 and swallows what is written, at any width. */
export interface NullRegister {
  readonly file: "special";
  readonly name: "NULL";
  readonly count: number;
}
/** Bits that follow the instruction as a literal constant, never as an inline constant. */
export interface Literal {
  readonly file: "literal";
  readonly bits: number | bigint;
}

/** An inline constant by AMD's name, where a number would be ambiguous: the integer -1 of a float operation. */
export interface Inline {
  readonly file: "inline";
  readonly name: string;
}

/** Any operand value. A number is an inline constant where the operand has one for it, else a literal. */
export type OperandValue = Vgpr | AccVgpr | Sgpr | Ttmp | Special | Literal | Inline | number | bigint;

/** Scalar registers of any kind. */
export type Scalar<W extends number = number> = Sgpr<W> | Ttmp<W> | Special<W> | NullRegister;
/** An inline constant or a literal: a number becomes whichever fits. */
export type Constant = number | Literal | Inline;
/** A scalar source. */
export type Ssrc<W extends number = number> = Scalar<W> | Constant;
/** A vector operation's source of any kind. */
export type Src<W extends number = number> = Vgpr<W> | Ssrc<W>;
/** A register of either vector file (CDNA). */
export type VgprOrAcc<W extends number = number> = Vgpr<W> | AccVgpr<W>;

/** A whole number ≥ 0, or a RangeError that names what it should be. */
function index(value: number, what: string): number {
  if (!Number.isInteger(value) || value < 0 || value > 1023)
    throw new RangeError(`${what} ${value} is no register number`);
  return value;
}

/** Vector register `first`, or `count` registers from it: `v(5)` is v5, `v(4, 2)` is v[4:5]. */
export function v(first: number): Vgpr<1>;
export function v<W extends number>(first: number, count: W): Vgpr<W>;
export function v(first: number, count = 1): Vgpr {
  return { file: "v", index: index(first, "v"), count };
}
/** Accumulation register a`first`, or `count` from it. */
export function acc(first: number): AccVgpr<1>;
export function acc<W extends number>(first: number, count: W): AccVgpr<W>;
export function acc(first: number, count = 1): AccVgpr {
  return { file: "acc", index: index(first, "acc"), count };
}
/** Scalar register s`first`, or `count` from it: `s(2, 2)` is s[2:3]. */
export function s(first: number): Sgpr<1>;
export function s<W extends number>(first: number, count: W): Sgpr<W>;
export function s(first: number, count = 1): Sgpr {
  return { file: "s", index: index(first, "s"), count };
}
/** Trap temporary ttmp`first`, or `count` from it. */
export function ttmp(first: number): Ttmp<1>;
export function ttmp<W extends number>(first: number, count: W): Ttmp<W>;
export function ttmp(first: number, count = 1): Ttmp {
  return { file: "TTMP", index: index(first, "ttmp"), count };
}
/** A literal constant by its bits, e.g. `literal(0x3f800000)`. */
export function literal(bits: number | bigint): Literal {
  return { file: "literal", bits };
}

/** An inline constant by AMD's name: `inline("-1")` is the integer, `inline("-1.0")` the float. */
export function inline(name: string): Inline {
  return { file: "inline", name };
}

/** A register or value by AMD's name, e.g. `special("SRC_SHARED_BASE", 1)`. */
export function special<W extends number>(name: string, count: W): Special<W> {
  return { file: "special", name, count };
}

/** The pair VCC; as a lane mask its low half in wave32. */
export const vcc: Special<2> = special("VCC_LO", 2);
export const vccLo: Special<1> = special("VCC_LO", 1);
export const vccHi: Special<1> = special("VCC_HI", 1);
/** The pair EXEC; as a lane mask its low half in wave32. */
export const exec: Special<2> = special("EXEC_LO", 2);
export const execLo: Special<1> = special("EXEC_LO", 1);
export const execHi: Special<1> = special("EXEC_HI", 1);
export const m0: Special<1> = special("M0", 1);
/** Reads as 0, swallows what is written (RDNA, CDNA 5). */
export const nullRegister: NullRegister = { file: "special", name: "NULL", count: 1 };
export const scc: Special<1> = special("SRC_SCC", 1);
