/** `kernel --stats`: how often each instruction ran, by name and by how exact its result is. */
import type { Instruction } from "../runtime/isa/instruction.js";
import type { Observer } from "../runtime/kernel/index.js";
import { fidelityOf, type Executors, type Fidelity, type Wave } from "../runtime/wave/index.js";

/** Times that the instruction at each address ran. */
export type Counts = Map<number, number>;

/** Counts into `counts`. */
export const counter = (counts: Counts): Observer => ({
  after: (_: Wave, pc: number) => {
    counts.set(pc, (counts.get(pc) ?? 0) + 1);
  },
});

export function addCounts(to: Counts, from: ReadonlyMap<number, number>): void {
  for (const [pc, count] of from) to.set(pc, (to.get(pc) ?? 0) + count);
}

/** Counts by name and fidelity, most frequent first; then by fidelity, and all. */
export function* statistics(
  counts: ReadonlyMap<number, number>,
  decode: (pc: number) => Instruction | null,
  executors: Executors,
): Generator<string> {
  const byName = new Map<string, number>();
  for (const [pc, count] of counts) {
    const name = decode(pc)?.name ?? "?";
    byName.set(name, (byName.get(name) ?? 0) + count);
  }
  const byFidelity = new Map<string, number>();
  const rows = [...byName].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  for (const [name, count] of rows) {
    const fidelity = fidelityText(name, executors);
    byFidelity.set(fidelity, (byFidelity.get(fidelity) ?? 0) + count);
    yield `${String(count).padStart(12)}  ${name.padEnd(32)} ${fidelity}`;
  }
  for (const [fidelity, count] of [...byFidelity].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)))
    yield `${String(count).padStart(12)}  instructions ${fidelity}`;
  yield `${String(rows.reduce((sum, [, count]) => sum + count, 0)).padStart(12)}  instructions`;
}

const ORDER: readonly Fidelity["kind"][] = ["unknown", "rounded", "exact"];

/** Of a dual-issue pair, the less exact half's. */
function fidelityText(name: string, executors: Executors): string {
  const halves = name.split(" :: ").map((half) => fidelityOf(executors, half));
  const worst = halves.reduce((a, b) => (ORDER.indexOf(b.kind) < ORDER.indexOf(a.kind) ? b : a));
  return worst.kind === "rounded" ? `rounded, hardware within ${worst.ulp ?? "?"} ulp` : worst.kind;
}
