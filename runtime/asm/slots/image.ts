import type { Words } from "../field.js";
import { enumOf, fieldOf, maybeField, type MakeSlot } from "./slot.js";

const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/**
 * `imgdata.<count>:VDATA,dmask=DMASK,...` - image data. <count> is `mask` (a dword for each channel of DMASK), or a
 * number. Roles: d16: two channels a dword; tfe: one dword more.
 */
export const imageData: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const fixed = spec.args[0] === "mask" ? null : Number(spec.args[0]);
  const dmask = fixed === null ? fieldOf(spec, context, "dmask").read : null;
  const d16 = maybeField(spec, context, "d16")?.read;
  const tfe = maybeField(spec, context, "tfe")?.read;
  const acc = maybeField(spec, context, "c")?.read;
  const { registers } = context;
  return {
    print: (w) => {
      let count = dmask === null ? fixed! : Math.max(BITS[dmask(w)]!, 1);
      if (d16 !== undefined && d16(w) === 1) count = (count + 1) >> 1;
      if (tfe !== undefined && tfe(w) === 1) count++;
      return registers.vector(acc !== undefined && acc(w) === 1 ? "a" : "v", count).text[read(w)]!;
    },
  };
};

/** Coordinates and gradients by DIM: 1D 2D 3D CUBE 1D_ARRAY 2D_ARRAY 2D_MSAA 2D_MSAA_ARRAY. */
const COORDINATES = [1, 2, 3, 3, 2, 3, 3, 4];
const GRADIENTS = [2, 4, 6, 4, 2, 4, 4, 4];

/** What an image instruction's address is made of: `<extra>.<coordinates>.<lod>.<gradients>` as digits. */
export interface AddressShape {
  /** Dwords before the coordinates: offset, bias, depth compare. */
  readonly extra: number;
  readonly coordinates: boolean;
  /** A level of detail, clamp or mip follows the coordinates. */
  readonly lod: boolean;
  readonly gradients: "" | "full" | "half";
}

export function addressDwords(shape: AddressShape, dim: number, a16: boolean, halfByA16: boolean): number {
  const parts = (shape.coordinates ? COORDINATES[dim]! : 0) + (shape.lod ? 1 : 0);
  let dwords = shape.extra + (a16 ? (parts + 1) >> 1 : parts);
  if (shape.gradients !== "") {
    const half = shape.gradients === "half" || (a16 && halfByA16);
    // Two gradients a dword, each direction on its own.
    dwords += half ? (GRADIENTS[dim]! / 2 + 1) & ~1 : GRADIENTS[dim]!;
  }
  return dwords;
}

/** `imgaddr.<extra>.<coordinates>.<lod>.<gradients>.<mode>:FIRST,r1=...,dim=DIM,a16=A16` */
export const imageAddress: MakeSlot = (spec, context) => {
  const [extra, coordinates, lod, gradients, mode] = spec.args as [string, string, string, string, string];
  const shape: AddressShape = {
    extra: Number(extra),
    coordinates: coordinates === "1",
    lod: lod === "1",
    gradients: gradients === "g" ? "full" : gradients === "h" ? "half" : "",
  };
  const dim = fieldOf(spec, context, "dim").read;
  const a16 = maybeField(spec, context, "a16")?.read;
  const reads = [fieldOf(spec, context).read];
  for (let i = 1; spec.fields[`r${i}`] !== undefined; i++) reads.push(fieldOf(spec, context, `r${i}`).read);
  const { registers } = context;
  const one = registers.vector("v", 1).text;
  const partial = mode === "partial";
  return {
    print: (w) => {
      const dwords = addressDwords(shape, dim(w), a16 !== undefined && a16(w) === 1, false);
      return addressText(w, dwords, reads, one, partial, registers);
    },
  };
};

function addressText(
  w: Words,
  dwords: number,
  reads: readonly ((w: Words) => number)[],
  one: readonly (string | undefined)[],
  partial: boolean,
  registers: Parameters<MakeSlot>[1]["registers"],
): string {
  if (reads.length === 1) return registers.vector("v", dwords > 12 ? 16 : dwords).text[reads[0]!(w)]!;
  if (dwords === 1) return one[reads[0]!(w)]!;
  const last = Math.min(dwords, reads.length) - 1;
  let text = "[";
  for (let i = 0; i < last; i++) text += `${one[reads[i]!(w)]}, `;
  const rest = partial ? dwords - last : 1;
  return `${text}${registers.vector("v", rest).text[reads[last]!(w)]}]`;
}

/** `imgregs.<dwords>.<dwords>...:FIRST,r1=..` - address registers of fixed sizes in brackets; one alone has none. */
export const imageRegisters: MakeSlot = (spec, context) => {
  const a16 = maybeField(spec, context, "a16")?.read;
  const sizes = spec.args.map((arg) => arg.split("/").map(Number));
  const reads = sizes.map((_, i) => fieldOf(spec, context, i === 0 ? "" : `r${i}`).read);
  const { registers } = context;
  return {
    print: (w) => {
      const narrow = a16 !== undefined && a16(w) === 1 ? 1 : 0;
      const parts: string[] = [];
      sizes.forEach((size, i) => {
        const dwords = size[narrow] ?? size[0]!;
        if (dwords > 0) parts.push(registers.vector("v", dwords).text[reads[i]!(w)]!);
      });
      return parts.length === 1 ? parts[0]! : `[${parts.join(", ")}]`;
    },
  };
};

/** `dim:DIM` - ` dim:SQ_RSRC_IMG_2D`. */
export const dimension: MakeSlot = (spec, context) => {
  const { read } = fieldOf(spec, context);
  const names = enumOf(context, "dim").byValue;
  return { print: (w) => ` dim:SQ_RSRC_IMG_${names.get(read(w))}` };
};
