/**
 * Buffer descriptors (V#): where an element of a buffer lies, or that it lies outside. Sources: the ISA manuals'
 * chapters on vector memory buffer instructions (buffer addressing, range checking, buffer resource descriptor).
 */

/** What differs between generations; see spec/memory/buffers.json. */
export interface BufferRules {
  /**
   * Layout of the descriptor and way of checking: `plain` counts records by index, or bytes without one; `selectable`
   * has bits 125:124 to choose the check; `wide` has 57 bits of base and 45 of size in bytes.
   */
  readonly layout: "plain" | "selectable" | "wide";
  /** Two bits of swizzle, 3 meaning elements of 16 bytes; else one bit and elements of 4. */
  readonly wideSwizzle: boolean;
  /** Two bits that scale the stride by 1, 4, 8 or 32. */
  readonly strideScale: boolean;
  /** Bits of the format field, from bit 108 on. */
  readonly formatBits: number;
}

/** A descriptor, read. */
export interface BufferDescriptor {
  readonly layout: BufferRules["layout"];
  readonly base: number;
  /** Bytes from one record to the next. */
  readonly stride: number;
  /** Records, or bytes where the check counts bytes. */
  readonly records: number;
  /** Bytes that lie together for one record when swizzled; 0 when linear. */
  readonly element: number;
  /** Records that lie together when swizzled. */
  readonly group: number;
  readonly addTid: boolean;
  /** Selectable: bits 125:124; wide: bit 125. */
  readonly check: number;
  /** Format field and channel selects as stored (from bit 108 on, and bits 107:96). */
  readonly format: number;
  readonly select: number;
}

const SCALES = [1, 4, 8, 32] as const;

/**
 * Reads a descriptor's four words.
 * @param lanes the wave's size: the group of wide swizzled buffers
 * @param formatted the instruction converts formats, so that their field is one
 */
export function readBufferDescriptor(
  w0: number,
  w1: number,
  w2: number,
  w3: number,
  rules: BufferRules,
  lanes: number,
  formatted = false,
): BufferDescriptor {
  if (rules.layout === "wide") {
    const stride = ((w3 >>> 12) & 0x3fff) * SCALES[(w3 >>> 26) & 3]!;
    return {
      layout: "wide",
      base: (w1 & 0x1ffffff) * 0x100000000 + (w0 >>> 0),
      stride,
      records: (w1 >>> 25) + (w2 >>> 0) * 0x80 + (w3 & 0x3f) * 0x8000000000,
      element: ((w3 >>> 28) & 1) === 1 ? 16 : 0,
      group: lanes,
      addTid: false,
      check: (w3 >>> 29) & 1,
      format: 0,
      select: 0,
    };
  }
  const addTid = ((w3 >>> 23) & 1) === 1;
  const swizzle = rules.wideSwizzle ? w1 >>> 30 : (w1 >>> 31) & 1;
  // Plain ones keep bits 17:14 of the stride in the format when thread ids are added and no format is asked for.
  const high = rules.layout === "plain" && addTid && !formatted ? ((w3 >>> 15) & 15) << 14 : 0;
  const scale = rules.strideScale ? SCALES[(w3 >>> 18) & 3]! : 1;
  return {
    layout: rules.layout,
    base: (w1 & 0xffff) * 0x100000000 + (w0 >>> 0),
    stride: (((w1 >>> 16) & 0x3fff) | high) * scale,
    records: w2 >>> 0,
    element: swizzle === 0 ? 0 : swizzle === 3 ? 16 : 4,
    group: 8 << ((w3 >>> 21) & 3),
    addTid,
    check: rules.layout === "selectable" ? (w3 >>> 28) & 3 : 0,
    format: (w3 >>> 12) & ((1 << rules.formatBits) - 1),
    select: w3 & 0xfff,
  };
}

/**
 * Address of `size` bytes, or -1 when they are out of range.
 * @param index the record (thread id included)
 * @param offset byte offset within the record: immediate and vector offset
 * @param scalar SOFFSET
 * @param indexed the instruction gives an index
 */
export function bufferAddress(
  b: BufferDescriptor,
  index: number,
  offset: number,
  scalar: number,
  size: number,
  indexed: boolean,
): number {
  if (b.layout === "wide") {
    const all = offset + scalar;
    if (b.element !== 0) return b.base + swizzled(b, index, all);
    const total = index * b.stride + all;
    if (total + size > b.records || (b.check === 1 && all + size > b.stride)) return -1;
    return b.base + total;
  }
  if (outside(b, index, offset, scalar, size, indexed)) return -1;
  return b.base + scalar + (b.element === 0 ? index * b.stride + offset : swizzled(b, index, offset));
}

/** Bytes from an offset to the end of its element, where a swizzled record goes on at another address. */
export function elementEnd(b: BufferDescriptor, offset: number, scalar: number): number {
  // Only wide ones swizzle SOFFSET; elsewhere it moves the whole buffer.
  return b.element - ((b.layout === "wide" ? offset + scalar : offset) % b.element);
}

function outside(
  b: BufferDescriptor,
  index: number,
  offset: number,
  scalar: number,
  size: number,
  indexed: boolean,
): boolean {
  if (b.layout === "plain") {
    // Records are counted by index where there is one; scratch (thread ids, no index) is not checked.
    if (indexed && b.stride !== 0) return index >= b.records;
    return !b.addTid && offset >= b.records;
  }
  const structured = index >= b.records || offset + size > b.stride;
  switch (b.check) {
    case 0:
      return structured;
    case 1:
      return index >= b.records;
    case 2:
      return b.records === 0;
    default:
      return b.element !== 0 && b.stride !== 0 ? structured : offset + size > b.records - scalar;
  }
}

/** Byte offset where `element` bytes of `group` records lie together. */
function swizzled({ stride, element, group }: BufferDescriptor, index: number, offset: number): number {
  const within = index % group;
  const inner = offset % element;
  return (((index - within) / group) * stride + (offset - inner)) * group + within * element + inner;
}
