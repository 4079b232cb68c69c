/** What the kernels of programs/harder.cl compute, worked out without any GPU notion: a reading of the sources. */

const u32 = (n: number): number => n >>> 0;
const mul = (a: number, b: number): number => Math.imul(a, b) >>> 0;

function ackish(m: number, n: number): number {
  if (m === 0) return n + 1;
  return n === 0 ? ackish(m - 1, 1) : ackish(m - 1, ackish(m, n - 1) & 7);
}

export const recurse = (x: number): number => ackish(x & 3, (x >>> 2) & 7);

const functions: readonly ((a: number, b: number) => number)[] = [
  (a, b) => u32(a + b),
  (a, b) => u32(mul(a, b) + 1),
  (a, b) => {
    const part = [0, 1, 2, 3, 4].map((i) => u32((a >>> i) ^ b));
    return u32(part[b % 5]! + part[a % 5]!);
  },
  (a, b) => {
    const d = u32(b | 1);
    return u32(Math.floor(a / d) + (a % d));
  },
];

export const pointers = (x: number): number =>
  [0, 1, 2, 3].reduce((y, i) => functions[(x >>> (2 * i)) & 3]!(x, y), 3);

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];

export function tables(x: number): number {
  const sum = [...["amber", "boron", "cobalt"][x % 3]!].reduce(
    (s, c) => u32(mul(s, 31) + c.charCodeAt(0)),
    0,
  );
  switch (x % 9) {
    case 0:
      return u32(sum ^ 0x11);
    case 1:
      return u32(sum + PRIMES[(x >>> 4) % 12]!);
    case 2:
      return u32(~sum);
    case 3:
      return mul(sum, 3);
    case 4:
      return u32(sum - x);
    case 5:
      return u32((sum << 3) | (sum >>> 29));
    case 6:
      return u32(sum ^ x);
    case 7:
      return u32(sum + 77);
    default:
      return PRIMES[sum % 12]! * PRIMES[x % 12]!;
  }
}

function walk(count: number, x: number): number {
  const t = Uint32Array.from({ length: count }, (_, i) => x + i * i);
  let at = x % count;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    sum = u32(mul(sum, 5) + t[at]!);
    t[at]! ^= sum;
    at = u32(at + t[(at * 3 + 1) % count]!) % count;
  }
  return sum;
}

export const frames = (x: number, count: number): number =>
  u32(walk(count, x) ^ walk(Math.floor(count / 2) + 1, u32(~x)));

/** The results of one wave's lanes. */
export function reduce(lanes: readonly number[]): number[] {
  const on = lanes.filter((x) => (x & 1) !== 0);
  const all = on.reduce((s, x) => u32(s + x), 0);
  const max = Math.max(...on);
  const min = Math.min(...on.map((x) => x | 0));
  const xor = on.reduce((s, x) => s ^ x, 0);
  const or = on.reduce((s, x) => s | (x & 0x0ff0f00f), 0);
  const r = u32(all ^ mul(max, 3) ^ mul(min, 5) ^ mul(xor, 7) ^ or);
  return lanes.map((x) => ((x & 1) !== 0 ? r : 0));
}

/** Four bytes a work-item, by those of its group of 64. */
export function smallBytes(group: readonly (readonly number[])[], i: number): number[] {
  const [x, , z, w] = group[i]! as [number, number, number, number];
  const y = group[i]![1]!;
  const other = group[(i * 7 + 3) & 63]!;
  return [other[1]!, other[0]!, (z * 3 - x) & 255, Math.abs(w - y)];
}

const i16 = (n: number): number => (n << 16) >> 16;

export const smallHalves = (x: number, y: number): number[] => [
  i16((y >> 3) + x * 3 - 7),
  i16(Math.imul(x, y) + y * 3 + 7),
];

const usualBias = (exponentBits: number): number => 2 ** (exponentBits - 1) - 1;

/** Rounds a number, exact as a double, to a float of so many fraction bits, nearest even; the bits. */
export function roundTo(
  x: number,
  fraction: number,
  exponentBits: number,
  bias = usualBias(exponentBits),
): number {
  const sign = x < 0 || Object.is(x, -0) ? 1 : 0;
  const a = Math.abs(x);
  const top = (2 ** exponentBits - 1) * 2 ** fraction;
  const at = sign * 2 ** (fraction + exponentBits);
  if (a === 0) return at;
  const exponent = Math.max(Math.floor(Math.log2(a)) - (2 ** Math.floor(Math.log2(a)) > a ? 1 : 0), 1 - bias);
  const scaled = a / 2 ** (exponent - fraction);
  const floor = Math.floor(scaled);
  const rest = scaled - floor;
  const n = floor + (rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? 1 : 0);
  const bits = n >= 2 ** fraction ? (exponent + bias) * 2 ** fraction + (n - 2 ** fraction) : n;
  return at + Math.min(bits, top);
}

export const f16 = (x: number): number => roundTo(x, 10, 5);
export const bf16 = (x: number): number => roundTo(x, 7, 8);

/** The number that the bits of a float stand for; infinities and NaNs are not among them. */
export function fromBits(
  bits: number,
  fraction: number,
  exponentBits: number,
  bias = usualBias(exponentBits),
): number {
  const exponent = (bits >> fraction) & (2 ** exponentBits - 1);
  const part = bits & (2 ** fraction - 1);
  const size =
    exponent === 0
      ? part * 2 ** (1 - bias - fraction)
      : (2 ** fraction + part) * 2 ** (exponent - bias - fraction);
  return (bits & (1 << (fraction + exponentBits))) === 0 ? size : -size;
}

export const fromF16 = (bits: number): number => fromBits(bits, 10, 5);

const view = new DataView(new ArrayBuffer(8));
export const bitsOf = (x: number): number => {
  view.setFloat32(0, x);
  return view.getUint32(0);
};
const floatOf = (bits: number): number => {
  view.setUint32(0, bits);
  return view.getFloat32(0);
};

/** x + y, exact as a double, rounded to single precision: to nearest, up, down, to zero (MODE's order). */
export function addRounded(x: number, y: number, mode: number): number {
  const sum = x + y;
  const near = Math.fround(sum);
  if (mode === 0 || near === sum) return near;
  const bits = bitsOf(near);
  /** The neighbour of `near` on the other side of the sum. */
  const away = near < sum === near >= 0 && near !== 0 ? floatOf(bits + 1) : floatOf(bits - 1);
  const [low, high] = near < sum ? [near, away] : [away, near];
  if (mode === 1) return high;
  if (mode === 2) return low;
  return sum > 0 ? low : high;
}
