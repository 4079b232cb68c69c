/** Which of the differences a list of errata tells were found, and which of them have no settled answer. */
import { SpecError } from "../spec/errors.js";
import { parseJson, type JsonNode } from "../spec/json.js";

/** One entry of a list of known errors. */
export interface KnownError {
  readonly generations: readonly string[];
  readonly subject: string;
  readonly kind: string;
  readonly wrong: string;
  readonly right: string;
  readonly evidence: string;
}

/** Words by which the list says that nobody knows the right answer. */
const UNSETTLED = /unresolved|unverified|presumably|neither text|until hardware/i;

export const isSettled = (one: KnownError): boolean => !UNSETTLED.test(`${one.right} ${one.evidence}`);

/** Reads the list's entries of kind `manual pseudocode`. */
export function readKnownErrors(text: string, file: string): KnownError[] {
  const field = (node: JsonNode, key: string): string => {
    const value = (node.value as Record<string, unknown>)[key];
    if (typeof value !== "string") throw new SpecError(`${key} is missing`, { file, path: node.path });
    return value;
  };
  return parseJson(text, file)
    .list()
    .map((node) => ({
      generations: (node.value as { generation: string[] }).generation,
      subject: field(node, "subject"),
      kind: field(node, "kind"),
      wrong: field(node, "wrong"),
      right: field(node, "right"),
      evidence: field(node, "evidence"),
    }))
    .filter((one) => one.kind === "manual pseudocode");
}

/** Patterns of instruction names in a subject such as `V_CVT_PK_NORM_I16_F32/F16, V_INTERP_P10/P2 F32, F16`. */
export function subjectPatterns(subject: string): RegExp[] {
  const patterns: string[] = [];
  let last = "";
  for (const part of subject.split(/,\s*|\s+and\s+/)) {
    const [first = "", ...others] = part.trim().split("/");
    const [name = "", type] = first.split(/\s+/);
    if (/^[SV]_/.test(name)) {
      last = name;
      patterns.push(type === undefined ? name : `${name}(_.*)?`);
    }
    for (const other of others) {
      const bare = other.split(/\s+/)[0]!;
      if (/^[SV]_/.test(bare)) patterns.push(bare);
      else patterns.push(bare.startsWith("M") ? `V_${bare}` : last.replace(/_[^_]+$/, `_${bare}`));
    }
    if (others.length === 0 && !/^[SV]_/.test(name) && last !== "") patterns.push(`${last}(_.*)?`);
  }
  return patterns.map((pattern) => new RegExp(`^${pattern.replaceAll("*", ".*")}$`));
}
