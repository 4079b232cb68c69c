import type { GenerationId } from "../../generated/index.js";
import { loadMemoryFacts } from "../../generator/spec/memoryFacts.js";
import type { MemoryRules } from "../../runtime/memory/index.js";

const facts = loadMemoryFacts();

/** What spec/memory says of a generation, as the generator writes it. */
export function memoryRules(generation: GenerationId): MemoryRules {
  const { formats, buffers, images } = facts.get(generation)!;
  if (images === null) return { formats, buffers, images };
  const { fields, more, ...rest } = images;
  const named = Object.fromEntries(fields) as unknown as NonNullable<MemoryRules["images"]>;
  return { formats, buffers, images: { ...named, ...rest, more: new Map(more) } };
}
