/* reduce_sum_f32 of the shared programs: strided sums, then a tree over 256 work-items, for 16 workgroups. */
#include "bench.h"

#define N 65536
#define WG 256
#define GROUPS 16
#define STRIDE (64 * WG)
static float x[N], out[GROUPS];

static void kernel(void) {
  for (int group = 0; group < GROUPS; group++) {
    float s[WG];
    for (int lid = 0; lid < WG; lid++) {
      s[lid] = 0;
      for (int i = group * WG + lid; i < N; i += STRIDE) s[lid] += x[i];
    }
    for (int w = WG / 2; w > 0; w >>= 1)
      for (int lid = 0; lid < w; lid++) s[lid] += s[lid + w];
    out[group] = s[0];
  }
}

int main(void) {
  for (uint32_t i = 0; i < N; i++) x[i] = small(i);
  return measure(out, GROUPS);
}
