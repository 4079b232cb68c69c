import type { Words } from "../field.js";
import type { ParseState } from "../parseState.js";
import { registerCode } from "../registerText.js";
import { enumOf, fieldOf, maybeField, type MakeSlot, type SlotContext } from "./slot.js";
import { addressDwords, addressFields, dataDwords, shownSizes, wholeAddress } from "./imageSizes.js";

/**
 * `imgdata.<count>.<sizes>[.even]:VDATA,dmask=DMASK,...` - image data. <count> is `mask` (a dword for each channel of
 * DMASK), or a number; <sizes> see `shownSizes`. Roles: d16: two channels a dword; tfe: one dword more.
 */
export const imageData: MakeSlot = (spec, context) => {
  const { read, write } = fieldOf(spec, context);
  const accField = maybeField(spec, context, "c");
  const acc = accField?.read;
  const { registers } = context;
  const dwords = dataDwords(spec, context);
  const shown = shownSizes(context).data;
  return {
    parse: (text, w, state) => {
      const count = dwords(w);
      const found = registerCode(text, count, context, state);
      if (found === undefined || found.file === "s" || (found.file === "a" && accField === undefined))
        return state.wantsSized("a vector register", count);
      if (accField !== undefined) {
        if (!state.takeFile(accField, found.file === "a")) return false;
        accField.write(w, found.file === "a" ? 1 : 0);
      }
      write(w, found.code - 256);
      return true;
    },
    print: (w) => registers.vector(acc !== undefined && acc(w) === 1 ? "a" : "v", shown(w)).text[read(w)]!,
  };
};

/** `imgaddr.<extra>.<coordinates>.<lod>.<gradients>.<mode>.<sizes>:FIRST,r1=...,dim=DIM,a16=A16` */
export const imageAddress: MakeSlot = (spec, context) => {
  const fields = addressFields(spec, context);
  const reads = fields.map(({ read }) => read);
  const writes = fields.map(({ write }) => write);
  const { registers } = context;
  const one = registers.vector("v", 1).text;
  const partial = spec.args[4] === "partial";
  const count = addressDwords(spec, context);
  const shown = shownSizes(context).address;
  return {
    parse: (text, w, state) => {
      const dwords = count(w);
      if (writes.length === 1) {
        const found = registerCode(text, wholeAddress(dwords), context, state);
        // A list in brackets is another encoding, even of neighbours.
        if (found?.file !== "v" || (text.startsWith("[") && text.includes(",")))
          return state.wantsSized("a vector register", dwords);
        writes[0]!(w, found.code - 256);
        return true;
      }
      const last = Math.max(0, Math.min(dwords, writes.length) - 1);
      const sizes = Array.from({ length: last + 1 }, (_, i) => (i < last ? 1 : partial ? dwords - last : 1));
      if (!partial && dwords > writes.length) return state.wants(`an encoding with ${dwords} addresses`);
      return parseRegisterList(text, sizes, writes, w, state, context);
    },
    print: (w) => addressText(w, shown(w), reads, one, partial, registers),
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
  if (reads.length === 1) return registers.vector("v", wholeAddress(dwords)).text[reads[0]!(w)]!;
  // Sizes that mean nothing can come to none; the first register is written all the same.
  if (dwords <= 1) return one[reads[0]!(w)]!;
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
        const code = byName.get((text ?? "").replace(/^SQ_RSRC_IMG_/, ""));
        if (code === undefined)
          return state.wants([...byName.keys()].map((name) => `SQ_RSRC_IMG_${name}`).join(", "));
        write(w, code);
        return true;
      },
    },
  };
};
