import type { Isa } from "../isa/isa.js";
import type { Half } from "../isa/model.js";
import { Candidates, type Candidate, type Shape, type Span } from "./candidates.js";
import type { AsmOptions } from "./disassembler.js";
import { apply } from "./effect.js";
import { AsmError } from "./errors.js";
import { MAX_WORDS, type Words } from "./field.js";
import { Line } from "./line.js";
import { modifierNames } from "./modifierNames.js";
import { nearest } from "./nearest.js";
import { ParseState } from "./parseState.js";
import type { AsmTables } from "./tables.js";
import { Token, TokenCache } from "./token.js";

/** Operand code of VCC. */
const VCC = 106;
const LETTER_V = 118;
const LETTER_S = 115;
const OPEN_BRACKET = 91;

/** Depth of a refusal that comes after all parts were read. */
const MAX_PARTS = 1 << 30;

/** Longest piece of the text that an error repeats. */
const MAX_QUOTE = 80;

/** The refusal of the candidate that got furthest. */
interface Refusal {
  /** How many parts were read before the fault; -1 when nothing was refused. */
  depth: number;
  /** 0-based place in the text. */
  at: number;
  /** What is wrong; `%` stands for the part of the text. */
  reason: string;
  part: string;
  expected: string;
  /** Names that the part may be a misspelling of. */
  names: ReadonlyMap<string, unknown> | null;
}

/** Assembles instructions of one generation from LLVM's syntax; forms are prepared when first needed. */
export class Assembler {
  readonly isa: Isa;
  /** The dwords of the last instruction that `parse` read. */
  readonly words: Words = new Uint32Array(MAX_WORDS);
  readonly #candidates: Candidates;
  /** Modifiers of any instruction. */
  readonly #modifierNames: ReadonlySet<string>;
  readonly #tokens = new TokenCache();
  readonly #line = new Line(this.#tokens);
  readonly #second = new Line(this.#tokens);
  readonly #worst: Refusal = { depth: -1, at: 0, reason: "", part: "", expected: "", names: null };
  readonly #state = new ParseState(() => undefined);

  constructor(isa: Isa, tables: AsmTables, options: AsmOptions = {}) {
    this.isa = isa;
    this.#candidates = new Candidates(isa, tables, options);
    this.#modifierNames = modifierNames(this.#candidates.model);
  }

  /**
   * Bytes of one instruction, which stands at address 0 and knows no symbols.
   * @throws AsmError with the position in the text
   */
  assemble(text: string): Uint8Array {
    const count = this.parse(text, 0, text.length, 1, this.#state);
    const bytes = new Uint8Array(count * 4);
    this.copy(bytes, 0, count);
    return bytes;
  }

  /** Writes the first `count` dwords of the last instruction to `bytes`, little-endian. */
  copy(bytes: Uint8Array, offset: number, count: number): void {
    const { words } = this;
    for (let i = 0, at = offset; i < count; i++) {
      const word = words[i]!;
      bytes[at++] = word & 255;
      bytes[at++] = (word >>> 8) & 255;
      bytes[at++] = (word >>> 16) & 255;
      bytes[at++] = word >>> 24;
    }
  }

  /**
   * Reads the instruction in `text` from `from` to `to` into `words`; returns how many dwords it has. `line` is the
   * number for errors, `state` gives symbols and the address.
   * @throws AsmError
   */
  parse(text: string, from: number, to: number, line: number, state: ParseState): number {
    const middle = text.indexOf("::", from);
    if (middle >= 0 && middle < to) return this.#pair(text, from, middle, to, line, state);
    const parts = this.#line;
    parts.read(text, from, to);
    const candidates = this.#candidates.of(parts.mnemonic, "");
    if (candidates === undefined) throw this.#unknown(parts, line, "");
    const { words } = this;
    this.#worst.depth = -1;
    for (let i = 0; i < candidates.length; i++) {
      const candidate = candidates[i]!;
      const own = candidate.words;
      for (let j = 0; j < own.length; j++) words[j] = own[j]!;
      for (let j = own.length; j < MAX_WORDS; j++) words[j] = 0;
      const place = 4 * (candidate.literalWord >= 0 ? candidate.literalWord : own.length);
      state.begin(candidate.allowsLiteral, candidate.allowsWide, candidate.prefersWide, place);
      if (!this.#match(candidate, parts, state, text, to)) continue;
      const count = this.#finish(own.length, candidate.literalWord, state);
      if (this.#allowed(candidate, parts, null, parts, state.wide)) return count;
    }
    throw this.#error(line);
  }

  /** A dual-issue pair: both halves and the literal they share. */
  #pair(text: string, from: number, middle: number, to: number, line: number, state: ParseState): number {
    const [x, y] = [this.#line, this.#second];
    x.read(text, from, middle);
    y.read(text, middle + 2, to);
    const first = this.#candidates.of(x.mnemonic, "x");
    const second = this.#candidates.of(y.mnemonic, "y");
    if (first === undefined) throw this.#unknown(x, line, "x");
    if (second === undefined) throw this.#unknown(y, line, "y");
    const { words } = this;
    this.#worst.depth = -1;
    for (const a of first) {
      for (const b of second) {
        if (a.pair !== b.pair) continue;
        const length = Math.max(a.words.length, b.words.length);
        for (let i = 0; i < MAX_WORDS; i++) words[i] = (a.words[i] ?? 0) | (b.words[i] ?? 0);
        const literalWord = a.literalWord >= 0 ? a.literalWord : b.literalWord;
        state.begin(
          a.allowsLiteral || b.allowsLiteral,
          false,
          false,
          4 * (literalWord >= 0 ? literalWord : length),
        );
        if (!this.#match(a, x, state, text, middle)) continue;
        state.given = 0;
        if (!this.#match(b, y, state, text, to)) continue;
        const count = this.#finish(length, literalWord, state);
        if (this.#banked(a, b, y) && this.#allowed(a, x, b, y, false)) return count;
      }
    }
    if (this.#worst.depth < 0)
      throw new AsmError(`${x.mnemonic} and ${y.mnemonic} make no pair`, line, y.start + 1);
    throw this.#error(line);
  }

  /** Puts the literal in its place, the literal's own or behind `length` dwords; returns how many dwords there are. */
  #finish(length: number, literalWord: number, state: ParseState): number {
    const { literal } = state;
    if (literal === undefined) return length;
    const at = literalWord >= 0 ? literalWord : length;
    this.words[at] = Number(literal & 0xffffffffn);
    if (state.wide) this.words[at + 1] = Number(literal >> 32n);
    return Math.max(length, at + (state.wide ? 2 : 1));
  }

  /** Whether the sources of a pair lie in different banks where they must. */
  #banked(a: Candidate, b: Candidate, y: Line): boolean {
    const { banks } = this.#candidates.model.tables.limits;
    if (banks === null) return true;
    if (banks.free !== "" && [a, b].every(({ form }) => form.instruction.name === banks.free)) return true;
    const { words } = this;
    if (meet(a.written, b.written, words, Infinity)) {
      this.#state.expected = "a destination of its own for each half";
      return this.#refuse(MAX_PARTS, y.start, "% cannot be encoded", y.mnemonic, this.#state);
    }
    for (let i = 0; i < a.banked.length; i++) {
      const [one, other] = [a.banked[i], b.banked[i]];
      if (!meet(one, other, words, banks.count)) continue;
      const first = registerIn(one!, words);
      if (banks.same && first === registerIn(other!, words) && one!.dwords === other!.dwords) continue;
      const place = this.#placeOf(b, y, banks.fields[i]!.split(" ")[1]!);
      const state = this.#state;
      state.expected = `a register of another bank than v${first}`;
      return this.#refuse(
        MAX_PARTS,
        place?.at ?? y.start,
        "operand % cannot stand here",
        place?.text ?? "",
        state,
      );
    }
    return true;
  }

  /** Whether decoding would take the words, too: registers that a field cannot name, bits that must be zero. */
  #allowed(a: Candidate, x: Line, b: Candidate | null, y: Line, wide: boolean): boolean {
    for (const { name, field, allows, part, expected } of a.limited) {
      if (allows(field.read(this.words))) continue;
      const place = partNamed(x, part) ?? this.#placeOf(a, x, name);
      this.#state.expected = expected;
      return place === undefined
        ? this.#refuse(MAX_PARTS, x.start, "% cannot be encoded", x.mnemonic, this.#state)
        : this.#refuse(MAX_PARTS, place.at, "% cannot stand here", place.text, this.#state);
    }
    const { apart } = a;
    if (apart !== null && overlaps(apart, this.words)) {
      const place = this.#placeOf(a, x, "SRC2");
      this.#state.expected = "the destination itself or registers apart from it";
      return this.#refuse(
        MAX_PARTS,
        place?.at ?? x.start,
        "operand % cannot stand here",
        place?.text ?? "",
        this.#state,
      );
    }
    const fault = this.isa.fault(this.words, this.#candidates.wave);
    // LLVM takes a literal of 64 bits as one of 32 bits too, beside itself; decoding refuses both at once.
    if (fault === null || (wide && fault.includes("254"))) return true;
    const field = /^[A-Z]\w*/.exec(fault)?.[0] ?? "";
    const place = this.#placeOf(a, x, field) ?? (b === null ? undefined : this.#placeOf(b, y, field));
    const state = this.#state;
    state.expected = "";
    return place === undefined
      ? this.#refuse(MAX_PARTS, x.start, `% cannot be encoded: ${fault}`, x.mnemonic, state)
      : this.#refuse(MAX_PARTS, place.at, "operand % cannot stand here", place.text, state);
  }

  /** The part of the text that was read into a field. */
  #placeOf(candidate: Candidate, line: Line, field: string): { at: number; text: string } | undefined {
    let at = 0;
    for (const slot of candidate.shape.operands) {
      if (slot.parse === undefined || (slot.present !== undefined && !slot.present(this.words))) continue;
      if (slot.field === field && at < line.count)
        return { at: line.starts[at]!, text: line.parts[at]!.text };
      at++;
    }
    return undefined;
  }

  /** Reads modifiers, then operands, which may depend on them, into `words`. */
  #match(candidate: Candidate, line: Line, state: ParseState, text: string, to: number): boolean {
    const { shape } = candidate;
    const { modifiers, required } = shape;
    if (candidate.readsVcc) state.readScalar(VCC);
    let { count } = line;
    let inner = -1;
    if (!shape.rest) {
      const { parts } = line;
      while (count > 0 && this.#isModifier(parts[count - 1]!, modifiers)) count--;
      for (let i = 0; i < required.length; i++) {
        if (given(required[i]!.names, line, count)) continue;
        state.expected = required[i]!.expected;
        return this.#refuse(0, line.end, "% lacks a modifier", line.mnemonic, state);
      }
      for (let i = count; i < line.count; i++) if (!this.#modifier(line, i, modifiers, state)) return false;
      // A buffer's format may stand among the operands.
      for (let i = 0; i < count; i++) {
        const { name, value } = parts[i]!;
        if (value === null || !modifiers.has(name)) continue;
        if (!this.#modifier(line, i, modifiers, state)) return false;
        inner = i;
        break;
      }
    }
    return this.#operands(candidate, line, count, inner, state, text, to);
  }

  /** Reads part `i` as a modifier. */
  #modifier(line: Line, i: number, modifiers: Shape["modifiers"], state: ParseState): boolean {
    const { text, name, value } = line.parts[i]!;
    const modifier = modifiers.get(name);
    const at = line.starts[i]!;
    state.expected = "";
    if (modifier === undefined) return this.#refuse(i + 1, at, "% is no modifier of this form", text, state);
    if ((state.given & modifier.bit) !== 0)
      return this.#refuse(i + 1, at, "% says again what a modifier says", text, state);
    state.given |= modifier.bit;
    const effect =
      modifier.id === undefined ? null : line.parts[i]!.effect(2 * modifier.id + 1, modifier.parse, value);
    if (effect !== null) {
      apply(effect, this.words);
      return true;
    }
    return modifier.parse(value, this.words, state) || this.#refuse(i + 1, at, "% does not fit", text, state);
  }

  /** Reads the first `count` parts as operands, but for part `inner`, which is a modifier. */
  #operands(
    candidate: Candidate,
    line: Line,
    count: number,
    inner: number,
    state: ParseState,
    text: string,
    to: number,
  ): boolean {
    const { words } = this;
    const { parts, starts } = line;
    const { shape, mostScalars } = candidate;
    const { operands } = shape;
    const short = shape.implied > 0 && count === shape.written - shape.implied;
    let at = inner === 0 ? 1 : 0;
    for (let i = 0; i < operands.length; i++) {
      const slot = operands[i]!;
      const { parse } = slot;
      if (parse === undefined || (slot.present !== undefined && !slot.present(words))) continue;
      if (short && slot.implied === true) continue;
      state.expected = "";
      if (at >= count) {
        if (slot.absent === undefined) {
          const place =
            at > 0 ? starts[at - 1]! + parts[at - 1]!.text.length : line.start + line.mnemonic.length;
          return this.#refuse(at, place, "too few operands", "", state);
        }
        if (slot.absent(words, state)) continue;
        return this.#refuse(at + 1, line.end, "% lacks an operand", line.mnemonic, state);
      }
      const rest = slot.rest === true;
      const part = rest ? text.slice(starts[at]!, to).trim() : parts[at]!.text;
      const effect = slot.plain === true && !rest ? parts[at]!.effect(2 * slot.id!, parse, part) : null;
      if (effect !== null) {
        apply(effect, words);
        if (effect.scalar >= 0) state.readScalar(effect.scalar);
      } else if (!parse(part, words, state))
        return this.#refuse(at + 1, starts[at]!, "operand % does not fit", part, state);
      if (state.scalarReads > mostScalars) {
        state.expected = `${mostScalars} scalar${mostScalars === 1 ? "" : "s"} or literals at most`;
        return this.#refuse(MAX_PARTS, starts[at]!, "operand % is one scalar too many", part, state);
      }
      at = rest ? count : at + 1;
      if (at === inner) at++;
    }
    if (at === count) {
      const { settled } = shape;
      for (let i = 0; i < settled.length; i++)
        if (!settled[i]!(words, state))
          return this.#refuse(
            MAX_PARTS,
            line.start,
            "modifiers of % do not go together",
            line.mnemonic,
            state,
          );
      return true;
    }
    state.expected = "";
    this.#refuse(at + 1, starts[at]!, "unexpected operand %", parts[at]!.text, state);
    if (this.#worst.at === starts[at]) this.#worst.names = shape.modifiers;
    return false;
  }

  #isModifier({ text, name }: Token, own: Shape["modifiers"]): boolean {
    // Plain registers are most of what is asked for.
    const c = text.charCodeAt(0);
    if (c === LETTER_V || c === LETTER_S) {
      const d = text.charCodeAt(1);
      if ((d >= 48 && d <= 57) || d === OPEN_BRACKET) return false;
    }
    return own.has(name) || this.#modifierNames.has(name);
  }

  /** Notes why a candidate does not fit, if none got further; always false. */
  #refuse(depth: number, at: number, reason: string, part: string, state: ParseState): false {
    const worst = this.#worst;
    if (depth <= worst.depth) return false;
    worst.depth = depth;
    worst.at = at;
    worst.reason = reason;
    worst.part = part;
    worst.expected = state.expected;
    worst.names = null;
    return false;
  }

  /** The error of the candidate that got furthest. */
  #error(line: number): AsmError {
    const { at, reason, part, expected, names } = this.#worst;
    const quoted = part.length > MAX_QUOTE ? `${part.slice(0, MAX_QUOTE)}...` : part;
    return new AsmError(
      reason.replace("%", () => quoted),
      line,
      at + 1,
      expected === "" ? null : expected,
      names === null ? null : nearest(new Token(part).name, names.keys()),
    );
  }

  #unknown({ mnemonic, start }: Line, line: number, half: Half): AsmError {
    if (mnemonic === "") return new AsmError("no instruction", line, start + 1, "a mnemonic");
    return new AsmError(
      `unknown mnemonic ${mnemonic.slice(0, MAX_QUOTE)}`,
      line,
      start + 1,
      null,
      nearest(mnemonic.toLowerCase(), this.#candidates.names(half)),
    );
  }
}

/** Whether one of the names is among the modifiers, which begin at part `from`. */
function given(names: ReadonlySet<string>, line: Line, from: number): boolean {
  for (let i = from; i < line.count; i++) if (names.has(line.parts[i]!.name)) return true;
  return false;
}

/** The modifier of the name. */
function partNamed(line: Line, name: string): { at: number; text: string } | undefined {
  for (let i = 0; i < line.count; i++)
    if (line.parts[i]!.name === name) return { at: line.starts[i]!, text: line.parts[i]!.text };
  return undefined;
}

/** Whether a matrix instruction's addend lies partly in its destination. */
function overlaps({ destination, source, dwords }: NonNullable<Candidate["apart"]>, words: Words): boolean {
  const first = source.read(words) - 256;
  const distance = Math.abs(first - (destination.read(words) & 255));
  return first >= 0 && distance > 0 && distance < dwords;
}

/** The first vector register that a source or destination names, negative for a scalar. */
const registerIn = ({ field }: Span, words: Words): number =>
  field.read(words) - (field.width <= 8 ? 0 : 256);

/** Whether a register of one span is one of the other, as far as the remainder by `count` goes. */
function meet(a: Span | undefined, b: Span | undefined, words: Words, count: number): boolean {
  if (a === undefined || b === undefined) return false;
  const distance = registerIn(a, words) - registerIn(b, words);
  if (registerIn(a, words) < 0 || registerIn(b, words) < 0) return false;
  for (let i = 0; i < a.dwords; i++)
    for (let j = 0; j < b.dwords; j++) if ((distance + i - j) % count === 0) return true;
  return false;
}
