import type { Expr, Local, OperandName, Stmt } from "./ir.js";
import type { Lowering } from "./lower-context.js";
import type { Ranges } from "./ranges.js";

/** One body in translation: where its lines go, and what is known of its values. */
export interface Body {
  readonly l: Lowering;
  readonly ranges: Ranges;
  /** locals that stand for a destination and are stored at the end */
  readonly stored: readonly { readonly operand: OperandName; readonly local: Local }[];
  /** masks that are written more than once */
  readonly rewritten: ReadonlySet<string>;
  readonly body: readonly Stmt[];
  /** lanes that enclosing loops count, innermost last */
  readonly lanes: string[];
  readonly isMoveLike: (x: Expr) => boolean;
}

export type { Expr };
