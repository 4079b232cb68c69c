/**
 * Image descriptors (T#): where a texel of a linear image lies. Tiled and compressed images, chains of mipmaps and
 * multisampled images have layouts that no manual describes; they are told by name. Sources: the ISA manuals'
 * chapters on vector memory image instructions (image resource); rows of linear images start at multiples of 256
 * bytes (128 on RDNA 4) unless the descriptor gives a pitch: Mesa's addrlib.
 */
import { commonFormat } from "./bufferFormats.js";
import { formatBytes, formatOf } from "./typedFormats.js";

/** A field of the descriptor: first bit and width; width 0 where there is none. */
type Field = readonly [first: number, width: number];

/** What differs between generations. */
export interface ImageRules {
  readonly base: Field;
  readonly format: Field;
  readonly width: Field;
  readonly height: Field;
  readonly depth: Field;
  /** First slice of an array. */
  readonly baseArray: Field;
  /** Bits of (pitch - 1) from the lowest on. */
  readonly pitch: readonly Field[];
  /** `always`: the pitch counts; `wider`: it counts, in images without slices, when it exceeds the width. */
  readonly pitched: "always" | "wider" | "never";
  readonly levels: Field;
  readonly baseLevel: Field;
  readonly lastLevel: Field;
  readonly swizzle: Field;
  readonly compressed: Field;
  /** Bytes that rows are aligned to. */
  readonly alignment: number;
  readonly formats: "split" | "rdna1" | "rdna3";
  /** Whether the descriptor's type or the instruction's DIM tells which coordinates there are. */
  readonly dimensions: "type" | "dim";
}

const NONE: Field = [0, 0];

const GFX9: ImageRules = {
  base: [0, 40], format: [52, 10], width: [64, 14], height: [78, 14], depth: [128, 13], baseArray: [160, 13],
  pitch: [[141, 16]], pitched: "always", levels: NONE, baseLevel: [108, 4], lastLevel: [112, 4],
  swizzle: [116, 5], compressed: [213, 1], alignment: 256, formats: "split", dimensions: "type",
}; // prettier-ignore

const GFX10: ImageRules = {
  base: [0, 40], format: [52, 9], width: [62, 16], height: [78, 16], depth: [128, 16], baseArray: [144, 16],
  pitch: [], pitched: "never", levels: [164, 4], baseLevel: [108, 4], lastLevel: [112, 4], swizzle: [116, 5],
  compressed: [213, 1], alignment: 256, formats: "rdna1", dimensions: "dim",
}; // prettier-ignore

const GFX10_3: ImageRules = {
  ...GFX10, width: [62, 14], height: [78, 14], depth: [128, 13], baseArray: [144, 13],
  pitch: [[128, 14]], pitched: "wider",
}; // prettier-ignore

const GFX11: ImageRules = { ...GFX10_3, format: [52, 8], levels: [48, 4], formats: "rdna3" };

const GFX12: ImageRules = {
  base: [0, 40], format: [49, 8], width: [62, 16], height: [78, 16], depth: [128, 14], baseArray: [144, 13],
  pitch: [[128, 16]], pitched: "wider", levels: [44, 5], baseLevel: [57, 4], lastLevel: [111, 5],
  swizzle: [116, 5], compressed: NONE, alignment: 128, formats: "rdna3", dimensions: "dim",
}; // prettier-ignore

export const IMAGE_RULES: Readonly<Record<string, ImageRules>> = {
  cdna1: GFX9,
  cdna2: GFX9,
  rdna1: GFX10,
  rdna2: GFX10_3,
  rdna3: GFX11,
  rdna3_5: GFX11,
  rdna4: GFX12,
};

/** Types of images, as bits 127:124 number them from 8 on. */
const TYPES = [
  "1D",
  "2D",
  "3D",
  "cube",
  "1D array",
  "2D array",
  "2D multisampled",
  "2D multisampled array",
] as const;
export type ImageType = (typeof TYPES)[number];

/** Formats that only images have and that are known bit for bit: place after the first of them, and format. */
const MORE: ReadonlyMap<number, number> = new Map([
  [4, 0x75999], // 5_9_9_9_FLOAT
  [5, 0x0565], // 5_6_5_UNORM
  [6, 0x1555], // 1_5_5_5_UNORM
  [7, 0x5551], // 5_5_5_1_UNORM
  [8, 0x4444], // 4_4_4_4_UNORM
  [9, 0x0044], // 4_4_UNORM
]);

/** GFX9's image layouts after the ones it shares with buffers. Source: Linux amdgpu headers, IMG_DATA_FORMAT. */
const MORE_GFX9: ReadonlyMap<number, number> = new Map([
  [16, 0x0565],
  [17, 0x1555],
  [18, 0x5551],
  [19, 0x4444],
]);

/** A format number of a descriptor in typedFormats.ts' form; null when its bits are not modelled. */
function imageFormat(code: number, rules: ImageRules): number | null {
  if (rules.formats === "split") {
    const layout = code & 63;
    const numeric = code >>> 6;
    if (layout === 0) return 0;
    const more = MORE_GFX9.get(layout);
    const format = more ?? (layout < 15 ? formatOf(layout) : 0);
    return format === 0 || numeric === 6 || numeric > 7 ? null : (format & 0xffff) | (numeric << 16);
  }
  if (code === 0) return 0;
  const first = rules.formats === "rdna1" ? 128 : 64;
  if (code < first) {
    const format = formatOf(commonFormat(code, rules.formats));
    return format === 0 ? null : format;
  }
  // RDNA 3 has no 6E4_FLOAT at the fourth place.
  const place = code - first;
  return MORE.get(rules.formats === "rdna3" && place >= 3 ? place + 1 : place) ?? null;
}

/** A descriptor, read. */
export interface ImageDescriptor {
  /** All zeros: loads give 0 and stores do nothing; so do resources that are no images. */
  readonly unbound: boolean;
  /** Why its texels cannot be found, null when they can. */
  readonly unsupported: string | null;
  readonly type: ImageType;
  /** Byte address of the first texel. */
  readonly base: number;
  readonly format: number;
  /** Bytes of a texel. */
  readonly bytes: number;
  /** Channel selects as stored, 12 bits. */
  readonly select: number;
  readonly width: number;
  readonly height: number;
  /** Depth of a 3D image, else slices that the view has. */
  readonly depth: number;
  readonly firstSlice: number;
  /** Texels from one row to the next. */
  readonly pitch: number;
  /** Levels of the view. */
  readonly levels: number;
}

/**
 * Reads a descriptor.
 * @param words 8 words, or 4 where the instruction says so (R128)
 */
export function readImageDescriptor(words: readonly number[], rules: ImageRules): ImageDescriptor {
  const field = ([first, width]: Field): number => {
    let value = 0;
    let scale = 1;
    for (let at = first; at < first + width;) {
      const take = Math.min(first + width - at, 32 - (at & 31));
      value += (((words[at >>> 5] ?? 0) >>> (at & 31)) & (2 ** take - 1)) * scale;
      scale *= 2 ** take;
      at += take;
    }
    return value;
  };
  const typeCode = field([124, 4]);
  const type = TYPES[typeCode - 8] ?? "1D";
  const code = field(rules.format);
  const format = imageFormat(code, rules);
  const bytes = format === null ? 0 : formatBytes(format);
  const width = field(rules.width) + 1;
  const flat = type === "1D" || type === "1D array";
  const height = flat ? 1 : field(rules.height) + 1;
  const plain = type === "1D" || type === "2D";
  const array = type === "1D array" || type === "2D array" || type === "cube";
  const firstSlice = array ? field(rules.baseArray) : 0;
  const depth = plain ? 1 : type === "3D" ? field(rules.depth) + 1 : field(rules.depth) - firstSlice + 1;
  const swizzle = field(rules.swizzle);
  const baseLevel = field(rules.baseLevel);
  const levels = field(rules.lastLevel) - baseLevel + 1;
  const maximum = rules.levels[1] === 0 ? levels - 1 : field(rules.levels);
  const given = rules.pitch.reduce((sum, one) => sum + field(one), 0) + 1;
  const unit = Math.max(1, Math.floor(rules.alignment / Math.max(1, bytes)));
  const aligned = Math.ceil(width / unit) * unit;
  const counts = rules.pitched === "always" || (rules.pitched === "wider" && plain && given > width);
  const unbound = words.every((word) => word === 0) || typeCode < 8 || format === 0;
  let unsupported: string | null = null;
  if (swizzle !== 0) unsupported = `tiled image, swizzle mode ${swizzle}`;
  else if (type.includes("multisampled")) unsupported = `${type} image`;
  else if (format === null) unsupported = `image format ${code}`;
  else if (field(rules.compressed) === 1) unsupported = "compressed image";
  else if (maximum > 0 || baseLevel > 0) unsupported = "image with several levels";
  return {
    unbound,
    unsupported: unbound ? null : unsupported,
    type,
    base: field(rules.base) * 256,
    format: format ?? 0,
    bytes,
    select: field([96, 12]),
    width,
    height,
    depth,
    firstSlice,
    pitch: counts ? given : aligned,
    levels,
  };
}

/** Address of a texel, or -1 when it is outside; `slice` counts from the view's first. */
export function texelAddress(d: ImageDescriptor, x: number, y: number, slice: number): number {
  if (d.unbound || x >= d.width || y >= d.height || slice >= d.depth) return -1;
  return d.base + (((d.firstSlice + slice) * d.height + y) * d.pitch + x) * d.bytes;
}
