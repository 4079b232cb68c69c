/* matmul_tile_f32 of the shared programs: a square matrix product. */
#include "bench.h"

#define N 64
static float a[N * N], b[N * N], c[N * N];

static void kernel(void) {
  for (int row = 0; row < N; row++)
    for (int col = 0; col < N; col++) {
      float sum = 0;
      for (int k = 0; k < N; k++) sum += a[row * N + k] * b[k * N + col];
      c[row * N + col] = sum;
    }
}

int main(void) {
  for (uint32_t i = 0; i < N * N; i++) a[i] = small(i), b[i] = small(i + N * N);
  return measure(c, N * N);
}
