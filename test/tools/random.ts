/** A number below `limit`, which is at most 2**32. */
export type Below = (limit: number) => number;

/** A repeatable source of numbers (mulberry32). */
export function random(seed: number): Below {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
