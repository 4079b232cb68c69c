/** Cuts a program down to the statements that a disagreement needs. */
import type { Program, Statement } from "./program.js";

/** The program without what `drop` names, statements numbered as they stand. */
function without(program: Program, drop: ReadonlySet<number>): Program {
  let n = 0;
  const cut = (body: readonly Statement[]): Statement[] => {
    const kept: Statement[] = [];
    for (const s of body) {
      const dropped = drop.has(n++);
      if (s.kind === "if") {
        const inside = { ...s, then: cut(s.then), otherwise: cut(s.otherwise) };
        if (!dropped) kept.push(inside);
      } else if (s.kind === "loop") {
        const inside = { ...s, body: cut(s.body) };
        if (!dropped) kept.push(inside);
      } else if (s.kind === "switch") {
        const inside = { ...s, cases: s.cases.map((one) => ({ ...one, body: cut(one.body) })) };
        if (!dropped) kept.push(inside);
      } else if (!dropped) kept.push(s);
    }
    return kept;
  };
  return { ...program, body: cut(program.body) };
}

const count = (body: readonly Statement[]): number => {
  let n = 0;
  for (const s of body) {
    n++;
    if (s.kind === "if") n += count(s.then) + count(s.otherwise);
    if (s.kind === "loop") n += count(s.body);
    if (s.kind === "switch") for (const one of s.cases) n += count(one.body);
  }
  return n;
};

/** `fails` tells whether a program still shows the disagreement. */
export async function reduce(
  program: Program,
  fails: (program: Program) => Promise<boolean>,
): Promise<Program> {
  let best = program;
  for (
    let chunk = Math.ceil(count(best.body) / 2);
    chunk >= 1;
    chunk = chunk === 1 ? 0 : Math.ceil(chunk / 2)
  )
    for (let at = 0; at < count(best.body);) {
      const drop = new Set(Array.from({ length: chunk }, (_, i) => at + i));
      const candidate = without(best, drop);
      if (count(candidate.body) < count(best.body) && (await fails(candidate))) best = candidate;
      else at += chunk;
    }
  const names = JSON.stringify(best.body) + JSON.stringify(best.callees);
  const fewer = { ...best, callees: best.callees.filter((fn) => names.includes(`"${fn.name}`) || names.includes(` ${fn.name}`)), memories: best.memories.filter((m) => names.includes(`"${m.name}"`)) }; // prettier-ignore
  const needed = {
    ...fewer,
    variables: fewer.variables.filter((v) => names.includes(`"name":"${v.name}"`)),
    inputs: fewer.inputs.filter(({ variable }) => names.includes(`"name":"${variable.name}"`)),
  };
  for (const candidate of [needed, fewer]) if (await fails(candidate)) return candidate;
  return best;
}
