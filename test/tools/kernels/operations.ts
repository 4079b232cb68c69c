/** What one lane computes: C text over operands, the same on both sides (prelude.h has what differs). */
import { types, type Type } from "./program.js";

export interface Operation {
  readonly result: string;
  readonly operands: readonly string[];
  /** `$0` is the first operand, `#N` a number below N. */
  readonly text: string;
  /** Processors that have it; all when left out. */
  readonly on?: readonly string[];
}

const all: Operation[] = [];
const add = (result: string, operands: string, text: string, on?: readonly string[]): void => {
  all.push({
    result,
    operands: operands.split(" ").filter(Boolean),
    text,
    ...(on === undefined ? {} : { on }),
  });
};

const INTEGERS = ["u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"];
const FLOATS = ["f16", "bf16", "f32", "f64"];
const unsigned = (t: string): string => t.replace(/^s/, "u");

for (const t of INTEGERS) {
  const bits = 8 * types.get(t)!.size;
  const u = unsigned(t);
  for (const o of ["+", "-", "*", "&", "|", "^"]) add(t, `${t} ${t}`, `(${t})($0 ${o} $1)`);
  for (const o of ["/", "%"]) {
    add(t, `${t} ${t}`, `(${t})($1 == 0 || ($1 == (${t})-1) ? $0 : (${t})($0 ${o} $1))`);
    add(t, t, `(${t})($0 ${o} (${t})(#100 + 3))`);
  }
  add(t, `${t} ${u}`, `(${t})($0 << ($1 & ${bits - 1}))`);
  add(t, `${t} ${u}`, `(${t})($0 >> ($1 & ${bits - 1}))`);
  add(t, t, `(${t})($0 << #${bits})`);
  add(t, t, `(${t})($0 >> #${bits})`);
  add(t, t, `(${t})~$0`);
  add(t, t, `(${t})-$0`);
  add(t, `${t} ${t}`, `(${t})__builtin_elementwise_min($0, $1)`);
  add(t, `${t} ${t}`, `(${t})__builtin_elementwise_max($0, $1)`);
  add(t, `${t} ${t}`, `(${t})__builtin_elementwise_add_sat($0, $1)`);
  add(t, `${t} ${t}`, `(${t})__builtin_elementwise_sub_sat($0, $1)`);
  add(t, t, `(${t})__builtin_elementwise_popcount($0)`);
  add(t, t, `(${t})__builtin_elementwise_bitreverse($0)`);
  if (t.startsWith("s")) add(t, t, `(${t})($0 < 0 ? -$0 : $0)`);
  add(t, `${t} ${t} ${t} ${t}`, `($0 < $1 ? $2 : $3)`);
  add(t, `${t} ${t} ${t} ${t}`, `($0 == $1 ? $2 : $3)`);
  add(t, `${t} ${t} ${t}`, `(${t})($0 * $1 + $2)`);
  add(t, `${t} ${t} ${t}`, `(${t})(($0 & $1) | ($2 & ~$1))`);
  add(t, `${t} ${t} ${t}`, `(${t})($0 ^ $1 ^ $2)`);
  add(t, `${t} ${t} ${t}`, `(${t})(($0 | $1) & ~$2)`);
  add(t, `${t} ${t} ${t}`, `(${t})(($0 & $1) ^ ($1 | $2))`);
  add(t, `${t} ${t} ${t}`, `(${t})($0 + $1 + $2)`);
  add(t, `${t} ${t}`, `(${t})(($0 << #6) + $1)`);
  add(t, `${t} ${t}`, `(${t})(($0 + $1) << #6)`);
  add(t, `${t} ${t}`, `(${t})(($0 << #6) | $1)`);
  add(t, `${t} ${t} ${t}`, `(${t})__builtin_elementwise_max($0, __builtin_elementwise_max($1, $2))`);
  add(t, `${t} ${t} ${t}`, `(${t})__builtin_elementwise_min($0, __builtin_elementwise_max($1, $2))`);
  for (const from of INTEGERS) if (from !== t) add(t, from, `(${t})$0`);
  for (const f of FLOATS)
    if (t === "u32" || t === "s32") add(t, `${f} ${f} ${t} ${t}`, `($0 < $1 ? $2 : $3)`);
}
for (const t of ["u16", "u32", "u64"]) {
  add(t, `${t} ${t} ${t}`, `fshl_${t}($0, $1, $2)`);
  add(t, `${t} ${t}`, `fshl_${t}($0, $1, #${8 * types.get(t)!.size})`);
  add(t, t, `clz_${t}($0)`);
  add(t, t, `ctz_${t}($0)`);
}
for (const t of ["u32", "s32", "u64", "s64"]) {
  add(t, `${t} ${t}`, `mulhi_${t}($0, $1)`);
  add(t, `${t} ${t}`, `add_flag_${t}($0, $1)`);
  add(t, `${t} ${t}`, `sub_flag_${t}($0, $1)`);
  if (t !== "s64") add(t, `${t} ${t}`, `mul_flag_${t}($0, $1)`);
  add(t, `${t}`, `(${t})(($0 >> #24) & ((1u << (#20 + 1)) - 1))`);
  add(t, `${t}`, `(${t})($0 << #24) >> #24`);
}
add("u64", "u32 u32 u64", "(u64)$0 * $1 + $2");
add("s64", "s32 s32 s64", "(s64)$0 * $1 + $2");
add("u64", "u32 u32", "((u64)$0 << 32 | $1)");
add("u32", "u64", "(u32)($0 >> 32)");
add("u32", "u32 u32", "(($0 & 0xffffff) * ($1 & 0xffffff))");
add("s32", "s32 s32", "(($0 << 8 >> 8) * ($1 << 8 >> 8))");
add("u32", "u32 u32 u32", "(($0 & 0xffffff) * ($1 & 0xffffff) + $2)");
add("u32", "u8 u8 u8 u8", "($0 | (u32)$1 << 8 | (u32)$2 << 16 | (u32)$3 << 24)");
add("u32", "u32 u32", "(($0 & 0xff) | ($1 & 0xff00) | ($0 >> 8 & 0xff0000) | $1 << 24)");
add("u32", "u16 u16", "($0 | (u32)$1 << 16)");
add("u32", "u32 u32", "($0 >> 16 | $1 << 16)");
add("u32", "u32 u32", "(($0 & 0xffff) * ($1 >> 16))");
add("u32", "u32 u32", "(($0 >> 8 & 0xff) + ($1 >> 24))");
add("s32", "s32 s32", "((s8)($0 >> 8) + (s16)($1 >> 16))");
add("s32", "s32 s32", "((s8)($0 >> 16) * (s8)$1)");
add("u8", "u32", "(u8)($0 >> 8 * #4)");
add("u16", "u32", "(u16)($0 >> 16)");
add("f32", "u32", "(f32)($0 >> 8 * #4 & 0xff)");
for (const t of ["u16x2", "s16x2", "u32x2"]) {
  const bits = t === "u32x2" ? 32 : 16;
  for (const o of ["+", "-", "*", "&", "|", "^"]) add(t, `${t} ${t}`, `($0 ${o} $1)`);
  add(t, `${t} ${t}`, `($0 << ($1 & (${t})${bits - 1}))`);
  add(t, `${t} ${t}`, `($0 >> ($1 & (${t})${bits - 1}))`);
  add(t, `${t} ${t}`, `($0.yx + $1)`);
  add(t, `${t} ${t}`, `($0.yy * $1.xy)`);
  add(t, `${t} ${t} ${t}`, `($0 * $1 + $2)`);
  add(t, `${t} ${t}`, `__builtin_elementwise_min($0, $1.yx)`);
  add(t, `${t} ${t}`, `__builtin_elementwise_max($0.xx, $1)`);
  if (bits === 16) add(t, `${t} ${t}`, `__builtin_elementwise_add_sat($0, $1)`);
  if (bits === 16) add(t, `${t} ${t}`, `__builtin_elementwise_sub_sat($0, $1)`);
  const e = types.get(t)!.element!;
  add(t, `${e} ${e}`, `((${t}){$0, $1})`);
  add(t, `${t} ${e}`, `($0 + (${t})$1)`);
  add(t, t, `($0 + (${t})(${e})(#80 - 16))`);
  add(t, t, `($0 >> (${t})#${bits})`);
  add(t, t, `($0 * (${t}){#70, #9})`);
  add(e, t, "$0.x");
  add(e, t, "$0.y");
}
add("u8x4", "u8x4 u8x4", "($0 + $1.wzyx)");
add("u8x4", "u8x4 u8x4", "__builtin_elementwise_max($0, $1)");
add("u8x4", "u8 u8", "((u8x4){$0, $1, $0, 7})");
add("u8", "u8x4", "$0.z");
add("u32", "u8x4", "AS(u32, $0)");
add("u8x4", "u32", "AS(u8x4, $0)");
add("u32", "u16x2", "AS(u32, $0)");
add("u16x2", "u32", "AS(u16x2, $0)");
add("s16x2", "u32", "AS(s16x2, $0)");
add("u32x2", "u64", "AS(u32x2, $0)");
add("u64", "u32x2", "AS(u64, $0)");

for (const t of FLOATS) {
  for (const o of ["+", "-", "*"]) add(t, `${t} ${t}`, `($0 ${o} $1)`);
  add(t, `${t}`, `-$0`);
  for (const o of ["<", "<=", "==", "!="]) add(t, `${t} ${t} ${t} ${t}`, `($0 ${o} $1 ? $2 : $3)`);
  add(t, `${t} ${t} ${t} ${t}`, `(!($0 < $1) ? $2 : $3)`);
  add(t, `${t} ${t} ${t} ${t}`, `(!($0 >= $1) ? $2 : $3)`);
  add("u32", `${t} ${t}`, `(u32)__builtin_isunordered($0, $1)`);
  add("u32", `${t} ${t}`, `(u32)__builtin_islessgreater($0, $1)`);
  for (const from of FLOATS) if (from !== t && !(t === "bf16" && from === "f64")) add(t, from, `(${t})$0`);
  for (const from of INTEGERS) if (t !== "bf16") add(t, from, `(${t})$0`);
  if (t === "bf16") for (const from of ["u8", "s8"]) add(t, from, `(bf16)(f32)$0`);
  const b = `u${8 * types.get(t)!.size}`;
  add(b, t, `bits_${t}($0)`);
  add(t, b, `make_${t}($0)`);
}
for (const t of ["f16", "f32", "f64"]) {
  add(t, `${t} ${t} ${t}`, `fma_${t}($0, $1, $2)`);
  add(t, `${t} ${t} ${t}`, `fma_${t}(-$0, $1, abs_${t}($2))`);
  add(t, `${t} ${t}`, `fma_${t}($0, $1, (${t})2.0)`);
  add(t, `${t} ${t}`, `fma_${t}($0, (${t})0.15625, $1)`);
  add(t, `${t} ${t}`, `($0 / $1)`);
  add(t, `${t}`, `((${t})1 / $0)`);
  add(t, `${t}`, `($0 * (${t})0.5)`);
  add(t, `${t} ${t}`, `(($0 + $1) * (${t})4.0)`);
  for (const f of [
    "floor",
    "ceil",
    "trunc",
    "rint",
    "roundeven",
    "abs",
    "sqrt",
    "fract",
    "mantissa",
    "clamp",
    "round",
  ])
    add(t, t, `${f}_${t}($0)`);
  add(t, `${t} ${t}`, `clamp_${t}($0 * $1)`);
  add(t, `${t} ${t}`, `clamp_${t}($0 + $1)`);
  add(t, `${t} ${t}`, `abs_${t}($0) - abs_${t}($1)`);
  for (const f of ["minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum", "copysign", "min"])
    add(t, `${t} ${t}`, `${f}_${t}($0, $1)`);
  add(t, `${t} ${t} ${t}`, `minnum_${t}(maxnum_${t}($0, $1), $2)`);
  add(t, `${t} ${t} ${t}`, `maximum_${t}(maximum_${t}($0, $1), $2)`);
  add(t, `${t} ${t} ${t}`, `minimumnum_${t}(maximumnum_${t}($0, $1), $2)`);
  if (t !== "f64") add(t, `${t} ${t} ${t}`, `med3_${t}($0, $1, $2)`);
  add(t, `${t} s32`, `ldexp_${t}($0, $1)`);
  add(t === "f16" ? "s16" : "s32", t, `exponent_${t}($0)`);
  add("u32", t, `class_${t}($0)`);
  add(t, `${t} ${t}`, `($0 != $0 ? $1 : $0)`);
}
for (const to of ["s32", "u32", "s64", "u64", "u8", "s16"]) add(to, "f32", `f32_to_${to}($0)`);
for (const to of ["s32", "u32", "s64", "u64"]) add(to, "f64", `f64_to_${to}($0)`);
for (const to of ["s32", "u32", "s64", "u64", "s16", "u16"]) add(to, "f16", `f16_to_${to}($0)`);
// Mixed precision.
add("f32", "f16 f16 f16", "fma_f32((f32)$0, (f32)$1, (f32)$2)");
add("f32", "f16 f32 f32", "fma_f32((f32)$0, $1, -$2)");
add("f32", "f32 f16x2 f32", "fma_f32($0, (f32)$1.y, abs_f32($2))");
add("f16", "f16x2 f16x2 f32", "(f16)fma_f32((f32)$0.y, -(f32)$1.x, $2)");
add("f16", "f32 f32 f16", "(f16)fma_f32($0, $1, (f32)$2)");
add(
  "f16x2",
  "f16x2 f16x2 f32",
  "((f16x2){(f16)fma_f32((f32)$0.x, (f32)$1.y, $2), (f16)fma_f32((f32)$0.y, $2, (f32)$1.x)})",
);
add("f16", "f16x2 f16x2 f32", "(f16)clamp_f32(fma_f32((f32)$0.y, (f32)$1.y, $2))");
add("f32", "f16 f32", "(f32)$0 * $1");
add("f32", "f16x2 f32", "(f32)$0.y + $1");
add("f32", "bf16 bf16 bf16", "fma_f32((f32)$0, (f32)$1, (f32)$2)");
add("bf16", "bf16x2 f32 f32", "(bf16)fma_f32((f32)$0.y, $1, $2)");
for (const t of ["f16x2", "f32x2", "bf16x2"]) {
  const e = types.get(t)!.element!;
  for (const o of ["+", "-", "*"]) {
    add(t, `${t} ${t}`, `($0 ${o} $1)`);
    add(t, `${t} ${t}`, `($0.yx ${o} $1)`);
    add(t, `${t} ${t}`, `($0.xx ${o} -$1.yy)`);
    add(t, `${t} ${e}`, `($0 ${o} (${t})$1)`);
  }
  add(t, `${e} ${e}`, `((${t}){$0, $1})`);
  add(e, t, "$0.x");
  add(e, t, "$0.y");
  if (t === "bf16x2") continue;
  add(t, t, `($0 * (${t})(${e})0.5)`);
  add(t, t, `($0 + (${t}){(${e})1, (${e})-2})`);
  add(t, t, `($0 + (${t}){(${e})1, (${e})0})`);
  add(t, t, `($0 * (${t})(${e})0.15915494)`);
  add(t, `${t} ${t} ${t}`, `fma_${t}($0, $1, $2)`);
  add(t, `${t} ${t} ${t}`, `fma_${t}($0.yx, $1.xx, -$2)`);
  add(t, `${t} ${t} ${t}`, `fma_${t}(-$0, (${t}){$1.x, -$1.y}, $2.yx)`);
  add(t, `${t} ${t}`, `fma_${t}($0, (${t})(${e})4, $1)`);
}
for (const f of ["minnum", "maxnum", "minimum", "maximum", "minimumnum", "maximumnum"])
  add("f16x2", "f16x2 f16x2", `${f}_f16x2($0, $1.yx)`);
add("f16x2", "f32 f32", "pack_toward_zero($0, $1)");
add("f16x2", "f32 f32", "((f16x2){(f16)$0, (f16)$1})");
add("bf16x2", "f32 f32", "((bf16x2){(bf16)$0, (bf16)$1})");
add("f16x2", "u32", "((f16x2){make_f16((u16)$0), make_f16((u16)($0 >> 16))})");

for (const f of [
  "perm_bytes",
  "align_bits",
  "align_bytes",
  "extract_u",
  "extract_s",
  "sad_bytes",
  "sad_bytes_high",
  "sad_halves",
  "msad_bytes",
])
  // prettier-ignore
  add("u32", "u32 u32 u32", `${f}($0, $1, $2)`);
add("u32", "u32 u32", "perm_bytes($0, $1, #256 | #13 << 8 | #9 << 16 | #200 << 24)");
add("u32", "u32 u32", "align_bits($0, $1, #32)");
add("u32", "u32", "extract_s($0, #32, #32)");
add("u32", "u32 u32 u32", "lerp($0, $1, $2)");
add("u64", "u64 u32 u64", "qsad($0, $1, $2)");
add("u64", "u64 u32 u64", "mqsad($0, $1, $2)");
for (const f of ["mul_24u", "mul_24s", "mulhi_24u", "mulhi_24s"]) add("u32", "u32 u32", `${f}($0, $1)`);
add("u32", "s32", "first_unlike($0)");
add("u32", "f32 u32 u32", "cvt_byte($0, $1, $2)");
add("u32", "s32 s32", "pack_s16($0, $1)");
add("u32", "u32 u32", "pack_u16($0, $1)");
add("u32", "f32 f32", "norm_s16($0, $1)");
add("u32", "f32 f32", "norm_u16($0, $1)");
add("f32", "f32 f32 f32", "cube_ma($0, $1, $2)");
add("f32", "f32 f32 f32", "cube_id($0, $1, $2)");

const DOT = ["gfx908", "gfx90a", "gfx942", "gfx950"];
const DOT_OLD = [...DOT, "gfx1030"];
for (const f of [
  "dot4_ss",
  "dot4_ss_sat",
  "dot8_ss",
  "dot8_ss_sat",
  "dot2_ss",
  "dot2_ss_sat",
  "dot2_uu",
  "dot2_uu_sat",
])
  add("u32", "u32 u32 u32", `${f}($0, $1, $2)`, DOT_OLD);
for (const f of ["dot4_uu", "dot4_uu_sat", "dot8_uu", "dot8_uu_sat"])
  add("u32", "u32 u32 u32", `${f}($0, $1, $2)`, [...DOT_OLD, "gfx1100", "gfx1150", "gfx1200"]);
for (const f of ["dot4_su", "dot4_us_sat", "dot8_su", "dot8_us_sat"])
  add("u32", "u32 u32 u32", `${f}($0, $1, $2)`, ["gfx1100", "gfx1150", "gfx1200"]);
add("f32", "u16x2 u16x2 s16", "dot2_f16($0, $1, $2)", [...DOT_OLD, "gfx1100", "gfx1150", "gfx1200"]);
add("u32", "u32", "prng($0)", ["gfx950", "gfx1250"]);
add("u32", "u32 u32 u32", "shift_pack_s8($0, $1, $2)", ["gfx950", "gfx1250"]);
add("u32", "u32 u32 u32", "shift_pack_u8($0, $1, $2)", ["gfx950", "gfx1250"]);

export const operations: readonly Operation[] = all;

/** What gives a value of a type, on a processor (null: on all). */
export function operationsOf(type: Type, processor: string | null): Operation[] {
  return operations.filter(
    ({ result, on }) =>
      result === type.name && (on === undefined || (processor !== null && on.includes(processor))),
  );
}
