import type { Isa } from "../isa/isa.js";
import type { Form } from "../isa/model.js";
import { AsmError } from "./errors.js";
import { findField, MAX_WORDS, type Words as Dwords } from "./field.js";
import { modifierName, modifierValue, splitWords, type Words } from "./line.js";
import { nearest } from "./nearest.js";
import { ParseState } from "./parseState.js";
import { Registers } from "./registers.js";
import { makeSlots } from "./slots/index.js";
import type { ParseModifier, Slot, SlotContext } from "./slots/slot.js";
import { parseAsmTables, type AsmModel, type AsmTables, type FormSyntax } from "./tables.js";
import type { AsmOptions } from "./disassembler.js";

/** A way to write a mnemonic: one form and the slots of its text. */
interface Candidate {
  readonly form: Form;
  /** Dwords without a literal that follows, the markers of the encoding set. */
  readonly words: Dwords;
  readonly operands: readonly Slot[];
  readonly modifiers: ReadonlyMap<string, ParseModifier>;
  readonly initial: readonly NonNullable<Slot["initial"]>[];
  readonly allowsLiteral: boolean;
  readonly allowsWide: boolean;
  /** Operands that are written, and of them those that may all be left out together. */
  readonly written: number;
  readonly implied: number;
  /** Modifiers of which one at least must be given, for each kind. */
  readonly required: readonly (readonly string[])[];
  /** The dword of the form's own literal field (FMAAK ...), -1 when a literal follows the form. */
  readonly literalWord: number;
}

/** Order in which LLVM tries the ways to encode a mnemonic without suffix. */
const SUFFIX_ORDER = ["", "_e32", "_e64", "_sdwa", "_dpp", "_e64_dpp"];

const LETTER_V = 118;
const LETTER_S = 115;
const OPEN_BRACKET = 91;

/** Where a refused instruction fits best: how many parts were read before the fault. */
interface Refusal {
  readonly depth: number;
  readonly at: number;
  readonly reason: string;
  readonly expected: string | null;
}

/** Assembles instructions of one generation from LLVM's syntax; forms are prepared when first needed. */
export class Assembler {
  readonly isa: Isa;
  readonly model: AsmModel;
  readonly #registers: Registers;
  readonly #wave: 32 | 64;
  readonly #true16: boolean;
  /** Forms by mnemonic, in the order to try them. */
  readonly #byMnemonic = new Map<string, readonly Form[]>();
  readonly #candidates: (Candidate | undefined)[] = [];
  readonly #modifierNames = new Set<string>();
  readonly #lists = new Map<string, readonly Candidate[]>();
  readonly #scratch: Dwords = new Uint32Array(MAX_WORDS);

  constructor(isa: Isa, tables: AsmTables, options: AsmOptions = {}) {
    this.isa = isa;
    this.model = parseAsmTables(tables, isa.model.instructions);
    this.#registers = new Registers(this.model);
    this.#wave = options.wave ?? isa.generation.defaultWaveSize;
    this.#true16 = options.true16 ?? tables.true16;
    this.#index();
  }

  #index(): void {
    const lists = new Map<string, { form: Form; rank: number }[]>();
    const seen = new Set<string>();
    this.isa.model.forms.forEach((form) => {
      const text = this.model.forms[form.id];
      if (text === undefined) return;
      // A form with a literal is the plain form plus a dword; it stands for itself only where there is no plain one.
      const key = `${form.half} ${text.mnemonic} ${rowKey(text)} ${family(form)}`;
      if (seen.has(key)) return;
      seen.add(key);
      const suffix = text.syntax.suffix.replace(/[~?]/g, "");
      const late = text.syntax.suffix.includes("?") ? SUFFIX_ORDER.length : 0;
      const rank = Math.max(0, SUFFIX_ORDER.indexOf(suffix)) + late;
      // AMD's other names, and its own where LLVM has another.
      const { instruction } = form;
      const bases = new Set([
        text.base,
        ...[instruction.name, ...instruction.aliases].map((one) => one.toLowerCase()),
      ]);
      for (const name of [...bases].flatMap((base) => (suffix === "" ? [base] : [base, base + suffix]))) {
        const key2 = form.half === "" ? name : `${form.half}:${name}`;
        const list = lists.get(key2);
        if (list === undefined) lists.set(key2, [{ form, rank }]);
        else list.push({ form, rank });
      }
    });
    for (const [name, list] of lists) {
      list.sort((a, b) => a.rank - b.rank || a.form.encoding.size - b.form.encoding.size);
      this.#byMnemonic.set(
        name,
        list.map((one) => one.form),
      );
    }
    for (const text of new Set(this.model.forms.map((one) => one?.syntax))) {
      for (const spec of text?.modifiers ?? [])
        for (const name of namesOf(spec.kind, spec.args)) this.#modifierNames.add(name);
    }
    for (const name of this.model.enums.get("dpp")?.byName.keys() ?? []) {
      if (/^[a-z]/.test(name)) this.#modifierNames.add(name.split(":")[0]!);
    }
    this.#modifierNames.add("offset");
    // A16 is a modifier of images and a register elsewhere.
    for (const name of [...this.#modifierNames])
      if (this.#registers.vector("a", 1).code.has(name)) this.#modifierNames.delete(name);
  }

  /**
   * Assembles one instruction. `resolve` gives symbols, `address` is where the instruction will stand.
   * @throws AsmError
   */
  assemble(text: string, resolve: ParseState["resolve"] = () => undefined, address = 0): Uint8Array {
    const state = new ParseState(resolve);
    state.address = address;
    const words = this.parse(text, 0, text.length, 1, state);
    const bytes = new Uint8Array(words.length * 4);
    for (let i = 0; i < words.length; i++) writeDword(bytes, i * 4, words[i]!);
    return bytes;
  }

  /**
   * Dwords of the instruction in `text` from `from` to `to`; they are good until the next call.
   * @throws AsmError
   */
  parse(text: string, from: number, to: number, line: number, state: ParseState): Dwords {
    const pair = text.indexOf("::", from);
    if (pair >= 0 && pair < to) return this.#pair(text, from, pair, to, line, state);
    const words = splitWords(text, from, to);
    const candidates = this.#candidatesOf(words.mnemonic, "");
    if (candidates === undefined) throw this.#unknown(words, line);
    let worst: Refusal | undefined;
    for (let i = 0; i < candidates.length; i++) {
      const candidate = candidates[i]!;
      const dwords = this.#scratch;
      for (let j = 0; j < MAX_WORDS; j++) dwords[j] = j < candidate.words.length ? candidate.words[j]! : 0;
      state.reset();
      state.allowsLiteral = candidate.allowsLiteral;
      state.allowsWide = candidate.allowsWide;
      const refusal = this.#match(candidate, words, dwords, state, text, to);
      if (refusal === null) {
        return dwords.subarray(0, appendLiteral(candidate, candidate.words.length, dwords, state));
      }
      if (worst === undefined || refusal.depth > worst.depth) worst = refusal;
    }
    throw new AsmError(worst!.reason, line, worst!.at + 1, worst!.expected);
  }

  #candidatesOf(mnemonic: string, half: string): readonly Candidate[] | undefined {
    const key = half === "" ? mnemonic : `${half}:${mnemonic}`;
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const forms = this.#byMnemonic.get(key) ?? this.#byMnemonic.get(key.toLowerCase());
    if (forms === undefined) return undefined;
    const list = forms.map((form) => (this.#candidates[form.id] ??= this.#compile(form)));
    this.#lists.set(key, list);
    return list;
  }

  #unknown(words: Words, line: number): AsmError {
    const { mnemonic } = words;
    if (mnemonic === "") return new AsmError("no instruction", line, words.start + 1, "a mnemonic");
    const names = [...this.#byMnemonic.keys()].filter((name) => !/^[xy]:/.test(name));
    return new AsmError(
      `unknown mnemonic ${mnemonic.slice(0, 80)}`,
      line,
      words.start + 1,
      null,
      nearest(mnemonic.toLowerCase(), names),
    );
  }

  /** Reads operands and modifiers into `dwords`; null when all fit. */
  #match(
    candidate: Candidate,
    words: Words,
    dwords: Dwords,
    state: ParseState,
    text: string,
    to: number,
  ): Refusal | null {
    const { parts, starts } = words;
    const { operands, modifiers } = candidate;
    for (const set of candidate.initial) set(dwords);
    const rest = operands.length > 0 && operands[operands.length - 1]!.rest === true;
    // Modifiers come last; operands may depend on them.
    let count = parts.length;
    if (!rest) {
      while (count > 0 && this.#isModifier(parts[count - 1]!, modifiers)) count--;
      for (const names of candidate.required) {
        let given = false;
        for (let i = count; i < parts.length && !given; i++) given = names.includes(modifierName(parts[i]!));
        if (!given) return refuse(0, words.start, `${words.mnemonic} without ${names[0]!}`, names.join(", "));
      }
      for (let i = count; i < parts.length; i++) {
        const part = parts[i]!;
        const parse = modifiers.get(modifierName(part));
        if (parse === undefined) {
          return refuse(1 + i, starts[i]!, `${part.slice(0, 80)} is no modifier of this form`, null);
        }
        state.expected = "";
        if (!parse(modifierValue(part), dwords, state))
          return refuse(1 + i, starts[i]!, `${part.slice(0, 80)} does not fit`, state.expected);
      }
    }
    if (!rest) {
      // A buffer's format may stand among the operands.
      for (let i = 0; i < count; i++) {
        const part = parts[i]!;
        if (part.indexOf(":") <= 0 || (part.includes("[") && !part.includes(":["))) continue;
        const parse = modifiers.get(modifierName(part));
        if (parse === undefined) continue;
        if (!parse(modifierValue(part), dwords, state))
          return refuse(1 + i, starts[i]!, `${part.slice(0, 80)} does not fit`, state.expected);
        const without = {
          ...words,
          parts: parts.filter((_, j) => j !== i),
          starts: starts.filter((_, j) => j !== i),
        };
        return this.#operands(candidate, without, count - 1, dwords, state, text, to);
      }
    }
    return this.#operands(candidate, words, count, dwords, state, text, to);
  }

  /** Reads the first `count` parts as operands. */
  #operands(
    candidate: Candidate,
    words: Words,
    count: number,
    dwords: Dwords,
    state: ParseState,
    text: string,
    to: number,
  ): Refusal | null {
    const { parts, starts } = words;
    const { operands } = candidate;
    let at = 0;
    const short = candidate.implied > 0 && count === candidate.written - candidate.implied;
    for (let i = 0; i < operands.length; i++) {
      const slot = operands[i]!;
      if (slot.present !== undefined && !slot.present(dwords)) continue;
      if (slot.parse === undefined || (short && slot.implied === true)) continue;
      if (at >= count) {
        if (slot.absent !== undefined) {
          slot.absent(dwords);
          continue;
        }
        const place = at > 0 ? starts[at - 1]! + parts[at - 1]!.length : words.start + words.mnemonic.length;
        return refuse(at, place, "too few operands", null);
      }
      const part = slot.rest === true ? text.slice(starts[at]!, to).trim() : parts[at]!;
      state.expected = "";
      if (!slot.parse(part, dwords, state))
        return refuse(at + 1, starts[at]!, `operand ${part.slice(0, 80)} does not fit`, state.expected);
      at = slot.rest === true ? count : at + 1;
    }
    if (at < count) return refuse(at + 1, starts[at]!, `unexpected operand ${parts[at]!.slice(0, 80)}`, null);
    return null;
  }

  #isModifier(part: string, own: ReadonlyMap<string, ParseModifier>): boolean {
    // Plain registers are most of what is asked for.
    const c = part.charCodeAt(0);
    if (c === LETTER_V || c === LETTER_S) {
      const d = part.charCodeAt(1);
      if ((d >= 48 && d <= 57) || d === OPEN_BRACKET) return false;
    }
    const name = modifierName(part);
    return own.has(name) || this.#modifierNames.has(name);
  }

  /** A dual-issue pair: both halves and the literal they share. */
  #pair(text: string, from: number, middle: number, to: number, line: number, state: ParseState): Dwords {
    const x = splitWords(text, from, middle);
    const y = splitWords(text, middle + 2, to);
    const listX = this.#candidatesOf(x.mnemonic, "x");
    const listY = this.#candidatesOf(y.mnemonic, "y");
    if (listX === undefined) throw this.#unknown(x, line);
    if (listY === undefined) throw this.#unknown(y, line);
    let worst: Refusal | undefined;
    for (const a of listX) {
      for (const b of listY) {
        if (pairKey(a.form) !== pairKey(b.form)) continue;
        const length = Math.max(a.words.length, b.words.length);
        const dwords = this.#scratch;
        dwords.fill(0);
        for (let i = 0; i < length; i++) dwords[i] = (a.words[i] ?? 0) | (b.words[i] ?? 0);
        state.reset();
        state.allowsLiteral = a.allowsLiteral || b.allowsLiteral;
        state.allowsWide = false;
        const refusal =
          this.#match(a, x, dwords, state, text, middle) ?? this.#match(b, y, dwords, state, text, to);
        if (refusal === null) {
          return dwords.subarray(0, appendLiteral(a.literalWord >= 0 ? a : b, length, dwords, state));
        }
        if (worst === undefined || refusal.depth > worst.depth) worst = refusal;
      }
    }
    if (worst === undefined)
      throw new AsmError(`${x.mnemonic} and ${y.mnemonic} make no pair`, line, y.start + 1);
    throw new AsmError(worst.reason, line, worst.at + 1, worst.expected);
  }

  #compile(form: Form): Candidate {
    const text = this.model.forms[form.id]!;
    const context: SlotContext = {
      form,
      model: this.model,
      registers: this.#registers,
      wave: this.#wave,
      true16: this.#true16,
    };
    const operands = makeSlots(text.syntax.operands, context);
    const trailing = makeSlots(text.syntax.modifiers, context);
    const modifiers = new Map<string, ParseModifier>();
    for (const slot of [...operands, ...trailing]) {
      for (const [name, parse] of Object.entries(slot.modifiers ?? {})) {
        if (!modifiers.has(name)) modifiers.set(name, parse);
      }
    }
    const relatives = form.instruction.forms.filter(
      (other) => other.half === form.half && family(other) === family(form),
    );
    const own = form.encoding.fieldByName.get("LITERAL") ?? form.encoding.fieldByName.get("LITERAL64");
    return {
      form,
      words: markers(form),
      operands,
      modifiers,
      written: operands.filter((slot) => slot.parse !== undefined).length,
      implied: operands.filter((slot) => slot.implied === true).length,
      required: trailing.flatMap((slot) =>
        slot.required === true ? [Object.keys(slot.modifiers ?? {})] : [],
      ),
      initial: [...operands, ...trailing].flatMap((slot) =>
        slot.initial === undefined ? [] : [slot.initial],
      ),
      allowsLiteral: relatives.some((other) => other.encoding.fieldByName.has("LITERAL")),
      allowsWide: relatives.some((other) => other.encoding.fieldByName.has("LITERAL64")),
      literalWord: own === undefined ? -1 : own.pieces[0]!.word,
    };
  }
}

const refuse = (depth: number, at: number, reason: string, expected: string | null): Refusal => ({
  depth,
  at,
  reason,
  expected: expected === "" ? null : expected,
});

const rowKey = (text: FormSyntax): string =>
  `${text.syntax.suffix}|${text.syntax.operands.map((slot) => slot.kind + slot.args.join(".")).join()}`;

/** The encoding without what literals add to its name. */
const family = (form: Form): string =>
  form.encoding.name.replace(/^ENC_/, "").replace(/_INST_LITERAL(64)?/, "");

const pairKey = (form: Form): string => family(form).replace(/_[XY]$/, "");

/** The form's fixed bits with the markers that its condition asks for (SRC0 == 250 and the like). */
function markers(form: Form): Dwords {
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

/** Puts the literal in its place; returns how many dwords there are then. */
function appendLiteral(candidate: Candidate, length: number, dwords: Dwords, state: ParseState): number {
  const { literal } = state;
  if (literal === undefined) return length;
  const at = candidate.literalWord >= 0 ? candidate.literalWord : length;
  dwords[at] = Number(literal & 0xffffffffn);
  if (state.wide) dwords[at + 1] = Number(literal >> 32n);
  return Math.max(length, at + (state.wide ? 2 : 1));
}

function writeDword(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word & 255;
  bytes[at + 1] = (word >>> 8) & 255;
  bytes[at + 2] = (word >>> 16) & 255;
  bytes[at + 3] = word >>> 24;
}

/** Names of the modifiers that a slot kind reads. */
function namesOf(kind: string, args: readonly string[]): readonly string[] {
  const fixed = KIND_NAMES[kind];
  if (fixed !== undefined) return fixed;
  if (kind === "flag") return [args[0]!, `no${args[0]!}`];
  if (kind === "text") return [args[0]!.slice(1)];
  return args[0] === undefined ? [] : [args[0]];
}

const KIND_NAMES: Readonly<Record<string, readonly string[]>> = {
  omod: ["mul", "div"], dpp: ["quad_perm"], dpp8: ["dpp8"], fi8: ["fi"], bytesel: ["byte_sel"], bitop: ["bitop3"],
  soff: ["offset"], dsoff: ["offset"], swizzle: ["offset"], dfmt: ["dfmt", "nfmt", "format"], format: ["format"],
  th: ["th", "scope"], dim: ["dim"], set: [], ones: [],
}; // prettier-ignore
