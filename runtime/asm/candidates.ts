import type { Isa } from "../isa/isa.js";
import type { Encoding, Form, Half } from "../isa/model.js";
import type { AsmOptions } from "./disassembler.js";
import { findField, MAX_WORDS, type FieldAccess, type Words } from "./field.js";
import { Registers } from "./registers.js";
import { makeSlots } from "./slots/index.js";
import type { ParseModifier, Slot, SlotContext } from "./slots/slot.js";
import { valueLimits, type ValueLimit } from "./valueLimits.js";
import { parseAsmTables, type AsmModel, type AsmTables, type FormSyntax } from "./tables.js";

/** A modifier that a shape reads. */
export interface Modifier {
  /** Its number among those of all shapes; none where reading it looks at fields. */
  readonly id: number | undefined;
  readonly parse: ParseModifier;
  /** A bit of its own; modifiers that exclude each other share one. */
  readonly bit: number;
}

/** What the forms of one encoding that are written alike have in common. */
export interface Shape {
  readonly operands: readonly Slot[];
  readonly modifiers: ReadonlyMap<string, Modifier>;
  /** Sets what fields are when nothing is written. */
  readonly initial: readonly NonNullable<Slot["initial"]>[];
  /** The last operand takes all that is left of the line. */
  readonly rest: boolean;
  /** What looks at all that was read together. */
  readonly settled: readonly NonNullable<Slot["settled"]>[];
  /** Operands that are written, and of them those that may all be left out together. */
  readonly written: number;
  readonly implied: number;
  /** Modifiers of which one at least must be given, for each kind. */
  readonly required: readonly { readonly names: ReadonlySet<string>; readonly expected: string }[];
}

/** Registers that an operand of a pair's half names: their first one's field and how many there are. */
export interface Span {
  readonly field: FieldAccess;
  readonly dwords: number;
}

/** A way to write a mnemonic: one form and the shape of its text. */
export interface Candidate {
  readonly form: Form;
  /** Dwords without a literal that follows, before anything is read: with the encoding's markers and what unwritten fields are. */
  readonly words: Words;
  readonly shape: Shape;
  readonly allowsLiteral: boolean;
  readonly allowsWide: boolean;
  /** LLVM takes a literal of 64 bits for integers that one of 32 bits would have to extend by sign. */
  readonly prefersWide: boolean;
  /** The dword of the form's own literal field (FMAAK ...), -1 when a literal follows the form. */
  readonly literalWord: number;
  /** Most different scalars, the literal among them, that the instruction reads. */
  readonly mostScalars: number;
  /** It reads VCC without naming it in a field. */
  readonly readsVcc: boolean;
  /** Fields whose register must lie in another bank than the other half's, in the order of the generation's limits. */
  readonly banked: readonly (Span | undefined)[];
  /** Where half of a pair writes, if its registers and the other half's may be any: they lie apart. */
  readonly written: Span | undefined;
  /** Fields that hold some values only. */
  readonly limited: readonly ValueLimit[];
  /** Of matrix instructions whose results take time: destination and addend are the same registers or lie apart. */
  readonly apart: {
    readonly destination: FieldAccess;
    readonly source: FieldAccess;
    readonly dwords: number;
  } | null;
  /** What both halves of a dual-issue pair have in common. */
  readonly pair: string;
}

/** Encodings of instructions that read scalars beside vector registers. */
const VECTOR = /VOP|VINTERP/;

/** Order in which LLVM tries the ways to encode a mnemonic without suffix. */
const SUFFIX_ORDER = ["", "_e32", "_e64", "_sdwa", "_dpp", "_e64_dpp"];

/** Which encodings a suffix stands for; the longest suffix first. */
const KINDS_BY_SUFFIX: Readonly<Record<string, (encoding: string) => boolean>> = {
  _e64_dpp: (name) => name.includes("VOP3") && name.includes("DPP"),
  _dpp: (name) => !name.includes("VOP3") && name.includes("DPP"),
  _sdwa: (name) => name.includes("SDWA"),
  _e64: (name) => name.includes("VOP3"),
  _e32: (name) => !name.includes("VOP3"),
};

/** The ways to write every mnemonic of one generation; they are prepared when first asked for. */
export class Candidates {
  readonly isa: Isa;
  readonly model: AsmModel;
  readonly #limits: (form: Form) => readonly ValueLimit[];
  readonly #context: Omit<SlotContext, "form">;
  /** Forms by mnemonic, in the order to try them, for whole instructions and for both halves of pairs. */
  readonly #forms = {
    "": new Map<string, Form[]>(),
    x: new Map<string, Form[]>(),
    y: new Map<string, Form[]>(),
  };
  readonly #lists = {
    "": new Map<string, readonly Candidate[]>(),
    x: new Map<string, readonly Candidate[]>(),
    y: new Map<string, readonly Candidate[]>(),
  };
  readonly #byForm: (Candidate | undefined)[] = [];
  readonly #shapes = new Map<Encoding, Map<string, Shape>>();
  /** Numbers of modifiers, by what reads them. */
  readonly #modifiers = new Map<ParseModifier, number>();

  constructor(isa: Isa, tables: AsmTables, options: AsmOptions) {
    this.isa = isa;
    this.model = parseAsmTables(tables, isa.model.instructions);
    this.#limits = valueLimits(tables.limits);
    this.#context = {
      model: this.model,
      registers: new Registers(this.model),
      wave: options.wave ?? isa.generation.defaultWaveSize,
      true16: options.true16 ?? tables.true16,
      shared: new Map(),
    };
    this.#index();
  }

  get wave(): 32 | 64 {
    return this.#context.wave;
  }

  /** All mnemonics. */
  names(half: Half): Iterable<string> {
    return this.#forms[half].keys();
  }

  /** The candidates for a mnemonic in any case, undefined when it is none. */
  of(mnemonic: string, half: Half): readonly Candidate[] | undefined {
    const known = this.#lists[half].get(mnemonic);
    if (known !== undefined) return known;
    const name = mnemonic.toLowerCase();
    const forms = this.#forms[half].get(name) ?? this.#withoutSuffix(name, half);
    if (forms === undefined) return undefined;
    const list = forms.map((form) => (this.#byForm[form.id] ??= this.#compile(form)));
    this.#lists[half].set(name, list);
    return list;
  }

  /** A suffix where the instruction's forms of that kind are written without: LLVM takes it as what is so anyway. */
  #withoutSuffix(name: string, half: Half): Form[] | undefined {
    const suffix = Object.keys(KINDS_BY_SUFFIX).find((one) => name.endsWith(one));
    if (suffix === undefined) return undefined;
    const forms = this.#forms[half]
      .get(name.slice(0, -suffix.length))
      ?.filter(
        (form) =>
          this.model.forms[form.id]!.syntax.suffix === "" && KINDS_BY_SUFFIX[suffix]!(form.encoding.name),
      );
    return forms?.length === 0 ? undefined : forms;
  }

  #index(): void {
    const ranks = new Map<Form, number>();
    const seen = new Set<string>();
    for (const form of this.isa.model.forms) {
      const text = this.model.forms[form.id];
      if (text === undefined) continue;
      // A form with a literal is the plain form plus a dword; it stands for itself only where there is no plain one.
      const key = `${form.half} ${text.mnemonic} ${operandKinds(text)} ${plainName(form)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const suffix = text.syntax.suffix.replace(/[~?]/g, "");
      const late = text.syntax.suffix.includes("?") ? SUFFIX_ORDER.length : 0;
      ranks.set(form, Math.max(0, SUFFIX_ORDER.indexOf(suffix)) + late);
      for (const base of baseNames(form, text)) {
        for (const name of suffix === "" ? [base] : [base, base + suffix]) {
          const list = this.#forms[form.half].get(name);
          if (list === undefined) this.#forms[form.half].set(name, [form]);
          else list.push(form);
        }
      }
    }
    for (const lists of Object.values(this.#forms))
      for (const list of lists.values())
        list.sort((a, b) => ranks.get(a)! - ranks.get(b)! || a.encoding.size - b.encoding.size);
  }

  #compile(form: Form): Candidate {
    const relatives = form.instruction.forms.filter(
      (other) => other.half === form.half && plainName(other) === plainName(form),
    );
    const has = (name: string): boolean => relatives.some((other) => other.encoding.fieldByName.has(name));
    const shape = this.#shape(form);
    const words = new Uint32Array(MAX_WORDS);
    words.set(markers(form));
    for (const set of shape.initial) set(words);
    const own = form.encoding.fieldByName.get("LITERAL") ?? form.encoding.fieldByName.get("LITERAL64");
    return {
      form,
      words: words.subarray(0, form.identifier.length),
      shape,
      allowsLiteral: has("LITERAL"),
      allowsWide: has("LITERAL64"),
      prefersWide: has("LITERAL64") && !form.encoding.name.includes("VOP3"),
      literalWord: own === undefined ? -1 : own.pieces[0]!.word,
      mostScalars: this.#mostScalars(form),
      readsVcc: form.operands.some(
        ({ field, read, type }) => field === null && read && type.name === "OPR_VCC",
      ),
      banked: this.#banked(form),
      written: writtenOf(form),
      limited: this.#limits(form),
      apart: apartOf(form),
      pair: form.half === "" ? "" : plainName(form).replace(/_[XY]$/, ""),
    };
  }

  #mostScalars({ instruction, encoding }: Form): number {
    if (!VECTOR.test(encoding.name)) return Infinity;
    const { scalarReads, oneScalar } = this.model.tables.limits;
    return oneScalar.split(" ").includes(instruction.name) ? 1 : scalarReads;
  }

  #banked(form: Form): (Span | undefined)[] {
    const { half, operands, instruction } = form;
    const { banks } = this.model.tables.limits;
    if (half === "" || banks === null || instruction.name === banks.except) return [];
    return banks.fields.map((pair) => {
      const name = pair.split(" ")[half === "x" ? 0 : 1]!;
      const at = operands.findIndex(({ field }) => field === name);
      // The addend behind a literal factor is the third source, though it has the second one's field.
      const third = operands.slice(0, at).some(({ field }) => field === "LITERAL");
      return third ? undefined : spanOf(form, name);
    });
  }

  #shape(form: Form): Shape {
    const { syntax } = this.model.forms[form.id]!;
    let shapes = this.#shapes.get(form.encoding);
    if (shapes === undefined) this.#shapes.set(form.encoding, (shapes = new Map<string, Shape>()));
    const context = { ...this.#context, form };
    const operands = makeSlots(syntax.operands, context);
    const trailing = makeSlots(syntax.modifiers, context);
    const slots = [...operands, ...trailing];
    // Slots are shared by forms that write them alike, and so are shapes.
    const key = slots.map((slot) => slot.id).join();
    let shape = shapes.get(key);
    if (shape === undefined) shapes.set(key, (shape = shapeOf(operands, trailing, this.#modifiers)));
    return shape;
  }
}

/** Matrix results of more dwords than this come while the addend is still read. */
const QUICK_RESULT = 4;

function apartOf({ instruction, encoding, operands }: Form): Candidate["apart"] {
  if (!instruction.name.startsWith("V_MFMA_")) return null;
  const dwords = Math.ceil((operands.find(({ field }) => field === "VDST")?.size ?? 0) / 32);
  const destination = findField(encoding, "VDST");
  const source = findField(encoding, "SRC2");
  return dwords > QUICK_RESULT && destination !== undefined && source !== undefined
    ? { destination, source, dwords }
    : null;
}

function spanOf({ operands, encoding }: Form, name: string): Span | undefined {
  const operand = operands.find(({ field }) => field === name);
  const field = operand === undefined ? undefined : findField(encoding, name);
  return field === undefined ? undefined : { field, dwords: Math.ceil(operand!.size / 32) };
}

/** The destination of a pair's half, unless it is stored without the bit that the other half's gives. */
function writtenOf(form: Form): Span | undefined {
  const span = form.half === "" ? undefined : spanOf(form, `VDST${form.half.toUpperCase()}`);
  return span?.field.width === 8 ? span : undefined;
}

function shapeOf(
  operands: readonly Slot[],
  trailing: readonly Slot[],
  ids: Map<ParseModifier, number>,
): Shape {
  const slots = [...operands, ...trailing];
  const modifiers = new Map<string, Modifier>();
  let bit = 1;
  for (const slot of slots) {
    for (const [name, parse] of Object.entries(slot.modifiers ?? {})) {
      if (!ids.has(parse)) ids.set(parse, ids.size);
      const id = slot.plain === true ? ids.get(parse) : undefined;
      if (!modifiers.has(name)) modifiers.set(name, { id, parse, bit });
      if (slot.separate === true) bit <<= 1;
    }
    if (slot.modifiers !== undefined) bit <<= 1;
  }
  return {
    operands,
    modifiers,
    initial: slots.flatMap((slot) => (slot.initial === undefined ? [] : [slot.initial])),
    rest: operands.at(-1)?.rest === true,
    settled: slots.flatMap((slot) => (slot.settled === undefined ? [] : [slot.settled])),
    written: operands.filter((slot) => slot.parse !== undefined).length,
    implied: operands.filter((slot) => slot.implied === true).length,
    required: trailing
      .filter((slot) => slot.required === true)
      .map(({ modifiers: own = {} }) => ({
        names: new Set(Object.keys(own)),
        expected: Object.keys(own).join(", "),
      })),
  };
}

/** LLVM's name, AMD's where it is another, and AMD's other names. */
const baseNames = ({ instruction }: Form, text: FormSyntax): ReadonlySet<string> =>
  new Set([text.base, ...[instruction.name, ...instruction.aliases].map((name) => name.toLowerCase())]);

const operandKinds = (text: FormSyntax): string =>
  `${text.syntax.suffix}|${text.syntax.operands.map((slot) => slot.kind + slot.args.join(".")).join()}`;

/** The encoding's name without what literals add to it. */
const plainName = (form: Form): string =>
  form.encoding.name.replace(/^ENC_/, "").replace(/_INST_LITERAL(64)?/, "");

/** The form's fixed bits with the markers that its condition asks for (SRC0 == 250 and the like). */
export function markers(form: Form): Words {
  const words = Uint32Array.from(form.identifier);
  const literal = form.encoding.fieldByName.has("LITERAL") || form.encoding.fieldByName.has("LITERAL64");
  for (const part of form.variant.expression.split("&&")) {
    const match = /^\s*(\w+) (?:==|in) \[?(\d+)[^&]*$/.exec(part);
    if (match === null || part.includes("not in")) continue;
    if (literal && /^(254|255)$/.test(match[2]!)) continue;
    findField(form.encoding, match[1]!)?.write(words, Number(match[2]));
  }
  return words;
}
