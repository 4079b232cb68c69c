import type { Fidelity, Semantics, SemanticsClass } from "./executors.js";
import type { Executor } from "./step.js";

const EXACT: Fidelity = { kind: "exact" };

/** What generated definitions may say beside their executor. */
export interface DefineOptions {
  readonly general?: Executor;
  /** Bits of MODE that must be 0 for the fast variant. */
  readonly rounds?: number;
  /** The fast variant without flushing, and the bits of MODE that must be 1 for it. */
  readonly keep?: Executor;
  readonly keeps?: number;
  readonly readsDestination?: true;
  readonly ownHalves?: true;
  readonly ownSource?: true;
  readonly ownResult?: true;
  readonly fidelity?: Fidelity;
}

/** One entry of a generated definitions table. */
export function define(
  name: string,
  kind: SemanticsClass,
  fast: Executor,
  options: DefineOptions = {},
): Semantics {
  return {
    name,
    class: kind,
    fast,
    ...(options.general && { general: options.general }),
    rounds: options.rounds ?? 0,
    ...(options.keep && { keep: options.keep, keeps: options.keeps ?? 0 }),
    readsDestination: options.readsDestination ?? false,
    ownHalves: options.ownHalves ?? false,
    ownSource: options.ownSource ?? false,
    ownResult: options.ownResult ?? false,
    fidelity: options.fidelity ?? EXACT,
  };
}
