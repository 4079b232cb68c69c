/**
 * Data formats of typed buffers and images: conversion between an element's bits in memory and the 32- or 16-bit
 * values of vector registers.
 *
 * A format is a number: bits 15:0 hold the widths of the components as hexadecimal digits that read as AMD's name
 * does, most significant component first, so that X is the last digit (8_8_8_8 is 0x8888, 2_10_10_10 is 0x2aaa);
 * digits 1 to 9 are that many bits, a 10, b 11, c 16, d 24, e 32, and f 24 bits that hold nothing. Bits 18:16 are the
 * numeric format in AMD's numbering (NumericFormat). 0 is the invalid format; 0x75999 the float of three components
 * that share an exponent.
 *
 * Conversions of normalised values are correctly rounded; floats lose precision by truncation (RDNA 3 and 4 manuals,
 * D16 instructions); what a format cannot hold saturates.
 */

/** Numeric formats (NFMT of CDNA). Source: ISA manuals, MTBUF. */
export const NumericFormat = {
  unorm: 0,
  snorm: 1,
  uscaled: 2,
  sscaled: 3,
  uint: 4,
  sint: 5,
  float: 7,
} as const;

const WIDTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16, 24, 32, 24] as const;
/** Digit of bits without meaning. */
const UNUSED = 15;
/** 5_9_9_9: the exponent is in the fourth component. */
const SHARED_EXPONENT = 0x5999;

const { unorm, snorm, uscaled, sscaled, uint, sint } = NumericFormat;

/** Layouts by CDNA's DFMT number. Source: ISA manuals, MTBUF. */
const LAYOUTS = [
  0, 0x8, 0xc, 0x88, 0xe, 0xcc, 0xabb, 0xbba, 0xaaa2, 0x2aaa, 0x8888, 0xee, 0xcccc, 0xeee, 0xeeee, 0,
] as const; // prettier-ignore

/** A format from the common numbering of bufferFormats.ts: DFMT in bits 3:0, NFMT in bits 6:4. */
export function formatOf(common: number): number {
  const layout = LAYOUTS[common & 15]!;
  return layout === 0 ? 0 : layout | (((common >>> 4) & 7) << 16);
}

/** Bytes of one element; 0 for the invalid format. */
export function formatBytes(format: number): number {
  let bits = 0;
  for (let at = 0; at < 16; at += 4) bits += WIDTHS[(format >>> at) & 15]!;
  return bits >>> 3;
}

/** Bits of component 0 (X) to 3 (W); 0 when the format has no such component. */
function widthOf(format: number, component: number): number {
  const digit = (format >>> (4 * component)) & 15;
  return digit === UNUSED ? 0 : WIDTHS[digit]!;
}

/** First bit of a component in the element. */
function startOf(format: number, component: number): number {
  let bits = 0;
  for (let at = 0; at < component; at++) bits += WIDTHS[(format >>> (4 * at)) & 15]!;
  return bits;
}

const scratch = new DataView(new ArrayBuffer(8));

/** The bits of a float32. */
function bitsOf(value: number): number {
  scratch.setFloat32(0, value);
  return scratch.getUint32(0);
}

function floatOf(bits: number): number {
  scratch.setUint32(0, bits);
  return scratch.getFloat32(0);
}

/**
 * What a register receives for one selected channel of an element.
 * @param select 0: zero, 1: one, 4 to 7: component X to W (DST_SEL of descriptors)
 * @param w0 the element's words, from the first byte on; what the element does not fill is not looked at
 * @returns 32 bits: an integer for uint and sint, else a float32
 */
export function loadComponent(
  format: number,
  select: number,
  w0: number,
  w1: number,
  w2: number,
  w3: number,
): number {
  if (select < 4) return select === 1 && format !== 0 ? oneOf(format) : 0;
  const component = select & 3;
  const width = widthOf(format, component);
  if (width === 0) return 0;
  const raw = fieldOf(startOf(format, component), width, w0, w1, w2, w3);
  if ((format & 0xffff) === SHARED_EXPONENT) {
    return component === 3 ? 0 : bitsOf(raw * 2 ** (fieldOf(27, 5, w0, w1, w2, w3) - 24));
  }
  return expand(format >>> 16, width, raw);
}

/** The same as 16 bits: integers cut, floats truncated to f16, normalised values rounded to nearest even. */
export function loadComponent16(
  format: number,
  select: number,
  w0: number,
  w1: number,
  w2: number,
  w3: number,
): number {
  const numeric = format >>> 16;
  if (select >= 4 && widthOf(format, select & 3) === 16 && numeric === NumericFormat.float)
    return fieldOf(startOf(format, select & 3), 16, w0, w1, w2, w3);
  const bits = loadComponent(format, select, w0, w1, w2, w3);
  if (numeric === uint || numeric === sint) return bits & 0xffff;
  if (numeric === NumericFormat.float) return floatToSmall(bits, 5, 10, true);
  return nearestHalf(floatOf(bits), format, select, w0, w1, w2, w3);
}

/** 1 as the format's registers hold it. */
function oneOf(format: number): number {
  const numeric = format >>> 16;
  return numeric === uint || numeric === sint ? 1 : 0x3f800000;
}

function fieldOf(start: number, width: number, w0: number, w1: number, w2: number, w3: number): number {
  // No component crosses a dword.
  const word = start >>> 5 === 0 ? w0 : start >>> 5 === 1 ? w1 : start >>> 5 === 2 ? w2 : w3;
  return width === 32 ? word >>> 0 : (word >>> (start & 31)) & (2 ** width - 1);
}

const signed = (raw: number, width: number): number => (raw << (32 - width)) >> (32 - width);

/** An element's field as the number that it stands for. */
function numberOf(numeric: number, width: number, raw: number): number {
  switch (numeric) {
    case unorm:
      return raw / (2 ** width - 1);
    case snorm:
      return Math.max(-1, signed(raw, width) / (2 ** (width - 1) - 1));
    case sscaled:
      return signed(raw, width);
    default:
      return raw;
  }
}

function expand(numeric: number, width: number, raw: number): number {
  switch (numeric) {
    case uint:
      return raw;
    case sint:
      return signed(raw, width) >>> 0;
    case NumericFormat.float:
      return width === 32 ? raw : smallToFloat(raw, width === 16, width === 10 ? 5 : width === 11 ? 6 : 10);
    default:
      // Two roundings (to 53 bits, to 24) of a quotient of such short numbers give the same as one.
      return bitsOf(numberOf(numeric, width, raw));
  }
}

/** A float of 5 exponent bits, with or without sign, as float32. NaNs keep their payload. */
function smallToFloat(raw: number, hasSign: boolean, mantissaBits: number): number {
  const sign = hasSign ? (raw >>> (5 + mantissaBits)) << 31 : 0;
  const exponent = (raw >>> mantissaBits) & 31;
  const mantissa = raw & (2 ** mantissaBits - 1);
  if (exponent === 31) return (sign | 0x7f800000 | (mantissa << (23 - mantissaBits))) >>> 0;
  if (exponent === 0) return (sign | bitsOf(mantissa * 2 ** (-14 - mantissaBits))) >>> 0;
  return (sign | ((exponent + 112) << 23) | (mantissa << (23 - mantissaBits))) >>> 0;
}

/** A float32 truncated to 5 exponent bits; what is too large becomes the largest finite value, infinity stays. */
function floatToSmall(bits: number, _exponentBits: 5, mantissaBits: number, hasSign: boolean): number {
  const sign = bits >>> 31;
  const top = hasSign ? sign << (5 + mantissaBits) : 0;
  const exponent = (bits >>> 23) & 255;
  const mantissa = bits & 0x7fffff;
  if (exponent === 255 && mantissa !== 0) {
    // A NaN stays one: its highest payload bits, quiet.
    return top | (31 << mantissaBits) | (mantissa >>> (23 - mantissaBits)) | (1 << (mantissaBits - 1));
  }
  if (!hasSign && sign === 1) return 0;
  if (exponent === 255) return top | (31 << mantissaBits);
  if (exponent > 142) return top | (30 << mantissaBits) | (2 ** mantissaBits - 1);
  if (exponent > 112) return top | ((exponent - 112) << mantissaBits) | (mantissa >>> (23 - mantissaBits));
  // Denormal: units of 2^(-14 - mantissaBits).
  const value = Math.abs(floatOf(bits));
  return top | Math.trunc(value * 2 ** (14 + mantissaBits));
}

/** A normalised or scaled component as f16, one rounding to nearest even of the exact quotient. */
function nearestHalf(
  value32: number,
  format: number,
  select: number,
  w0: number,
  w1: number,
  w2: number,
  w3: number,
): number {
  if (select < 4) return value32 === 0 ? 0 : 0x3c00;
  const component = select & 3;
  const width = widthOf(format, component);
  if (width === 0) return 0;
  const raw = fieldOf(startOf(format, component), width, w0, w1, w2, w3);
  return roundToHalf(numberOf(format >>> 16, width, raw));
}

/** Bits of the f16 nearest to a number, ties to even. */
function roundToHalf(x: number): number {
  const sign = x < 0 || Object.is(x, -0) ? 0x8000 : 0;
  const a = Math.abs(x);
  if (a === 0) return sign;
  // Units in the last place of f16 at this magnitude.
  const exponent = Math.max(-14, Math.floor(Math.log2(a)));
  const unit = 2 ** (exponent - 10);
  const units = nearestEven(a / unit);
  if (units * unit >= 65520) return sign | 0x7c00;
  return sign | (units + ((exponent + 14) << 10));
}

function nearestEven(x: number): number {
  const below = Math.floor(x);
  const rest = x - below;
  return rest > 0.5 || (rest === 0.5 && below % 2 === 1) ? below + 1 : below;
}

/**
 * Word `word` of an element that registers X to W (32-bit values as `loadComponent` returns them) are stored to.
 * The bits that the element does not fill are 0.
 */
export function storeWord(format: number, word: number, x: number, y: number, z: number, w: number): number {
  if ((format & 0xffff) === SHARED_EXPONENT) return word === 0 ? shareExponent(x, y, z) : 0;
  let result = 0;
  for (let component = 0; component < 4; component++) {
    const width = widthOf(format, component);
    const start = startOf(format, component);
    if (width === 0 || start >>> 5 !== word) continue;
    const value = component === 0 ? x : component === 1 ? y : component === 2 ? z : w;
    result |= narrow(format >>> 16, width, value >>> 0) << (start & 31);
  }
  return result >>> 0;
}

/** A 16-bit register value (D16) as the 32-bit value that `storeWord` takes. */
export function widen16(format: number, half: number): number {
  const numeric = format >>> 16;
  if (numeric === uint) return half & 0xffff;
  if (numeric === sint) return ((half << 16) >> 16) >>> 0;
  return smallToFloat(half & 0xffff, true, 10);
}

const clamp = (x: number, low: number, high: number): number => (x < low ? low : x > high ? high : x);

/** A register's 32 bits as a field of `width` bits. */
function narrow(numeric: number, width: number, bits: number): number {
  const mask = 2 ** width - 1;
  switch (numeric) {
    case uint:
      return Math.min(bits, mask);
    case sint:
      return clamp(bits | 0, -(2 ** (width - 1)), 2 ** (width - 1) - 1) & mask;
    case NumericFormat.float:
      if (width === 32) return bits;
      return floatToSmall(bits, 5, width === 16 ? 10 : width === 11 ? 6 : 5, width === 16);
  }
  const value = floatOf(bits);
  // NaN is stored as 0.
  if (value !== value) return 0;
  const most = 2 ** (width - 1) - 1;
  switch (numeric) {
    case unorm:
      return nearestEven(clamp(value, 0, 1) * mask);
    case snorm: {
      const scaled = clamp(value, -1, 1) * most;
      return (scaled < 0 ? -nearestEven(-scaled) : nearestEven(scaled)) & mask;
    }
    case uscaled:
      return Math.trunc(clamp(value, 0, mask));
    default:
      return Math.trunc(clamp(value, -most - 1, most)) & mask;
  }
}

/** 5_9_9_9: three 9-bit mantissas with one exponent, as the extension EXT_texture_shared_exponent computes them. */
function shareExponent(x: number, y: number, z: number): number {
  const most = (511 / 512) * 65536;
  const [r, g, b] = [x, y, z].map((bits) => {
    const value = floatOf(bits >>> 0);
    return value > 0 ? Math.min(value, most) : 0;
  }) as [number, number, number];
  const largest = Math.max(r, g, b);
  let exponent = Math.max(-16, largest === 0 ? -16 : Math.floor(Math.log2(largest))) + 16;
  if (Math.floor(largest / 2 ** (exponent - 24) + 0.5) === 512) exponent++;
  const unit = 2 ** (exponent - 24);
  const part = (value: number): number => Math.floor(value / unit + 0.5);
  return (part(r) | (part(g) << 9) | (part(b) << 18) | (exponent << 27)) >>> 0;
}
