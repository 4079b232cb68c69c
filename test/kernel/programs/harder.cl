// More kernels chosen to hurt: calls through pointers, recursion, stacks whose size the data decides, variables that
// outlive a dispatch, tables with relocations, reductions over a wave, small floats, buffers, modes, large arguments.
// Freestanding OpenCL C; compile.sh builds the code objects beside this file.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#define KERNEL __kernel void
#define GROUP64 __attribute__((reqd_work_group_size(64, 1, 1)))
#define NOINLINE __attribute__((noinline))

// Intrinsics without a builtin for both wave sizes, or without any.
ulong ballot(bool) __asm("llvm.amdgcn.ballot.i64");
ulong cycles(void) __asm("llvm.readcyclecounter");
ulong steady(void) __asm("llvm.readsteadycounter");
uint wave_id(void) __asm("llvm.amdgcn.wave.id");

static uint lane(void) { return __builtin_amdgcn_workitem_id_x(); }
static uint item(void) { return __builtin_amdgcn_workgroup_id_x() * 64 + lane(); }
static void sync(void) {
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
}

// Recursion, twice in each call, to a depth that differs by lane.
NOINLINE static uint ackish(uint m, uint n) {
  if (m == 0) return n + 1;
  if (n == 0) return ackish(m - 1, 1);
  return ackish(m - 1, ackish(m, n - 1) & 7);
}
GROUP64 KERNEL recurse(__global const uint *in, __global uint *out) {
  uint x = in[item()];
  out[item()] = ackish(x & 3, (x >> 2) & 7);
}

// Calls through a table of functions: the table has relocations, lanes call different functions.
NOINLINE static uint f_add(uint a, uint b) { return a + b; }
NOINLINE static uint f_mul(uint a, uint b) { return a * b + 1; }
NOINLINE static uint f_mix(uint a, uint b) {
  volatile uint part[5];
  for (uint i = 0; i < 5; i++) part[i] = (a >> i) ^ b;
  return part[b % 5] + part[a % 5];
}
NOINLINE static uint f_div(uint a, uint b) { return a / (b | 1) + a % (b | 1); }
typedef uint (*function)(uint, uint);
static function const functions[4] = {f_add, f_mul, f_mix, f_div};
GROUP64 KERNEL pointers(__global const uint *in, __global uint *out) {
  uint x = in[item()], y = 3;
  for (uint i = 0; i < 4; i++) y = functions[(x >> (2 * i)) & 3](x, y);
  out[item()] = y;
}

// Variables: initialised, zeroed, and a pointer from one to another. What is written stays for the next dispatch.
__global uint total = 1000;
__global uint calls_of[16];
__global uint *where_total = &total;
GROUP64 KERNEL remember(__global uint *out, uint step) {
  uint i = item();
  uint before = __atomic_fetch_add(where_total, step, __ATOMIC_RELAXED);
  __atomic_fetch_add(&calls_of[i & 15], 1u, __ATOMIC_RELAXED);
  sync();
  if (lane() == 0) {
    out[0] = total;
    for (uint k = 0; k < 16; k++) out[1 + k] = calls_of[k];
  }
  if (before == 1000) out[17] = 1;
}

// Constant tables: words and a list of rows of different lengths.
static __constant uint primes[12] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
static __constant uchar name_a[] = "amber";
static __constant uchar name_b[] = "boron";
static __constant uchar name_c[] = "cobalt";
static __constant uchar *__constant names[3] = {name_a, name_b, name_c};
GROUP64 KERNEL tables(__global const uint *in, __global uint *out) {
  uint x = in[item()];
  __constant uchar *name = names[x % 3];
  uint sum = 0;
  for (uint i = 0; name[i] != 0; i++) sum = sum * 31 + name[i];
  switch (x % 9) {
    case 0: sum ^= 0x11; break;
    case 1: sum += primes[(x >> 4) % 12]; break;
    case 2: sum = ~sum; break;
    case 3: sum *= 3; break;
    case 4: sum -= x; break;
    case 5: sum = sum << 3 | sum >> 29; break;
    case 6: sum ^= x; break;
    case 7: sum += 77; break;
    default: sum = primes[sum % 12] * primes[x % 12];
  }
  out[item()] = sum;
}

// A stack frame whose size the arguments decide, in a function that is called.
NOINLINE static uint walk(uint count, uint x) {
  uint *t = (uint *)__builtin_alloca(count * 4);
  for (uint i = 0; i < count; i++) t[i] = x + i * i;
  uint at = x % count, sum = 0;
  for (uint i = 0; i < count; i++) {
    sum = sum * 5 + t[at];
    t[at] ^= sum;
    at = (at + t[(at * 3 + 1) % count]) % count;
  }
  return sum;
}
GROUP64 KERNEL frames(__global const uint *in, __global uint *out, uint count) {
  uint x = in[item()];
  out[item()] = walk(count, x) ^ walk(count / 2 + 1, ~x);
}

// 64-bit compare and swap in a loop (a sum of doubles), float atomics; all values exact.
GROUP64 KERNEL sums(__global double *d, __global float *f, __global ulong *u, __local float *l) {
  uint i = item();
  ulong old = *(__global ulong *)d;
  while (!__atomic_compare_exchange_n((__global ulong *)d, &old, as_ulong(as_double(old) + (double)i * 0.25), 0,
                                      __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {}
  __opencl_atomic_fetch_add((__global atomic_float *)f, (float)i * 0.5f, memory_order_relaxed, memory_scope_device);
  __atomic_fetch_min(&u[0], ((ulong)(i ^ 0x2b) << 33) + 7, __ATOMIC_RELAXED);
  __atomic_fetch_and(&u[1], ~(1ull << (i & 63)), __ATOMIC_RELAXED);
  __atomic_fetch_or(&u[2], 1ull << ((i * 5) & 63), __ATOMIC_RELAXED);
  u[16 + i] = __atomic_exchange_n(&u[3], (ulong)i + 1, __ATOMIC_RELAXED);
  if (lane() == 0) l[0] = 0;
  sync();
  __opencl_atomic_fetch_add((__local atomic_float *)l, 1.5f, memory_order_relaxed, memory_scope_work_group);
  sync();
  if (lane() == 0) f[1 + __builtin_amdgcn_workgroup_id_x()] = l[0];
}

// A 32 x 32 transpose of 64-bit values without padding: every lane of a row meets one bank.
__attribute__((reqd_work_group_size(32, 8, 1)))
KERNEL transpose64(__global const ulong *in, __global ulong *out, uint width, uint height) {
  __local ulong tile[32][32];
  uint lx = __builtin_amdgcn_workitem_id_x(), ly = __builtin_amdgcn_workitem_id_y();
  uint x = __builtin_amdgcn_workgroup_id_x() * 32, y = __builtin_amdgcn_workgroup_id_y() * 32;
  for (uint r = ly; r < 32; r += 8) tile[r][lx] = in[(y + r) * width + x + lx];
  sync();
  for (uint r = ly; r < 32; r += 8) out[(x + r) * height + y + lx] = tile[lx][r];
}

// Reductions over the wave, with only some lanes taking part, and compaction by ballots.
GROUP64 KERNEL reduce(__global const uint *in, __global uint *out, __global uint *kept, __global uint *count) {
  uint i = item(), x = in[i];
  uint r = 0;
  if (x & 1) {
    r = __builtin_amdgcn_wave_reduce_add_u32(x, 0);
    r ^= __builtin_amdgcn_wave_reduce_max_u32(x, 0) * 3;
    r ^= (uint)__builtin_amdgcn_wave_reduce_min_i32((int)x, 0) * 5;
    r ^= __builtin_amdgcn_wave_reduce_xor_b32(x, 0) * 7;
    r ^= __builtin_amdgcn_wave_reduce_or_b32(x & 0x0ff0f00f, 0);
  }
  out[i] = r;
  int keep = (x & 6) == 2;
  ulong mask = ballot(keep);
  uint before = __builtin_amdgcn_mbcnt_lo((uint)mask, 0);
  if (__builtin_amdgcn_wavefrontsize() == 64) before = __builtin_amdgcn_mbcnt_hi((uint)(mask >> 32), before);
  uint all = __builtin_popcountl(mask);
  uint base = 0;
  if (before == 0 && keep) base = __atomic_fetch_add(count, all, __ATOMIC_RELAXED);
  if (mask != 0) {
    base = __builtin_amdgcn_readlane(base, __builtin_ctzl(mask));
    if (keep) kept[base + before] = x;
  }
}

// Bytes and halves as vectors, in registers and in local memory.
GROUP64 KERNEL small(__global const uchar4 *a, __global const short2 *h, __global uchar4 *ao, __global short2 *ho) {
  __local uchar bytes[64 * 5];
  uint i = item(), k = lane();
  uchar4 x = a[i];
  bytes[k * 5] = x.x; bytes[k * 5 + 1] = x.w; bytes[k * 5 + 4] = x.y;
  sync();
  uint o = (k * 7 + 3) & 63;
  uchar4 y = {bytes[o * 5 + 4], bytes[o * 5], (uchar)(x.z * 3 - x.x), (uchar)(x.w > x.y ? x.w - x.y : x.y - x.w)};
  ao[i] = y;
  short2 s = h[i];
  short2 t = {(short)(s.y >> 3), (short)(s.x * s.y)};
  ho[i] = t + s * (short)3 - (short2)(7, -7);
}

struct inner { uchar tag; double weight; ushort list[5]; };
struct __attribute__((aligned(16))) big { uint head; struct inner part[9]; ulong tail; float4 v; };
// Large arguments by value, between small ones that leave gaps.
GROUP64 KERNEL large(uchar first, struct big b, ushort second, uint3 third, __global uint *out, double fourth, char fifth) {
  uint i = lane();
  const struct inner *p = &b.part[i % 9];
  uint x = p->tag + (uint)p->weight + p->list[i % 5];
  out[i * 4] = x + first;
  out[i * 4 + 1] = b.head + second + (uint)b.tail + (uint)(b.tail >> 32);
  out[i * 4 + 2] = third.x ^ third.y * 3 ^ third.z * 5;
  out[i * 4 + 3] = (uint)(fourth * 8.0) + (uint)(int)fifth + (uint)(b.v.x + b.v.y * 2 + b.v.z * 4 + b.v.w * 8);
}

// All hidden arguments that say something, from a grid that does not divide.
KERNEL hidden(__global uint *out, uint at) {
  __constant uint *words = (__constant uint *)__builtin_amdgcn_implicitarg_ptr();
  uint x = __builtin_amdgcn_workitem_id_x(), y = __builtin_amdgcn_workitem_id_y(), z = __builtin_amdgcn_workitem_id_z();
  uint gx = __builtin_amdgcn_workgroup_id_x(), gy = __builtin_amdgcn_workgroup_id_y(), gz = __builtin_amdgcn_workgroup_id_z();
  if ((x | y | z) == 0 && gx + gy * 4 + gz * 16 == at)
    for (uint i = 0; i < 64; i++) out[i] = words[i];
  __constant ushort *halves = (__constant ushort *)words;
  uint sx = gx < words[0] ? halves[6] : halves[9];
  uint sy = gy < words[1] ? halves[7] : halves[10];
  uint sz = gz < words[2] ? halves[8] : halves[11];
  __atomic_fetch_add(&out[64 + gx + gy * 4 + gz * 16], sx | sy << 8 | sz << 16, __ATOMIC_RELAXED);
}

// Halves and brain floats: each conversion and operation rounds to nearest even.
GROUP64 KERNEL halves(__global const float *in, __global ushort *out) {
  uint i = item();
  float x = in[2 * i], y = in[2 * i + 1];
  half a = (half)x, b = (half)y;
  out[i * 8] = as_ushort(a);
  out[i * 8 + 1] = as_ushort((half)(a + b));
  out[i * 8 + 2] = as_ushort((half)(a * b));
  out[i * 8 + 3] = as_ushort(__builtin_fmaf16(a, b, a));
  uint wide = as_uint((float)a + (float)b);
  out[i * 8 + 4] = (ushort)wide;
  out[i * 8 + 5] = (ushort)(wide >> 16);
  __bf16 p = (__bf16)x;
  out[i * 8 + 6] = __builtin_bit_cast(ushort, p);
  out[i * 8 + 7] = (ushort)(short)(int)(float)a;
}

// Division and square root as IEEE wants them; whole numbers from floats.
GROUP64 KERNEL exact(__global const float *f, __global const double *d, __global float *fo, __global double *dout, __global uint *u) {
  uint i = item();
  fo[2 * i] = f[2 * i] / f[2 * i + 1];
  fo[2 * i + 1] = __builtin_elementwise_sqrt(__builtin_fabsf(f[2 * i]));
  dout[3 * i] = d[2 * i] / d[2 * i + 1];
  dout[3 * i + 1] = __builtin_elementwise_sqrt(__builtin_fabs(d[2 * i]));
  dout[3 * i + 2] = __builtin_fma(d[2 * i], d[2 * i + 1], d[2 * i]);
  u[2 * i] = (uint)(int)f[2 * i];
  u[2 * i + 1] = (uint)__builtin_rintf(f[2 * i + 1]) + (uint)(ulong)__builtin_fabs(d[2 * i]);
}

// Buffer descriptors: what lies beyond the given size reads as 0 and is not written.
GROUP64 KERNEL buffers(__global uint *in, __global uint *out, uint size) {
  uint i = lane();
#if defined(__gfx1010__) || defined(__gfx1030__)
  int word = 0x31014fac;
#elif defined(__gfx1100__) || defined(__gfx1150__) || defined(__gfx1200__)
  int word = 0x31016000;
#else
  int word = 0x00027000;
#endif
  __amdgpu_buffer_rsrc_t from = __builtin_amdgcn_make_buffer_rsrc(in, 0, size, word);
  __amdgpu_buffer_rsrc_t to = __builtin_amdgcn_make_buffer_rsrc(out, 0, size, word);
  uint x = __builtin_amdgcn_raw_buffer_load_b32(from, (i ^ 5) * 4 + 8, 0, 0);
  uint y = __builtin_amdgcn_raw_buffer_load_b16(from, i * 4 + 2, 0, 0);
  uint z = __builtin_amdgcn_raw_buffer_load_b8(from, i * 4 + 1, 0, 0);
  __builtin_amdgcn_raw_buffer_store_b32(x + y * 3 + z * 5, to, i * 4, 0, 0);
}

// The rounding of single precision by MODE: towards zero, up, down.
GROUP64 KERNEL modes(__global const float *in, __global float *out) {
  uint i = item();
  float x = in[2 * i], y = in[2 * i + 1];
  for (uint m = 0; m < 4; m++) {
    __builtin_amdgcn_s_setreg(0x1 | 1 << 11, __builtin_amdgcn_readfirstlane(m)); // hwreg(MODE, 0, 2)
    volatile float a = x, b = y;
    out[4 * i + m] = a + b;
  }
  __builtin_amdgcn_s_setreg(0x1 | 1 << 11, 0);
}

// Copies of odd sizes at odd places.
GROUP64 KERNEL copies(__global const uchar *in, __global uchar *out) {
  uint i = item();
  __builtin_memcpy(out + i * 29 + 1, in + i * 23 + 3, 23);
  __builtin_memset(out + i * 29 + 24, (int)i, 5);
  uchar own[37];
  __builtin_memcpy(own, in + i * 3, 37);
  uchar sum = 0;
  for (uint k = 0; k < 37; k++) sum += own[(k * 5 + in[i]) % 37] * (uchar)k;
  if (i % 4 == 3) out[i * 29 + 24] = sum;
}

// The last workgroup to arrive adds up what all have left.
GROUP64 KERNEL last(__global const uint *in, __global uint *parts, __global uint *arrived, __global uint *out) {
  __local uint l[64];
  __local uint mine;
  uint i = lane(), g = __builtin_amdgcn_workgroup_id_x();
  l[i] = in[item()];
  sync();
  for (uint s = 32; s > 0; s >>= 1) {
    if (i < s) l[i] += l[i + s];
    sync();
  }
  if (i == 0) {
    parts[g] = l[0];
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
    mine = __atomic_fetch_add(arrived, 1u, __ATOMIC_ACQ_REL);
  }
  sync();
  __constant uint *words = (__constant uint *)__builtin_amdgcn_implicitarg_ptr();
  if (mine == words[0] - 1 && i == 0) {
    uint sum = 0;
    for (uint k = 0; k < words[0]; k++) sum = sum * 3 + parts[k];
    *out = sum;
  }
}

// Clocks go on; waiting for one ends.
GROUP64 KERNEL clocks(__global ulong *out) {
  ulong a = cycles(), b = steady();
  while (steady() - b < 20) {}
  while (cycles() - a < 40) {}
  if (lane() == 0) out[0] = 1;
}

#if defined(__gfx942__) || defined(__gfx950__) || defined(__gfx1200__) || defined(__gfx1250__)
// 8-bit floats, in the flavour of the generation.
GROUP64 KERNEL bytes8(__global const float *in, __global uint *out) {
  uint i = item();
  uint packed = __builtin_amdgcn_cvt_pk_fp8_f32(in[2 * i], in[2 * i + 1], 0, 0);
  packed = __builtin_amdgcn_cvt_pk_bf8_f32(in[2 * i], in[2 * i + 1], packed, 1);
  out[5 * i] = packed;
  out[5 * i + 1] = as_uint(__builtin_amdgcn_cvt_f32_fp8(packed, 0));
  out[5 * i + 2] = as_uint(__builtin_amdgcn_cvt_f32_fp8(packed, 1));
  out[5 * i + 3] = as_uint(__builtin_amdgcn_cvt_f32_bf8(packed, 2));
  out[5 * i + 4] = as_uint(__builtin_amdgcn_cvt_f32_bf8(packed, 3));
}
#endif

#if defined(__gfx1200__) || defined(__gfx1250__)
// The number of the wave within the workgroup.
KERNEL wave_ids(__global uint *out) { out[lane()] = wave_id(); }
#endif

// Faults of single lanes: a store that only one lane makes, a trap in a branch, a load and a call where nothing is.
GROUP64 KERNEL faults(__global uint *out, uint how, uint who) {
  uint i = lane();
  if (i == who) {
    if (how == 0) out[0x4000 + i] = 1;
    if (how == 1) __builtin_trap();
    if (how == 2) out[0] = *(volatile __global uint *)(ulong)(who * 4);
    if (how == 3) out[1] = ((function)(ulong)(how + who))(1, 2);
  }
  out[i] = i;
}
