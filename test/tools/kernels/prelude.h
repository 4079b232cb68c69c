// What random kernels are written in: builtins of LLVM on the device (DEVICE), and on the host what the manuals say of them,
// in plain C. Lane functions of the host take N, the mask of lanes that are there, the result and then arrays.
typedef unsigned char u8;
typedef signed char s8;
typedef unsigned short u16;
typedef short s16;
typedef unsigned u32;
typedef int s32;
typedef unsigned long u64;
typedef long s64;
typedef _Float16 f16;
typedef __bf16 bf16;
typedef float f32;
typedef double f64;
#define VECTOR(element, n) typedef element element##x##n __attribute__((ext_vector_type(n)));
VECTOR(u16, 2) VECTOR(s16, 2) VECTOR(f16, 2) VECTOR(f32, 2) VECTOR(bf16, 2) VECTOR(u32, 2) VECTOR(u8, 4) VECTOR(u32, 4) VECTOR(u32, 3) VECTOR(u16, 4)
#define NOINLINE __attribute__((noinline))
#ifdef DEVICE
#define GLOBAL __attribute__((address_space(1)))
#define LDS __attribute__((address_space(3)))
#define CONSTANT const __attribute__((address_space(4)))
#define UNINITIALISED __attribute__((loader_uninitialized))
#define KERNEL(n) __attribute__((amdgpu_kernel, amdgpu_flat_work_group_size(n, n)))
#define FN static inline __attribute__((always_inline))
static inline u32 local_id(void) { return __builtin_amdgcn_workitem_id_x(); }
static inline u32 group_id(void) { return __builtin_amdgcn_workgroup_id_x(); }
static inline void barrier(void) {
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
}
#else
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define GLOBAL
#define LDS
#define CONSTANT const
#define FN static inline
#define LANES for (u32 l = 0; l < N; l++) if (m[l])
static u32 wave;
#endif

// ---- loads, stores, bits
#define AS(to, x) (((union { __typeof__(x) from; to into; }){.from = (x)}).into)
#define SIMPLE(type) \
  typedef type type##_any __attribute__((aligned(1))); \
  FN type load_raw_##type(GLOBAL const u8 *p) { return *(GLOBAL const type##_any *)p; }
SIMPLE(u8) SIMPLE(s8) SIMPLE(u16) SIMPLE(s16) SIMPLE(u32) SIMPLE(s32) SIMPLE(u64) SIMPLE(s64) SIMPLE(f16) SIMPLE(bf16) SIMPLE(f32)
SIMPLE(f64) SIMPLE(u16x2) SIMPLE(s16x2) SIMPLE(f16x2) SIMPLE(bf16x2) SIMPLE(f32x2) SIMPLE(u32x2) SIMPLE(u8x4)
#define u8_zero 0
#define s8_zero 0
#define u16_zero 0
#define s16_zero 0
#define u32_zero 0
#define s32_zero 0
#define u64_zero 0
#define s64_zero 0
#define f16_zero 0
#define bf16_zero (bf16)0.0f
#define f32_zero 0
#define f64_zero 0
#define u16x2_zero (u16x2)0
#define s16x2_zero (s16x2)0
#define f16x2_zero (f16x2)(f16)0
#define bf16x2_zero (bf16x2)(bf16)0.0f
#define f32x2_zero (f32x2)0.0f
#define u32x2_zero (u32x2)0
#define u8x4_zero (u8x4)(u8)0

// NaN's bits are not compared: one stands for all wherever bits are looked at.
FN u16 bits_f16(f16 x) { return x != x ? 0x7e00 : AS(u16, x); }
FN u16 bits_bf16(bf16 x) { return x != x ? 0x7fc0 : AS(u16, x); }
FN u32 bits_f32(f32 x) { return x != x ? 0x7fc00000u : AS(u32, x); }
FN u64 bits_f64(f64 x) { return x != x ? 0x7ff8000000000000ul : AS(u64, x); }
// No signalling NaN comes in.
FN f16 make_f16(u16 x) { return AS(f16, (u16)((x & 0x7fff) > 0x7c00 ? 0x7e00 : x)); }
FN bf16 make_bf16(u16 x) { return AS(bf16, (u16)((x & 0x7fff) > 0x7f80 ? 0x7fc0 : x)); }
FN f32 make_f32(u32 x) { return AS(f32, (u32)((x & 0x7fffffff) > 0x7f800000 ? 0x7fc00000 : x)); }
FN f64 make_f64(u64 x) { return AS(f64, (u64)((x & 0x7fffffffffffffff) > 0x7ff0000000000000 ? 0x7ff8000000000000 : x)); }

#define STORE(type) FN void store_##type(GLOBAL u8 *p, type x) { *(GLOBAL type##_any *)p = x; }
STORE(u8) STORE(s8) STORE(u16) STORE(s16) STORE(u32) STORE(s32) STORE(u64) STORE(s64) STORE(u16x2) STORE(s16x2) STORE(u32x2) STORE(u8x4)
FN void store_f16(GLOBAL u8 *p, f16 x) { store_u16(p, bits_f16(x)); }
FN void store_bf16(GLOBAL u8 *p, bf16 x) { store_u16(p, bits_bf16(x)); }
FN void store_f32(GLOBAL u8 *p, f32 x) { store_u32(p, bits_f32(x)); }
FN void store_f64(GLOBAL u8 *p, f64 x) { store_u64(p, bits_f64(x)); }
FN void store_f16x2(GLOBAL u8 *p, f16x2 x) { store_u16x2(p, (u16x2){bits_f16(x.x), bits_f16(x.y)}); }
FN void store_bf16x2(GLOBAL u8 *p, bf16x2 x) { store_u16x2(p, (u16x2){bits_bf16(x.x), bits_bf16(x.y)}); }
FN void store_f32x2(GLOBAL u8 *p, f32x2 x) { store_u32x2(p, (u32x2){bits_f32(x.x), bits_f32(x.y)}); }
// Inputs hold no signalling NaN. Uniform ones are read from constant memory.
#ifdef DEVICE
#define LOAD(type, p) _Generic(&*(p), CONSTANT u8 *: *(CONSTANT type *)(CONSTANT void *)(p), default: *(GLOBAL const type *)(GLOBAL const void *)(p))
#else
#define LOAD(type, p) (*(const type *)(p))
#endif
#define load_u8(p) LOAD(u8, p)
#define load_s8(p) LOAD(s8, p)
#define load_u16(p) LOAD(u16, p)
#define load_s16(p) LOAD(s16, p)
#define load_u32(p) LOAD(u32, p)
#define load_s32(p) LOAD(s32, p)
#define load_u64(p) LOAD(u64, p)
#define load_s64(p) LOAD(s64, p)
#define load_f16(p) LOAD(f16, p)
#define load_bf16(p) LOAD(bf16, p)
#define load_f32(p) LOAD(f32, p)
#define load_f64(p) LOAD(f64, p)
#define load_u16x2(p) LOAD(u16x2, p)
#define load_s16x2(p) LOAD(s16x2, p)
#define load_f16x2(p) LOAD(f16x2, p)
#define load_bf16x2(p) LOAD(bf16x2, p)
#define load_f32x2(p) LOAD(f32x2, p)
#define load_u32x2(p) LOAD(u32x2, p)
#define load_u8x4(p) LOAD(u8x4, p)

// ---- conversions to integers where C leaves nothing undefined
#define TO_INT(from, to, low, high) \
  FN to from##_to_##to(from x) { \
    return x != x ? 0 : x <= (from)(low) ? (to)(low) : x >= (from)(high) ? (to)(high) : (to)x; \
  }
TO_INT(f32, s32, -2147483648.0f, 2147483520.0f)
TO_INT(f32, u32, 0, 4294967040.0f)
TO_INT(f32, s64, -9223372036854775808.0f, 9223371487098961920.0f)
TO_INT(f32, u64, 0, 18446742974197923840.0f)
TO_INT(f32, u8, 0, 255)
TO_INT(f32, s16, -32768, 32767)
TO_INT(f64, s32, -2147483648.0, 2147483647.0)
TO_INT(f64, u32, 0, 4294967295.0)
TO_INT(f64, s64, -9223372036854775808.0, 9223372036854774784.0)
TO_INT(f64, u64, 0, 18446744073709549568.0)
TO_INT(f16, s32, -65504, 65504)
TO_INT(f16, u32, 0, 65504)
TO_INT(f16, s16, -32768, 32752)
TO_INT(f16, u16, 0, 65504)
TO_INT(f16, s64, -65504, 65504)
TO_INT(f16, u64, 0, 65504)
#define bf16_to_s32(x) f32_to_s32((f32)(x))

// ---- integers
#define FSHL(type, bits) FN type fshl_##type(type a, type b, type c) { c &= bits - 1; return c ? a << c | b >> (bits - c) : a; }
FSHL(u16, 16) FSHL(u32, 32) FSHL(u64, 64)
FN u64 mulhi_u64(u64 a, u64 b) { return (unsigned __int128)a * b >> 64; }
FN s64 mulhi_s64(s64 a, s64 b) { return (__int128)a * b >> 64; }
FN u32 mulhi_u32(u32 a, u32 b) { return (u64)a * b >> 32; }
FN s32 mulhi_s32(s32 a, s32 b) { return (s64)a * b >> 32; }
FN u32 clz_u32(u32 x) { return x ? __builtin_clz(x) : 32; }
FN u32 ctz_u32(u32 x) { return x ? __builtin_ctz(x) : 32; }
FN u32 clz_u64(u64 x) { return x ? __builtin_clzl(x) : 64; }
FN u32 ctz_u64(u64 x) { return x ? __builtin_ctzl(x) : 64; }
FN u16 clz_u16(u16 x) { return x ? __builtin_clz(x) - 16 : 16; }
FN u16 ctz_u16(u16 x) { return x ? __builtin_ctz(x) : 16; }
#define OVERFLOW(type, what, extreme) \
  FN type what##_flag_##type(type a, type b) { type r; return __builtin_##what##_overflow(a, b, &r) ? (type)(r ^ 1) : r; }
OVERFLOW(u32, add, 0) OVERFLOW(s32, add, 0) OVERFLOW(u64, add, 0) OVERFLOW(s64, add, 0) OVERFLOW(u32, sub, 0) OVERFLOW(s32, sub, 0)
OVERFLOW(u64, sub, 0) OVERFLOW(s64, sub, 0) OVERFLOW(u32, mul, 0) OVERFLOW(s32, mul, 0) OVERFLOW(u64, mul, 0) OVERFLOW(u16, add, 0) OVERFLOW(s16, sub, 0)

// ---- floats
#ifndef DEVICE
FN f64 odd(f64 sum, f64 error) {
  if (error == 0 || sum != sum || isinf(sum)) return sum;
  u64 bits = AS(u64, sum);
  if (bits & 1) return sum;
  return AS(f64, (error > 0) == (sum > 0) ? bits + 1 : bits - 1);
}
// The sum of an exact product and a third number, as a double rounded to odd: then one rounding is left for f16 and bf16.
FN f64 fma_odd(f64 a, f64 b, f64 c) {
  f64 p = a * b, s = p + c, t = s - p;
  return odd(s, (p - (s - t)) + (c - t));
}
// What clang calls to round to bf16: the result is in the low half of the register that a float is returned in.
f32 to_bf16_f32(f32) __asm("__truncsfbf2");
f32 to_bf16_f64(f64) __asm("__truncdfbf2");
f32 to_bf16_f32(f32 x) {
  u32 bits = AS(u32, x);
  return AS(f32, x != x ? 0x7fc0u : (bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}
f32 to_bf16_f64(f64 x) {
  f32 near = (f32)x;
  u32 bits = AS(u32, near);
  if (near != x && x == x && !isinf(near) && !(bits & 1)) bits += fabs(x) > fabs((f64)near) ? 1 : -1;
  return to_bf16_f32(AS(f32, bits));
}
FN f16 fma_f16(f16 a, f16 b, f16 c) { return (f16)fma_odd(a, b, c); }
FN f32 fma_f32(f32 a, f32 b, f32 c) { return fmaf(a, b, c); }
FN f64 fma_f64(f64 a, f64 b, f64 c) { return fma(a, b, c); }
FN f16x2 fma_f16x2(f16x2 a, f16x2 b, f16x2 c) { return (f16x2){fma_f16(a.x, b.x, c.x), fma_f16(a.y, b.y, c.y)}; }
FN f32x2 fma_f32x2(f32x2 a, f32x2 b, f32x2 c) { return (f32x2){fmaf(a.x, b.x, c.x), fmaf(a.y, b.y, c.y)}; }
#else
FN f16 fma_f16(f16 a, f16 b, f16 c) { return __builtin_elementwise_fma(a, b, c); }
FN f32 fma_f32(f32 a, f32 b, f32 c) { return __builtin_elementwise_fma(a, b, c); }
FN f64 fma_f64(f64 a, f64 b, f64 c) { return __builtin_elementwise_fma(a, b, c); }
FN f16x2 fma_f16x2(f16x2 a, f16x2 b, f16x2 c) { return __builtin_elementwise_fma(a, b, c); }
FN f32x2 fma_f32x2(f32x2 a, f32x2 b, f32x2 c) { return __builtin_elementwise_fma(a, b, c); }
#endif
#define FLOAT1(name, builtin) \
  FN f16 name##_f16(f16 x) { return __builtin_elementwise_##builtin(x); } \
  FN f32 name##_f32(f32 x) { return __builtin_elementwise_##builtin(x); } \
  FN f64 name##_f64(f64 x) { return __builtin_elementwise_##builtin(x); }
FLOAT1(floor, floor) FLOAT1(ceil, ceil) FLOAT1(trunc, trunc) FLOAT1(rint, rint) FLOAT1(roundeven, roundeven) FLOAT1(abs, abs) FLOAT1(sqrt, sqrt)
FLOAT1(round, round)
// The sign of a zero that minnum and maxnum give is free.
#define FLOAT2(type) \
  FN type min_##type(type a, type b) { return (a != a || b < a ? b : a) + (type)0; } \
  FN type minnum_##type(type a, type b) { return __builtin_elementwise_minnum(a, b) + (type)0; } \
  FN type maxnum_##type(type a, type b) { return __builtin_elementwise_maxnum(a, b) + (type)0; } \
  FN type minimum_##type(type a, type b) { return __builtin_elementwise_minimum(a, b); } \
  FN type maximum_##type(type a, type b) { return __builtin_elementwise_maximum(a, b); } \
  FN type minimumnum_##type(type a, type b) { return __builtin_elementwise_minimumnum(a, b); } \
  FN type maximumnum_##type(type a, type b) { return __builtin_elementwise_maximumnum(a, b); } \
  FN type copysign_##type(type a, type b) { return a != a ? a : __builtin_elementwise_copysign(a, (type)(b != b ? 1 : b)); }
FLOAT2(f16) FLOAT2(f32) FLOAT2(f64)
#define PAIRWISE(name) \
  FN f16x2 name##_f16x2(f16x2 a, f16x2 b) { return __builtin_elementwise_##name(a, b); }
PAIRWISE(minimum) PAIRWISE(maximum) PAIRWISE(minimumnum) PAIRWISE(maximumnum)
FN f16x2 minnum_f16x2(f16x2 a, f16x2 b) { return __builtin_elementwise_minnum(a, b) + (f16)0; }
FN f16x2 maxnum_f16x2(f16x2 a, f16x2 b) { return __builtin_elementwise_maxnum(a, b) + (f16)0; }
#define CLAMP(type) FN type clamp_##type(type x) { return maxnum_##type(minnum_##type(x != x ? (type)0 : x, (type)1), (type)0); }
CLAMP(f16) CLAMP(f32) CLAMP(f64)
FN s32 exponent(s32 e) { return e % 300; }
#ifdef DEVICE
FN f32 ldexp_f32(f32 x, s32 e) { return __builtin_ldexpf(x, exponent(e)); }
FN f64 ldexp_f64(f64 x, s32 e) { return __builtin_ldexp(x, e % 2200); }
FN f16 ldexp_f16(f16 x, s32 e) { return __builtin_amdgcn_ldexph(x, e % 14); }
FN f32 fract_f32(f32 x) { return __builtin_amdgcn_fractf(x); }
FN f64 fract_f64(f64 x) { return __builtin_amdgcn_fract(x); }
FN f16 fract_f16(f16 x) { return __builtin_amdgcn_fracth(x); }
FN f32 mantissa_f32(f32 x) { return __builtin_amdgcn_frexp_mantf(x); }
FN f64 mantissa_f64(f64 x) { return __builtin_amdgcn_frexp_mant(x); }
FN f16 mantissa_f16(f16 x) { return __builtin_amdgcn_frexp_manth(x); }
FN s32 exponent_f32(f32 x) { return __builtin_amdgcn_frexp_expf(x); }
FN s32 exponent_f64(f64 x) { return __builtin_amdgcn_frexp_exp(x); }
FN s16 exponent_f16(f16 x) { return __builtin_amdgcn_frexp_exph(x); }
FN f32 med3_f32(f32 a, f32 b, f32 c) { return __builtin_amdgcn_fmed3f(a, b, c) + 0.0f; }
FN f16 med3_f16(f16 a, f16 b, f16 c) { return __builtin_amdgcn_fmed3h(a, b, c) + (f16)0; }
#else
FN f32 ldexp_f32(f32 x, s32 e) { return ldexpf(x, exponent(e)); }
FN f64 ldexp_f64(f64 x, s32 e) { return ldexp(x, e % 2200); }
FN f16 ldexp_f16(f16 x, s32 e) { return (f16)ldexp((f64)x, e % 14); }
FN f32 fract_f32(f32 x) { f32 r = x - floorf(x); return r >= 1 ? 0x1.fffffep-1f : r; }
FN f64 fract_f64(f64 x) { f64 r = x - floor(x); return r >= 1 ? 0x1.fffffffffffffp-1 : r; }
FN f16 fract_f16(f16 x) { f32 r = (f32)x - floorf(x); f16 h = (f16)r; return h >= 1 ? (f16)0x1.ffcp-1f : h; }
FN f64 mantissa_f64(f64 x) { s32 e; return x != x || isinf(x) ? x : frexp(x, &e); }
FN f32 mantissa_f32(f32 x) { return mantissa_f64(x); }
FN f16 mantissa_f16(f16 x) { return mantissa_f64(x); }
FN s32 exponent_f64(f64 x) { s32 e = 0; if (x == x && !isinf(x)) frexp(x, &e); return e; }
FN s32 exponent_f32(f32 x) { return exponent_f64(x); }
FN s16 exponent_f16(f16 x) { return exponent_f64(x); }
#define MED3(type) FN type med3_##type(type a, type b, type c) { \
  if (a != a || b != b || c != c) return minnum_##type(minnum_##type(a, b), c); \
  return (a <= b ? (b <= c ? b : a <= c ? c : a) : (a <= c ? a : b <= c ? c : b)) + (type)0; }
MED3(f32) MED3(f16)
#endif
FN u32 class_f32(f32 x) { return __builtin_isfpclass(x, 0x3) * 1 + __builtin_isfpclass(x, 0x264) * 2 + __builtin_isfpclass(x, 0x90) * 4 + __builtin_isfpclass(x, 0x108) * 8; }
FN u32 class_f64(f64 x) { return __builtin_isfpclass(x, 0x3) * 1 + __builtin_isfpclass(x, 0x264) * 2 + __builtin_isfpclass(x, 0x90) * 4 + __builtin_isfpclass(x, 0x108) * 8; }
FN u32 class_f16(f16 x) { return __builtin_isfpclass(x, 0x3) * 1 + __builtin_isfpclass(x, 0x264) * 2 + __builtin_isfpclass(x, 0x90) * 4 + __builtin_isfpclass(x, 0x108) * 8; }

// ---- instructions that have builtins
#ifdef DEVICE
u32 sign_bits(u32) __asm("llvm.amdgcn.sffbh.i32");
u32 mul_u24(u32, u32) __asm("llvm.amdgcn.mul.u24.i32");
u32 mul_i24(u32, u32) __asm("llvm.amdgcn.mul.i24.i32");
u32 mulhi_u24(u32, u32) __asm("llvm.amdgcn.mulhi.u24");
u32 mulhi_i24(u32, u32) __asm("llvm.amdgcn.mulhi.i24");
#define MODEL(result, name, parameters, builtin, ...) FN result name parameters { return builtin; }
#else
#define MODEL(result, name, parameters, builtin, ...) FN result name parameters { __VA_ARGS__ }
FN u32 byte(u64 x, u32 i) { return x >> 8 * i & 255; }
FN u32 distance(u32 a, u32 b) { return a > b ? a - b : b - a; }
FN u32 sums(u32 a, u32 b, u32 masked) {
  u32 sum = 0;
  for (u32 i = 0; i < 4; i++) if (!masked || byte(b, i)) sum += distance(byte(a, i), byte(b, i));
  return sum;
}
// V_CUBE* flush denormals whatever MODE says.
FN f32 flushed(f32 x) { return fabsf(x) < 0x1p-126f ? 0 : x; }
FN s64 within(s64 x, s64 low, s64 high) { return x < low ? low : x > high ? high : x; }
FN s32 signed_part(u64 x, u32 bits, u32 i) { return (s32)((u32)(x >> bits * i) << (32 - bits)) >> (32 - bits); }
FN u32 unsigned_part(u64 x, u32 bits, u32 i) { return (u32)(x >> bits * i) << (32 - bits) >> (32 - bits); }
FN u32 dot(u32 a, u32 sa, u32 b, u32 sb, u32 bits, u32 c, u32 saturate, u32 signed_result) {
  s64 sum = signed_result ? (s64)(s32)c : (s64)c;
  for (u32 i = 0; i < 32 / bits; i++)
    sum += (s64)(sa ? signed_part(a, bits, i) : (s64)unsigned_part(a, bits, i)) * (sb ? signed_part(b, bits, i) : (s64)unsigned_part(b, bits, i));
  if (saturate) sum = signed_result ? within(sum, -2147483648l, 2147483647) : within(sum, 0, 0xffffffffl);
  return sum;
}
#endif
MODEL(u32, perm_bytes, (u32 a, u32 b, u32 s), __builtin_amdgcn_perm(a, b, s),
  u32 r = 0;
  for (u32 i = 0; i < 4; i++) {
    u32 k = byte(s, i), x;
    if (k < 4) x = byte(b, k); else if (k < 8) x = byte(a, k - 4);
    else if (k == 8) x = b >> 15 & 1 ? 255 : 0; else if (k == 9) x = b >> 31 ? 255 : 0;
    else if (k == 10) x = a >> 15 & 1 ? 255 : 0; else if (k == 11) x = a >> 31 ? 255 : 0;
    else x = k == 12 ? 0 : 255;
    r |= x << 8 * i;
  }
  return r;)
MODEL(u32, align_bits, (u32 a, u32 b, u32 c), __builtin_amdgcn_alignbit(a, b, c), return ((u64)a << 32 | b) >> (c & 31);)
MODEL(u32, align_bytes, (u32 a, u32 b, u32 c), __builtin_amdgcn_alignbyte(a, b, c), return ((u64)a << 32 | b) >> 8 * (c & 3);)
MODEL(u32, extract_u, (u32 x, u32 o, u32 w), __builtin_amdgcn_ubfe(x, o, w), o &= 31; w &= 31; return x >> o & ((1u << w) - 1);)
MODEL(u32, extract_s, (s32 x, u32 o, u32 w), __builtin_amdgcn_sbfe(x, o, w),
  o &= 31; w &= 31; if (w == 0) return 0;
  return o + w < 32 ? x << (32 - o - w) >> (32 - w) : x >> o;)
MODEL(u32, lerp, (u32 a, u32 b, u32 c), __builtin_amdgcn_lerp(a, b, c),
  u32 r = 0; for (u32 i = 0; i < 4; i++) r |= (byte(a, i) + byte(b, i) + (byte(c, i) & 1)) / 2 << 8 * i; return r;)
MODEL(u32, sad_bytes, (u32 a, u32 b, u32 c), __builtin_amdgcn_sad_u8(a, b, c), return c + sums(a, b, 0);)
MODEL(u32, sad_bytes_high, (u32 a, u32 b, u32 c), __builtin_amdgcn_sad_hi_u8(a, b, c), return c + (sums(a, b, 0) << 16);)
MODEL(u32, sad_halves, (u32 a, u32 b, u32 c), __builtin_amdgcn_sad_u16(a, b, c),
  return c + distance(a & 0xffff, b & 0xffff) + distance(a >> 16, b >> 16);)
MODEL(u32, msad_bytes, (u32 a, u32 b, u32 c), __builtin_amdgcn_msad_u8(a, b, c), return c + sums(a, b, 1);)
MODEL(u64, qsad, (u64 a, u32 b, u64 c), __builtin_amdgcn_qsad_pk_u16_u8(a, b, c),
  u64 r = 0; for (u32 i = 0; i < 4; i++) r |= (u64)(u16)((c >> 16 * i) + sums(a >> 8 * i, b, 0)) << 16 * i; return r;)
MODEL(u64, mqsad, (u64 a, u32 b, u64 c), __builtin_amdgcn_mqsad_pk_u16_u8(a, b, c),
  u64 r = 0; for (u32 i = 0; i < 4; i++) r |= (u64)(u16)((c >> 16 * i) + sums(a >> 8 * i, b, 1)) << 16 * i; return r;)
MODEL(u32, mul_24u, (u32 a, u32 b), mul_u24(a, b), return (a & 0xffffff) * (b & 0xffffff);)
MODEL(u32, mul_24s, (s32 a, s32 b), mul_i24(a, b), return (a << 8 >> 8) * (b << 8 >> 8);)
MODEL(u32, mulhi_24u, (u32 a, u32 b), mulhi_u24(a, b), return (u64)(a & 0xffffff) * (b & 0xffffff) >> 32;)
MODEL(u32, mulhi_24s, (s32 a, s32 b), mulhi_i24(a, b), return (s64)(a << 8 >> 8) * (b << 8 >> 8) >> 32;)
MODEL(u32, first_unlike, (s32 x), sign_bits(x), for (u32 i = 1; i < 32; i++) if ((u32)x << i >> 31 != (u32)x >> 31) return i; return -1;)
MODEL(u32, cvt_byte, (f32 x, u32 i, u32 c), __builtin_amdgcn_cvt_pk_u8_f32(x, i, c),
  f32 t = x != x || x <= 0 ? 0 : x >= 255 ? 255 : (f32)(s32)x; i &= 3; return (c & ~(255u << 8 * i)) | (u32)t << 8 * i;)
MODEL(u32, pack_s16, (s32 a, s32 b), AS(u32, __builtin_amdgcn_cvt_pk_i16(a, b)),
  return (u16)within(a, -32768, 32767) | (u32)(u16)within(b, -32768, 32767) << 16;)
MODEL(u32, pack_u16, (u32 a, u32 b), AS(u32, __builtin_amdgcn_cvt_pk_u16(a, b)), return (u32)within(a, 0, 65535) | (u32)within(b, 0, 65535) << 16;)
MODEL(u32, norm_s16, (f32 a, f32 b), AS(u32, __builtin_amdgcn_cvt_pknorm_i16(a, b)),
  u16 h[2]; f32 x[2] = {a, b}; for (u32 i = 0; i < 2; i++) h[i] = x[i] != x[i] ? 0 : (s32)rint((x[i] < -1 ? -1 : x[i] > 1 ? 1 : (f64)x[i]) * 32767);
  return h[0] | (u32)h[1] << 16;)
MODEL(u32, norm_u16, (f32 a, f32 b), AS(u32, __builtin_amdgcn_cvt_pknorm_u16(a, b)),
  u16 h[2]; f32 x[2] = {a, b}; for (u32 i = 0; i < 2; i++) h[i] = x[i] != x[i] ? 0 : (s32)rint((x[i] < 0 ? 0 : x[i] > 1 ? 1 : (f64)x[i]) * 65535);
  return h[0] | (u32)h[1] << 16;)
#ifdef DEVICE
typedef __fp16 fp16x2 __attribute__((ext_vector_type(2)));
FN f16x2 pack_toward_zero(f32 a, f32 b) { return AS(f16x2, __builtin_amdgcn_cvt_pkrtz(a, b)); }
#else
FN f16 toward_zero(f32 x) {
  f16 h = (f16)x;
  if (x == x && fabsf((f32)h) > fabsf(x)) h = AS(f16, (u16)(AS(u16, h) - 1));
  return h;
}
FN f16x2 pack_toward_zero(f32 a, f32 b) { return (f16x2){toward_zero(a), toward_zero(b)}; }
#endif
MODEL(u32, dot4_ss, (u32 a, u32 b, u32 c), __builtin_amdgcn_sdot4(a, b, c, 0), return dot(a, 1, b, 1, 8, c, 0, 1);)
MODEL(u32, dot4_ss_sat, (u32 a, u32 b, u32 c), __builtin_amdgcn_sdot4(a, b, c, 1), return dot(a, 1, b, 1, 8, c, 1, 1);)
MODEL(u32, dot4_uu, (u32 a, u32 b, u32 c), __builtin_amdgcn_udot4(a, b, c, 0), return dot(a, 0, b, 0, 8, c, 0, 0);)
MODEL(u32, dot4_uu_sat, (u32 a, u32 b, u32 c), __builtin_amdgcn_udot4(a, b, c, 1), return dot(a, 0, b, 0, 8, c, 1, 0);)
MODEL(u32, dot8_ss, (u32 a, u32 b, u32 c), __builtin_amdgcn_sdot8(a, b, c, 0), return dot(a, 1, b, 1, 4, c, 0, 1);)
MODEL(u32, dot8_ss_sat, (u32 a, u32 b, u32 c), __builtin_amdgcn_sdot8(a, b, c, 1), return dot(a, 1, b, 1, 4, c, 1, 1);)
MODEL(u32, dot8_uu, (u32 a, u32 b, u32 c), __builtin_amdgcn_udot8(a, b, c, 0), return dot(a, 0, b, 0, 4, c, 0, 0);)
MODEL(u32, dot8_uu_sat, (u32 a, u32 b, u32 c), __builtin_amdgcn_udot8(a, b, c, 1), return dot(a, 0, b, 0, 4, c, 1, 0);)
MODEL(u32, dot2_ss, (u32 a, u32 b, u32 c), __builtin_amdgcn_sdot2(AS(s16x2, a), AS(s16x2, b), c, 0), return dot(a, 1, b, 1, 16, c, 0, 1);)
MODEL(u32, dot2_ss_sat, (u32 a, u32 b, u32 c), __builtin_amdgcn_sdot2(AS(s16x2, a), AS(s16x2, b), c, 1), return dot(a, 1, b, 1, 16, c, 1, 1);)
MODEL(u32, dot2_uu, (u32 a, u32 b, u32 c), __builtin_amdgcn_udot2(AS(u16x2, a), AS(u16x2, b), c, 0), return dot(a, 0, b, 0, 16, c, 0, 0);)
MODEL(u32, dot2_uu_sat, (u32 a, u32 b, u32 c), __builtin_amdgcn_udot2(AS(u16x2, a), AS(u16x2, b), c, 1), return dot(a, 0, b, 0, 16, c, 1, 0);)
MODEL(u32, dot4_su, (u32 a, u32 b, u32 c), __builtin_amdgcn_sudot4(1, a, 0, b, c, 0), return dot(a, 1, b, 0, 8, c, 0, 1);)
MODEL(u32, dot4_us_sat, (u32 a, u32 b, u32 c), __builtin_amdgcn_sudot4(0, a, 1, b, c, 1), return dot(a, 0, b, 1, 8, c, 1, 1);)
MODEL(u32, dot8_su, (u32 a, u32 b, u32 c), __builtin_amdgcn_sudot8(1, a, 0, b, c, 0), return dot(a, 1, b, 0, 4, c, 0, 1);)
MODEL(u32, dot8_us_sat, (u32 a, u32 b, u32 c), __builtin_amdgcn_sudot8(0, a, 1, b, c, 1), return dot(a, 0, b, 1, 4, c, 1, 1);)
FN f32 small(u16 x) { return (f32)(s16)x / 256; }
// Products and sums of few bits, so that every order of adding gives the same.
MODEL(f32, dot2_f16, (u16x2 a, u16x2 b, s16 c), __builtin_amdgcn_fdot2((f16x2){(f16)(s8)a.x, (f16)(s8)a.y}, (f16x2){(f16)(s8)b.x, (f16)(s8)b.y}, (f32)c, 0),
  return (s8)a.x * (s8)b.x + (s8)a.y * (s8)b.y + c;)
MODEL(u32, prng, (u32 x), __builtin_amdgcn_prng_b32(x), return x << 1 ^ (x >> 31 ? 197 : 0);)
MODEL(u32, shift_pack_s8, (u32 a, u32 b, u32 c), (u16)__builtin_amdgcn_ashr_pk_i8_i32(a, b, c),
  return (u8)within((s32)a >> (c & 31), -128, 127) | (u32)(u8)within((s32)b >> (c & 31), -128, 127) << 8;)
MODEL(u32, shift_pack_u8, (u32 a, u32 b, u32 c), (u16)__builtin_amdgcn_ashr_pk_u8_i32(a, b, c),
  return within((s32)a >> (c & 31), 0, 255) | within((s32)b >> (c & 31), 0, 255) << 8;)
MODEL(f32, cube_ma, (f32 a, f32 b, f32 c), __builtin_amdgcn_cubema(a, b, c),
  a = flushed(a); b = flushed(b); c = flushed(c); f32 x = fabsf(a), y = fabsf(b), z = fabsf(c); return z >= x && z >= y ? 2 * c : y >= x ? 2 * b : 2 * a;)
MODEL(f32, cube_id, (f32 a, f32 b, f32 c), __builtin_amdgcn_cubeid(a, b, c),
  a = flushed(a); b = flushed(b); c = flushed(c); f32 x = fabsf(a), y = fabsf(b), z = fabsf(c); return z >= x && z >= y ? (c < 0 ? 5 : 4) : y >= x ? (b < 0 ? 3 : 2) : a < 0 ? 1 : 0;)

// ---- lanes of a wave
#ifdef DEVICE
#define dpp(old, x, control, rows, banks, bound) __builtin_amdgcn_update_dpp(old, x, control, rows, banks, bound)
#define bpermute(a, x) __builtin_amdgcn_ds_bpermute(a, x)
#define permute(a, x) __builtin_amdgcn_ds_permute(a, x)
#define swizzle(x, pattern) __builtin_amdgcn_ds_swizzle(x, pattern)
#define first(x) __builtin_amdgcn_readfirstlane(x)
#define lane_of(x, lane) __builtin_amdgcn_readlane(x, lane)
u32 write_lane(u32, u32, u32) __asm("llvm.amdgcn.writelane.i32");
#define put_lane(x, value, lane) write_lane(value, lane, x)
u64 ballot(_Bool) __asm("llvm.amdgcn.ballot.i64");
#define vote_low(x) ((u32)ballot((x) & 1))
#define vote_high(x) ((u32)(ballot((x) & 2 ? 1 : 0) >> 32))
#define count_below(a, b) __builtin_amdgcn_mbcnt_hi(b, __builtin_amdgcn_mbcnt_lo(a, 5))
#define permute16(old, x, low, high, fi, bound) __builtin_amdgcn_permlane16(old, x, low, high, fi, bound)
#define permute16x(old, x, low, high, fi, bound) __builtin_amdgcn_permlanex16(old, x, low, high, fi, bound)
#define dpp8(x, select) __builtin_amdgcn_mov_dpp8(x, select)
#define swap_halves(x) __builtin_amdgcn_permlane64(x)
#define swap32(a, b, second) (__builtin_amdgcn_permlane32_swap(a, b, 0, 0)[second])
#define swap16(a, b, second) (__builtin_amdgcn_permlane16_swap(a, b, 0, 0)[second])
#else
#define ACROSS(name, ...) static void name(u32 N, const u8 *m, u32 *t, __VA_ARGS__)
// `f` is the wave's first lane, `k` the lane's number in it.
#define EACH for (u32 l = 0, f = 0, k = 0; f = l & ~(wave - 1), k = l & (wave - 1), l < N; l++) if (m[l])
#define THERE(lane) ((lane) < N && m[lane])
ACROSS(dpp, const u32 *old, const u32 *x, u32 control, u32 rows, u32 banks, u32 bound) {
  EACH {
    s32 row = k & ~15, i = k & 15, from = -1, n = control & 15;
    if (control < 0x100) from = (k & ~3) | (control >> 2 * (k & 3) & 3);
    else if (control < 0x110) from = i + n < 16 ? row + i + n : -1;
    else if (control < 0x120) from = i >= n ? row + i - n : -1;
    else if (control < 0x130) from = row + ((i - n) & 15);
    else if (control == 0x130) from = k + 1 < 64 ? k + 1 : -1;
    else if (control == 0x134) from = (k + 1) & 63;
    else if (control == 0x138) from = (s32)k - 1;
    else if (control == 0x13c) from = (k - 1) & 63;
    else if (control == 0x140) from = row + 15 - i;
    else if (control == 0x141) from = row + (i ^ 7);
    else if (control == 0x142) from = row - 1;
    else if (control == 0x143) from = k >= 32 ? 31 : -1;
    else if (control < 0x160) from = row + n;
    else from = row + (i ^ n);
    if (!(rows >> (k / 16) & 1) || !(banks >> (k / 4 % 4) & 1)) t[l] = old[l];
    else if (from >= 0 && THERE(f + from)) t[l] = x[f + from];
    else t[l] = bound ? 0 : old[l];
  }
}
ACROSS(bpermute, const u32 *a, const u32 *x) { EACH { u32 from = f + (a[l] / 4 & (wave - 1)); t[l] = THERE(from) ? x[from] : 0; } }
ACROSS(permute, const u32 *a, const u32 *x) {
  for (u32 l = 0; l < N; l++) t[l] = 0;
  EACH { u32 to = f + (a[l] / 4 & (wave - 1)); if (to < N) t[to] = x[l]; }
}
ACROSS(swizzle, const u32 *x, u32 pattern) {
  EACH {
    u32 i = k & 31;
    u32 to = pattern & 0x8000 ? (i & ~3) | (pattern >> 2 * (i & 3) & 3) : ((i & pattern & 31) | (pattern >> 5 & 31)) ^ (pattern >> 10 & 31);
    u32 from = f + (k & 32) + to;
    t[l] = THERE(from) ? x[from] : 0;
  }
}
ACROSS(first, const u32 *x) { EACH { u32 from = f; while (!m[from]) from++; t[l] = x[from]; } }
ACROSS(lane_of, const u32 *x, u32 lane) { EACH t[l] = x[f + lane]; }
ACROSS(put_lane, const u32 *x, u32 value, u32 lane) { EACH t[l] = k == lane ? value : x[l]; }
static u64 votes(u32 N, const u8 *m, u32 f, const u32 *x, u32 bit) {
  u64 r = 0;
  for (u32 i = 0; i < wave; i++) if (THERE(f + i) && x[f + i] & bit) r |= 1ul << i;
  return r;
}
ACROSS(vote_low, const u32 *x) { EACH t[l] = votes(N, m, f, x, 1); }
ACROSS(vote_high, const u32 *x) { EACH t[l] = votes(N, m, f, x, 2) >> 32; }
ACROSS(count_below, const u32 *a, const u32 *b) { EACH t[l] = 5 + __builtin_popcountl((a[l] | (u64)b[l] << 32) & ((1ul << k) - 1)); }
static void permute16_from(u32 N, const u8 *m, u32 *t, const u32 *old, const u32 *x, u64 select, u32 bound, u32 flip) {
  EACH {
    u32 from = f + ((k & ~15) ^ flip) + (select >> 4 * (k & 15) & 15);
    t[l] = THERE(from) ? x[from] : bound ? 0 : old[l];
  }
}
ACROSS(permute16, const u32 *old, const u32 *x, u32 low, u32 high, u32 fi, u32 bound) { permute16_from(N, m, t, old, x, low | (u64)high << 32, bound, 0); }
ACROSS(permute16x, const u32 *old, const u32 *x, u32 low, u32 high, u32 fi, u32 bound) { permute16_from(N, m, t, old, x, low | (u64)high << 32, bound, 16); }
ACROSS(dpp8, const u32 *x, u32 select) { EACH { u32 from = f + (k & ~7) + (select >> 3 * (k & 7) & 7); t[l] = THERE(from) ? x[from] : 0; } }
ACROSS(swap_halves, const u32 *x) { EACH t[l] = wave == 64 ? x[f + (k ^ 32)] : x[l]; }
static void swap(u32 N, const u8 *m, u32 *t, const u32 *a, const u32 *b, u32 second, u32 n) {
  EACH t[l] = second ? (k & n ? b[l] : a[l + n]) : (k & n ? b[l - n] : a[l]);
}
ACROSS(swap32, const u32 *a, const u32 *b, u32 second) { swap(N, m, t, a, b, second, 32); }
ACROSS(swap16, const u32 *a, const u32 *b, u32 second) { swap(N, m, t, a, b, second, 16); }
#endif
#define compare_exchange(p, x, order) ({ __typeof__(x) seen = (x); __typeof__(x) other = (x) + 1; __atomic_compare_exchange_n(p, &seen, other, 0, order, order); seen; })
