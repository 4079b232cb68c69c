/** What random programs are made of. Two printers (print.ts) write each as a kernel and as a host function. */

export interface Type {
  /** As prelude.h names it. */
  readonly name: string;
  readonly size: number;
  readonly kind: "int" | "float" | "vector";
  /** Of integers. */
  readonly signed?: boolean;
  /** Type of a vector's element, and how many there are. */
  readonly element?: string;
  readonly length?: number;
}

const int = (name: string, size: number): Type => ({ name, size, kind: "int", signed: name.startsWith("s") });
const float = (name: string, size: number): Type => ({ name, size, kind: "float" });
const vector = (element: string, length: number, size: number): Type => ({
  name: `${element}x${length}`, size: size * length, kind: "vector", element, length,
}); // prettier-ignore

export const types: ReadonlyMap<string, Type> = new Map(
  [
    int("u8", 1), int("s8", 1), int("u16", 2), int("s16", 2), int("u32", 4), int("s32", 4), int("u64", 8), int("s64", 8),
    float("f16", 2), float("bf16", 2), float("f32", 4), float("f64", 8),
    vector("u16", 2, 2), vector("s16", 2, 2), vector("f16", 2, 2), vector("f32", 2, 4), vector("bf16", 2, 2),
    vector("u32", 2, 4), vector("u8", 4, 1),
  ].map((type) => [type.name, type] as const),
); // prettier-ignore

export interface Variable {
  readonly name: string;
  readonly type: Type;
  /** Made of values that all lanes share, so that compilers use scalar instructions. */
  readonly uniform: boolean;
}

/** Memory of one work-item, or of a workgroup. */
export interface Memory {
  readonly name: string;
  readonly type: Type;
  readonly length: number;
  readonly shared: boolean;
}

/** C text with the variables and memories in it. */
export type Text = readonly (string | Variable | Memory)[];

export type Statement =
  | { readonly kind: "assign"; readonly to: Variable; readonly value: Text }
  /** Anything that one work-item does alone. */
  | { readonly kind: "do"; readonly text: Text }
  /** `to` gets what `call`, a function of prelude.h over the values of all lanes, makes of the arguments. */
  | { readonly kind: "lanes"; readonly to: Variable; readonly call: string; readonly values: readonly Variable[]; readonly immediates: readonly string[] }
  | { readonly kind: "barrier" }
  | { readonly kind: "if"; readonly condition: Text; readonly then: readonly Statement[]; readonly otherwise: readonly Statement[] }
  | { readonly kind: "loop"; readonly name: string; readonly count: Text; readonly body: readonly Statement[] }
  | { readonly kind: "leave"; readonly how: "break" | "continue"; readonly loop: string; readonly condition: Text }
  | { readonly kind: "switch"; readonly value: Text; readonly cases: readonly { readonly body: readonly Statement[]; readonly falls: boolean }[] }; // prettier-ignore

/** A function that is called, perhaps by itself; its body is text of variables alone. */
export interface Callee {
  readonly name: string;
  readonly result: Type;
  readonly parameters: readonly Variable[];
  readonly locals: readonly Variable[];
  readonly body: readonly { readonly to: Variable; readonly value: Text }[];
  /** Reaches itself with its last parameter, which counts down, one lower. */
  readonly recursion?: { readonly to: Variable; readonly arguments: readonly Variable[] };
  readonly returns: Variable;
}

export interface Program {
  readonly name: string;
  readonly items: number;
  readonly inputs: readonly { readonly variable: Variable; readonly offset: number }[];
  readonly variables: readonly Variable[];
  readonly memories: readonly Memory[];
  readonly callees: readonly Callee[];
  readonly body: readonly Statement[];
}

/** Bytes of input a work-item has, of input all share, and of output: variables, then places for stores, then what is shared. */
export const INPUT = 256;
export const SHARED_INPUT = 256;
export const RESULTS = 512;
export const PLACES = 256;
export const CONTENDED = 1024;
export const GROUPS = 2;

export const outputSize = (program: Program): number =>
  GROUPS * program.items * (RESULTS + PLACES) + GROUPS * CONTENDED;
