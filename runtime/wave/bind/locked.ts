import type { FlatMemory } from "../../memory/index.js";
import type { Executor } from "../step.js";

/** Threads take turns in atomic instructions on memory. */
export function locked(core: Executor): Executor {
  return (w, s) => {
    const mem = w.mem as Partial<Pick<FlatMemory, "lock" | "unlock">>;
    mem.lock?.();
    try {
      core(w, s);
    } finally {
      mem.unlock?.();
    }
  };
}
