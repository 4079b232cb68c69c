/** Conditions that AMD's files name and do not declare are read as the one that is meant (`spec/errata/tolerated.json`). */
import type { IsaSpec } from "../model.js";
import type { Toleration } from "../validate/tolerated.js";
import type { XmlElement } from "../xml/tree.js";

/** Replaces undeclared condition names by their `readAs`, so that nothing after this sees them. */
export function readUndeclaredConditions(
  spec: IsaSpec,
  tolerated: readonly Toleration[],
  origins: WeakMap<object, XmlElement>,
): { readonly spec: IsaSpec; readonly notes: readonly string[] } {
  const rules = tolerated.filter(
    (one) => one.rule === "undeclared-condition" && one.readAs !== one.name && one.readAs !== undefined,
  );
  const counts = new Map<Toleration, number>();
  const declared = new Map(
    spec.encodings.map((one) => [one.name, new Set(one.conditions.map((condition) => condition.name))]),
  );
  const instructions = spec.instructions.map((instruction) => {
    let changed = false;
    const encodings = instruction.encodings.map((form) => {
      const names = declared.get(form.encodingName);
      const rule = names?.has(form.conditionName)
        ? undefined
        : rules.find((one) => one.name === form.conditionName && one.where === form.encodingName);
      if (rule?.readAs === undefined || names?.has(rule.readAs) !== true) return form;
      changed = true;
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
      return moved(form, { ...form, conditionName: rule.readAs }, origins);
    });
    return changed ? moved(instruction, { ...instruction, encodings }, origins) : instruction;
  });
  if (counts.size === 0) return { spec, notes: [] };
  const notes = [...counts].map(
    ([rule, count]) => `tolerated: ${rule.where} ${rule.name} read as ${rule.readAs}: ${count} times`,
  );
  return { spec: { ...spec, instructions }, notes };
}

function moved<T extends object>(old: object, changed: T, origins: WeakMap<object, XmlElement>): T {
  const origin = origins.get(old);
  if (origin !== undefined) origins.set(changed, origin);
  return changed;
}
