/** Comparison of memory with what was expected; see the shared programs-cases.md. */

export type Compare =
  | "exact"
  | {
      readonly ulp: number;
      readonly type: "f16" | "f32" | "f64";
      readonly abs?: number;
      readonly abs_in?: readonly [number, readonly number[]];
    }
  | { readonly sorted: "u32" | "u64" }
  | { readonly xor_u32: readonly (readonly number[])[] };

const BYTES = { f16: 2, f32: 4, f64: 8 } as const;

/** What differs first, in words; null when the bytes agree. */
export function difference(got: Uint8Array, want: Uint8Array, compare: Compare): string | null {
  if (got.length !== want.length) return `${got.length} bytes, ${want.length} expected`;
  if (compare === "exact") return exact(got, want);
  if ("sorted" in compare) return sorted(got, want, compare.sorted === "u32" ? 4 : 8);
  if ("xor_u32" in compare) return exclusive(got, want, compare.xor_u32);
  return floats(got, want, compare);
}

function exact(got: Uint8Array, want: Uint8Array): string | null {
  const at = want.findIndex((byte, i) => byte !== got[i]);
  if (at < 0) return null;
  const hex = (bytes: Uint8Array): string =>
    Buffer.from(bytes.subarray(at & ~3, (at & ~3) + 8)).toString("hex");
  return `at byte ${at & ~3}: ${hex(got)}, expected ${hex(want)}`;
}

function elements(bytes: Uint8Array, size: number): bigint[] {
  const out: bigint[] = [];
  for (let i = 0; i + size <= bytes.length; i += size) {
    let value = 0n;
    for (let j = size; j-- > 0;) value = (value << 8n) | BigInt(bytes[i + j]!);
    out.push(value);
  }
  return out;
}

function sorted(got: Uint8Array, want: Uint8Array, size: number): string | null {
  const order = (bytes: Uint8Array): string =>
    elements(bytes, size)
      .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      .join();
  return order(got) === order(want) ? null : "other values, in whatever order";
}

function exclusive(got: Uint8Array, want: Uint8Array, lists: readonly (readonly number[])[]): string | null {
  const a = elements(got, 4);
  const b = elements(want, 4);
  for (const list of lists) {
    const x = list.reduce((sum, i) => sum ^ a[i]! ^ b[i]!, 0n);
    if (x !== 0n) return `words ${list.slice(0, 4).join()}.. differ by 0x${x.toString(16)}`;
  }
  return null;
}

function floats(
  got: Uint8Array,
  want: Uint8Array,
  compare: Extract<Compare, { ulp: number }>,
): string | null {
  const { type, ulp, abs, abs_in: only } = compare;
  const size = BYTES[type];
  const a = elements(got, size);
  const b = elements(want, size);
  for (let i = 0; i < b.length; i++) {
    if (a[i] === b[i]) continue;
    if (isNan(a[i]!, type) && isNan(b[i]!, type)) continue;
    if (isNan(a[i]!, type) !== isNan(b[i]!, type)) return `element ${i}: one is a NaN`;
    const distance = order(a[i]!, type) - order(b[i]!, type);
    if (ulp > 0 && (distance < 0n ? -distance : distance) <= BigInt(ulp)) continue;
    const loose = abs !== undefined && (only === undefined || only[1].includes(i % only[0]));
    if (loose && Math.abs(number(a[i]!, type) - number(b[i]!, type)) <= abs) continue;
    return `element ${i}: ${number(a[i]!, type)}, expected ${number(b[i]!, type)}`;
  }
  return null;
}

const EXPONENT = { f16: 0x7c00n, f32: 0x7f800000n, f64: 0x7ff0000000000000n } as const;

const isNan = (bits: bigint, type: keyof typeof BYTES): boolean =>
  (bits & ~(1n << BigInt(BYTES[type] * 8 - 1))) > EXPONENT[type];

/** Place among all numbers of the type: -0 and +0 are one. */
function order(bits: bigint, type: keyof typeof BYTES): bigint {
  const sign = 1n << BigInt(BYTES[type] * 8 - 1);
  return (bits & sign) !== 0n ? -(bits & ~sign) : bits;
}

function number(bits: bigint, type: keyof typeof BYTES): number {
  const view = new DataView(new ArrayBuffer(8));
  if (type === "f64") {
    view.setBigUint64(0, bits);
    return view.getFloat64(0);
  }
  if (type === "f32") {
    view.setUint32(0, Number(bits));
    return view.getFloat32(0);
  }
  const n = Number(bits);
  const exponent = (n >> 10) & 31;
  const fraction = n & 0x3ff;
  const sign = n >> 15 === 1 ? -1 : 1;
  if (exponent === 31) return sign * (fraction === 0 ? Infinity : NaN);
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25));
}
