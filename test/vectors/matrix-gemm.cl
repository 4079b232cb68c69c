// c (m x n, f32) = a (m x k) * b (k x n), f16, all row by row, through the matrix instruction of the target: one wave a
// 16 x 16 tile. Compiled with clang 22 (see matrix-gemm.json) so that tests need no compiler.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#if defined(__gfx908__) || defined(__gfx90a__) || defined(__gfx942__) || defined(__gfx950__)
typedef float acc_t __attribute__((ext_vector_type(4)));
typedef half in_t __attribute__((ext_vector_type(4)));
#define LANES 64
#define STEP 16
#define COUNT 4
#define ROWS 4
#define KOF(t, g) ((t) + 4 * (g))
#define ROWOF(r, g) ((r) + 4 * (g))
#define PRODUCT(a, b, c) __builtin_amdgcn_mfma_f32_16x16x16f16(a, b, c, 0, 0, 0)
#elif defined(__gfx1100__) || defined(__gfx1150__)
typedef float acc_t __attribute__((ext_vector_type(8)));
typedef half in_t __attribute__((ext_vector_type(16)));
#define LANES 32
#define STEP 16
#define COUNT 16
#define ROWS 8
#define KOF(t, g) (t)
#define ROWOF(r, g) (2 * (r) + (g))
#define PRODUCT(a, b, c) __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a, b, c)
#elif defined(__gfx1200__)
typedef float acc_t __attribute__((ext_vector_type(8)));
typedef half in_t __attribute__((ext_vector_type(8)));
#define LANES 32
#define STEP 16
#define COUNT 8
#define ROWS 8
#define KOF(t, g) (((t) & 3) + 4 * (g) + 8 * ((t) >> 2))
#define ROWOF(r, g) ((r) + 8 * (g))
#define PRODUCT(a, b, c) __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12(a, b, c)
#else
typedef float acc_t __attribute__((ext_vector_type(8)));
typedef half in_t __attribute__((ext_vector_type(16)));
#define LANES 32
#define STEP 32
#define COUNT 16
#define ROWS 8
#define KOF(t, g) (((t) & 7) + 8 * (g) + 16 * ((t) >> 3))
#define ROWOF(r, g) ((r) + 8 * (g))
#define PRODUCT(a, b, c) __builtin_amdgcn_wmma_f32_16x16x32_f16(0, a, 0, b, (short)0, c, false, false)
#endif

__attribute__((reqd_work_group_size(LANES, 1, 1))) __kernel void
gemm_f16(__global const half *a, __global const half *b, __global float *c, uint n, uint k) {
  uint lane = __builtin_amdgcn_workitem_id_x();
  uint column = __builtin_amdgcn_workgroup_id_x() * 16 + lane % 16;
  uint top = __builtin_amdgcn_workgroup_id_y() * 16;
  uint group = lane / 16;
  acc_t acc = 0;
  for (uint at = 0; at < k; at += STEP) {
    in_t x, y;
    for (uint t = 0; t < COUNT; t++) {
      uint inner = at + KOF(t, group);
      x[t] = a[(top + lane % 16) * k + inner];
      y[t] = b[inner * n + column];
    }
    acc = PRODUCT(x, y, acc);
  }
  for (uint r = 0; r < ROWS; r++) c[(top + ROWOF(r, group)) * n + column] = acc[r];
}
