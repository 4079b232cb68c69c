import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cdna3 } from "../../generated/cdna3/index.js";
import { rdna1 } from "../../generated/rdna1/index.js";
import { rdna3 } from "../../generated/rdna3/index.js";
import { rdna4 } from "../../generated/rdna4/index.js";
import { DecodeError } from "../../runtime/isa/errors.js";
import type { Isa } from "../../runtime/isa/isa.js";
import type { BindingRules } from "../../runtime/wave/executors.js";
import { Program, Wave } from "../../runtime/wave/index.js";
import { handmade } from "./handmade.js";
import { expected, FORMATS, type Machine } from "./reference.js";

/**
 * Random instructions with random modifiers on random registers: binding against the slow reference. Whole vector
 * and scalar files are compared, so that a stray write shows.
 */
interface Target {
  readonly isa: Isa;
  readonly sizes: readonly (32 | 64)[];
  readonly rules: Partial<BindingRules>;
  readonly machine: Machine;
}

const old = { omodAlways: false, clampNanAlways: false };
const gfx9Keeps = new Set(["V_FMA_F16", "V_FMAC_F16"]);

const TARGETS: Readonly<Record<string, Target>> = {
  cdna3: {
    isa: cdna3 as unknown as Isa,
    sizes: [64],
    rules: { keepsOtherHalf: gfx9Keeps },
    machine: { ...old, keepsHalf: false, registerHalves: false },
  },
  rdna1: {
    isa: rdna1 as unknown as Isa,
    sizes: [32, 64],
    rules: {},
    machine: { ...old, keepsHalf: true, registerHalves: false },
  },
  rdna3: {
    isa: rdna3 as unknown as Isa,
    sizes: [32, 64],
    rules: { registerHalves: true },
    machine: { ...old, keepsHalf: true, registerHalves: true },
  },
  rdna4: {
    isa: rdna4 as unknown as Isa,
    sizes: [32, 64],
    rules: { registerHalves: true },
    machine: { omodAlways: true, clampNanAlways: true, keepsHalf: true, registerHalves: true },
  },
};

/** Small floats, exact in f16 and in sums, beside zeros, denormals, infinities and NaN, as f16 pairs, f32 and f64. */
const WORDS = [
  0x00000000, 0x80000000, 0x3f800000, 0xbf800000, 0x3e800000, 0x40400000, 0xc0e00000, 0x7f800000, 0xff800000,
  0x7fc00000, 0x00000001, 0x807fffff, 0x3c004000, 0xb800c200, 0x7c007e00, 0x00010200, 0x80000001, 0x38003c00,
  0x3ff00000, 0xbfe00000, 0x40080000, 0xffffffff, 0x00008000, 0x47800000,
]; // prettier-ignore

const register = fc.integer({ min: 0, max: 7 });
const sourceCode = fc.oneof(
  register.map((r) => 256 + r),
  register.map((r) => 2 * r),
  fc.constantFrom(128, 129, 192, 193, 208, 240, 241, 242, 243, 244, 247, 248),
  fc.constant(255),
  fc.constantFrom(253),
);

const MODES = [0x3c0, 0x0c0, 0x3f0, 0x000, 0x0f0, 0x100, 0x200];

interface Case {
  readonly seed: number;
  readonly codes: number[];
  readonly vdst: number;
  readonly vsrc1: number;
  readonly literal: number;
  readonly neg: number;
  readonly abs: number;
  readonly opsel: number;
  readonly omod: number;
  readonly clamp: number;
  readonly exec: [number, number];
  readonly mode: number;
  readonly scc: number;
}

const half = fc.tuple(register, fc.constantFrom(0, 128)).map(([r, h]) => r + h);
const cases: fc.Arbitrary<Case> = fc.record({
  seed: fc.integer({ min: 1, max: 0x7fffffff }),
  codes: fc.array(sourceCode, { minLength: 3, maxLength: 3 }) as fc.Arbitrary<number[]>,
  vdst: half,
  vsrc1: half,
  literal: fc.constantFrom(...WORDS),
  neg: fc.integer({ min: 0, max: 7 }),
  abs: fc.integer({ min: 0, max: 7 }),
  opsel: fc.integer({ min: 0, max: 15 }),
  omod: fc.integer({ min: 0, max: 3 }),
  clamp: fc.integer({ min: 0, max: 1 }),
  exec: fc.constantFrom<[number, number]>(
    [0xffffffff, 0xffffffff],
    [0x0000ff01, 0x80000000],
    [0, 0],
    [0xfffffffe, 1],
  ),
  mode: fc.constantFrom(...MODES),
  scc: fc.integer({ min: 0, max: 1 }),
});

function waveOf(target: Target, size: 32 | 64, c: Case): Wave {
  const wave = new Wave({ size, isa: target.isa, mode: c.mode });
  let state = c.seed;
  const next = (): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return WORDS[(state >>> 8) % WORDS.length]!;
  };
  for (let r = 0; r < 10; r++) wave.setVgpr(r, Array.from({ length: size }, next));
  for (let r = 0; r < 20; r++) wave.setSgpr(r, next());
  wave.setVcc(next(), next());
  wave.setExec(...c.exec);
  wave.scc = c.scc;
  return wave;
}

function decodes(isa: Isa, bytes: Uint8Array): boolean {
  try {
    isa.decode(bytes);
    return true;
  } catch (error) {
    if (error instanceof DecodeError) return false;
    throw error;
  }
}

/** The encodings of an instruction that these tests build, and the fields of one case in it. */
function fieldsOf(isa: Isa, name: string, encoding: string, c: Case): Record<string, number> | null {
  const form = isa.instruction(name)?.forms.find((f) => f.encoding.name === encoding);
  if (form === undefined) return null;
  const has = (field: string): boolean => form.encoding.fieldByName.has(field);
  const [sources, result] = FORMATS[name]!;
  const fields: Record<string, number> = {};
  const literal = encoding.includes("LITERAL");
  let literalUsed = false;
  const source = (code: number, index: number): number => {
    if (code === 255) {
      if (!literal) return 256 + index;
      literalUsed = true;
    }
    // Pairs start at even registers here, and no 64-bit value is made of SCC.
    if (sources[index] === "f64" || sources[index] === "u64")
      return code === 253 ? 128 : code < 128 || code >= 256 ? code & ~1 : code;
    return code;
  };
  if (encoding.includes("VOP3")) {
    sources.forEach((_, i) => (fields[`SRC${i}`] = source(c.codes[i]!, i)));
    // Bits that the generation wants zero: modifiers of operands that take none.
    const floats = sources.reduce((mask, format, i) => mask | (format.startsWith("f") ? 1 << i : 0), 0);
    const halves = sources.reduce((mask, format, i) => mask | (/16/.test(format) ? 1 << i : 0), 0);
    fields.NEG = c.neg & floats;
    fields.OMOD = result === "mask" || !/f/.test(result) ? 0 : c.omod;
    fields.CLAMP =
      /^[fu]/.test(result) &&
      name !== "V_ADD_NC_U16" &&
      name !== "V_LSHLREV_B64" &&
      name !== "V_ADD_CO_CI_U32"
        ? c.clamp
        : 0;
    if (name === "V_ADD_U16") fields.CLAMP = 0;
    if (has("ABS")) fields.ABS = c.abs & floats;
    if (has("OPSEL") || has("OP_SEL"))
      fields[has("OPSEL") ? "OPSEL" : "OP_SEL"] = c.opsel & (halves | (/16/.test(result) ? 8 : 0));
    if (has("SDST")) fields.SDST = 8;
    if (name === "V_CNDMASK_B32" || name === "V_ADD_CO_CI_U32") fields.SRC2 = 10;
    fields.VDST = c.vdst & 7;
    if (result === "mask") fields.VDST = 12;
  } else {
    fields.SRC0 = source(c.codes[0]!, 0);
    if (has("VSRC1"))
      fields.VSRC1 = sources[1] !== undefined && /16/.test(sources[1]) ? c.vsrc1 : c.vsrc1 & 6;
    if (has("VDST")) fields.VDST = /16/.test(result) ? c.vdst : c.vdst & 7;
  }
  if (/64/.test(result)) fields.VDST! &= 6;
  if (literal !== literalUsed) return null;
  if (literal) fields.LITERAL = c.literal;
  return fields;
}

const ENCODINGS = [
  "ENC_VOP1", "ENC_VOP2", "ENC_VOPC", "ENC_VOP3", "VOP3_SDST_ENC", "VOP1_INST_LITERAL", "VOP2_INST_LITERAL",
  "VOPC_INST_LITERAL", "VOP3_INST_LITERAL",
]; // prettier-ignore

describe.each(Object.entries(TARGETS))("%s", (generation, target) => {
  const executors = handmade(generation, target.rules);
  const names = Object.keys(FORMATS).filter((name) => target.isa.instruction(name)?.name === name);

  it.each(names)("%s with any modifiers, operands, EXEC and MODE", (name) => {
    let ran = 0;
    const run = (c: Case): void => {
      for (const encoding of ENCODINGS) {
        const fields = fieldsOf(target.isa, name, encoding, c);
        if (fields === null) continue;
        // GFX9 and GFX10 number whole registers only.
        if (!target.machine.registerHalves && !encoding.includes("VOP3")) {
          for (const field of ["VDST", "VSRC1"]) if (fields[field] !== undefined) fields[field] &= 7;
        }
        const machine = gfx9Keeps.has(name) ? { ...target.machine, keepsHalf: true } : target.machine;
        const size = target.sizes[c.seed % target.sizes.length]!;
        const wave = waveOf(target, size, c);
        const want = expected(name, fields, wave, machine);
        const bytes = target.isa.encodeFields({ name, encoding, fields });
        if (!decodes(target.isa, bytes)) continue;
        new Program(target.isa, executors, bytes).run(wave);
        const registers = wave.sgpr0 + 128;
        for (let i = 0; i < registers; i++) {
          if (wave.u[i] !== want[i]) {
            const where = i < wave.sgpr0 ? `v${Math.floor(i / size)} lane ${i % size}` : `s${i - wave.sgpr0}`;
            const hex = (n: number): string => n.toString(16).padStart(8, "0");
            expect.fail(
              `${encoding} ${JSON.stringify(fields)}: ${where} is ${hex(wave.u[i]!)}, not ${hex(want[i]!)}`,
            );
          }
        }
        ran++;
      }
    };
    fc.assert(fc.property(cases, run), { numRuns: 150, seed: 1 });
    expect(ran).toBeGreaterThan(100);
  });
});
