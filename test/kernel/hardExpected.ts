/** What the kernels of programs/hard.cl compute, worked out without any GPU notion: a reading of the sources. */

const u32 = (n: number): number => n >>> 0;

export function collatz(x: number, limit: number): number {
  let n = x;
  let steps = 0;
  for (;;) {
    if (n === 1) break;
    if (steps >= limit) return u32(steps | 0x80000000);
    if ((n & 1) === 1) {
      if (n > 0x50000000) return u32(steps | 0x40000000);
      n = u32(3 * n + 1);
    } else n >>>= 1;
    steps++;
  }
  return steps;
}

export function branches(x: number): number {
  let acc = 17;
  for (let i = 0; i < (x & 15); i++) {
    if ((x & (1 << i)) !== 0) {
      if ((acc & 3) === 0) {
        acc = u32(acc + x);
        continue;
      }
      if (((acc ^ x) & 4) !== 0) acc = u32(Math.imul(acc, 5) + i);
      else {
        acc = u32(acc ^ (x >>> 3));
        if ((acc & 1) !== 0) acc = u32(acc - 7);
        else {
          acc = u32(acc + 11);
          if (acc % 5 === 2) break;
        }
      }
    } else {
      const which = u32(acc + x) & 7;
      if (which === 6) continue;
      if (which === 0) acc = u32(acc + 1);
      else if (which === 1) acc = u32(~acc);
      else if (which === 3) acc = u32((acc << 1) ^ 0x5a5a);
      else if (which === 4) acc = u32(acc ^ 0x5a5a);
      else acc = u32(acc - i);
      if (acc > 0xf0000000) break;
    }
  }
  return acc;
}

export function divide(x: bigint, y: bigint): bigint[] {
  const signed = (n: bigint): bigint => BigInt.asIntN(64, n);
  const wrap = (n: bigint): bigint => BigInt.asUintN(64, n);
  const lo = (n: bigint): bigint => BigInt.asUintN(32, n);
  const d = lo(y) | 1n;
  return [
    x / y,
    x % y,
    wrap(signed(x) / signed(y)),
    wrap(signed(x) % signed(y)),
    (lo(x) / d) | ((lo(x) % d) << 32n),
    wrap(x * y),
  ];
}

/** Six values a lane; `v` is one workgroup of 64, `size` the lanes of a wave, `row` the lanes LDS hardware permutes. */
export function lanes(v: readonly number[], size: number, row: number): number[][] {
  return v.map((own, item) => {
    const lane = item % size;
    const wave = item - lane;
    const shift = (values: readonly number[], n: number): number[] =>
      values.map((x, i) => (x + (i % 16 >= n ? values[i - n]! : 0)) | 0);
    const sums = [1, 2, 4, 8].reduce(shift, [...v]);
    const quad = (item & ~3) + (3 - (item & 3));
    const rowOn = ((0x5 >> Math.floor(lane / 16)) & 1) === 1;
    const bankOn = ((0x3 >> Math.floor((lane % 16) / 4)) & 1) === 1;
    const from = (item * 7 + 3) & 31;
    const gathered = v[wave + (lane - (lane % row)) + (from % row)]!;
    const inactive = v[item ^ 1]! > 0 ? v[item ^ 1]! : 0;
    return [
      sums[item]!,
      rowOn && bankOn ? v[quad]! : -1,
      gathered,
      v[item ^ 1]!,
      (v[wave + 5]! + v[wave]!) | 0,
      own > 0 ? inactive : -7,
    ];
  });
}

export function stack(input: number, rounds: number): number {
  const bytes = new DataView(new ArrayBuffer(160));
  const get = (k: number): number => bytes.getUint32(k * 4, true);
  for (let i = 0; i < 40; i++) bytes.setUint32(i * 4, i * i, true);
  let x = input;
  for (let r = 0; r < rounds; r++) {
    const k = x % 40;
    bytes.setUint32(k * 4, u32(get(k) ^ x), true);
    x = u32(Math.imul(x, 1664525) + 1013904223 + get((k * 7 + r) % 40));
    bytes.setUint8(x % 160, x & 255);
  }
  let sum = x;
  for (let i = 0; i < 40; i++) sum = u32(Math.imul(sum, 31) + get(i));
  return sum;
}

export function calls(input: number): [number, number] {
  let count = 0;
  const mix = (depth: number, x: number): number => {
    count++;
    const part = [0, 1, 2, 3].map((i) => x >>> (i * 8));
    return u32(u32(part[x & 3]! + Math.imul(x, 7) + depth) ^ part[(x >>> 4) & 3]!);
  };
  let x = input;
  for (let i = 0; i < 5; i++) {
    const before = x;
    const first = mix(i, before);
    x = u32(first + ((before & 1) !== 0 ? mix(i + 9, u32(~before)) : 0));
  }
  return [x, count];
}

export function xxhash(words: readonly number[], rounds: number): number {
  const [p1, p2, p3] = [2654435761, 2246822519, 3266489917] as const;
  const ror = (x: number, n: number): number => u32((x >>> n) | (x << (32 - n)));
  let state = [u32(p1 + p2), p2, 0, u32(-p1)];
  for (let r = 0; r < rounds; r++)
    for (let i = 0; i < 4; i++)
      state = state.map((s, j) => u32(Math.imul(ror(u32(s + Math.imul(words[4 * i + j]!, p2)), 19), p1)));
  let h = u32(ror(state[0]!, 31) + ror(state[1]!, 25) + ror(state[2]!, 20) + ror(state[3]!, 14) + 64);
  h = u32(Math.imul(h ^ (h >>> 15), p2));
  h = u32(Math.imul(h ^ (h >>> 13), p3));
  return u32(h ^ (h >>> 16));
}
