/** `npm run bench [isa|asm|float|wave|kernel ...]`: all benchmarks, or those named. */
import { benchAsm } from "./asm.js";
import { benchIsa } from "./isa.js";
import { benchKernel } from "./kernel.js";
import { benchMatrix } from "./matrix.js";
import { print } from "./report.js";
import { waveBench } from "./wave.js";

/** tinygrad's emulator on the same kind of machine, measured once: a loop of 16 VALU and 3 SALU instructions. */
const TINYGRAD = {
  what: "peer: tinygrad's emulator (measured once, not in this run)",
  rate: 0.7e6,
  unit: "wave-instructions",
};

async function benchWave(): Promise<void> {
  const rows = waveBench().map(({ name, rate }) => ({
    what: name,
    rate: rate * 1e6,
    unit: "wave-instructions",
  }));
  print("executors", rows, TINYGRAD);
}

const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = {
  isa: () => benchIsa(),
  asm: () => benchAsm(),
  wave: benchWave,
  matrix: () => benchMatrix(),
  kernel: benchKernel,
};

const names = process.argv.slice(2);
const unknown = names.find((name) => BENCHMARKS[name] === undefined);
if (unknown !== undefined) {
  console.error(`unknown benchmark ${unknown}; there are ${Object.keys(BENCHMARKS).join(", ")}`);
  process.exit(2);
}
for (const name of names.length > 0 ? names : Object.keys(BENCHMARKS)) await BENCHMARKS[name]!();
