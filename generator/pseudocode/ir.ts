import type { Position } from "./errors.js";
import type { Type } from "./types.js";

/**
 * The typed intermediate form: names are resolved, functions are inlined, every conversion is a node, widths are
 * known. It says nothing of TypeScript; `lower*.ts` writes one form of it.
 */

/** A variable of the definition or of a function inlined into it. */
export interface Local {
  /** unique within the definition, close to the name in the text */
  readonly name: string;
  readonly type: Type;
  /** number of elements of an array, else null */
  readonly count: number | null;
  /** values of a constant table */
  readonly table: readonly Expr[] | null;
}

export type OperandName = string;

/** Rounding of one float operation: that of MODE, or a fixed one (MODE's own numbers: 0 even, 1 up, 2 down, 3 zero). */
export type Rounding = "mode" | 0 | 1 | 2 | 3;

/** State that is one value for the whole wave. */
export type SpecialName =
  | "SCC"
  | "VCC"
  | "VCC_LO"
  | "VCC_HI"
  | "EXEC"
  | "EXEC_LO"
  | "EXEC_HI"
  | "VCCZ"
  | "EXECZ"
  | "M0"
  | "PC"
  | "NEXT_PC"
  | "SIMM16"
  | "SIMM32"
  | "SIMM64"
  | "laneId"
  | "WAVE32"
  | "WAVE64"
  | "MODE";

/** What can be read and written. `type` is the type of the whole place. */
export type Place = { readonly type: Type } & (
  | { readonly p: "local"; readonly local: Local }
  | { readonly p: "element"; readonly local: Local; readonly index: Expr }
  /** an operand; its type's width is the number of bits this access touches, from bit 0 */
  | { readonly p: "operand"; readonly name: OperandName }
  | { readonly p: "special"; readonly name: SpecialName }
  /** the lane's own bit of a mask: result (D0), carry in and out (VCC), EXEC */
  | { readonly p: "lanebit"; readonly mask: "D0" | "VCC" | "EXEC" }
  | { readonly p: "vgpr"; readonly lane: Expr; readonly index: Expr }
  | { readonly p: "sgpr"; readonly index: Expr }
  | { readonly p: "memory"; readonly space: string; readonly address: Expr }
  | { readonly p: "hwreg"; readonly index: Expr }
  /** a register number out of the instruction (SRC0, VDST) or a raw field (OPSEL, INST.OMOD) */
  | { readonly p: "field"; readonly name: string }
  /** state outside the wave model: WAVE_STATUS.PRIV, TRAPSTS.INVALID, BARRIER_STATE[..].valid */
  | { readonly p: "state"; readonly path: string }
);

export type BinaryOp =
  | "+"
  | "-"
  | "*"
  | "/"
  | "%"
  | "&"
  | "|"
  | "^"
  | "<<"
  | ">>"
  | "=="
  | "!="
  | "<>"
  | "<"
  | "<="
  | ">"
  | ">="
  | "&&"
  | "||";

export type Expr = { readonly type: Type; readonly at: Position } &
  /** an integer constant: the bits, as an unsigned number below 2^width (bool: 0 or 1) */
  (
    | { readonly e: "int"; readonly value: bigint; readonly hex: boolean }
    | { readonly e: "real"; readonly value: number }
    /** a float constant given by its bits */
    | { readonly e: "pattern"; readonly value: bigint }
    | { readonly e: "read"; readonly place: Place }
    /** bits lo .. lo + width - 1 of an integer; width is the type's */
    | { readonly e: "bits"; readonly x: Expr; readonly lo: Expr }
    /** bits hi .. lo where the width is not constant */
    | { readonly e: "range"; readonly x: Expr; readonly hi: Expr; readonly lo: Expr }
    | { readonly e: "reverse"; readonly x: Expr }
    | { readonly e: "concat"; readonly parts: readonly Expr[] }
    /** - ~ of the type; ! of a bool */
    | { readonly e: "unary"; readonly op: "-" | "~" | "!"; readonly x: Expr }
    /** operands have the same type, but for shifts (right side U32); float operations round as `rounding` says */
    | {
        readonly e: "binary";
        readonly op: BinaryOp;
        readonly a: Expr;
        readonly b: Expr;
        readonly rounding: Rounding;
      }
    | { readonly e: "select"; readonly c: Expr; readonly a: Expr; readonly b: Expr }
    /** integer to integer of another width: extends by the sign of x's type, or drops high bits */
    | { readonly e: "resize"; readonly x: Expr }
    /** the same bits as another type; zeros above, or high bits dropped */
    | { readonly e: "view"; readonly x: Expr }
    /** the same value as another float type, or an integer as a float */
    | { readonly e: "convert"; readonly x: Expr; readonly rounding: Rounding }
    /** x is not zero */
    | { readonly e: "test"; readonly x: Expr }
    | {
        readonly e: "call";
        readonly name: string;
        readonly args: readonly Expr[];
        readonly rounding: Rounding;
      }
  );

export type Stmt = { readonly at: Position } & (
  | { readonly s: "assign"; readonly place: Place; readonly value: Expr }
  /** writes `width` bits of a place from bit `lo` on; the rest keeps its value */
  | {
      readonly s: "part";
      readonly place: Place;
      readonly lo: Expr;
      readonly width: number;
      readonly value: Expr;
    }
  | {
      readonly s: "if";
      readonly arms: readonly {
        readonly pre: readonly Stmt[];
        readonly c: Expr;
        readonly body: readonly Stmt[];
      }[];
      readonly otherwise: readonly Stmt[];
    }
  /** local = from, from + 1, .. to (both included) */
  | {
      readonly s: "for";
      readonly local: Local;
      readonly from: Expr;
      readonly to: Expr;
      readonly body: readonly Stmt[];
    }
  /** repeats until a break: `pre`, then leave when c is false, then the body, then the step */
  | {
      readonly s: "loop";
      readonly pre: readonly Stmt[];
      readonly c: Expr;
      readonly body: readonly Stmt[];
      readonly step: readonly Stmt[];
    }
  | { readonly s: "break" }
  /** a block that `leave` of the same label ends: a function with early returns */
  | { readonly s: "block"; readonly label: string; readonly body: readonly Stmt[] }
  | { readonly s: "leave"; readonly label: string }
  /** a call for its effect alone */
  | { readonly s: "effect"; readonly name: string; readonly args: readonly Expr[] }
);
