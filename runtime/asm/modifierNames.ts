import type { AsmModel, SlotSpec } from "./tables.js";

/** Modifiers of slot kinds that read others than the name their syntax gives. */
const OWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  omod: ["mul", "div"], dpp: ["quad_perm"], dpp8: ["dpp8"], fi8: ["fi"], bytesel: ["byte_sel"], bitop: ["bitop3"],
  soff: ["offset"], dsoff: ["offset"], swizzle: ["offset"], dfmt: ["dfmt", "nfmt", "format"], format: ["format"],
  th: ["th", "scope"], dim: ["dim"], set: [], ones: [],
}; // prettier-ignore

/** Names of the modifiers that a slot kind reads. */
function namesOf({ kind, args }: SlotSpec): readonly string[] {
  const own = OWN_NAMES[kind];
  if (own !== undefined) return own;
  const [name] = args;
  if (kind === "flag") return [name!, `no${name!}`];
  if (kind === "text") return [name!.slice(1)];
  return name === undefined ? [] : [name];
}

/** The names of all modifiers of a generation, by which operands end; those that name registers elsewhere, A16 and SCC, are not among them. */
export function modifierNames(model: AsmModel): ReadonlySet<string> {
  const names = new Set<string>(["offset"]);
  for (const syntax of new Set(model.forms.map((form) => form?.syntax)))
    for (const spec of syntax?.modifiers ?? []) for (const name of namesOf(spec)) names.add(name);
  for (const name of model.enums.get("dpp")?.byName.keys() ?? [])
    if (/^[a-z]/.test(name)) names.add(name.split(":")[0]!);
  for (const name of names) if (/^a\d+$/.test(name)) names.delete(name);
  for (const [name] of model.registerAliases) names.delete(name);
  return names;
}
