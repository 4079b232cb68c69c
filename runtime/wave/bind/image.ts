import type { FormatNumbering } from "../../memory/bufferFormats.js";
import { NOWHERE } from "../../memory/flat.js";
import {
  readImageDescriptor,
  texelAddress,
  type ImageDescriptor,
  type ImageRules,
  type ImageType,
} from "../../memory/image.js";
import type { Instruction } from "../../isa/instruction.js";
import { UnsupportedError } from "../errors.js";
import { ACC_ROW, SCRATCH_ROWS, type Layout } from "../layout.js";
import { runComposite, Step, StepFields, type Executor } from "../step.js";
import type { Wave } from "../wave.js";
import { locked } from "./locked.js";
import type { BindTarget } from "./target.js";

/**
 * Binding of image instructions without sampler. A step before the instruction works out each lane's texel, so that
 * definitions find in ADDR (s0) its address, nowhere when it is outside, and in SOFFSET (s3) the format in bits 18:0
 * and the channel selects in bits 30:19. IMAGE_GET_RESINFO finds width, height, depth and number of levels in ADDR.
 * Data are the rows that DATA0_ROW and VDST name, as many as DMASK asks for.
 */

const FORMATS = /^(ENC_MIMG|MIMG_NSA\d|ENC_VIMAGE)$/;

/** Whether instructions of a format are bound here. */
export const isImageFormat = (encoding: string): boolean => FORMATS.test(encoding);

/** Rows of addresses: four words a lane; the format's word follows. */
const ROWS = 4;

/** Types by the instruction's DIM. */
const DIMENSIONS: readonly ImageType[] = [
  "1D",
  "2D",
  "3D",
  "cube",
  "1D array",
  "2D array",
  "2D multisampled",
  "2D multisampled array",
];

/** Which coordinates an address has. */
interface Coordinates {
  readonly y: boolean;
  readonly slice: boolean;
  readonly mip: boolean;
}

interface ImageAccess {
  readonly name: string;
  readonly pc: number;
  readonly rules: ImageRules;
  readonly formats: FormatNumbering;
  /** Word offset of the descriptor, and its words. */
  readonly descriptor: number;
  readonly words: 4 | 8;
  /** Word offsets of the rows that hold the address's dwords, as many as there may be. */
  readonly address: readonly number[];
  readonly a16: boolean;
  /** Coordinates by the type that the descriptor has. */
  readonly coordinates: (type: ImageType) => Coordinates;
  readonly info: boolean;
  readonly rows: number;
  readonly formatCell: number;
}

/** Binds an image instruction at byte address `pc`. @throws UnsupportedError, RunError */
export function bindImage(inst: Instruction, pc: number, target: BindTarget): Step {
  const { name } = inst;
  const { executors, layout, mode } = target;
  const semantics = executors.semantics.get(name);
  if (semantics === undefined) throw new UnsupportedError(name, pc);
  const { images: rules, formats } = executors.memory;
  if (rules === null) throw new UnsupportedError(name, pc, "image");
  const rows = layout.scratch;
  const formatCell = rows + ROWS * layout.size;
  const prepare = new Step();
  prepare.run = texels({
    name,
    pc,
    rules,
    formats,
    descriptor: layout.sgpr0 + descriptorRegister(inst),
    words: inst.field("R128") === 1 ? 4 : 8,
    address: addressRows(inst, layout),
    a16: inst.field("A16") === 1,
    coordinates: coordinatesOf(inst, rules),
    info: name === "IMAGE_GET_RESINFO",
    rows,
    formatCell,
  });
  const step = new Step();
  step.pc = pc;
  step.next = pc + inst.size;
  const data = inst.field("VDATA")! + (inst.field("ACC") === 1 ? ACC_ROW : 0);
  const fields = new StepFields();
  for (const key of Object.keys(fields) as (keyof StepFields)[]) fields[key] = inst.field(key) ?? 0;
  fields.VDST = fields.DATA0_ROW = data;
  step.fields = fields;
  [step.s0, step.k0, step.h0] = [rows, 1, layout.size];
  [step.s1, step.k1, step.h1] = [data * layout.size, 1, layout.size];
  step.s3 = formatCell;
  // An atomic's result that nobody asked for goes to spare rows.
  const at = returns(inst) ? data * layout.size : layout.scratch + (SCRATCH_ROWS - 2) * layout.size;
  [step.d0, step.kd0, step.hd0] = [at, 1, layout.size];
  const core = (mode & semantics.rounds) === 0 ? semantics.fast : (semantics.general ?? semantics.fast);
  step.core = name.startsWith("IMAGE_ATOMIC_") ? locked(core) : core;
  step.before = [prepare];
  step.run = runComposite;
  return step;
}

/** The first of the descriptor's scalar registers. */
function descriptorRegister(inst: Instruction): number {
  const operand = inst.operands.find(({ field }) => field === "SRSRC" || field === "RSRC")!;
  return Number(operand.value);
}

function returns(inst: Instruction): boolean {
  if (!inst.name.startsWith("IMAGE_ATOMIC_")) return true;
  const flag = inst.field("GLC");
  return flag !== undefined ? flag === 1 : ((inst.field("TH") ?? 0) & 1) === 1;
}

/** Word offsets of the address's dwords: consecutive registers, or those that the instruction names one by one. */
function addressRows(inst: Instruction, { size }: Layout): number[] {
  if (inst.field("VADDR0") !== undefined) return [0, 1, 2, 3, 4].map((i) => inst.field(`VADDR${i}`)! * size);
  const first = inst.field("VADDR")!;
  const named = ["VADDRA", "VADDRB", "VADDRC", "VADDRD"].map((field) => inst.field(field));
  return [0, 1, 2, 3, 4].map((i) => (i === 0 ? first : (named[i - 1] ?? first + i)) * size);
}

function coordinatesOf(inst: Instruction, rules: ImageRules): (type: ImageType) => Coordinates {
  const mip = inst.name.includes("_MIP");
  const of = (type: ImageType): Coordinates => ({
    y: !type.startsWith("1D"),
    slice: type === "3D" || type === "cube" || type.includes("array"),
    mip,
  });
  if (rules.dimensions === "instruction") {
    const dim = of(DIMENSIONS[inst.field("DIM")!]!);
    return () => dim;
  }
  const array = inst.field("DA") === 1;
  return (type) => {
    const all = of(type);
    return { ...all, slice: type === "3D" || (all.slice && array) };
  };
}

/** Fills the address rows of the active lanes. */
function texels(access: ImageAccess): Executor {
  const { rows, formatCell } = access;
  return (w) => {
    const { u, size } = w;
    const words = Array.from({ length: access.words }, (_, i) => u[access.descriptor + i]!);
    const d = readImageDescriptor(words, access.rules, access.formats);
    if (d.unsupported !== null && !access.info)
      throw new UnsupportedError(access.name, access.pc, d.unsupported);
    u[formatCell] = d.unbound ? 0 : d.format + d.select * 0x80000;
    const coordinates = access.coordinates(d.type);
    for (let lane = 0; lane < size; lane++) {
      if (((u[w.exec + (lane >>> 5)]! >>> (lane & 31)) & 1) === 0) continue;
      const at = rows + lane;
      if (access.info) {
        resourceInfo(u, at, size, d, component(w, access, 0, lane));
        continue;
      }
      const address = laneAddress(w, access, d, coordinates, lane);
      u[at] = address < 0 ? 0 : address % 0x100000000;
      u[at + size] = address < 0 ? NOWHERE : Math.floor(address / 0x100000000);
    }
  };
}

/** Component i of a lane's address. */
function component({ u }: Wave, { address, a16 }: ImageAccess, i: number, lane: number): number {
  if (!a16) return u[address[i]! + lane]!;
  return (u[address[i >> 1]! + lane]! >>> (16 * (i & 1))) & 0xffff;
}

function laneAddress(
  w: Wave,
  access: ImageAccess,
  d: ImageDescriptor,
  { y, slice, mip }: Coordinates,
  lane: number,
): number {
  let next = 0;
  const take = (there: boolean): number => (there ? component(w, access, next++, lane) : 0);
  const x = take(true);
  const row = take(y);
  const layer = take(slice);
  const level = take(mip);
  if (level >= d.levels) return -1;
  // Slices of images that have none are ignored, and so are rows.
  const flat = d.type === "1D" || d.type === "1D array";
  return texelAddress(d, x, flat ? 0 : row, d.type === "1D" || d.type === "2D" ? 0 : layer);
}

/** Width, height, depth or slices, and number of levels, of one level. */
function resourceInfo(u: Uint32Array, at: number, size: number, d: ImageDescriptor, level: number): void {
  const there = !d.unbound && level < d.levels;
  const part = (length: number): number => (there ? Math.max(1, Math.floor(length / 2 ** level)) : 0);
  const sizes = [part(d.width), part(d.height), d.type === "3D" ? part(d.depth) : there ? d.depth : 0];
  [...sizes, d.unbound ? 0 : d.levels].forEach((value, i) => {
    u[at + i * size] = value;
  });
}
