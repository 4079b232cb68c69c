/** `npm run bench [isa|asm|float|wave|kernel ...]`: all benchmarks, or those named. */
import { benchAsm } from "./asm.js";
import { benchIsa } from "./isa.js";
import { benchKernel } from "./kernel.js";
import { benchMatrix } from "./matrix.js";
import { benchWave } from "./wave.js";

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
