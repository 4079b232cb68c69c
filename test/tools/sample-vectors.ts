/**
 * Makes test/vectors/isa/<generation>.jsonl from the shared vectors: a few encodings of every format and condition,
 * spread over the sets, and some of every kind of invalid bytes. Run: npx tsx test/tools/sample-vectors.ts
 */
import { mkdirSync, writeFileSync } from "node:fs";
import type { AnyIsa } from "../isa/conformance.js";
import {
  bytesOf,
  GENERATION_NAMES,
  INVALID_SETS,
  sharedVectors,
  VALID_SETS,
  type GenerationName,
  type Vector,
} from "../isa/vectorSets.js";

const PER_FORMAT = 8;
const PER_INVALID_KIND = 20;

/** Every n-th element, so that `count` are left, spread evenly. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return Array.from({ length: Math.min(count, list.length) }, (_, i) => list[Math.floor(i * step)]!);
}

async function sample(generation: GenerationName): Promise<Vector[]> {
  const module = (await import(`../../generated/${generation}/index.ts`)) as Record<string, AnyIsa>;
  const isa = module[generation]!;
  const groups = new Map<string, Vector[]>();
  const put = (key: string, vector: Vector): void => {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [vector]);
    else group.push(vector);
  };
  for (const set of VALID_SETS) {
    for (const { b, t } of sharedVectors(generation, set)) {
      try {
        const { form } = isa.decode(bytesOf(b));
        put(`${form.encoding.name} ${form.variant.condition}`, { b, t, set });
      } catch {
        // Known differences stay out of the sample.
      }
    }
  }
  const valid = [...groups.values()].flatMap((group) => spread(group, PER_FORMAT));
  groups.clear();
  for (const set of INVALID_SETS)
    for (const { b, t, k } of sharedVectors(generation, set))
      put(`${set} ${k}`, { b, t, ...(k === undefined ? {} : { k }), set });
  return [...valid, ...[...groups.values()].flatMap((group) => spread(group, PER_INVALID_KIND))];
}

const folder = new URL("../vectors/isa/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const generation of GENERATION_NAMES) {
  const lines = (await sample(generation)).map((vector) => JSON.stringify(vector));
  writeFileSync(new URL(`${generation}.jsonl`, folder), lines.join("\n") + "\n");
  console.log(generation, lines.length);
}
