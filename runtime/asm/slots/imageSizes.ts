/** How many dwords of data and address an image instruction has, by its fields, and how many LLVM shows. */
import type { Words } from "../field.js";
import type { SlotSpec } from "../tables.js";
import { fieldOf, maybeField, type SlotContext } from "./slot.js";

const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/** Dwords of the data of an `imgdata` slot. */
export function dataDwords(spec: SlotSpec, context: SlotContext): (w: Words) => number {
  const fixed = spec.args[0] === "mask" ? null : Number(spec.args[0]);
  const dmask = fixed === null ? fieldOf(spec, context, "dmask").read : null;
  const d16 = maybeField(spec, context, "d16")?.read;
  const tfe = maybeField(spec, context, "tfe")?.read;
  return (w) => {
    let count = dmask === null ? fixed! : Math.max(BITS[dmask(w)]!, 1);
    if (d16 !== undefined && d16(w) === 1) count = (count + 1) >> 1;
    return tfe !== undefined && tfe(w) === 1 ? count + 1 : count;
  };
}

/** Coordinates and gradients by DIM: 1D 2D 3D CUBE 1D_ARRAY 2D_ARRAY 2D_MSAA 2D_MSAA_ARRAY. */
const COORDINATES = [1, 2, 3, 3, 2, 3, 3, 4];
const GRADIENTS = [2, 4, 6, 4, 2, 4, 4, 4];

/** What an image instruction's address is made of: `<extra>.<coordinates>.<lod>.<gradients>` as digits. */
interface AddressShape {
  /** Dwords before the coordinates: offset, bias, depth compare. */
  readonly extra: number;
  readonly coordinates: boolean;
  /** A level of detail, clamp or mip follows the coordinates. */
  readonly lod: boolean;
  readonly gradients: "" | "full" | "half";
}

function dwordsOfShape(shape: AddressShape, dim: number, a16: boolean): number {
  const parts = (shape.coordinates ? COORDINATES[dim]! : 0) + (shape.lod ? 1 : 0);
  let dwords = shape.extra + (a16 ? (parts + 1) >> 1 : parts);
  if (shape.gradients !== "") {
    const half = shape.gradients === "half";
    // Two gradients a dword, each direction on its own.
    dwords += half ? (GRADIENTS[dim]! / 2 + 1) & ~1 : GRADIENTS[dim]!;
  }
  return dwords;
}

function shapeOf(spec: SlotSpec): AddressShape {
  const [extra, coordinates, lod, gradients] = spec.args as [string, string, string, string];
  return {
    extra: Number(extra),
    coordinates: coordinates === "1",
    lod: lod === "1",
    gradients: gradients === "g" ? "full" : gradients === "h" ? "half" : "",
  };
}

/** Dwords of the address of an `imgaddr` slot. */
export function addressDwords(spec: SlotSpec, context: SlotContext): (w: Words) => number {
  const shape = shapeOf(spec);
  const dim = fieldOf(spec, context, "dim").read;
  const a16 = maybeField(spec, context, "a16")?.read;
  return (w) => dwordsOfShape(shape, dim(w), a16 !== undefined && a16(w) === 1);
}

/** Fields of the address's registers, in order. */
export function addressFields(spec: SlotSpec, context: SlotContext): ReturnType<typeof fieldOf>[] {
  const fields = [fieldOf(spec, context)];
  for (let i = 1; spec.fields[`r${i}`] !== undefined; i++) fields.push(fieldOf(spec, context, `r${i}`));
  return fields;
}

/** Most dwords of one group of address registers; above 12 there are 16. */
export const wholeAddress = (dwords: number): number => (dwords > 12 ? 16 : dwords);

/** What is shown of an instruction's data and address, in dwords. */
export interface ShownSizes {
  readonly data: (w: Words) => number;
  readonly address: (w: Words) => number;
}

/**
 * LLVM has an opcode for each pair of sizes that some instruction can have. It decodes the first one of an instruction
 * and changes it for the one that fits; where there is none, or registers would end behind v255, the first one stays.
 * The sizes of data are an argument of `imgdata` (`1/2/3`, the first opcode's in front; `even`: tuples begin at even
 * registers), those of addresses one of `imgaddr` (`1/4`: from 1 to 4; `2`: those of sampling opcodes from 2 on).
 */
export function shownSizes(context: SlotContext): ShownSizes {
  const { operands } = context.model.forms[context.form.id]!.syntax;
  const dataSpec = operands.find(({ kind }) => kind === "imgdata")!;
  const dataSizes = dataSpec.args[1]!.split("/").map(Number);
  const askedData = dataDwords(dataSpec, context);
  const register = fieldOf(dataSpec, context).read;
  const even = dataSpec.args[2] === "even";
  const dataFits = (w: Words): boolean => {
    const count = askedData(w);
    const first = register(w);
    return (
      count === dataSizes[0] ||
      (dataSizes.includes(count) && first + count <= 256 && (!even || count === 1 || first % 2 === 0))
    );
  };
  const addressSpec = operands.find(({ kind }) => kind === "imgaddr");
  if (addressSpec === undefined)
    return { data: (w) => (dataFits(w) ? askedData(w) : dataSizes[0]!), address: () => 0 };
  const address = addressOpcodes(addressSpec, context);
  const fits = (w: Words): boolean => dataFits(w) && address.fits(w);
  return {
    data: (w) => (fits(w) ? askedData(w) : dataSizes[0]!),
    address: (w) => (fits(w) ? address.asked(w) : address.first),
  };
}

/** Sizes of addresses: what the fields ask for, whether an opcode has it, and the first opcode's. */
function addressOpcodes(
  spec: SlotSpec,
  context: SlotContext,
): { asked: (w: Words) => number; fits: (w: Words) => boolean; first: number } {
  const asked = addressDwords(spec, context);
  const reads = addressFields(spec, context).map(({ read }) => read);
  const [least, most] = spec.args[5]!.split("/").map(Number) as [number, number?];
  const shape = shapeOf(spec);
  const sizes = new Set<number>();
  if (most !== undefined) for (let size = least; size <= most; size++) sizes.add(size);
  else {
    // As many as up to three dimensions take.
    const { extra, gradients, lod } = shape;
    const [first, last] = gradients === "" ? [1, 3] : gradients === "half" ? [2, 7] : [2, 9];
    for (let size = extra + first; size <= extra + last + (lod ? 1 : 0); size++)
      if (size >= least) sizes.add(size);
  }
  const list = [...sizes];
  if (reads.length === 1) {
    // Three registers may be given as four, five and more as eight.
    if (sizes.has(3)) sizes.add(4);
    if ([5, 6, 7].some((size) => sizes.has(size))) sizes.add(8);
    return {
      asked,
      fits: (w) => sizes.has(asked(w)) && reads[0]!(w) + wholeAddress(asked(w)) <= 256,
      first: Math.min(...list),
    };
  }
  const last = reads.length - 1;
  const partial = spec.args[4] === "partial";
  return {
    asked,
    fits: (w) => {
      const count = asked(w);
      if (!sizes.has(count)) return false;
      return count <= reads.length || (partial && reads[last]!(w) + count - last <= 256);
    },
    // Without a single register's opcode LLVM starts from the one with most addresses.
    first: Math.max(...list.filter((size) => size <= reads.length)),
  };
}
