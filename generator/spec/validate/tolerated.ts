/** `spec/errata/tolerated.json`: deviations of AMD's own files that are read past, as data. */
import { readSpecJson, type JsonNode } from "../json.js";

export const TOLERATED_RULES = [
  "undeclared-condition",
  "undeclared-subgroup",
  "condition-without-expression",
  "identifier-outside-mask",
  "value-wider-than-field",
] as const;

export type ToleratedRule = (typeof TOLERATED_RULES)[number];

export interface Toleration {
  readonly rule: ToleratedRule;
  /** The condition, subgroup, encoding or operand type; a final `*` stands for any ending. */
  readonly name: string;
  /** For conditions: the encoding, or `an encoding that declares no condition at all`. */
  readonly where?: string;
  /** For conditions: the declared condition that is meant. */
  readonly readAs?: string;
  readonly reason: string;
}

export const WHERE_NO_CONDITIONS = "an encoding that declares no condition at all";

let cached: readonly Toleration[] | undefined;

export function loadTolerated(): readonly Toleration[] {
  return (cached ??= parseTolerated(readSpecJson("errata/tolerated.json")));
}

export function parseTolerated(root: JsonNode): Toleration[] {
  return root
    .object(["about", "tolerated"])
    .get("tolerated")
    .list()
    .map((node) => {
      const row = node.object(["rule", "name", "where", "readAs", "reason", "source"]);
      row.get("source").text();
      const where = row.optional("where")?.text();
      const readAs = row.optional("readAs")?.text();
      return {
        rule: row.get("rule").oneOf(TOLERATED_RULES),
        name: row.get("name").text(),
        ...(where === undefined ? {} : { where }),
        ...(readAs === undefined ? {} : { readAs }),
        reason: row.get("reason").text(),
      };
    });
}

export function nameMatches(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
