import * as image from "./image.js";
import * as immediate from "./immediate.js";
import * as memory from "./memory.js";
import * as modifier from "./modifier.js";
import type { SlotSpec } from "../tables.js";
import { TableError } from "../../isa/errors.js";
import { isLaneSelect, type MakeSlot, type Slot, type SlotContext } from "./slot.js";
import * as source from "./source.js";

/** Every kind of slot that a generated syntax may name. */
export const SLOT_KINDS: Readonly<Record<string, MakeSlot>> = {
  s: source.source,
  v: source.vector,
  a: source.accumulator,
  mat: source.matrix,
  dsty: source.pairDestination,
  vcc: source.vcc,
  m: source.mask,
  sd: source.sdwaMask,
  u: immediate.decimal,
  x: immediate.hexadecimal,
  sx: immediate.signedHexadecimal,
  i: immediate.constant,
  k: immediate.mandatoryLiteral,
  opt: immediate.optionalDecimal,
  label: immediate.label,
  hwreg: immediate.hwreg,
  msg: immediate.message,
  waitcnt: immediate.waitcnt,
  depctr: immediate.depctr,
  delay: immediate.delay,
  version: immediate.version,
  gpridx: immediate.gprIndex,
  text: immediate.fixedText,
  param: immediate.param,
  attr: immediate.attribute,
  target: immediate.target,
  expsrc: immediate.exportSource,
  vdata: memory.bufferData,
  bufaddr: memory.bufferAddress,
  gaddr: memory.globalAddress,
  saddr: memory.scalarAddress,
  xaddr: memory.scratchAddress,
  smem: memory.scalarOffset,
  swizzle: memory.swizzle,
  soff: memory.signedOffset,
  dsoff: memory.dsOffset,
  dfmt: memory.splitFormat,
  format: memory.unifiedFormat,
  th: memory.temporal,
  imgdata: image.imageData,
  imgaddr: image.imageAddress,
  imgregs: image.imageRegisters,
  dim: image.dimension,
  set: modifier.constantField,
  ones: modifier.allOnes,
  flag: modifier.flag,
  dec: modifier.decimalModifier,
  hex: modifier.hexModifier,
  enum: modifier.enumModifier,
  bits: modifier.bitArray,
  bitop: modifier.truthTable,
  bytesel: modifier.byteSelect,
  omod: modifier.outputModifier,
  dpp: modifier.dppControl,
  dpp8: modifier.dpp8,
  fi8: modifier.fetchInactive8,
};

/** Kinds whose reading looks at fields that other operands or modifiers set. */
const LOOKING: ReadonlySet<string> = new Set([
  "vdata", "bufaddr", "imgdata", "imgaddr", "imgregs", "mat", "dsty", "smem", "expsrc",
]); // prettier-ignore

/** The slots of one form. @throws TableError for a syntax that does not fit the form */
export const makeSlots = (specs: readonly SlotSpec[], context: SlotContext): Slot[] =>
  specs.map((spec) => {
    const { shared } = context;
    if (shared === undefined) return makeSlot(spec, context);
    const key = sharingKey(spec, context);
    const known = shared.get(key);
    if (known !== undefined) return known;
    const slot: Slot = {
      ...makeSlot(spec, context),
      id: shared.size,
      field: spec.fields[""] ?? "",
      ...(LOOKING.has(spec.kind) ? {} : { plain: true }),
    };
    shared.set(key, slot);
    return slot;
  });

/**
 * All that a slot takes from its form: the encoding, the half of a pair, and whether the operand is a float or a lane's
 * number. What images print depends on more of the form.
 */
export function sharingKey(spec: SlotSpec, { form }: SlotContext): string {
  const operand = form.operands.find((one) => one.field === spec.fields[""]);
  return `${form.encoding.index} ${form.half} ${operand?.format.type === "float" ? "f" : ""}${isLaneSelect(operand) ? "l" : ""} ${spec.text}`;
}

export function makeSlot(spec: SlotSpec, context: SlotContext): Slot {
  const make = SLOT_KINDS[spec.kind];
  if (make === undefined) throw new TableError(`no slot kind ${spec.kind}`);
  return make(spec, context);
}
