// Kernels chosen to hurt an emulator: divergence, EXEC games, 64-bit arithmetic, atomics, LDS, lanes, stacks,
// odd addresses. Freestanding OpenCL C; compile.sh builds the code objects beside this file.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#define KERNEL __kernel void

static uint item(void) {
  return __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
}
#define GROUP64 __attribute__((reqd_work_group_size(64, 1, 1)))

static void sync(void) {
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup");
}

// Every lane leaves the loop at another time, by one of three ways.
GROUP64 KERNEL collatz(__global const uint *in, __global uint *out, uint limit) {
  uint n = in[item()], steps = 0;
  for (;;) {
    if (n == 1) break;
    if (steps >= limit) { steps |= 0x80000000u; break; }
    if (n & 1) {
      if (n > 0x50000000u) { steps |= 0x40000000u; break; }
      n = 3 * n + 1;
    } else {
      n >>= 1;
    }
    steps++;
  }
  out[item()] = steps;
}

// Ifs in ifs in loops, with continues and a value carried through all of them.
GROUP64 KERNEL branches(__global const uint *in, __global uint *out) {
  uint x = in[item()], acc = 17;
  for (uint i = 0; i < (x & 15); i++) {
    if (x & (1u << i)) {
      if ((acc & 3) == 0) { acc += x; continue; }
      if ((acc ^ x) & 4) acc = acc * 5 + i; else { acc ^= x >> 3; if (acc & 1) acc -= 7; else { acc += 11; if (acc % 5 == 2) break; } }
    } else {
      switch ((acc + x) & 7) {
        case 0: acc += 1; break;
        case 1: acc = ~acc; break;
        case 3: acc <<= 1;
        case 4: acc ^= 0x5a5a; break;
        case 6: continue;
        default: acc -= i;
      }
      if (acc > 0xf0000000u) break;
    }
  }
  out[item()] = acc;
}

// 64-bit division and remainder have no instruction: long sequences with carries and float reciprocals.
GROUP64 KERNEL divide(__global const ulong *a, __global const ulong *b, __global ulong *out) {
  ulong x = a[item()], y = b[item()];
  long sx = (long)x, sy = (long)y;
  out[item() * 6 + 0] = x / y;
  out[item() * 6 + 1] = x % y;
  out[item() * 6 + 2] = (ulong)(sx / sy);
  out[item() * 6 + 3] = (ulong)(sx % sy);
  out[item() * 6 + 4] = ((uint)x / ((uint)y | 1)) | ((ulong)((uint)x % ((uint)y | 1)) << 32);
  out[item() * 6 + 5] = x * y;
}

// All lanes of all workgroups meet on a few words.
GROUP64 KERNEL atomics(__global uint *w, __global ulong *d, __global float *f) {
  uint i = item();
  __atomic_fetch_add(&w[0], i, __ATOMIC_RELAXED);
  __atomic_fetch_sub(&w[1], 3u, __ATOMIC_RELAXED);
  __atomic_fetch_and(&w[2], ~(1u << (i & 31)) | 0x00ff0000u, __ATOMIC_RELAXED);
  __atomic_fetch_or(&w[3], 1u << (i & 31), __ATOMIC_RELAXED);
  __atomic_fetch_xor(&w[4], i * 2654435761u, __ATOMIC_RELAXED);
  __atomic_fetch_min((__global int *)&w[5], (int)(i ^ 0x55) - 60, __ATOMIC_RELAXED);
  __atomic_fetch_max((__global int *)&w[6], (int)(i ^ 0x2a), __ATOMIC_RELAXED);
  __atomic_fetch_min(&w[7], i ^ 0xf0u, __ATOMIC_RELAXED);
  __atomic_fetch_max(&w[8], i ^ 0xfu, __ATOMIC_RELAXED);
  // Tickets: each lane gets a number of its own and marks it.
  uint t = __atomic_fetch_add(&w[9], 1u, __ATOMIC_RELAXED);
  w[16 + t] = 1 + (t ^ 1);
  __atomic_fetch_add(&d[0], (ulong)i << 31, __ATOMIC_RELAXED);
  __atomic_fetch_max(&d[1], ((ulong)i << 40) | 5, __ATOMIC_RELAXED);
  __atomic_fetch_xor(&d[2], 0x0123456789abcdefull * (i + 1), __ATOMIC_RELAXED);
  // Compare and swap in a loop: a product that no instruction does.
  uint old = w[10];
  while (!__atomic_compare_exchange_n(&w[10], &old, old * 3u + 0u, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {}
  float sum = f[0];
  uint expected = as_uint(sum);
  while (!__atomic_compare_exchange_n((__global uint *)f, &expected, as_uint(as_float(expected) + 0.5f), 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {}
}

// A 16 x 16 transpose through padded local memory, in a grid of workgroups in two dimensions.
__attribute__((reqd_work_group_size(16, 16, 1)))
KERNEL transpose(__global const uint *in, __global uint *out, uint width, uint height) {
  __local uint tile[16 * 17];
  uint lx = __builtin_amdgcn_workitem_id_x(), ly = __builtin_amdgcn_workitem_id_y();
  uint x = __builtin_amdgcn_workgroup_id_x() * 16, y = __builtin_amdgcn_workgroup_id_y() * 16;
  tile[ly * 17 + lx] = in[(y + ly) * width + x + lx];
  sync();
  out[(x + ly) * height + y + lx] = tile[lx * 17 + ly];
}

// Sums of 16 lanes by DPP row shifts, a rotation by DPP, values from other lanes through LDS hardware.
GROUP64 KERNEL lanes(__global const int *in, __global int *out) {
  int v = in[item()], s = v;
  s += __builtin_amdgcn_update_dpp(0, s, 0x111, 0xf, 0xf, true); // row_shr:1
  s += __builtin_amdgcn_update_dpp(0, s, 0x112, 0xf, 0xf, true);
  s += __builtin_amdgcn_update_dpp(0, s, 0x114, 0xf, 0xf, true);
  s += __builtin_amdgcn_update_dpp(0, s, 0x118, 0xf, 0xf, true);
  out[item() * 6 + 0] = s;
  out[item() * 6 + 1] = __builtin_amdgcn_update_dpp(-1, v, 0x1b, 0x5, 0x3, false); // quad_perm:[3,2,1,0], masks
  out[item() * 6 + 2] = __builtin_amdgcn_ds_bpermute((int)((item() * 7 + 3) & 31) * 4, v);
  out[item() * 6 + 3] = __builtin_amdgcn_ds_swizzle(v, 0x041f); // xor 1
  out[item() * 6 + 4] = __builtin_amdgcn_readlane(v, 5) + __builtin_amdgcn_readfirstlane(v);
  out[item() * 6 + 5] = v > 0 ? __builtin_amdgcn_ds_swizzle(v, 0x8000 | 0xb1) : -7; // inactive lanes give 0
}

// Bytes and halves, signed and not, read and written beside their neighbours.
GROUP64 KERNEL narrow(__global const uchar *b, __global uchar *bo, __global const short *h, __global short *ho) {
  uint i = item();
  char c = (char)b[i];
  uchar u = b[i + 1];
  bo[2 * i] = (uchar)(c >> 1);
  bo[2 * i + 1] = (uchar)(u / 3);
  short s = h[i];
  ho[i] = (short)(s * 3 + c);
}

struct __attribute__((packed)) odd { uchar tag; uint word; ulong wide; ushort tail; };

// Fields at odd addresses.
GROUP64 KERNEL unaligned(__global const struct odd *in, __global struct odd *out) {
  uint i = item();
  struct odd o = in[i];
  out[i].tag = (uchar)(o.tag + 1);
  out[i].word = o.word * 3;
  out[i].wide = o.wide + o.word;
  out[i].tail = (ushort)(o.tail ^ 0xffff);
}

// A table on the stack, written and read at places that depend on the data: scratch memory.
GROUP64 KERNEL stack(__global const uint *in, __global uint *out, uint rounds) {
  uint t[40];
  for (uint i = 0; i < 40; i++) t[i] = i * i;
  uint x = in[item()];
  for (uint r = 0; r < rounds; r++) {
    uint k = x % 40;
    t[k] ^= x;
    x = x * 1664525u + 1013904223u + t[(k * 7 + r) % 40];
    ((volatile uchar *)t)[x % 160] = (uchar)x;
  }
  uint sum = x;
  for (uint i = 0; i < 40; i++) sum = sum * 31 + t[i];
  out[item()] = sum;
}

__attribute__((noinline)) static uint mix(uint depth, uint x, uint *count) {
  uint part[4];
  for (uint i = 0; i < 4; i++) part[i] = x >> (i * 8);
  *count += 1;
  uint y = part[x & 3] + x * 7 + depth;
  return y ^ part[(x >> 4) & 3];
}

// Calls, with pointers into the caller's stack.
GROUP64 KERNEL calls(__global const uint *in, __global uint *out) {
  uint x = in[item()], count = 0;
  for (uint i = 0; i < 5; i++) x = mix(i, x, &count) + (x & 1 ? mix(i + 9, ~x, &count) : 0);
  out[2 * item()] = x;
  out[2 * item() + 1] = count;
}

// One pointer that may lead to global, local or private memory, by lane.
GROUP64 KERNEL anywhere(__global uint *g, __global uint *out) {
  __local uint l[64];
  uint p[4];
  uint i = item() & 63;
  l[i] = 1000 + i;
  for (uint k = 0; k < 4; k++) p[k] = 2000 + i * 4 + k;
  sync();
  uint *q = i % 3 == 0 ? (uint *)&g[i] : i % 3 == 1 ? (uint *)&l[i ^ 1] : &p[i & 3];
  *q += 5;
  sync();
  out[i] = *q + l[i] + p[(i + 1) & 3];
}

// LDS atomics of one workgroup, and local memory whose size the launch decides.
GROUP64 KERNEL local_atomics(__global const uint *in, __global uint *out, __local uint *bins, uint count) {
  uint i = __builtin_amdgcn_workitem_id_x();
  for (uint k = i; k < count; k += 64) bins[k] = 0;
  sync();
  for (uint k = 0; k < 8; k++) {
    uint v = in[item() * 8 + k];
    __atomic_fetch_add(&bins[v % count], 1u, __ATOMIC_RELAXED);
    __atomic_fetch_max(&bins[0], v & 0xffff, __ATOMIC_RELAXED);
  }
  sync();
  for (uint k = i; k < count; k += 64) out[__builtin_amdgcn_workgroup_id_x() * count + k] = bins[k];
}

// Ids and sizes in three dimensions, from hidden arguments and the dispatch packet; workgroups cut off at the edge.
KERNEL where(__global uint *out, uint sx, uint sy) {
  __constant uint *packet = (__constant uint *)__builtin_amdgcn_dispatch_ptr();
  uint wx = packet[1] & 0xffff, wy = packet[1] >> 16, wz = packet[2] & 0xffff;
  uint x = __builtin_amdgcn_workgroup_id_x() * wx + __builtin_amdgcn_workitem_id_x();
  uint y = __builtin_amdgcn_workgroup_id_y() * wy + __builtin_amdgcn_workitem_id_y();
  uint z = __builtin_amdgcn_workgroup_id_z() * wz + __builtin_amdgcn_workitem_id_z();
  __constant ushort *implicit = (__constant ushort *)__builtin_amdgcn_implicitarg_ptr();
  uint at = (z * sy + y) * sx + x;
  out[at * 3 + 0] = x | (y << 8) | (z << 16) | 0x1000000;
  out[at * 3 + 1] = packet[3] | (packet[4] << 8) | (packet[5] << 16);
  out[at * 3 + 2] = implicit[6] | (implicit[7] << 8) | (implicit[8] << 16);
}

// What must fail: an access beyond a buffer, a loop without an end, a trap.
GROUP64 KERNEL fail(__global uint *out, uint how) {
  if (how == 0) out[item() + 0x10000] = 1;
  if (how == 1) while (*(volatile __global uint *)out == 0) {}
  if (how == 2) __builtin_trap();
  out[0] = 2;
}

#define ROR(x, n) (((x) >> (n)) | ((x) << (32 - (n))))
// xxHash32 of 16 words a work-item: integer arithmetic in a register.
GROUP64 KERNEL xxhash(__global const uint *in, __global uint *out, uint rounds) {
  const uint P1 = 2654435761u, P2 = 2246822519u, P3 = 3266489917u;
  uint a = P1 + P2, b = P2, c = 0, d = 0u - P1;
  for (uint r = 0; r < rounds; r++) {
    __global const uint *p = in + (item() & 63) * 16;
    for (uint i = 0; i < 4; i++) {
      a = ROR(a + p[4 * i] * P2, 19) * P1;
      b = ROR(b + p[4 * i + 1] * P2, 19) * P1;
      c = ROR(c + p[4 * i + 2] * P2, 19) * P1;
      d = ROR(d + p[4 * i + 3] * P2, 19) * P1;
    }
  }
  uint h = ROR(a, 31) + ROR(b, 25) + ROR(c, 20) + ROR(d, 14) + 64;
  h ^= h >> 15; h *= P2; h ^= h >> 13; h *= P3; h ^= h >> 16;
  out[item()] = h;
}
