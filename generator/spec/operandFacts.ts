/** `spec/operands/reads-destination.json`: destinations that are also read, which the XML does not tell. */
import { SpecError } from "./errors.js";
import { GENERATION_IDS, STATED_IDS, type Generation, type GenerationId } from "./generations.js";
import { readSpecJson, type JsonNode } from "./json.js";
import type { Instruction, IsaSpec } from "./model.js";

export const DESTINATION_KINDS = ["accumulates", "conditional", "exchanges", "partial"] as const;

/**
 * How a destination is read: as an addend, as the value kept when a condition fails, as one side of an exchange, or
 * for the bits or lanes that are not written.
 */
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

export const KEPT_PARTS = [
  "31:16",
  "15:0",
  "63:48",
  "half by OP_SEL[3]",
  "bytes by OP_SEL[3:2]",
  "all bits but one",
  "all lanes but one",
  "lanes whose source is disabled",
  "all unless SCC",
] as const;

/** What stays of the old value. */
export type KeptPart = (typeof KEPT_PARTS)[number];

export interface DestinationFact {
  readonly kind: DestinationKind;
  readonly generations: readonly GenerationId[];
  /** Instruction names; a final `*` stands for any ending. */
  readonly instructions: readonly string[];
  /** Fields that are both read and written; without it, the first destination of each form. */
  readonly fields?: readonly string[];
  /** Present for `partial` and `conditional`. */
  readonly keeps?: KeptPart;
  readonly reason: string;
  readonly source: string;
  readonly path: string;
}

let cached: readonly DestinationFact[] | undefined;

export function loadDestinationFacts(): readonly DestinationFact[] {
  return (cached ??= parseDestinationFacts(readSpecJson("operands/reads-destination.json")));
}

/** Throws `SpecError` with the path inside the file for any other shape. */
export function parseDestinationFacts(root: JsonNode): DestinationFact[] {
  const facts = root.object(["about", "facts"]).get("facts");
  return facts.list().map((node) => {
    const row = node.object(["kind", "generations", "instructions", "fields", "keeps", "reason", "source"]);
    const kind = row.get("kind").oneOf(DESTINATION_KINDS);
    const generations = row.get("generations");
    const fields = row.optional("fields")?.texts();
    const keeps = row.optional("keeps")?.oneOf(KEPT_PARTS);
    if ((keeps !== undefined) !== (kind === "partial" || kind === "conditional")) {
      node.fail("keeps belongs to partial and conditional facts, and only to them");
    }
    return {
      kind,
      generations:
        generations.value === "all" ? STATED_IDS : generations.list().map((one) => one.oneOf(GENERATION_IDS)),
      instructions: row.get("instructions").texts(),
      ...(fields === undefined ? {} : { fields }),
      ...(keeps === undefined ? {} : { keeps }),
      reason: row.get("reason").text(),
      source: row.get("source").text(),
      path: node.path,
    };
  });
}

/**
 * The facts of one generation by instruction name. Throws `SpecError` when two facts claim one instruction, or when
 * a fact that lists the generation finds none of its instructions there.
 */
export function destinationsRead(
  spec: IsaSpec,
  { id, follows }: Pick<Generation, "id" | "follows">,
  facts: readonly DestinationFact[] = loadDestinationFacts(),
): ReadonlyMap<string, DestinationFact> {
  const found = new Map<string, DestinationFact>();
  for (const fact of facts) {
    const stated = fact.generations.includes(id);
    if (!stated && (follows === undefined || !fact.generations.includes(follows))) continue;
    const matches = spec.instructions.filter((one) =>
      fact.instructions.some((pattern) => matchesName(pattern, one)),
    );
    // What is only taken over from the generation it follows may find nothing.
    if (matches.length === 0 && stated) {
      throw new SpecError(`${id} has none of ${fact.instructions.join(", ")}`, factPlace(fact));
    }
    for (const { name } of matches) {
      if (found.has(name)) throw new SpecError(`${name} is claimed twice in ${id}`, factPlace(fact));
      found.set(name, fact);
    }
  }
  return found;
}

/** Patterns of the facts that name no instruction of any generation given: misspelt ones. */
export function unmatchedPatterns(
  specs: readonly { readonly spec: IsaSpec; readonly generation: { readonly id: GenerationId } }[],
  facts: readonly DestinationFact[] = loadDestinationFacts(),
): string[] {
  return facts.flatMap((fact) =>
    fact.instructions.filter(
      (pattern) =>
        !specs.some(
          ({ spec, generation }) =>
            fact.generations.includes(generation.id) &&
            spec.instructions.some((one) => matchesName(pattern, one)),
        ),
    ),
  );
}

function matchesName(pattern: string, instruction: Instruction): boolean {
  return pattern.endsWith("*")
    ? instruction.name.startsWith(pattern.slice(0, -1))
    : instruction.name === pattern;
}

function factPlace(fact: DestinationFact): { path: string; file: string } {
  return { path: fact.path, file: "spec/operands/reads-destination.json" };
}
