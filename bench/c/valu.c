/* The loop of bench/wave.ts: 16 vector operations an iteration over rows of 32 lanes. */
#include "bench.h"

#define LANES 32
#define ITERATIONS 1000
#define EACH for (int l = 0; l < LANES; l++)
static union { float f[16][LANES]; uint32_t u[16][LANES]; } v;

static void round_of_eight(float s2) {
  EACH v.f[0][l] = __builtin_fmaf(v.f[1][l], v.f[2][l], v.f[0][l]);
  EACH v.f[3][l] = v.f[4][l] + v.f[3][l];
  EACH v.u[5][l] += 1;
  EACH v.f[6][l] = s2 * v.f[7][l];
  EACH v.f[8][l] = __builtin_fmaf(v.f[6][l], v.f[2][l], v.f[8][l]);
  EACH v.f[9][l] = 0.5f + v.f[6][l];
  EACH v.u[10][l] += v.u[5][l];
  EACH v.f[11][l] = v.f[9][l] * v.f[7][l];
}

static void kernel(void) {
  for (int r = 0; r < 16; r++) EACH v.f[r][l] = 0.5f + r / 16.0f + l / 1024.0f;
  for (int i = 0; i < ITERATIONS; i++) {
    round_of_eight(0.5f);
    round_of_eight(0.5f);
  }
}

int main(void) { return measure(v.u, 12 * LANES); }
