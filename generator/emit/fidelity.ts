/** spec/fidelity: how true the result of an instruction is to hardware. */
import { readdirSync } from "node:fs";
import { readSpecJson, SPEC_DIRECTORY } from "../spec/json.js";

export interface FidelityFact {
  readonly kind: "exact" | "rounded" | "unknown";
  /** For `rounded`: units in the last place. */
  readonly ulp?: number;
  readonly source: string;
  /** Inputs for which the fact does not speak. */
  readonly except?: string;
}

interface Rule {
  readonly pattern: RegExp;
  readonly generations: readonly string[] | null;
  readonly fact: FidelityFact;
}

let cached: readonly Rule[] | undefined;

/** The fact of an instruction: the first rule whose pattern matches its whole name. @throws SpecError when none does */
export function fidelityOf(generation: string, name: string): FidelityFact {
  cached ??= readdirSync(`${SPEC_DIRECTORY}fidelity`)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .flatMap((file) => parseRules(`fidelity/${file}`));
  const found = cached.find(
    (rule) => (rule.generations?.includes(generation) ?? true) && rule.pattern.test(name),
  );
  return found?.fact ?? { kind: "unknown", source: "no rule in spec/fidelity speaks of it" };
}

function parseRules(path: string): Rule[] {
  const file = readSpecJson(path).object(["about", "rules"]);
  return file
    .get("rules")
    .list()
    .map((node) => {
      const row = node.object(["pattern", "generations", "fidelity", "source", "except"]);
      const text = row.get("fidelity").text();
      const match = /^(exact|unknown|rounded)(?: (\d+(?:\.\d+)?))?$/.exec(text);
      if (match === null || (match[1] === "rounded") !== (match[2] !== undefined)) {
        row.get("fidelity").fail("exact, unknown or rounded <ulp> is due");
      }
      const except = row.optional("except")?.text();
      return {
        pattern: new RegExp(`^(?:${row.get("pattern").text()})$`),
        generations: row.optional("generations")?.texts() ?? null,
        fact: {
          kind: match![1] as FidelityFact["kind"],
          ...(match![2] === undefined ? {} : { ulp: Number(match![2]) }),
          source: row.get("source").text(),
          ...(except === undefined ? {} : { except }),
        },
      };
    });
}
