/**
 * Operations per second of runtime/float, over 32-lane rows as executors use them. Run: npx tsx bench/float.ts
 * The peer of each is the plain JavaScript operation at the top, which is what a fast variant costs at least.
 */
import * as F from "../runtime/float/index.js";

const LANES = 32;
const ROWS = 64;
const N = LANES * ROWS;
const a32 = new Float32Array(N);
const b32 = new Float32Array(N);
const c32 = new Float32Array(N);
const a64 = new Float64Array(N);
const b64 = new Float64Array(N);
const c64 = new Float64Array(N);
const a16 = new Uint16Array(N);
const b16 = new Uint16Array(N);
const c16 = new Uint16Array(N);
const u32 = new Uint32Array(a32.buffer);
const v32 = new Uint32Array(b32.buffer);
const out32 = new Float32Array(N);
const out64 = new Float64Array(N);
const outU = new Uint32Array(N);

let seed = 1;
function random(): number {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}
for (let i = 0; i < N; i++) {
  for (const row of [a32, b32, c32, a64, b64, c64]) row[i] = (random() * 4 - 2) * 2 ** (random() * 20 - 10);
  for (const row of [a16, b16, c16]) row[i] = F.numberToF16((random() * 4 - 2) * 2 ** (random() * 8 - 4), 0);
}

type Loop = () => void;
// Each loop is written out: a shared one would measure the call of its body, not the body.
const CASES: [name: string, loop: Loop][] = [
  [
    "f32 fround(a * b)",
    () => {
      for (let i = 0; i < N; i++) out32[i] = Math.fround(a32[i] * b32[i]);
    },
  ],
  [
    "fmaF32 nearest",
    () => {
      for (let i = 0; i < N; i++) out32[i] = F.fmaF32Nearest(a32[i], b32[i], c32[i]);
    },
  ],
  [
    "fmaF32 toward zero",
    () => {
      for (let i = 0; i < N; i++) out32[i] = F.fmaF32(a32[i], b32[i], c32[i], 3);
    },
  ],
  [
    "addF32 toward zero",
    () => {
      for (let i = 0; i < N; i++) out32[i] = F.addF32(a32[i], b32[i], 3);
    },
  ],
  [
    "mulF32 upward",
    () => {
      for (let i = 0; i < N; i++) out32[i] = F.mulF32(a32[i], b32[i], 1);
    },
  ],
  [
    "divF32 downward",
    () => {
      for (let i = 0; i < N; i++) out32[i] = F.divF32(a32[i], b32[i], 2);
    },
  ],
  [
    "min32First",
    () => {
      for (let i = 0; i < N; i++) outU[i] = F.min32First(u32[i], v32[i], true);
    },
  ],
  [
    "minNum32",
    () => {
      for (let i = 0; i < N; i++) outU[i] = F.minNum32(u32[i], v32[i]);
    },
  ],
  [
    "class32",
    () => {
      for (let i = 0; i < N; i++) outU[i] = F.class32(u32[i]);
    },
  ],
  [
    "f16 to number",
    () => {
      for (let i = 0; i < N; i++) out32[i] = F.f16ToNumber(a16[i]);
    },
  ],
  [
    "number to f16",
    () => {
      for (let i = 0; i < N; i++) outU[i] = F.numberToF16(a32[i], 0);
    },
  ],
  [
    "f16 add, patterns",
    () => {
      for (let i = 0; i < N; i++) outU[i] = F.numberToF16(F.f16ToNumber(a16[i]) + F.f16ToNumber(b16[i]), 0);
    },
  ],
  [
    "f16 fma, patterns",
    () => {
      for (let i = 0; i < N; i++)
        outU[i] = F.f16ToBits(
          F.fmaF16(F.f16ToNumber(a16[i]), F.f16ToNumber(b16[i]), F.f16ToNumber(c16[i]), 0),
        );
    },
  ],
  [
    "fmaF64 nearest",
    () => {
      for (let i = 0; i < N; i++) out64[i] = F.fmaF64(a64[i], b64[i], c64[i], 0);
    },
  ],
  [
    "fmaF64 toward zero",
    () => {
      for (let i = 0; i < N; i++) out64[i] = F.fmaF64(a64[i], b64[i], c64[i], 3);
    },
  ],
  [
    "mulF64 upward",
    () => {
      for (let i = 0; i < N; i++) out64[i] = F.mulF64(a64[i], b64[i], 1);
    },
  ],
  [
    "rcpF32",
    () => {
      for (let i = 0; i < N; i++) out32[i] = F.rcpF32(a32[i]);
    },
  ],
  [
    "rsqF32",
    () => {
      for (let i = 0; i < N; i++) out32[i] = F.rsqF32(a32[i]);
    },
  ],
  [
    "exp2F32",
    () => {
      for (let i = 0; i < N; i++) out32[i] = F.exp2F32(a32[i]);
    },
  ],
  [
    "log2F32",
    () => {
      for (let i = 0; i < N; i++) out32[i] = F.log2F32(a32[i]);
    },
  ],
  [
    "sinF32",
    () => {
      for (let i = 0; i < N; i++) out32[i] = F.sinF32(a32[i]);
    },
  ],
  [
    "tanhF32",
    () => {
      for (let i = 0; i < N; i++) out32[i] = F.tanhF32(a32[i]);
    },
  ],
  [
    "ldexpF32",
    () => {
      for (let i = 0; i < N; i++) out32[i] = F.ldexpF32(a32[i], i & 15, 0);
    },
  ],
  [
    "number to fp8",
    () => {
      for (let i = 0; i < N; i++) outU[i] = F.numberToFp8(a32[i], false);
    },
  ],
];

console.log("operation                Mop/s   M wave32/s");
for (const [name, loop] of CASES) {
  for (let i = 0; i < 300; i++) loop();
  let runs = 0;
  // Processor time, so that a busy machine does not count.
  const start = process.cpuUsage();
  const elapsed = (): number => process.cpuUsage(start).user / 1000;
  while (elapsed() < 200) {
    for (let i = 0; i < 20; i++) loop();
    runs += 20;
  }
  const rate = (runs * N) / elapsed() / 1000;
  console.log(`${name.padEnd(22)} ${rate.toFixed(1).padStart(8)} ${(rate / LANES).toFixed(2).padStart(9)}`);
}
