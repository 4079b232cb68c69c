export { RunError, UnsupportedError } from "./errors.js";
export { fidelities, fidelityOf } from "./executors.js";
export type { BindingRules, Executors, Fidelity, Semantics, SemanticsClass } from "./executors.js";
export { DEFAULT_MAX_STEPS, execute, Program, type ProgramOptions, type RunOptions } from "./program.js";
export { Step, type Executor } from "./step.js";
export {
  Wave,
  type WaveHooks,
  type WaveLds,
  type WaveMemory,
  type WaveOptions,
  type WaveScratch,
} from "./wave.js";
