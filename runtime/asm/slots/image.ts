import type { Words } from "../field.js";
import type { ParseState } from "../parseState.js";
import { registerCode } from "../registerText.js";
import { enumOf, fieldOf, maybeField, type MakeSlot, type SlotContext } from "./slot.js";

const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/**
 * `imgdata.<count>:VDATA,dmask=DMASK,...` - image data. <count> is `mask` (a dword for each channel of DMASK), or a
 * number. Roles: d16: two channels a dword; tfe: one dword more.
 */
export const imageData: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const fixed = spec.args[0] === "mask" ? null : Number(spec.args[0]);
  const dmask = fixed === null ? fieldOf(spec, context, "dmask").read : null;
  const d16 = maybeField(spec, context, "d16")?.read;
  const tfe = maybeField(spec, context, "tfe")?.read;
  const accField = maybeField(spec, context, "c");
  const acc = accField?.read;
  const { registers } = context;
  const dwords = (w: Words): number => {
    let count = dmask === null ? fixed! : Math.max(BITS[dmask(w)]!, 1);
    if (d16 !== undefined && d16(w) === 1) count = (count + 1) >> 1;
    return tfe !== undefined && tfe(w) === 1 ? count + 1 : count;
  };
  return {
    parse: (text, w, state) => {
      const count = dwords(w);
      const found = registerCode(text, count, context, state);
      if (found === undefined || found.file === "s" || (found.file === "a" && accField === undefined))
        return state.wants(`a vector register of ${count} dwords`);
      accField?.write(w, found.file === "a" ? 1 : 0);
      write(w, found.code - 256);
      return true;
    },
    print: (w) => {
      const count = dwords(w);
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
  const count = (w: Words): number => addressDwords(shape, dim(w), a16 !== undefined && a16(w) === 1, false);
  const writes = reads.map((_, i) => fieldOf(spec, context, i === 0 ? "" : `r${i}`).write);
  return {
    parse: (text, w, state) => {
      const dwords = count(w);
      if (writes.length === 1) {
        const found = registerCode(text, dwords > 12 ? 16 : dwords, context, state);
        // A list in brackets is another encoding, even of neighbours.
        if (found?.file !== "v" || text.startsWith("["))
          return state.wants(`vector registers of ${dwords} dwords`);
        writes[0]!(w, found.code - 256);
        return true;
      }
      const last = Math.min(dwords, writes.length) - 1;
      const sizes = Array.from({ length: last + 1 }, (_, i) => (i < last ? 1 : partial ? dwords - last : 1));
      if (!partial && dwords > writes.length) return state.wants(`an encoding with ${dwords} addresses`);
      return parseRegisterList(text, sizes, writes, w, state, context);
    },
    print: (w) => {
      const dwords = count(w);
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

/** Reads `[v0, v[1:2]]`, registers of these sizes; a single one needs no brackets. */
function parseRegisterList(
  text: string,
  sizes: readonly number[],
  writes: readonly ((w: Words, value: number) => void)[],
  w: Words,
  state: ParseState,
  context: SlotContext,
): boolean {
  const wanted = sizes.map((size) => (size === 1 ? "v0" : `v[0:${size - 1}]`)).join(", ");
  const parts = text.startsWith("[") && text.endsWith("]") ? splitList(text.slice(1, -1)) : [text];
  if (parts.length !== sizes.length) return state.wants(`${sizes.length} addresses such as [${wanted}]`);
  for (let i = 0; i < sizes.length; i++) {
    const found = registerCode(parts[i]!, sizes[i]!, context, state);
    if (found?.file !== "v") return state.wants(`addresses such as [${wanted}]`);
    writes[i]!(w, found.code - 256);
  }
  return true;
}

/** Parts between commas outside brackets. */
function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    const c = text[i];
    if (c === "[") depth++;
    else if (c === "]") depth--;
    else if (c === undefined || (c === "," && depth === 0)) {
      parts.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  return parts;
}

/** `imgregs.<dwords>.<dwords>...:FIRST,r1=..` - address registers of fixed sizes in brackets; one alone has none. */
export const imageRegisters: MakeSlot = (spec, context) => {
  const a16 = maybeField(spec, context, "a16")?.read;
  const sizes = spec.args.map((arg) => arg.split("/").map(Number));
  const reads = sizes.map((_, i) => fieldOf(spec, context, i === 0 ? "" : `r${i}`).read);
  const writes = sizes.map((_, i) => fieldOf(spec, context, i === 0 ? "" : `r${i}`).write);
  const { registers } = context;
  return {
    parse: (text, w, state) => {
      const narrow = a16 !== undefined && a16(w) === 1 ? 1 : 0;
      const wanted = sizes.map((size) => size[narrow] ?? size[0]!).filter((size) => size > 0);
      return parseRegisterList(text, wanted, writes, w, state, context);
    },
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
  const { read, write } = fieldOf(spec, context);
  const { byValue: names, byName } = enumOf(context, "dim");
  return {
    required: true,
    print: (w) => ` dim:SQ_RSRC_IMG_${names.get(read(w))}`,
    modifiers: {
      dim: (text, w, state) => {
        const code = byName.get((text ?? "").replace(/^SQ_RSRC_IMG_/, "")) ?? state.number(text ?? "", 0, 7);
        if (code === undefined)
          return state.wants([...byName.keys()].map((name) => `SQ_RSRC_IMG_${name}`).join(", "));
        write(w, code);
        return true;
      },
    },
  };
};
