/* What the peers share: inputs made alike in bench/workloads.ts, a clock, and one line of answer. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

/* Small whole numbers that look random: every sum and product of the kernels is exact, in any order. */
static inline uint32_t word(uint32_t i) { return i * 2654435761u; }
static inline float small(uint32_t i) { return (float)(word(i) >> 29); }

static void kernel(void);

/* FNV-1a over the words of a result. */
static uint32_t checksum(const void *result, uint32_t words) {
  uint32_t hash = 2166136261u, word;
  for (uint32_t i = 0; i < words; i++) {
    memcpy(&word, (const char *)result + 4 * i, 4);
    hash = (hash ^ word) * 16777619u;
  }
  return hash;
}

/* Runs the kernel for half a second; prints runs a second and the checksum of its result. */
static int measure(const void *result, uint32_t words) {
  long runs = 0;
  clock_t start = clock(), spent;
  do {
    kernel();
    runs++;
    spent = clock() - start;
  } while (spent < CLOCKS_PER_SEC / 2);
  printf("%g %u\n", runs / ((double)spent / CLOCKS_PER_SEC), checksum(result, words));
  return 0;
}
