/**
 * Wave-instructions per second of a vector loop: 16 VALU and 3 SALU instructions an iteration, wave32, all lanes on.
 * Peer: tinygrad's Python emulator, 0.7 M/s on the machine of ../shared/field.md.
 */
import { pathToFileURL } from "node:url";
import { rdna3 } from "../generated/rdna3/index.js";
import { executors } from "../generated/rdna3/execute.js";
import { Program, Wave } from "../runtime/wave/index.js";
import type { Isa } from "../runtime/isa/isa.js";

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

export interface Measured {
  readonly name: string;
  /** Million wave-instructions per second, the best of several runs. */
  readonly rate: number;
}

function measure(
  name: string,
  mode: number,
  lanes: number,
  body: readonly Uint8Array[],
  size: 32 | 64 = 32,
): Measured {
  const code = program(20_000, body);
  let rate = 0;
  for (let i = 0; i < 6; i++) {
    const wave = new Wave({ size, isa, mode });
    for (let r = 0; r < 16; r++)
      for (let l = 0; l < size; l++) wave.f[r * size + l] = 0.5 + r / 16 + l / 1024;
    wave.u[wave.sgpr0 + 2] = 0x3f000000;
    wave.setExec(lanes, lanes);
    const start = performance.now();
    code.run(wave, { maxSteps: Infinity });
    rate = Math.max(rate, wave.steps / 1000 / (performance.now() - start));
  }
  return { name, rate };
}

/** Runs all measurements. */
export function waveBench(): Measured[] {
  const kinds: [string, readonly Uint8Array[]][] = [
    ["fma", [fma(0, 1, 2, 0)]],
    ["add", [vop2("V_ADD_F32", 3, 256 + 4, 3)]],
    ["mul", [vop2("V_MUL_F32", 6, 2, 7)]],
    ["add u32", [vop2("V_ADD_NC_U32", 10, 256 + 5, 10)]],
  ];
  return [
    measure("VALU loop, wave32, f32 denormals flushed", 0x3c0, 0xffffffff, LOOP),
    measure("VALU loop, wave32, f32 denormals kept", 0x3f0, 0xffffffff, LOOP),
    measure("VALU loop, wave32, half of the lanes off", 0x3c0, 0x55555555, LOOP),
    measure("VALU loop, wave64, f32 denormals flushed", 0x3c0, 0xffffffff, LOOP, 64),
    ...kinds.map(([name, body]) =>
      measure(
        `16 x ${name}`,
        0x3c0,
        0xffffffff,
        Array.from({ length: 16 }, () => body[0]!),
      ),
    ),
  ];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { name, rate } of waveBench()) console.log(`${name}: ${rate.toFixed(1)} M wave-instructions/s`);
}
