/**
 * Image descriptors (T#): where a texel of a linear image lies. Tiled and compressed images, chains of mipmaps and
 * multisampled images have layouts that no manual describes; they are told by name. Sources: the ISA manuals'
 * chapters on vector memory image instructions (image resource); rows of linear images start at multiples of 256
 * bytes (128 on the newest) unless the descriptor gives a pitch: Mesa's addrlib.
 */
import { commonFormat, type FormatNumbering } from "./bufferFormats.js";
import { formatBytes, formatOf } from "./typedFormats.js";

/** A field of the descriptor: first bit and width; width 0 where there is none. */
type Field = readonly [first: number, width: number];

/** What differs between generations; see spec/memory/images.json. */
export interface ImageRules {
  readonly base: Field;
  readonly format: Field;
  readonly width: Field;
  readonly height: Field;
  readonly depth: Field;
  /** First slice of an array. */
  readonly baseArray: Field;
  readonly pitch: Field;
  /** `always`: the pitch counts; `wider`: it counts, in images without slices, when it exceeds the width. */
  readonly pitched: "always" | "wider" | "never";
  readonly levels: Field;
  readonly baseLevel: Field;
  readonly lastLevel: Field;
  readonly swizzle: Field;
  readonly compressed: Field;
  /** Bytes that rows are aligned to. */
  readonly alignment: number;
  /** Whether the descriptor's type or the instruction's DIM tells which coordinates there are. */
  readonly dimensions: "type" | "instruction";
  /** Formats that only images have and that are known bit for bit, by code (split numberings: by layout). */
  readonly more: ReadonlyMap<number, number>;
}

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

/** A format number of a descriptor in typedFormats.ts' form; null when its bits are not modelled. */
function imageFormat(code: number, { more }: ImageRules, formats: FormatNumbering): number | null {
  if (formats === "split") {
    const layout = code & 63;
    const numeric = code >>> 6;
    if (layout === 0) return 0;
    const format = more.get(layout) ?? (layout < 15 ? formatOf(layout) : 0);
    return format === 0 || numeric === 6 || numeric > 7 ? null : (format & 0xffff) | (numeric << 16);
  }
  if (code === 0) return 0;
  const format = more.get(code) ?? formatOf(commonFormat(code, formats));
  return format === 0 ? null : format;
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
export function readImageDescriptor(
  words: readonly number[],
  rules: ImageRules,
  formats: FormatNumbering,
): ImageDescriptor {
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
  const format = imageFormat(code, rules, formats);
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
  const given = field(rules.pitch) + 1;
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
