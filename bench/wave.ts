/** Wave-instructions per second of a vector loop: 16 VALU and 3 SALU instructions an iteration. Peer: tinygrad's emulator. */
import { rdna3 } from "../generated/rdna3/index.js";
import { executors } from "../generated/rdna3/execute.js";
import { Program, Wave } from "../runtime/wave/index.js";
import type { Isa } from "../runtime/isa/isa.js";
import { measure, print, TINYGRAD, type Row } from "./report.js";

const isa = rdna3 as unknown as Isa;

const op = (name: string, encoding: string, fields: Record<string, number>): Uint8Array =>
  isa.encodeFields({ name, encoding, fields });

const fma = (d: number, a: number, b: number, c: number): Uint8Array =>
  op("V_FMA_F32", "ENC_VOP3", { VDST: d, SRC0: 256 + a, SRC1: 256 + b, SRC2: 256 + c });
const vop2 = (name: string, d: number, a: number, b: number): Uint8Array =>
  op(name, "ENC_VOP2", { VDST: d, SRC0: a, VSRC1: b });

/** Vector registers, an inline constant and an SGPR as sources. */
const ROUND: readonly Uint8Array[] = [
  fma(0, 1, 2, 0),
  vop2("V_ADD_F32", 3, 256 + 4, 3),
  vop2("V_ADD_NC_U32", 5, 129, 5),
  vop2("V_MUL_F32", 6, 2, 7),
  fma(8, 6, 2, 8),
  vop2("V_ADD_F32", 9, 240, 6),
  vop2("V_ADD_NC_U32", 10, 256 + 5, 10),
  vop2("V_MUL_F32", 11, 256 + 9, 7),
];

const LOOP = [...ROUND, ...ROUND];

function program(iterations: number, body: readonly Uint8Array[]): Program {
  const words = body.reduce((sum, bytes) => sum + bytes.length / 4, 0);
  const parts = [
    op("S_MOV_B32", "SOP1_INST_LITERAL", { SDST: 0, SSRC0: 255, LITERAL: iterations }),
    ...body,
    op("S_SUB_U32", "ENC_SOP2", { SDST: 0, SSRC0: 0, SSRC1: 129 }),
    op("S_CMP_LG_U32", "ENC_SOPC", { SSRC0: 0, SSRC1: 128 }),
    op("S_CBRANCH_SCC1", "ENC_SOPP", { SIMM16: -(words + 3) & 0xffff }),
    op("S_ENDPGM", "ENC_SOPP", {}),
  ];
  return new Program(isa, executors, Buffer.concat(parts));
}

/** A vector loop that can be run again and again from the same registers: its steps, and what it leaves in v0 to v11. */
export function valuLoop(
  mode: number,
  iterations: number,
  body: readonly Uint8Array[] = LOOP,
  lanes = 0xffffffff,
  size: 32 | 64 = 32,
): { run: () => number; result: () => Uint32Array } {
  const code = program(iterations, body);
  const wave = new Wave({ size, isa, mode });
  const run = (): number => {
    wave.reset();
    for (let r = 0; r < 16; r++)
      for (let l = 0; l < size; l++) wave.f[r * size + l] = 0.5 + r / 16 + l / 1024;
    wave.u[wave.sgpr0 + 2] = 0x3f000000;
    wave.setExec(lanes, lanes);
    code.run(wave, { maxSteps: Infinity });
    return wave.steps;
  };
  return { run, result: () => wave.u.slice(0, 12 * size) };
}

/** Runs all measurements. */
export function benchWave(): Promise<void> {
  const rate = (...args: Parameters<typeof valuLoop>): number => measure(valuLoop(...args).run);
  const sixteen = (one: Uint8Array): Uint8Array[] => Array.from({ length: 16 }, () => one);
  const short = 1000;
  const unit = "wave-instructions";
  const rows: Row[] = [
    ["VALU loop, wave32, f32 denormals flushed", rate(0x3c0, short)],
    ["VALU loop, wave32, f32 denormals kept", rate(0x3f0, short)],
    ["VALU loop, wave32, half of the lanes off", rate(0x3c0, short, LOOP, 0x55555555)],
    ["VALU loop, wave64, f32 denormals flushed", rate(0x3c0, short, LOOP, 0xffffffff, 64)],
    ["16 x fma", rate(0x3c0, short, sixteen(fma(0, 1, 2, 0)))],
    ["16 x add", rate(0x3c0, short, sixteen(vop2("V_ADD_F32", 3, 256 + 4, 3)))],
    ["16 x mul", rate(0x3c0, short, sixteen(vop2("V_MUL_F32", 6, 2, 7)))],
    ["16 x add u32", rate(0x3c0, short, sixteen(vop2("V_ADD_NC_U32", 10, 256 + 5, 10)))],
    [
      "16 x scalar add",
      rate(0x3c0, short, sixteen(op("S_ADD_U32", "ENC_SOP2", { SDST: 4, SSRC0: 4, SSRC1: 129 }))),
    ],
    ["16 x s_nop", rate(0x3c0, short, sixteen(op("S_NOP", "ENC_SOPP", {})))],
  ].map(([what, rate]) => ({ what: what as string, rate: rate as number, unit }));
  const what = "peer: tinygrad's emulator (measured once, not in this run)";
  print("executors", rows, { what, rate: TINYGRAD.instructions, unit });
  return Promise.resolve();
}
