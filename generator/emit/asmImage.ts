/** Address and data slots of image instructions, from their names: what each word of the name adds to the address. */
import type { Encoding, Instruction, Operand } from "../spec/model.js";

/** Extra address registers beside VADDR: VADDRA.. (NSA dwords) or VADDR1.. */
function addressFields(encoding: Encoding, first: string): string[] {
  const has = (name: string): boolean => encoding.fields.some((field) => field.name === name);
  if (first === "VADDR0") return [0, 1, 2, 3, 4].map((i) => `VADDR${i}`).filter(has);
  return ["VADDR", ..."ABCDEFGHIJKL".split("").map((letter) => `VADDR${letter}`)].filter(has);
}

const roles = (fields: readonly string[]): string =>
  fields.map((field, i) => (i === 0 ? field : `r${i}=${field}`)).join();

/** Sizes of the address parts of a ray instruction, with and without A16 (`11/8`). */
function rayParts(name: string): string[] {
  if (/BVH_DUAL|BVH8/.test(name)) return ["2", "2", "3", "3", /DUAL/.test(name) ? "2" : "1"];
  const node = /BVH64/.test(name) ? 2 : 1;
  return [String(node), "1", "3", "3", "3/0"];
}

/** The address of an image instruction; `first` is the field of its first register. */
export function imageAddress(instruction: Instruction, encoding: Encoding, first: string): string {
  const { name } = instruction;
  const fields = addressFields(encoding, first);
  const a16 = encoding.fields.some((field) => field.name === "A16") ? ",a16=A16" : "";
  const words = name.split("_");
  const has = (word: string): boolean => words.includes(word);
  if (/BVH/.test(name)) {
    const parts = rayParts(name);
    if (fields.length === 1) {
      const total = (narrow: boolean): number =>
        parts.reduce((sum, part) => sum + Number(part.split("/")[narrow ? 1 : 0] ?? part), 0);
      return `imgregs.${total(false)}/${total(true)}:${roles(fields)}${a16}`;
    }
    if (fields.length > 5) {
      const total = (narrow: boolean): number =>
        parts.reduce((sum, part) => sum + Number(part.split("/")[narrow ? 1 : 0] ?? part), 0);
      const long = total(false);
      const short = total(true);
      const count = Math.min(long, fields.length);
      const singles = Array.from({ length: count }, (_, i) => (i < short ? "1" : "1/0"));
      return `imgregs.${singles.join(".")}:${roles(fields)}${a16}`;
    }
    return `imgregs.${parts.join(".")}:${roles(fields)}${a16}`;
  }
  const extra = ["C", "B", "O"].filter(has).length;
  const gradients = has("D") || has("CD");
  // Without DIM nothing tells the number of coordinates: LLVM writes the fewest.
  if (!encoding.fields.some((field) => field.name === "DIM"))
    return `v.${extra + (gradients ? 2 : 1)}.any:${fields[0]!}`;
  const lod = has("CL") || has("L") || has("MIP") || has("RESINFO");
  const coordinates = !has("RESINFO");
  const gradient = gradients ? (has("G16") ? "h" : "g") : "-";
  const partial = first === "VADDR0" || (fields.length === 5 && !hasField(encoding, "DA"));
  // LLVM has sampling opcodes for the dimensions that can be sampled, others for up to four addresses; a list of one is
  // for encodings that have nothing else.
  const least = fields.length > 1 && first !== "VADDR0" ? 2 : 1;
  const sizes = /SAMPLE|GATHER|GET_LOD/.test(name) ? String(least) : `${least}/4`;
  const args = [extra, coordinates ? 1 : 0, lod ? 1 : 0, gradient, partial ? "partial" : "single", sizes];
  return `imgaddr.${args.join(".")}:${roles(fields)},dim=DIM${a16}`;
}

const hasField = (encoding: Encoding, field: string): boolean =>
  encoding.fields.some((one) => one.name === field);

/** Dwords of data that LLVM has opcodes for, the one that it starts from first. `list`: addresses are a list. */
function dataSizes(name: string, list: boolean): string {
  if (/GATHER4/.test(name)) return "2/4/5";
  if (/MSAA_LOAD/.test(name)) return list ? "4/2/3/5" : "2/3/4/5";
  if (/ATOMIC_F?CMPSWAP/.test(name)) return "2/3/4/5";
  return /ATOMIC/.test(name) ? "1/2/3" : "1/2/3/4/5";
}

/** The data of an image instruction. `even`: its registers begin at even ones where there are several. */
export function imageData(
  instruction: Instruction,
  encoding: Encoding,
  operand: Operand,
  even: boolean,
): string {
  const { name } = instruction;
  const acc = hasField(encoding, "ACC") ? ",c=ACC" : "";
  if (/BVH/.test(name)) return `v.${Math.ceil(operand.size / 32)}:VDATA`;
  const tfe = hasField(encoding, "TFE") ? ",tfe=TFE" : "";
  const fixed = /GATHER4|MSAA_LOAD/.test(name);
  const args = [fixed ? "4" : "mask", dataSizes(name, /NSA/.test(encoding.name)), ...(even ? ["even"] : [])];
  return `imgdata.${args.join(".")}:VDATA${fixed ? "" : ",dmask=DMASK"},d16=D16${tfe}${acc}`;
}
