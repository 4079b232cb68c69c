/** V_TRIG_PREOP_F64 (first version). */
export function trigPreopF64(x: number, segment: number): number {
  return x * segment;
}
