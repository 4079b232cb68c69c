import type { Wave } from "./wave.js";

/** What runs a step. It reads and writes the wave's state at the offsets that the step holds. */
export type Executor = (w: Wave, s: Step) => void;

/**
 * Raw numbers of an instruction, for definitions that name fields instead of operands (wave class, OPSEL and the
 * like). Register fields hold register numbers (v5 is 5, also in a 9-bit source field); all else is as stored.
 */
export class StepFields {
  SRC0 = 0;
  SRC1 = 0;
  SRC2 = 0;
  VDST = 0;
  SDST = 0;
  OPSEL = 0;
  OPSEL_HI = 0;
  NEG = 0;
  NEG_HI = 0;
  ABS = 0;
  OMOD = 0;
  CLAMP = 0;
  BLGP = 0;
  CBSZ = 0;
  ABID = 0;
  /** The scale half of a scaled matrix instruction (VOP3PX2). */
  SCALE_OPSEL = 0;
  SCALE_OPSEL_HI = 0;
  SCALE_NEG = 0;
  SCALE_NEG_HI = 0;
  SIMM16 = 0;
  /** SDWA: part of source 0 (AMD's SDWA_SRC0_SEL). */
  SRC0_SEL = 0;
  SRC1_SEL = 0;
  /** DPP: fetch inactive. */
  FI = 0;
  BOUND_CTRL = 0;
  /** Buffers: the address has an index, an offset. */
  IDXEN = 0;
  OFFEN = 0;
  /** The data goes to LDS. */
  LDS = 0;
  /** The scalar part of a flat address, as stored. */
  SADDR = 0;
  /** Images: channels of the data; two in a register; a status word follows. */
  DMASK = 0;
  D16 = 0;
  TFE = 0;
  /** Vertex parameters: attribute and channel. */
  ATTR = 0;
  ATTRCHAN = 0;
  /** Word offsets of lane 0's address and data, for definitions that see all lanes. */
  ADDR_ROW = 0;
  DATA0_ROW = 0;
}

/** The fields of a step that names none. */
const NO_FIELDS = new StepFields();

/** The executor of a step that does nothing; the run loop does not even call it. */
export const noOperation: Executor = () => {};

/**
 * One instruction bound to the places of its operands, ready to run on any wave of the layout it was bound for.
 * All offsets count 32-bit words in `Wave.u`. One class with the same fields in the same order for all steps, so
 * that V8 sees one shape.
 */
export class Step {
  /** Destinations: word offset of lane 0's first word; kd the lane stride; hd the distance to the next word. */
  d0 = 0;
  d1 = 0;
  kd0 = 0;
  kd1 = 0;
  hd0 = 0;
  hd1 = 0;
  /** Sources: word offset of lane 0's first word; k the lane stride (1 VGPR row, 0 one value for all lanes). */
  s0 = 0;
  s1 = 0;
  s2 = 0;
  s3 = 0;
  s4 = 0;
  k0 = 0;
  k1 = 0;
  k2 = 0;
  k3 = 0;
  k4 = 0;
  /** Distance between the consecutive words of a wider source: the wave's size in VGPRs, else 1. */
  h0 = 0;
  h1 = 0;
  h2 = 0;
  h3 = 0;
  h4 = 0;
  /** Lane masks read and written: word offset of the low word (in wave64 the high word follows). */
  ci = 0;
  co = 0;
  /** SIMM16 sign-extended, or the 32-bit literal of a K instruction as a signed number. */
  simm = 0;
  /** High word of a 64-bit literal. */
  simmHi = 0;
  /** Byte address of this instruction and of the one that follows it in memory. */
  pc = 0;
  next = 0;
  fields: StepFields = NO_FIELDS;
  /** Runs the step with all that goes before and after it. */
  run: Executor = noOperation;
  /** The step at `next` in the same table of bound steps, once it was reached from here. */
  following: Step | null = null;

  // What a step with modifiers is made of: `before` fills scratch rows, `core` computes, `after` writes results.
  core: Executor = noOperation;
  before: readonly Step[] = [];
  after: readonly Step[] = [];
  /** Lane table of a step that moves values between lanes (DPP). */
  lanes: Int32Array | null = null;
  /** Bit masks of a filling or writing step. */
  shift = 0;
  and = 0;
  xor = 0;
}

/** `run` of a step that has others before or after it. */
export const runComposite: Executor = (w, s) => {
  const { before, after } = s;
  for (let i = 0; i < before.length; i++) {
    const b = before[i]!;
    b.run(w, b);
  }
  s.core(w, s);
  for (let i = 0; i < after.length; i++) {
    const a = after[i]!;
    a.run(w, a);
  }
};
