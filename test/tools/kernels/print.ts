/**
 * A program as C, twice: a kernel, in which each lane runs for itself, and a host function that takes every statement for
 * all lanes of a workgroup, each lane's values in arrays, with a mask of the lanes that are there.
 */
import {
  CONTENDED, GROUPS, INPUT, PLACES, RESULTS,
  type Callee, type Memory, type Program, type Statement, type Text, type Variable,
} from "./program.js"; // prettier-ignore

export type Side = "device" | "host";

const write = (text: Text, side: Side): string =>
  text.map((part) => (typeof part === "string" ? part : place(part, side))).join("");

const place = (part: Variable | Memory, side: Side): string =>
  side === "host" && !("shared" in part && part.shared) ? `${part.name}[l]` : part.name;

const plain = (text: Text): string =>
  text.map((part) => (typeof part === "string" ? part : part.name)).join("");

export function printPrograms(programs: readonly Program[], side: Side): string {
  const functions = programs.map((program) => (side === "device" ? device(program) : host(program)));
  return [
    side === "device" ? "#define DEVICE 1" : "",
    '#include "prelude.h"',
    ...functions,
    ...(side === "host" ? [hostMain(programs)] : []),
  ].join("\n");
}

function callee(fn: Callee): string {
  const parameters = fn.parameters.map((p) => `${p.type.name} ${p.name}`).join(", ");
  const depth = fn.parameters.at(-1)!.name;
  return [
    `NOINLINE static ${fn.result.name} ${fn.name}(${parameters}) {`,
    ...fn.locals.map((v) => `  ${v.type.name} ${v.name} = ${v.type.name}_zero;`),
    ...fn.body.map(({ to, value }) => `  ${to.name} = ${plain(value)};`),
    ...(fn.recursion === undefined
      ? []
      : [
          `  if (${depth}) ${fn.recursion.to.name} = ${fn.name}(${[...fn.recursion.arguments.map((v) => v.name), `${depth} - 1`].join(", ")});`,
          ...fn.body.map(({ to, value }) => `  ${to.name} = ${plain(value)};`),
        ]),
    `  return ${fn.returns.name};`,
    "}",
  ].join("\n");
}

const addresses = (program: Program): string[] => [
  `  GLOBAL const u8 *mine = in + (u64)gid * ${INPUT};`,
  `  GLOBAL u8 *results = out + (u64)gid * ${RESULTS + PLACES};`,
  `  GLOBAL u8 *places = results + ${RESULTS};`,
  `  GLOBAL u8 *contended = out + ${GROUPS * program.items * (RESULTS + PLACES)} + wg * ${CONTENDED};`,
];

function device(program: Program): string {
  const lines = [...program.callees.map(callee)];
  for (const memory of program.memories.filter((m) => m.shared))
    lines.push(`static UNINITIALISED LDS ${memory.type.name} ${memory.name}[${memory.length}];`);
  lines.push(
    `KERNEL(${program.items}) void ${program.name}(GLOBAL const u8 *in, GLOBAL u8 *out, CONSTANT u8 *uni, u32 arg0, u64 arg1) {`,
    "  u32 lid = local_id(), wg = group_id(), gid = wg * " + `${program.items} + lid;`,
    ...addresses(program),
  );
  for (const memory of program.memories.filter((m) => !m.shared))
    lines.push(
      `  ${memory.type.name} ${memory.name}[${memory.length}];`,
      `  for (u32 i = 0; i < ${memory.length}; i++) ${memory.name}[i] = ${memory.type.name}_zero;`,
    );
  for (const v of program.variables) lines.push(`  ${v.type.name} ${v.name} = ${initial(program, v)};`);
  lines.push(...block(program.body, "  "));
  lines.push(...storeResults(program, "device"), "}");
  return lines.join("\n");
}

function initial(program: Program, variable: Variable): string {
  const input = program.inputs.find((one) => one.variable === variable);
  if (input === undefined) return `${variable.type.name}_zero`;
  return `load_${variable.type.name}(${variable.uniform ? "uni" : "mine"} + ${input.offset})`;
}

function storeResults(program: Program, side: Side): string[] {
  let offset = 0;
  return program.variables.map((v) => {
    offset = Math.ceil(offset / v.type.size) * v.type.size;
    const text = `  store_${v.type.name}(results + ${offset}, ${place(v, side)});`;
    offset += v.type.size;
    if (offset > RESULTS) throw new Error("too many variables");
    return text;
  });
}

/** Where a variable's result lies, for reports. */
export function resultAt(program: Program, at: number): string {
  const size = RESULTS + PLACES;
  const all = GROUPS * program.items * size;
  if (at >= all) return `contended+${at - all}`;
  const item = Math.floor(at / size);
  const inside = at % size;
  if (inside >= RESULTS) return `item ${item} places+${inside - RESULTS}`;
  let offset = 0;
  for (const v of program.variables) {
    offset = Math.ceil(offset / v.type.size) * v.type.size;
    if (inside >= offset && inside < offset + v.type.size) return `item ${item} ${v.name} (${v.type.name})`;
    offset += v.type.size;
  }
  return `item ${item} results+${inside}`;
}

function block(statements: readonly Statement[], indent: string): string[] {
  const lines: string[] = [];
  const say = (...texts: string[]): void => {
    lines.push(...texts.map((text) => indent + text));
  };
  for (const s of statements)
    switch (s.kind) {
      case "assign":
        say(`${s.to.name} = ${write(s.value, "device")};`);
        break;
      case "do":
        say(`${write(s.text, "device")};`);
        break;
      case "lanes":
        say(`${s.to.name} = ${s.call}(${[...s.values.map((v) => v.name), ...s.immediates].join(", ")});`);
        break;
      case "barrier":
        say("barrier();");
        break;
      case "if":
        say(`if (${write(s.condition, "device")}) {`);
        lines.push(...block(s.then, indent + "  "));
        if (s.otherwise.length > 0) say("} else {");
        lines.push(...block(s.otherwise, indent + "  "));
        say("}");
        break;
      case "loop":
        say(
          `u32 n_${s.name} = ${write(s.count, "device")};`,
          `for (u32 ${s.name} = 0; ${s.name} < n_${s.name}; ${s.name}++) {`,
        );
        lines.push(...block(s.body, indent + "  "));
        say("}");
        break;
      case "leave":
        say(`if (${write(s.condition, "device")}) ${s.how};`);
        break;
      case "switch":
        say(`switch (${write(s.value, "device")}) {`);
        s.cases.forEach(({ body, falls }, i) => {
          say(i === s.cases.length - 1 ? "default: {" : `case ${i}: {`);
          lines.push(...block(body, indent + "  "));
          say(falls ? "}" : "} break;");
        });
        say("}");
        break;
    }
  return lines;
}

function host(program: Program): string {
  const n = program.items;
  const lines = [...program.callees.map(callee)];
  lines.push(
    `static void ${program.name}(const u8 *in, u8 *out, const u8 *uni, u32 arg0, u64 arg1, u32 wg) {`,
    `  enum { N = ${n} };`,
    "  u8 everyone[N], *m = everyone; memset(everyone, 1, N);",
    `#define mine (in + (u64)gid * ${INPUT})`,
    `#define results (out + (u64)gid * ${RESULTS + PLACES})`,
    `#define places (results + ${RESULTS})`,
    `#define gid (wg * ${n} + l)`,
    "#define lid l",
    `  u8 *contended = out + ${GROUPS * n * (RESULTS + PLACES)} + wg * ${CONTENDED};`,
  );
  for (const memory of program.memories)
    lines.push(
      memory.shared
        ? `  ${memory.type.name} ${memory.name}[${memory.length}]; memset(${memory.name}, 0, sizeof ${memory.name});`
        : `  ${memory.type.name} ${memory.name}[N][${memory.length}]; memset(${memory.name}, 0, sizeof ${memory.name});`,
    );
  for (const v of program.variables)
    lines.push(`  ${v.type.name} ${v.name}[N]; LANES ${v.name}[l] = ${initial(program, v)};`);
  lines.push(...lockstep(program.body, "  "));
  lines.push("  LANES {", ...storeResults(program, "host"), "  }");
  lines.push("#undef mine", "#undef results", "#undef places", "#undef gid", "#undef lid", "}");
  return lines.join("\n");
}

let fresh = 0;

function lockstep(statements: readonly Statement[], indent: string): string[] {
  const lines: string[] = [];
  const say = (...texts: string[]): void => {
    lines.push(...texts.map((text) => indent + text));
  };
  const under = (mask: string, body: readonly Statement[], prepare = ""): void => {
    const id = `m${++fresh}`;
    say(
      `{ u8 ${id}[N]; for (u32 l = 0; l < N; l++) ${id}[l] = ${mask}; u8 *outer = m; u8 *m = ${id}; ${prepare}`,
    );
    lines.push(...lockstep(body, indent + "  "));
    say("}");
  };
  for (const s of statements)
    switch (s.kind) {
      case "assign":
        say(`LANES ${s.to.name}[l] = ${write(s.value, "host")};`);
        break;
      case "do":
        say(`LANES { ${write(s.text, "host")}; }`);
        break;
      case "lanes":
        say(
          `{ ${s.to.type.name} t[N]; ${s.call}(${["N", "m", "t", ...s.values.map((v) => v.name), ...s.immediates].join(", ")}); LANES ${s.to.name}[l] = t[l]; }`,
        );
        break;
      case "barrier":
        break;
      case "if": {
        const c = `c${++fresh}`;
        say(`u8 ${c}[N]; LANES ${c}[l] = !!(${write(s.condition, "host")});`);
        under(`m[l] && ${c}[l]`, s.then);
        if (s.otherwise.length > 0) under(`m[l] && !${c}[l]`, s.otherwise);
        break;
      }
      case "loop":
        say(
          `u32 n_${s.name}[N]; u8 alive_${s.name}[N]; LANES n_${s.name}[l] = ${write(s.count, "host")};`,
          `for (u32 l = 0; l < N; l++) alive_${s.name}[l] = m[l];`,
          `for (u32 ${s.name} = 0; ; ${s.name}++) {`,
          `  u32 any = 0; for (u32 l = 0; l < N; l++) any |= alive_${s.name}[l] = alive_${s.name}[l] && ${s.name} < n_${s.name}[l];`,
          "  if (!any) break;",
        );
        under(`alive_${s.name}[l]`, s.body);
        say("}");
        break;
      case "leave":
        say(
          `LANES if (${write(s.condition, "host")}) { m[l] = 0;${s.how === "break" ? ` alive_${s.loop}[l] = 0;` : ""} }`,
        );
        break;
      case "switch": {
        const c = `c${++fresh}`;
        const last = s.cases.length - 1;
        say(
          `u32 ${c}[N]; LANES { ${c}[l] = ${write(s.value, "host")}; if (${c}[l] > ${last}) ${c}[l] = ${last}; }`,
        );
        s.cases.forEach(({ body }, i) => {
          let first = i;
          while (first > 0 && s.cases[first - 1]!.falls) first--;
          under(`m[l] && ${c}[l] >= ${first} && ${c}[l] <= ${i}`, body);
        });
        break;
      }
    }
  return lines;
}

/** `program WAVE < inputs > outputs`: all programs in turn; each reads its lanes' input and what they share. */
function hostMain(programs: readonly Program[]): string {
  const lines = ["int main(int count, char **values) {", "  wave = atoi(values[1]);"];
  for (const p of programs) {
    lines.push(
      `  { static u8 in[${GROUPS * p.items * INPUT}], uni[256], out[${GROUPS * (p.items * (RESULTS + PLACES) + CONTENDED)}];`,
      "    u32 arg0; u64 arg1;",
      "    fread(in, 1, sizeof in, stdin); fread(uni, 1, sizeof uni, stdin); fread(&arg0, 1, 4, stdin); fread(&arg1, 1, 8, stdin);",
      `    for (u32 wg = 0; wg < ${GROUPS}; wg++) ${p.name}(in, out, uni, arg0, arg1, wg);`,
      "    fwrite(out, 1, sizeof out, stdout); }",
    );
  }
  lines.push("  return 0;", "}");
  return lines.join("\n");
}
