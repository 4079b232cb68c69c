import type { Position } from "./errors.js";
import type { NumberSpelling } from "./lexer.js";

/** A type as written: `32'F`, with `[3]` an array. `width` is in bits. */
export interface TypeSyntax {
  readonly kind: string;
  readonly width: number;
  readonly count: number | null;
}

export type Expression = { readonly at: Position } & (
  | { readonly k: "number"; readonly number: NumberSpelling }
  | { readonly k: "name"; readonly name: string }
  | { readonly k: "string"; readonly text: string }
  /** `x.f32` (a view) or `WAVE_STATUS.PRIV` (a field); which of the two is known by the name alone */
  | { readonly k: "member"; readonly x: Expression; readonly name: string }
  | { readonly k: "index"; readonly x: Expression; readonly index: Expression }
  | { readonly k: "slice"; readonly x: Expression; readonly hi: Expression; readonly lo: Expression }
  /** `x[base +: width]` */
  | { readonly k: "part"; readonly x: Expression; readonly base: Expression; readonly width: Expression }
  | { readonly k: "call"; readonly name: string; readonly args: readonly Expression[] }
  | { readonly k: "cast"; readonly type: TypeSyntax; readonly x: Expression }
  | { readonly k: "unary"; readonly op: string; readonly x: Expression }
  | { readonly k: "binary"; readonly op: string; readonly a: Expression; readonly b: Expression }
  | { readonly k: "conditional"; readonly c: Expression; readonly a: Expression; readonly b: Expression }
  | { readonly k: "concat"; readonly parts: readonly Expression[] }
);

export interface Parameter {
  readonly name: string;
  /** null: the parameter takes the type of the argument, call by call */
  readonly type: TypeSyntax | null;
}

/** A lambda of a body, or a `function` of a file or the prelude. */
export interface FunctionSyntax {
  readonly at: Position;
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly result: TypeSyntax | null;
  readonly body: readonly Statement[];
}

export type Statement = { readonly at: Position } &
  /** op is "" for `=`, else the operator of `+=` and the like; `a = b = c` has two targets */
  (
    | {
        readonly k: "assign";
        readonly targets: readonly Expression[];
        readonly op: string;
        readonly value: Expression;
      }
    | {
        readonly k: "declare";
        readonly name: string;
        readonly type: TypeSyntax;
        readonly init: readonly Expression[] | null;
      }
    | {
        readonly k: "if";
        readonly arms: readonly { readonly c: Expression; readonly body: readonly Statement[] }[];
        readonly otherwise: readonly Statement[];
      }
    | {
        readonly k: "for";
        readonly name: string;
        readonly from: Expression;
        readonly to: Expression;
        readonly body: readonly Statement[];
      }
    | {
        readonly k: "cfor";
        readonly init: Statement;
        readonly c: Expression;
        readonly step: Statement;
        readonly body: readonly Statement[];
      }
    | { readonly k: "while"; readonly c: Expression; readonly body: readonly Statement[] }
    | { readonly k: "break" }
    | { readonly k: "return"; readonly value: Expression | null }
    | { readonly k: "function"; readonly function: FunctionSyntax }
    /** `eval "..."` and bare strings: words for the reader, without machine meaning */
    | { readonly k: "note"; readonly text: string }
    | { readonly k: "expression"; readonly x: Expression }
  );
