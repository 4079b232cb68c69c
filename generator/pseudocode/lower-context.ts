import { UnsupportedError, type Position } from "./errors.js";
import type { DefinitionClass, Generation } from "./file.js";
import type { Local, OperandName } from "./ir.js";
import type { Type } from "./types.js";

export interface Import {
  readonly module: string;
  readonly name: string;
}

/** What the lowering must know of a definition besides its body. */
export interface Frame {
  readonly symbol: string;
  readonly file: string;
  readonly class: DefinitionClass;
  readonly generations: readonly Generation[];
  readonly denormals: "mode" | "keep" | "flush";
  /** write for any rounding mode, not for round to nearest even alone */
  readonly general: boolean;
  /** 8-bit floats are those of CDNA 3 */
  readonly fnuz: boolean;
}

/** How a local is kept in JavaScript variables. */
export type LocalForm =
  /** one number: an integer of at most 32 bits in the range of its type, or a float's value */
  | "number"
  /** one number: a wider integer that stays below 2^53 */
  | "wide"
  /** two words, name_lo and name_hi */
  | "pair"
  /** an array of words: more than 64 bits */
  | "words"
  /** a float's bits: a number, or for F64 two words */
  | "bits"
  | "boolean"
  | "array";

export interface LocalPlan {
  readonly name: string;
  readonly form: LocalForm;
  /** assigned once, before all uses in the same block: written as `const` where it is assigned */
  readonly constant: boolean;
}

const floatModule = "runtime/float/index.js";
const bitsModule = "runtime/bits/index.js";
const formatsModule = "runtime/memory/typedFormats.js";

const reserved = new Set(
  (
    "w s u i f l h m a b c e d g p q in new var let const function return if else for while do switch case default break " +
    "continue class this super import export void typeof delete try catch finally throw with yield await enum static " +
    "arguments eval null true false undefined NaN Infinity Math Number BigInt Uint32Array Array Wave Step ci co ex"
  ).split(" "),
);

/** Pointer variables of operands in lane loops. */
const pointers: Readonly<Record<string, string>> = { S0: "a", S1: "b", S2: "c", S3: "e", D0: "d", D1: "g" };

/** Collects the lines, imports and loads of one function. */
export class Lowering {
  readonly frame: Frame;
  lines: string[] = [];
  indent = 0;
  /** the body computes in floats and rounds: there is a general variant */
  rounds = false;
  readonly plans = new Map<Local, LocalPlan>();
  /** lines that stand before the lane loop */
  readonly setup = new Map<string, string>();
  /** loads at the head of the body */
  readonly loads = new Map<string, string>();
  readonly tables: string[] = [];
  /** operands that a pointer walks over */
  readonly walked = new Set<OperandName>();
  readonly strides = new Set<string>();
  readonly views = new Set<"u" | "i" | "f">();
  masks: { d0: boolean; co: boolean; exec: boolean; ci: boolean } = {
    d0: false,
    co: false,
    exec: false,
    ci: false,
  };
  private readonly imported = new Map<string, Import>();
  private readonly names = new Set<string>(reserved);
  private temporaries = 0;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  unsupported(at: Position, construct: string): never {
    throw new UnsupportedError(this.frame.file, at, construct);
  }

  get imports(): Import[] {
    return [...this.imported.values()].sort((x, y) => (x.module + x.name < y.module + y.name ? -1 : 1));
  }

  private use(module: string, name: string): string {
    this.imported.set(name, { module, name });
    this.names.add(name);
    return name;
  }

  /** A helper of runtime/float. */
  float(name: string): string {
    return this.use(floatModule, name);
  }

  /** A helper of runtime/bits. */
  bits(name: string): string {
    return this.use(bitsModule, name);
  }

  /** A helper of runtime/memory/typedFormats. */
  formats(name: string): string {
    return this.use(formatsModule, name);
  }

  line(text: string): void {
    this.lines.push("  ".repeat(this.indent) + text);
  }

  block(head: string, make: () => void, tail = "}"): void {
    this.line(head);
    this.indent++;
    make();
    this.indent--;
    this.line(tail);
  }

  /** Runs `make` and gives the lines it wrote. */
  capture(make: () => void): string[] {
    const outer = this.lines;
    this.lines = [];
    make();
    const made = this.lines;
    this.lines = outer;
    return made;
  }

  /** A fresh variable name close to `name`. */
  name(name: string): string {
    let fresh = name;
    for (let n = 2; this.names.has(fresh) || /^(k|kd|hd|h)\d$/.test(fresh); n++) fresh = `${name}${n}`;
    this.names.add(fresh);
    return fresh;
  }

  /** Computes `code` once: the name of a constant, or the code itself when it is a name or a number. */
  atom(code: string): string {
    if (/^[\w$]+$|^-?\d+(\.\d+)?$|^s\.\w+$/.test(code)) return code;
    const name = this.name(`t${this.temporaries++}`);
    this.line(`const ${name} = ${code};`);
    return name;
  }

  view(name: "u" | "i" | "f"): string {
    this.views.add(name);
    return name;
  }

  /** The offset of word `index` of an operand: `a`, `a + h0`; in scalar and wave definitions `s.s0 + 1`. */
  word(name: OperandName, index: number): string {
    const base = this.pointer(name);
    if (index === 0) return base;
    if (this.frame.class === "scalar") return `${base} + ${index}`;
    const distance = name.startsWith("D") ? `hd${name.slice(1)}` : `h${name.slice(1)}`;
    this.strides.add(distance);
    return index === 1 ? `${base} + ${distance}` : `${base} + ${index} * ${distance}`;
  }

  pointer(name: OperandName): string {
    const pointer = pointers[name] as string | undefined;
    if (pointer === undefined) throw new Error(`no pointer for ${name}`);
    if (this.frame.class !== "lane") return `s.${name.toLowerCase()}`;
    this.walked.add(name);
    return pointer;
  }

  isOperand(name: OperandName): boolean {
    return name in pointers;
  }

  /** A value that is read once at the head of the body; `key` names it. */
  load(key: string, code: () => string): string {
    let name = this.loads.get(key);
    if (name === undefined) {
      name = this.name(key);
      this.loads.set(key, name);
      const made = code();
      this.loadLines.push(`const ${name} = ${made};`);
    }
    return name;
  }

  readonly loadLines: string[] = [];

  /** A value that is computed once before the lane loop. */
  once(key: string, code: () => string): string {
    let name = this.setup.get(key);
    if (name === undefined) {
      name = this.name(key);
      this.setup.set(key, name);
      this.setupLines.push(`const ${name} = ${code()};`);
    }
    return name;
  }

  readonly setupLines: string[] = [];
}

/** Suffix of runtime/float's names for a float type. */
export function suffix(type: Type): string {
  if (type.kind === "BF") return "Bf16";
  return `F${type.width}`;
}

/** Puts parentheses around code unless it binds tighter than any operator. */
export function paren(code: string): string {
  return isAtomic(code) ? code : `(${code})`;
}

function isAtomic(code: string): boolean {
  if (/^[\w$.]+$/.test(code)) return true;
  // a call, an index, a name with either: balanced to its end and with nothing outside
  let depth = 0;
  for (const [index, character] of [...code].entries()) {
    if (character === "(" || character === "[") depth++;
    else if (character === ")" || character === "]") {
      depth--;
      if (depth === 0 && index < code.length - 1 && !/[.[(]/.test(code[index + 1])) return false;
    } else if (depth === 0 && !/[\w$.]/.test(character)) return false;
  }
  return depth === 0;
}
