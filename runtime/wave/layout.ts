/**
 * Where the state of a wave lies in its one array of 32-bit words: VGPR rows, the SGPR file, scratch rows, and
 * last the constant pool, which can grow.
 */

/** Words of the vector registers: 1024 rows of 32 lanes or 512 rows of 64 lanes (VGPRs and AccVGPRs). */
const VECTOR_WORDS = 32768;
/** Operand codes 0..127, and room for a register tuple that starts at the last of them. */
const SCALAR_WORDS = 160;
/** Rows for modified sources and for results before modifiers. */
export const SCRATCH_ROWS = 32;
/** Row of AccVGPR 0 on CDNA. */
export const ACC_ROW = 256;

export const VCC_LO = 106;
export const EXEC_LO = 126;

export interface Layout {
  /** Lanes. */
  readonly size: 32 | 64;
  /** VGPR rows there are. */
  readonly rows: number;
  readonly sgpr0: number;
  readonly vcc: number;
  readonly exec: number;
  readonly scratch: number;
  readonly pool: number;
}

export function layoutOf(size: 32 | 64): Layout {
  const sgpr0 = VECTOR_WORDS;
  const scratch = sgpr0 + SCALAR_WORDS;
  return {
    size,
    rows: VECTOR_WORDS / size,
    sgpr0,
    vcc: sgpr0 + VCC_LO,
    exec: sgpr0 + EXEC_LO,
    scratch,
    pool: scratch + SCRATCH_ROWS * size,
  };
}
