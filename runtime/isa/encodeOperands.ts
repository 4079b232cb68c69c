import { constantKind, literalBits, literalBits64, nearestLiteral, type ConstantKind } from "./constants.js";
import { joinHalves, pairEncoding, setField, toBytes } from "./encode.js";
import { EncodeError } from "./errors.js";
import { fieldMax } from "./fields.js";
import { isFormField } from "./instruction.js";
import type { Isa } from "./isa.js";
import type { Encoding, Form, InstructionInfo, OperandInfo } from "./model.js";
import type { OperandValue } from "./registers.js";
import { explicitOperands, operandKey, signatureOf } from "./signature.js";

/**
 * Operands by key (see `signatureOf`) and further fields by their name in lower case (neg, clamp, offset ...). A field's
 * name in upper case stands for its stored number, whatever an operand of that name says.
 */
export type Operands = Readonly<Record<string, OperandValue | undefined>>;

export interface EncodeOptions {
  /** Use this encoding, not the shortest that can hold the operands. */
  readonly encoding?: string;
  /** Lanes of the wave: lane masks are pairs in wave64, single registers in wave32. Default: the generation's. */
  readonly wave?: 32 | 64;
  /** DPP8 only: read lanes that EXEC switches off, too (FI). */
  readonly fetchInactive?: boolean;
}

/** One half of a dual-issue pair. */
export interface HalfInstruction {
  readonly name: string;
  readonly operands: Operands;
}

/** Encodes operands in the shortest form that can hold them. @throws EncodeError */
export function encodeOperands(
  isa: Isa,
  name: string,
  operands: Operands,
  options: EncodeOptions,
): Uint8Array {
  const instruction = find(isa, name);
  if (instruction.forms.every((form) => form.half !== "")) {
    throw new EncodeError(`${name} is half of a dual-issue pair: use encodePair`);
  }
  let forms = instruction.forms.filter((form) => form.half === "");
  if (options.encoding !== undefined) {
    forms = forms.filter((form) => form.encoding.name === options.encoding);
    if (forms.length === 0) {
      const names = [...new Set(instruction.forms.map((form) => form.encoding.name))].join(", ");
      throw new EncodeError(`${name} has no encoding ${options.encoding}`, "encoding", names);
    }
  }
  const wave = options.wave ?? isa.generation.defaultWaveSize;
  const sorted = [...forms].sort(
    (a, b) => a.encoding.bits - b.encoding.bits || preference(a) - preference(b),
  );
  checkNames(instruction, sorted, operands);
  let fault: EncodeError | undefined;
  for (const form of sorted) {
    const words = [...form.identifier];
    const error = fill(form, form.encoding, operands, options, wave, words);
    if (error === null) return toBytes(words);
    // The fault that a user can act on is the one of the form that came furthest; plain forms come first.
    fault ??= error;
    if (rank(error) > rank(fault)) fault = error;
  }
  throw fault ?? new EncodeError(`${name} has no form`);
}

/** Encodes a dual-issue pair in the shortest encoding that can hold both halves. @throws EncodeError */
export function encodePair(
  isa: Isa,
  x: HalfInstruction,
  y: HalfInstruction,
  options: EncodeOptions,
): Uint8Array {
  const wave = options.wave ?? isa.generation.defaultWaveSize;
  const halves = (half: HalfInstruction, which: "x" | "y"): Form[] =>
    find(isa, half.name).forms.filter(
      (form) =>
        form.half === which &&
        (options.encoding === undefined || pairEncoding(form.encoding) === options.encoding),
    );
  let fault = new EncodeError(`${x.name} :: ${y.name} is no dual-issue pair of ${isa.id}`);
  const pairs = halves(x, "x")
    .flatMap((formX) => halves(y, "y").map((formY) => ({ formX, formY })))
    .filter(({ formX, formY }) => plainName(formX.encoding) === plainName(formY.encoding))
    .sort((a, b) => pairBits(a) - pairBits(b));
  for (const { formX, formY } of pairs) {
    const layout = formY.encoding.bits > formX.encoding.bits ? formY.encoding : formX.encoding;
    const words = joinHalves(layout, formX, formY);
    const error =
      fill(formX, layout, x.operands, options, wave, words) ??
      fill(formY, layout, y.operands, options, wave, words);
    if (error === null) return toBytes(words);
    if (rank(error) >= rank(fault)) fault = error;
  }
  throw fault;
}

const plainName = (encoding: Encoding): string => pairEncoding(encoding).replace("_INST_LITERAL", "");
const pairBits = (pair: { formX: Form; formY: Form }): number =>
  Math.max(pair.formX.encoding.bits, pair.formY.encoding.bits);

function find(isa: Isa, name: string): InstructionInfo {
  const instruction = isa.instruction(name);
  if (instruction === undefined) throw new EncodeError(`${isa.id} has no instruction ${name}`);
  return instruction;
}

/** Forms that route lanes are never chosen unasked: among forms of one length they come last. */
const preference = (form: Form): number => (isRouted(form) ? 1 : 0);
const isRouted = (form: Form): boolean => /_VOP_(DPP|SDWA)/.test(form.encoding.name);

/** Every name given must be an operand or a field of at least one form. */
function checkNames(instruction: InstructionInfo, forms: readonly Form[], operands: Operands): void {
  const known = new Set(signatureOf(instruction).map((slot) => slot.key));
  for (const form of forms) {
    for (const { name } of form.encoding.fields) {
      if (!isFormField(name)) known.add(name.toLowerCase());
    }
  }
  for (const name of Object.keys(operands)) {
    if (!known.has(name) && (name !== name.toUpperCase() || !known.has(name.toLowerCase()))) {
      throw new EncodeError(`${instruction.name} has no operand ${name}`, name, [...known].join(", "));
    }
  }
}

/** How much a fault tells: a value that fits no field beats a form that merely lacks a field. */
const rank = (error: EncodeError): number => (error.range !== null ? 1 : 0);

/** Writes one form's operands into `words`; null when all fit, else the first fault. */
function fill(
  form: Form,
  layout: Encoding,
  operands: Operands,
  options: EncodeOptions,
  wave: 32 | 64,
  words: number[],
): EncodeError | null {
  const left = new Set(Object.keys(operands).filter((key) => operands[key] !== undefined));
  const taken = new Set<string>();
  const list = explicitOperands(form);
  const flags: [string, number][] = [];
  for (const { key, position } of signatureOf(form.instruction, form.half)) {
    const info = list[position];
    if (info === undefined) continue;
    const value = operands[key];
    left.delete(key);
    if (info.field === null) {
      if (value !== undefined && !isNamed(info, value)) {
        return new EncodeError(`${form.encoding.name} can only hold ${info.type.name} as ${key}`, key);
      }
      continue;
    }
    taken.add(info.field);
    if (value === undefined) {
      if (operands[info.field] !== undefined) continue;
      return new EncodeError(`${form.instruction.name} needs ${key}`, key);
    }
    const placed = place(form, layout, info, value, wave, words, flags);
    if (placed !== null) return placed;
  }
  for (const [name, bit] of flags) {
    const field = layout.fieldByName.get(name)!;
    const p = field.pieces[0]!;
    words[p.word] = (words[p.word]! | (1 << (p.shift + bit))) >>> 0;
  }
  applyCondition(form, layout, options.fetchInactive === true ? 1 : 0, taken, words);
  if (
    isRouted(form) &&
    options.encoding === undefined &&
    ![...left].some((key) => !isPlainField(form, key))
  ) {
    return new EncodeError(`${form.encoding.name} needs one of its own fields`);
  }
  for (const key of left) {
    const name = key.toUpperCase();
    if (!layout.fieldByName.has(name) || (key !== name && taken.has(name)) || isFormField(name)) {
      return new EncodeError(`${form.encoding.name} has no field ${key}`, key);
    }
    const value = operands[key];
    if (typeof value !== "number" && typeof value !== "bigint") {
      return new EncodeError(`${key} takes a number`, key, `0..${fieldMax(layout.fieldByName.get(name)!)}`);
    }
    try {
      setField(layout, name, signedField(layout, name, value), words);
    } catch (error) {
      if (error instanceof EncodeError) return error;
      throw error;
    }
  }
  return null;
}

/** A field that the instruction's other encodings have too does not ask for a routed form. */
const isPlainField = (form: Form, key: string): boolean =>
  form.instruction.forms.some(
    (other) => !isRouted(other) && other.encoding.fieldByName.has(key.toUpperCase()),
  );

/** Offsets and immediates may be given as negative numbers: they are stored in two's complement. */
function signedField(layout: Encoding, name: string, value: number | bigint): number | bigint {
  const field = layout.fieldByName.get(name)!;
  if (!/OFFSET|IMM/.test(name) || value >= 0) return value;
  const whole = BigInt(Math.trunc(Number(value)));
  return whole >= -(1n << BigInt(field.width - 1)) ? whole + (1n << BigInt(field.width)) : value;
}

/**
 * Sets the fields whose values a form's condition asks for (SRC0 = 255 for a literal, NSA = 1 ...). Where it allows
 * several, `choice` picks: DPP8's second code fetches inactive lanes.
 */
function applyCondition(
  form: Form,
  layout: Encoding,
  choice: number,
  taken: ReadonlySet<string>,
  words: number[],
): void {
  for (const [, name, list] of form.variant.expression.matchAll(/(\w+) (?:==|in) \[?([\d, ]+)/g)) {
    const own = form.half === "y" && name === "SRCX0" ? "SRCY0" : name!;
    const values = list!.split(",").map(Number);
    if (!taken.has(own) && layout.fieldByName.has(own))
      setField(layout, own, values[choice] ?? values[0]!, words);
  }
}

const isNamed = (info: OperandInfo, value: OperandValue): boolean =>
  typeof value === "object" &&
  value.file === "special" &&
  info.type.runs.some(
    (run) => run.prefix.replace(/_LO$/i, "").toUpperCase() === value.name.replace(/_LO$/, ""),
  );

function place(
  form: Form,
  layout: Encoding,
  info: OperandInfo,
  value: OperandValue,
  wave: 32 | 64,
  words: number[],
  flags: [string, number][],
): EncodeError | null {
  const name = info.field!;
  const key = operandKey(name);
  const field = layout.fieldByName.get(name)!;
  if (/^LITERAL/.test(name)) return placeLiteral(layout, info, value, words);
  const code = codeOf(layout, info, value, wave);
  if (code instanceof EncodeError) return code;
  let stored = code;
  const completed = field.completedBy;
  const isVector = typeof value === "object" && (value.file === "v" || value.file === "acc");
  if (completed?.meaning === "scalar") {
    if (isVector) stored -= 256;
    else flags.push([completed.flag, completed.bit]);
  } else if (completed?.meaning === "sdst") {
    // VCC is what a clear bit means; the field is left 0 then.
    if (code === VCC) return null;
    flags.push([completed.flag, completed.bit]);
  }
  if (typeof value === "object" && value.file === "acc") {
    stored -= 512;
    if (completed?.meaning === "acc" && info.type.hasAcc) flags.push([completed.flag, completed.bit]);
  }
  if (name === "VDSTY" && field.padding === 1) {
    const x = layout.fieldByName.get("VDSTX")!.pieces[0]!;
    if ((((words[x.word]! >>> x.shift) ^ stored) & 1) === 0) {
      return new EncodeError(
        "the halves of a pair write registers of different parity",
        key,
        "one even, one odd",
      );
    }
    stored &= ~1;
  }
  if ((stored & (2 ** field.padding - 1)) !== 0) {
    return new EncodeError(
      `${key} must be a multiple of ${2 ** field.padding}`,
      key,
      `multiples of ${2 ** field.padding}`,
    );
  }
  stored >>= field.padding;
  if (stored < 0 || BigInt(stored) > fieldMax(field)) {
    return new EncodeError(
      `${key} does not fit ${name} of ${form.encoding.name}`,
      key,
      `0..${fieldMax(field)}`,
    );
  }
  setField(layout, name, stored, words);
  return null;
}

/** What to write in the place of a number that is no literal, by what the operand holds. */
function literalHint(value: OperandValue, kind: ConstantKind, wide: boolean): string {
  if (kind === "int") return ": a whole number or literal(bits) is due";
  if (wide || typeof value !== "number") return "";
  return ` of ${kind}: the nearest is ${nearestLiteral(value, kind)}${kind === "f32" ? " (Math.fround)" : ""}`;
}

function placeLiteral(
  layout: Encoding,
  info: OperandInfo,
  value: OperandValue,
  words: number[],
): EncodeError | null {
  const name = info.field!;
  const wide = layout.fieldByName.get(name)!.width > 32;
  const kind = constantKind(info.format);
  let bits: number | bigint | null = null;
  if (typeof value === "object") {
    if (value.file !== "literal")
      return new EncodeError(`${layout.name} takes a literal here`, name.toLowerCase());
    bits = value.bits;
  } else if (wide) bits = literalBits64(value, kind);
  else if (typeof value === "number") bits = literalBits(value, kind);
  if (bits === null)
    return new EncodeError(
      `${String(value)} is no ${wide ? 64 : 32}-bit literal${literalHint(value, kind, wide)}`,
      name.toLowerCase(),
      info.format.name,
    );
  const dword = layout.fieldByName.get(name)!;
  const old = words.slice();
  setField(layout, name, typeof bits === "number" ? bits >>> 0 : bits, words);
  // Two operands of one instruction may share the literal only when they ask for the same bits.
  if (literalOwners.has(words)) {
    const same = dword.pieces.every((p) => old[p.word] === words[p.word]);
    if (!same)
      return new EncodeError("only one literal fits an instruction", name.toLowerCase(), "one literal");
  }
  literalOwners.add(words);
  return null;
}

/** Word arrays that already hold a literal. */
const literalOwners = new WeakSet<number[]>();

const FILE_WORDS: Readonly<Record<string, string>> = {
  v: "a vector register",
  acc: "an AccVGPR",
  s: "a scalar register",
  TTMP: "a trap register",
};

/** The code of a value in an operand's type, or the reason why it has none. */
function codeOf(
  layout: Encoding,
  info: OperandInfo,
  value: OperandValue,
  wave: 32 | 64,
): number | EncodeError {
  const key = operandKey(info.field!);
  const { type } = info;
  if (typeof value === "bigint") return codeOf(layout, info, Number(value), wave);
  if (typeof value === "number") return numberCode(info, value);
  const size = info.format.name === "FMT_NUM_M64" ? wave : info.size;
  const due = Math.max(1, (size + 31) >> 5);
  const range = `${due} register${due === 1 ? "" : "s"}`;
  switch (value.file) {
    case "literal":
      return new EncodeError(`${key} takes no literal in this form`, key);
    case "inline": {
      const inlineCode = type.values.findIndex((one) => one?.kind === "inline" && one.name === value.name);
      return inlineCode >= 0
        ? inlineCode
        : new EncodeError(`${key} has no inline constant ${value.name}`, key);
    }
    case "special": {
      const listed = type.values.findIndex((one) => one?.name.toUpperCase() === value.name);
      if (listed < 0) return new EncodeError(`${key} cannot be ${value.name}`, key, describe(info));
      return listed;
    }
    default: {
      const run = type.runs.find((one) => one.first !== null && one.prefix === value.file);
      if (run === undefined)
        return new EncodeError(
          `${key} cannot be ${FILE_WORDS[value.file] ?? JSON.stringify(value)}`,
          key,
          describe(info),
        );
      if (value.count !== due && !isFlexible(layout, info)) {
        return new EncodeError(`${key} takes ${range}, not ${value.count}`, key, range);
      }
      const last = value.index + value.count - 1;
      if (value.index < run.first! || last >= run.first! + run.count) {
        return new EncodeError(
          `${key} runs past ${run.prefix}${run.first! + run.count - 1}`,
          key,
          `${run.prefix}${run.first}..${run.first! + run.count - 1}`,
        );
      }
      if (
        (value.file === "s" || value.file === "TTMP") &&
        value.count > 1 &&
        value.index % Math.min(4, value.count === 3 ? 4 : value.count) !== 0
      ) {
        return new EncodeError(
          `${key} must begin at a multiple of ${Math.min(4, value.count)}`,
          key,
          "aligned scalar registers",
        );
      }
      return run.value + value.index - run.first!;
    }
  }
}

/** Operands whose width the instruction's other fields decide: vector addresses, and image data by DMASK and TFE. */
const isFlexible = (layout: Encoding, info: OperandInfo): boolean =>
  info.type.hasVgpr && (/ADDR/.test(info.field!) || layout.fieldByName.has("DMASK"));

/** Inline constant or plain immediate. */
function numberCode(info: OperandInfo, value: number): number | EncodeError {
  const key = operandKey(info.field!);
  const { type } = info;
  if (type.runs.length === 0 || type.parts.length > 0) {
    if (!Number.isInteger(value)) return new EncodeError(`${key} takes a whole number`, key);
    const width = Math.min(32, info.size);
    return value < 0 && value >= -(2 ** (width - 1)) ? value + 2 ** width : value;
  }
  const isFloat = constantKind(info.format) !== "int";
  const wanted = isFloat
    ? Object.is(value, 0)
      ? "0"
      : FLOAT_NAMES.get(value)
    : Number.isInteger(value)
      ? String(value)
      : undefined;
  const code =
    wanted === undefined ? -1 : type.values.findIndex((one) => one?.kind === "inline" && one.name === wanted);
  if (code < 0) return new EncodeError(`${key} has no inline constant ${value}`, key);
  return code;
}

/** Code of VCC_LO in every generation. */
const VCC = 106;

/** 1 / (2 pi) in AMD's name and as f64, f32 and f16. */
const INV_2PI = [0.15915494, 0.15915494309189532, 0.15915493667125702, 0.1591796875];

const FLOAT_NAMES: ReadonlyMap<number, string> = new Map([
  ...[0.5, 1, 2, 4].flatMap((x): [number, string][] => [
    [x, x.toFixed(1)],
    [-x, (-x).toFixed(1)],
  ]),
  ...INV_2PI.map((x): [number, string] => [x, "0.15915494"]),
]);

const describe = (info: OperandInfo): string =>
  [...new Set(info.type.runs.map((run) => (run.first === null ? run.prefix : `${run.prefix}${run.first}..`)))]
    .slice(0, 12)
    .join(", ");
