/**
 * The arrays in which one matrix instruction is computed. They are constants of this module, so that the loops over
 * them are compiled for these very arrays; an instruction fills them, computes and leaves, so one set is enough.
 */

/** Elements of the largest A or B there is: 32 x 128. */
const ELEMENTS = 4096;
/** Elements of the largest D: two of 32 x 32. */
const RESULTS = 2048;
/** Columns of the widest D. */
const COLUMNS = 32;

/** A by block, row, k; B by block, k, column: values of float formats. */
export const A = new Float64Array(ELEMENTS);
export const B = new Float64Array(ELEMENTS);
/** Exponent of each element: of denormals that of the smallest normal number, of zero -126. */
export const EA = new Int32Array(ELEMENTS);
export const EB = new Int32Array(ELEMENTS);
/** The same for integer formats. */
export const IA = new Int32Array(ELEMENTS);
export const IB = new Int32Array(ELEMENTS);

/** Where the row of B starts that goes with each k: for every block, or for every row of a sparse A. */
export const ROWS = new Int32Array(2048);
/** Where in ROWS each row of A (of all blocks) starts. */
export const FIRST = new Int32Array(128);

/** C, which becomes D, by block, row, column: as f32, its words, as i32, and as f64. */
export const ACC = new Float32Array(RESULTS);
export const ACC_BITS = new Uint32Array(ACC.buffer);
export const ACC_INT = new Int32Array(ACC.buffer);
export const ACC64 = new Float64Array(RESULTS);
export const ACC64_WORDS = new Uint32Array(ACC64.buffer);

/** Scales by row of A and block, and by block and column of B: their values and exponents. */
export const SCALE_A = new Float64Array(256);
export const SCALE_B = new Float64Array(256);
export const SCALE_EA = new Int32Array(256);
export const SCALE_EB = new Int32Array(256);

/** Per column, while a row is computed: largest exponent of the products of a group, and their sum. */
export const TOP = new Int32Array(COLUMNS);
export const SUM = new Float64Array(COLUMNS);
export const TOP_ODD = new Int32Array(COLUMNS);
export const SUM_ODD = new Float64Array(COLUMNS);

const POWERS = 800;
const powers = new Float64Array(2 * POWERS + 1);
for (let e = -POWERS; e <= POWERS; e++) powers[e + POWERS] = 2 ** e;

/** 2^e for -800 <= e <= 800. */
export function power(e: number): number {
  return powers[e + POWERS];
}

/** Exponent that stands for an infinity or NaN: no finite element and no product of two reaches it. */
export const NOT_FINITE = 300;
/** Exponent that MMA-Sim, and so the fused models, give a zero of any format. */
export const ZERO_EXPONENT = -126;

/** Exponent of the f32 with these bits, 128 for infinities and NaN; of zero and denormals -126. */
export function exponentOfBits(bits: number): number {
  const e = (bits >>> 23) & 0xff;
  return (e === 0 ? 1 : e) - 127;
}
