/** Words that make instructions show what they do: limits, zeros, infinities, NaN, denormals, and small counts. */

/** A deterministic stream of 32-bit words (xorshift). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 1;
  }

  /** An unsigned word. */
  word(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return x >>> 0;
  }

  below(limit: number): number {
    return Math.floor((this.word() / 2 ** 32) * limit);
  }

  of<T>(list: ArrayLike<T>): T {
    return list[this.below(list.length)]!;
  }
}

const f16Specials = [
  0x0000, 0x8000, 0x0001, 0x8001, 0x03ff, 0x83ff, 0x0400, 0x8400, 0x3800, 0x3bff, 0x3c00, 0xbc00, 0x4000, 0x4200,
  0x7bff, 0xfbff, 0x7c00, 0xfc00, 0x7c01, 0xfc01, 0x7e00, 0xfe00, 0x7dff, 0xffff, 0x7fff, 0x00ff, 0x0100, 0x0080,
]; // prettier-ignore

const f32Specials = [
  0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007fffff, 0x807fffff, 0x00800000, 0x80800000, 0x00ffffff,
  0x3f000000, 0xbf000000, 0x3effffff, 0x3f7fffff, 0x3f800000, 0xbf800000, 0x3f800001, 0x3fc00000, 0x40000000,
  0x40200000, 0xc0200000, 0x40600000, 0x42fe0000, 0x43000000, 0x437f0000, 0x437f8000, 0x43800000, 0x46fffe00,
  0x477fff00, 0x477fe000, 0x477ff000, 0x47800000, 0x4b000000, 0x4b000001, 0x4b7fffff, 0x4effffff, 0x4f000000,
  0xcf000000, 0x4f7fffff, 0x4f800000, 0x7e800000, 0x7f000000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000,
  0x7f800001, 0xff800001, 0x7fa00000, 0x7fc00000, 0xffc00000, 0x7fffffff, 0x33000000, 0x38800000, 0x387fe000,
  0x0d800000, 0x20800000, 0x5f800000, 0x1f800000, 0x3e800000, 0x41000000,
]; // prettier-ignore

const integers = [
  0, 1, 2, 3, 4, 5, 7, 8, 11, 12, 13, 15, 16, 17, 23, 24, 30, 31, 32, 33, 47, 63, 64, 65, 127, 128, 129, 254, 255,
  256, 0x7fff, 0x8000, 0xffff, 0x10000, 0x7fffff, 0x800000, 0xffffff, 0x7fffffff, 0x80000000, 0x80000001,
  0xffff8000, 0xfffffffe, 0xffffffff, 0x00200010, 0x0007001f, 0x000c0d0e, 0x0b0a0908, 0x03020100, 0x07060504,
]; // prettier-ignore

/** High words of doubles; the low word is 0, 1 or anything. */
const f64High = [
  0x00000000, 0x80000000, 0x000fffff, 0x00100000, 0x80100000, 0x001fffff, 0x3fe00000, 0x3fefffff, 0x3ff00000,
  0xbff00000, 0x3ff80000, 0x40000000, 0x40040000, 0x41dfffff, 0x41e00000, 0xc1e00000, 0x41efffff, 0x41f00000,
  0x43300000, 0x47efffff, 0x47f00000, 0x380fffff, 0x38100000, 0x36a00000, 0x7fd00000, 0x7fe00000, 0x7fefffff,
  0xffefffff, 0x7ff00000, 0xfff00000, 0x7ff00000, 0x7ff80000, 0xfff80000, 0x43500000, 0x7b000000, 0x7b100000,
]; // prettier-ignore

/** One word: a special one of any kind, or random bits, or a float of moderate size. */
export function anyWord(random: Random): number {
  switch (random.below(8)) {
    case 0:
    case 1:
      return random.of(f32Specials);
    case 2:
      return (random.of(f16Specials) | (random.of(f16Specials) << 16)) >>> 0;
    case 3:
    case 4:
      return random.of(integers);
    case 5:
      // a float between 2**-8 and 2**8
      return ((random.word() & 0x807fffff) | ((119 + random.below(16)) << 23)) >>> 0;
    default:
      return random.word();
  }
}

/** Low and high word of one 64-bit value. */
export function anyPair(random: Random): [number, number] {
  switch (random.below(5)) {
    case 0:
    case 1:
      return [random.of([0, 0, 1, 0xffffffff, random.word()]), random.of(f64High)];
    case 2: {
      // a double between 2**-8 and 2**8
      const high = (random.word() & 0x800fffff) | ((1015 + random.below(16)) << 20);
      return [random.word(), high >>> 0];
    }
    case 3:
      return [anyWord(random), random.of([0, 0xffffffff])];
    default:
      return [anyWord(random), anyWord(random)];
  }
}
