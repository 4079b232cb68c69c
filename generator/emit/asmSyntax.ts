/** From a form's operands and the rules of spec/asm to the row that says how the form is written. */
import type {
  BitField,
  Encoding,
  Instruction,
  InstructionEncoding,
  IsaSpec,
  Operand,
} from "../spec/model.js";
import { SpecError } from "../spec/errors.js";
import { imageAddress, imageData } from "./asmImage.js";
import type { AsmSpec, Family, InstructionRule } from "./asmSpec.js";

/** Encodings whose instructions also exist in a short form: their long form has a suffix. */
const SHORT = /^(ENC_|)(VOP1|VOP2|VOPC|VINTRP)(_INST_LITERAL|_INST_LITERAL64|)$/;
const LONG = /^(ENC_VOP3|VOP3_SDST_ENC)$/;

/** An operand, and whether a literal may stand for it although its type does not say so. */
type TextOperand = Operand & { readonly literal?: boolean };

export interface FormText {
  /** Mnemonic without suffix. */
  readonly base: string;
  /** `suffix|operands|modifiers` */
  readonly row: string;
}

export class SyntaxBuilder {
  readonly #asm: AsmSpec;
  readonly #encodings: ReadonlyMap<string, Encoding>;
  readonly #families: ReadonlyMap<string, Family>;

  constructor(spec: IsaSpec, asm: AsmSpec) {
    this.#asm = asm;
    this.#encodings = new Map(spec.encodings.map((encoding) => [encoding.name, encoding]));
    this.#families = new Map(
      asm.families.flatMap((family) => family.encodings.map((name) => [name, family] as const)),
    );
  }

  /** How each form of an instruction is written, in the order of its encodings; null for a form without text. */
  forms(instruction: Instruction): (FormText | null)[] {
    return instruction.encodings.map((form) => this.#form(instruction, form));
  }

  #form(instruction: Instruction, form: InstructionEncoding): FormText | null {
    const family = this.#families.get(form.encodingName);
    if (family === undefined) return null;
    const rules = this.#asm.rules.filter(
      (rule) => rule.match.test(instruction.name) && rule.encodings.test(form.encodingName),
    );
    const encoding = this.#encodings.get(form.encodingName)!;
    const base =
      rules.map((rule) => rule.mnemonic).findLast((text) => text !== undefined) ??
      instruction.name.toLowerCase();
    const suffix = rules.map((rule) => rule.suffix).findLast((text) => text !== undefined);
    const operands = this.#canonical(instruction, form, family);
    const slots = this.#operands(instruction, encoding, family, rules, operands);
    const modifiers = this.#modifiers(instruction, encoding, family, rules, operands);
    return {
      base,
      row: [suffix ?? this.#suffix(instruction, family), slots.join(" "), modifiers.join(" ")].join("|"),
    };
  }

  #suffix(instruction: Instruction, family: Family): string {
    const { suffix, suffixWith } = family;
    if (suffix === undefined) return "";
    if (suffixWith === undefined) return suffix;
    const other = suffixWith === "long" ? LONG : SHORT;
    return instruction.encodings.some((form) => other.test(form.encodingName)) ? suffix : "";
  }

  /** The operands with the fields they have when no literal is there. */
  #canonical(instruction: Instruction, form: InstructionEncoding, family: Family): TextOperand[] {
    const order = (list: readonly Operand[]): TextOperand[] => [...list].sort((a, b) => a.order - b.order);
    const isLiteral = (operand: Operand): boolean =>
      /^LITERAL/.test(operand.fieldName ?? "") && !/SIMM/.test(operand.operandType);
    const own = order(form.operands);
    if (!own.some(isLiteral)) return own;
    const half = (list: readonly Operand[]): boolean => list.some((one) => /Y\d?$/.test(one.fieldName ?? ""));
    const plain = instruction.encodings.filter(
      (other) =>
        family.encodings.includes(other.encodingName) &&
        other.operands.length === own.length &&
        half(other.operands) === half(own),
    );
    return own.map((operand, i) => {
      if (!isLiteral(operand)) return operand;
      const found = plain.map((other) => order(other.operands)[i]!).find((one) => !isLiteral(one));
      return found === undefined ? operand : { ...found, literal: true };
    });
  }

  #operands(
    instruction: Instruction,
    encoding: Encoding,
    family: Family,
    rules: readonly InstructionRule[],
    operands: readonly TextOperand[],
  ): string[] {
    const explicit = rules.map((rule) => rule.operands).findLast((list) => list !== undefined);
    const source =
      rules.map((rule) => rule.source).findLast((one) => one !== undefined) ?? family.source ?? {};
    const context = { instruction, encoding, source, rules, asm: this.#asm };
    if (explicit !== undefined) {
      return explicit.flatMap((text) => this.#resolve(text, encoding, instruction, operands));
    }
    const append = rules.map((rule) => rule.append).findLast((list) => list !== undefined) ?? [];
    const own = operands.flatMap((operand) => {
      if (operand.implicit) return [];
      const key = operand.fieldName ?? "-";
      const replacement =
        rules.map((rule) => rule.replace[key]).findLast((one) => one !== undefined) ?? family.replace[key];
      if (replacement !== undefined) {
        const found = replacement.flatMap((text) =>
          this.#resolve(text, encoding, instruction, operands, operand),
        );
        return found.slice(0, 1);
      }
      return operandSlots(operand, context);
    });
    return [...own, ...append.flatMap((text) => this.#resolve(text, encoding, instruction, operands))];
  }

  #modifiers(
    instruction: Instruction,
    encoding: Encoding,
    family: Family,
    rules: readonly InstructionRule[],
    operands: readonly TextOperand[],
  ): string[] {
    const whole =
      rules.map((rule) => rule.modifiers).findLast((one) => one !== undefined) ?? family.modifiers ?? [];
    const list = whole.flatMap((text) => {
      const [kind, name] = text.split(":")[0]!.split(".") as [string, string | undefined];
      return (
        rules
          .map((rule) => rule.edit[name ?? kind] ?? rule.edit[kind])
          .findLast((one) => one !== undefined) ?? [text]
      );
    });
    const sources = new Set(operands.map((operand) => sourceIndex(operand.fieldName)).filter((i) => i >= 0))
      .size;
    const promoted = instruction.encodings.some((form) => SHORT.test(form.encodingName));
    const narrow = operands.some(
      (one) =>
        one.size === 16 &&
        (this.#asm.halves || !/PK/.test(one.dataFormat)) &&
        !/^OPR_(SIMM|SREG)/.test(one.operandType),
    );
    const modified = (operand: Operand): boolean =>
      sourceIndex(operand.fieldName) === 0 &&
      (FLOAT.test(operand.dataFormat) || (this.#asm.true16 && operand.size === 16));
    return [...list, ...rules.flatMap((rule) => rule.add)].flatMap((text) => {
      const [resolved] = this.#resolve(text, encoding, instruction, operands);
      if (resolved === undefined) return [];
      const [head, fields] = resolved.split(":") as [string, string];
      const [kind, ...args] = head.split(".") as [string, ...string[]];
      if (kind === "opsel") {
        // Promoted short forms select halves only where registers have halves.
        if (!narrow || (promoted && !this.#asm.halves)) return [];
        return [`bits.op_sel.${sources + 1}.0.9${promoted ? ".t16" : ""}:${fields},b${sources}=${fields}#3`];
      }
      if (kind === "dppx") {
        const wide = operands.some((one) => one.size === 64 && one.dataFormat !== "FMT_NUM_M64");
        return [`dpp${wide ? ".wide" : ""}:${fields}`];
      }
      if (kind === "scaleoff") return encoding.bitCount === 96 ? ["flag.scale_offset:@48+1"] : [];
      if (kind === "opsel!") return [`bits.op_sel.${sources + 1}.0:${fields},b${sources}=${fields}#3`];
      if (kind === "packed") return sources === 0 ? [] : [`bits.${args[0]}.${sources}.${args[1]}:${fields}`];
      if (kind === "dpp8") {
        // Behind a source with modifiers, which LLVM inserts late, it takes the lanes for that source.
        const code = args[0] === "code" || (/^VOP1_/.test(encoding.name) && operands.some(modified));
        const lanes = Array.from({ length: 8 }, (_, i) => `l${i}=LANE_SEL_${i}`).join();
        return [`dpp8${code ? ".code" : ""}:${lanes}`];
      }
      return [resolved];
    });
  }

  /** Fills a template in; none when its main field is missing, roles whose fields are missing are dropped. */
  #resolve(
    text: string,
    encoding: Encoding,
    instruction: Instruction,
    operands: readonly TextOperand[],
    operand?: TextOperand,
  ): string[] {
    const filled = text
      .replace(
        "{vdst}",
        String(Math.ceil((operands.find((one) => one.fieldName === "VDST")?.size ?? 32) / 32)),
      )
      .replace("{half}", String(Math.max(1, Math.ceil((operand?.size ?? 32) / 64))))
      .replace("{dwords}", String(Math.max(1, Math.ceil((operand?.size ?? 32) / 32))))
      .replace("{temporal}", temporalKind(instruction));
    if (filled.startsWith("image:")) {
      const first = filled.slice("image:".length);
      return [imageAddress(instruction, encoding, first)];
    }
    if (filled.startsWith("imagedata"))
      return [imageData(instruction, encoding, operand!, filled.endsWith(".even"))];
    const colon = filled.indexOf(":");
    if (colon < 0) return [filled.startsWith("scaleoff") ? "scaleoff:" : filled];
    const fields: string[] = [];
    for (const part of filled.slice(colon + 1).split(",")) {
      const equals = part.indexOf("=");
      const role = equals < 0 ? "" : part.slice(0, equals + 1);
      const found = findFieldName(encoding, part.slice(equals + 1));
      if (found !== undefined) fields.push(role + found);
      else if (role === "") return [];
    }
    return [`${filled.slice(0, colon)}:${fields.join()}`];
  }
}

/** The first of `A|B#bit` that the encoding has. */
export function findFieldName(encoding: Encoding, reference: string): string | undefined {
  // A bit may be given for all alternatives at once, at the end.
  const [, names, bit] = /^(.*?)(?:#(\d+))?$/.exec(reference) as unknown as [
    string,
    string,
    string | undefined,
  ];
  if (/#.*\|/.test(names))
    throw new SpecError(`${reference}: the bit stands behind all alternatives`, { file: "spec/asm" });
  const has = (name: string): boolean => encoding.fields.some((field: BitField) => field.name === name);
  const found = names
    .split("|")
    .find(
      (name) =>
        name.startsWith("@") ||
        name.split("&").every((part) => part.startsWith("@") || has(part.split("#")[0]!)),
    );
  return found === undefined ? undefined : bit === undefined ? found : `${found}#${bit}`;
}

/** Which temporal hints an instruction takes, by what it does. */
function temporalKind(instruction: Instruction): string {
  if (/ATOMIC/.test(instruction.name)) return "atomic";
  return /STORE/.test(instruction.name) ? "store" : "load";
}

/** The number in SRC0, VSRC1, SRCX0 ...; -1 when the field is no source. */
export function sourceIndex(field: string | null): number {
  const match = /^V?SRC[XY]?(\d)$/.exec(field ?? "");
  return match === null ? -1 : Number(match[1]);
}

interface OperandContext {
  readonly instruction: Instruction;
  readonly encoding: Encoding;
  readonly source: Readonly<Record<string, string>>;
  readonly rules: readonly InstructionRule[];
  readonly asm: AsmSpec;
}

/** Slots of an operand that no rule replaces: one, or none when assembly does not show it. */
function operandSlots(operand: TextOperand, context: OperandContext): string[] {
  const { fieldName: field, operandType: type } = operand;
  if (type === "OPR_VCC" && field === null) return ["vcc"];
  if (type === "OPR_EXEC" || type === "OPR_SDST_EXEC") return [];
  if (field === null) return [];
  const own = context.rules.map((rule) => rule.dwords[field]).findLast((one) => one !== undefined);
  const whole = own ?? Math.max(1, Math.ceil(operand.size / 32));
  const wave64 = halvedInWave64(operand, context) ? Math.max(1, whole >> 1) : whole;
  const dwords = wave64 === whole ? String(whole) : `${whole}/${wave64}`;
  const simple = SIMPLE[type];
  if (simple !== undefined) return [`${simple}:${field}`];
  const roles = sourceRoles(operand, context);
  const accDestination =
    /ACCVGPR/.test(type) && field === "VDST" ? findFieldName(context.encoding, "ACC_CD|ACC") : undefined;
  const half = halfRole(operand, context);
  if (type === "OPR_VGPR" || type === "OPR_VGPR_OR_ACCVGPR") {
    const acc =
      type === "OPR_VGPR" ? "" : accDestination === undefined ? accRole(context) : `,c=${accDestination}`;
    if (/^V?SRC[XY]?\d$/.test(field) && roles !== "")
      return [`s.${dwords}.-.v${half.arg === "" ? "" : "h"}:${field}${roles}${half.role}`];
    return [`v.${dwords}${half.arg}:${field}${acc}${half.role}`];
  }
  if (type === "OPR_ACCVGPR") return [`a.${dwords}:${field}`];
  const literal =
    context.rules.map((rule) => rule.types[field]).findLast((one) => one !== undefined) ??
    literalType(operand);
  if (operand.dataFormat === "FMT_NUM_M64") return [`m.${literal}:${field}`];
  if (!/^OPR_(SRC|SSRC|SREG|SDST|VCC|VGPR_OR_LDS)/.test(type)) return [`u:${field}`];
  const always = type === "OPR_SRC_ACCVGPR_OR_CONST" ? ".A" : half.arg;
  return [`s.${dwords}.${literal}${always}:${field}${roles}${half.role}`];
}

/** Operand types that are one number or name. */
const SIMPLE: Readonly<Record<string, string>> = {
  OPR_LABEL: "label",
  OPR_HWREG: "hwreg",
  OPR_SENDMSG: "msg",
  OPR_SENDMSG_RTN: "msg.wide",
  OPR_WAITCNT: "waitcnt",
  OPR_WAITCNT_DEPCTR: "depctr",
  OPR_WAIT_ALU: "depctr",
  OPR_DELAY: "delay",
  OPR_VERSION: "version",
  OPR_SIMM16: "x",
  OPR_SIMM8: "u",
  OPR_SIMM5: "u",
  OPR_SIMM4: "u",
  OPR_SIMM24: "sx",
  OPR_SIMM32: "k",
  OPR_SIMM64: "k",
  OPR_SLEEP: "x",
  OPR_CLAUSE: "x",
  OPR_WAIT_EVENT: "x",
  OPR_WAIT_MEM_DS: "x",
  OPR_SET_VGPR_MSB: "x",
  OPR_PARAM: "param",
};

/** Matrix operands that two lanes share in wave32 take half the registers in wave64. */
function halvedInWave64(operand: Operand, context: OperandContext): boolean {
  const formats = context.rules.map((rule) => rule.wave64).findLast((one) => one !== undefined);
  return formats !== undefined && formats.test(operand.dataFormat);
}

function accRole(context: OperandContext): string {
  return findFieldName(context.encoding, "ACC") === undefined ? "" : ",c=ACC";
}

/** Formats whose operands can be negated. */
const FLOAT = /^FMT_NUM_(PK\d+_)?(F|BF)(16|32|64)$/;

function sourceRoles(operand: Operand, context: OperandContext): string {
  const index = sourceIndex(operand.fieldName);
  if (index < 0) return "";
  let text = "";
  const forced = context.rules.map((rule) => rule.signed).findLast((one) => one !== undefined);
  const signed = forced?.includes(`SRC${index}`) ?? FLOAT.test(operand.dataFormat);
  for (const [role, template] of Object.entries(context.source)) {
    if (role === "o" || ((role === "n" || role === "a") && !signed)) continue;
    if (role === "x" && signed) continue;
    const found = findFieldName(
      context.encoding,
      template.replace("{i}", String(index)).replace("{h}", operand.fieldName!.includes("Y") ? "Y" : "X"),
    );
    if (found !== undefined) text += `,${role}=${found}`;
  }
  return text;
}

/** 16-bit operands name a half: in long forms a bit of OPSEL tells which, in short ones bit 7 of the number. */
function halfRole(operand: Operand, context: OperandContext): { arg: string; role: string } {
  const none = { arg: "", role: "" };
  if (!context.asm.halves || operand.size !== 16) return none;
  if (context.rules.map((rule) => rule.whole).findLast((one) => one !== undefined) === true) return none;
  const name = operand.fieldName!;
  const bit = name === "VDST" ? 3 : sourceIndex(name);
  if (!/^OPR_(VGPR|SRC)/.test(operand.operandType) || bit < 0) return none;
  if (/^(ENC_)?VOP(1|2|C)/.test(context.encoding.name)) return { arg: ".h", role: "" };
  const found = findFieldName(context.encoding, `OP_SEL|OPSEL#${bit}`);
  return found === undefined ? none : { arg: "", role: `,o=${found}` };
}

const LITERAL_TYPES: Readonly<Record<string, string>> = {
  FMT_NUM_F16: "f16",
  FMT_NUM_BF16: "bf16",
  FMT_NUM_I16: "i16",
  FMT_NUM_U16: "i16",
  FMT_NUM_B16: "i16",
  FMT_NUM_F64: "f64",
  FMT_NUM_PK2_F32: "p64",
  FMT_NUM_PK2_F16: "pf16",
  FMT_NUM_PK2_BF16: "pbf16",
  FMT_NUM_PK2_I16: "p16",
  FMT_NUM_PK2_U16: "p16",
  FMT_NUM_PK2_B16: "p16",
};

/** How constants of the operand read; `-` where no literal can stand. */
function literalType(operand: TextOperand): string {
  if (
    operand.literal !== true &&
    /DST|^OPR_SREG$|VGPR$/.test(operand.operandType) &&
    !/OR_INLINE|CONST/.test(operand.operandType)
  )
    return "-";
  return LITERAL_TYPES[operand.dataFormat] ?? (operand.size === 64 ? "i64" : "b32");
}
