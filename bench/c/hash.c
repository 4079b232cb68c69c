/* xxhash of test/kernel/programs/hard.cl. */
#include "bench.h"

#define ITEMS 512
#define ROUNDS 40
#define ROR(x, n) (((x) >> (n)) | ((x) << (32 - (n))))
static uint32_t in[1024], out[ITEMS];

static void kernel(void) {
  const uint32_t P1 = 2654435761u, P2 = 2246822519u, P3 = 3266489917u;
  for (uint32_t item = 0; item < ITEMS; item++) {
    uint32_t a = P1 + P2, b = P2, c = 0, d = 0u - P1;
    const uint32_t *p = in + (item & 63) * 16;
    for (int r = 0; r < ROUNDS; r++)
      for (int i = 0; i < 4; i++) {
        a = ROR(a + p[4 * i] * P2, 19) * P1;
        b = ROR(b + p[4 * i + 1] * P2, 19) * P1;
        c = ROR(c + p[4 * i + 2] * P2, 19) * P1;
        d = ROR(d + p[4 * i + 3] * P2, 19) * P1;
      }
    uint32_t h = ROR(a, 31) + ROR(b, 25) + ROR(c, 20) + ROR(d, 14) + 64;
    h ^= h >> 15; h *= P2; h ^= h >> 13; h *= P3; h ^= h >> 16;
    out[item] = h;
  }
}

int main(void) {
  for (uint32_t i = 0; i < 1024; i++) in[i] = word(i);
  return measure(out, ITEMS);
}
