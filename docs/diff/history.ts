/** The history of a family of instructions along a line of generations, told in sentences. */
import { diffSides, type GenerationDifference } from "../../cli/diff.js";
import type { Side } from "../../cli/diffSemantics.js";
import type { IsaModel } from "../../runtime/isa/tables.js";

export interface Story {
  readonly title: string;
  readonly introduction: string;
  readonly family: RegExp;
}

export const STORIES: readonly Story[] = [
  {
    title: "V_ADD",
    introduction:
      "Addition shows how names were put in order: the word NC (no carry) tells the plain sum from CO (carry out) and CO_CI (carry out and in), where GFX9 still had V_ADD_U32 beside V_ADD_CO_U32 and V_ADDC_CO_U32.",
    family: /^V_(ADD|ADDC)_/,
  },
  {
    title: "V_FMA",
    introduction:
      "Multiply-add began as V_MAC and V_MAD, which round twice and flush denormals, and ended as V_FMAC and V_FMA, which round once. The step differs by line: what goes and what comes is told here side by side.",
    family: /^V_(FMA|FMAC|FMAAK|FMAMK|MAD|MAC|MADAK|MADMK)_(LEGACY_|DX9_ZERO_)?(F16|F32|F64|BF16)$/,
  },
  {
    title: "Memory",
    introduction:
      "Loads and stores kept their work and changed everything else: names that count bytes and dwords became names that count bits, the fields of FLAT moved into 96-bit encodings of their own, and cache bits became scopes and temporal hints.",
    family:
      /^(GLOBAL_(LOAD|STORE)_(DWORD|B32|B128|DWORDX4|U8|UBYTE)|BUFFER_LOAD_(DWORD|B32)|DS_(READ|LOAD)_B(32|128)|S_LOAD_(DWORD|B32)|FLAT_ATOMIC_(ADD|ADD_U32|SWAP|SWAP_B32))$/,
  },
  {
    title: "Waits",
    introduction:
      "One S_WAITCNT with counters packed into its immediate grew a second counter for stores, and then fell apart into one instruction for each counter.",
    family: /^S_(WAITCNT\w*|WAIT_\w+|DELAY_ALU|NOP|CLAUSE)$/,
  },
];

/** Paragraphs, one for each step of the line. */
export function tell(story: Story, line: readonly Side[]): string[] {
  const [first] = line;
  const start = names(first!.model, story.family);
  const text = [
    `**${first!.generation.name}** begins with ${start.length === 0 ? "none of these" : list(start.map((name) => placed(first!.model, name)))}.`,
  ];
  for (let i = 1; i < line.length; i++) {
    const [before, after] = [line[i - 1]!, line[i]!];
    const diff = diffSides(before, after);
    text.push("", `**${after.generation.name}** ${step(story.family, diff, before, after)}`);
  }
  return text;
}

function names(model: IsaModel, family: RegExp): string[] {
  return model.instructions.map((one) => one.name).filter((name) => family.test(name));
}

/** `V_ADD_F32 (VOP2 1)`. */
function placed(model: IsaModel, name: string): string {
  const form = model.instructionByName.get(name)!.forms[0]!;
  return `\`${name}\` (${form.encoding.name.replace(/^ENC_/, "")} ${form.opcode})`;
}

function step(family: RegExp, diff: GenerationDifference, before: Side, after: Side): string {
  const added = diff.added.filter((name) => family.test(name));
  const removed = diff.removed.filter((name) => family.test(name));
  const changed = diff.changed.filter((one) => family.test(one.name) || family.test(one.renamed ?? ""));
  const sentences: string[] = [];
  if (removed.length > 0) sentences.push(`drops ${list(removed.map(code))}`);
  if (added.length > 0) sentences.push(`brings ${list(added.map((name) => placed(after.model, name)))}`);
  const renamed = changed.filter((one) => one.renamed !== null);
  if (renamed.length > 0)
    sentences.push(`renames ${list(renamed.map((one) => `${code(one.name)} to ${code(one.renamed!)}`))}`);
  const moved = changed.filter((one) => one.forms[0]?.differences.some((d) => d.aspect === "opcode"));
  if (moved.length > 0)
    sentences.push(
      `moves ${list(moved.map((one) => `${code(one.renamed ?? one.name)} from ${opcode(before, one.name)} to ${opcode(after, one.renamed ?? one.name)}`))}`,
    );
  const layouts = layoutChanges(changed);
  if (layouts.length > 0) sentences.push(`lays out anew ${list(layouts)}`);
  const meanings = changed.filter((one) => one.forms.some((form) => form.differences.some((d) => d.aspect === "semantics"))); // prettier-ignore
  if (meanings.length > 0) sentences.push(`defines otherwise ${list(meanings.map(meaning))}`);
  const operands = changed.filter((one) => one.forms.some((form) => form.differences.some((d) => d.aspect === "operands"))); // prettier-ignore
  if (operands.length > 0) sentences.push(`gives other operands to ${list(operands.map((one) => code(one.renamed ?? one.name)))}`); // prettier-ignore
  return sentences.length === 0 ? "changes nothing here." : `${sentences.join("; it ")}.`;
}

const opcode = (side: Side, name: string): number => side.model.instructionByName.get(name)!.forms[0]!.opcode;

type Changed = GenerationDifference["changed"][number];

/** Encodings of the own forms whose fields moved, each once with what moved. */
function layoutChanges(changed: readonly Changed[]): string[] {
  const found = new Map<string, string>();
  for (const one of changed) {
    const [own] = one.forms;
    const layout = own?.differences.find((d) => d.aspect === "field layout");
    if (own !== undefined && layout !== undefined)
      found.set(own.form.split(" ")[0]!.replace(/^ENC_/, ""), layout.details.slice(0, 3).join(", ") + (layout.details.length > 3 ? " ..." : "")); // prettier-ignore
  }
  return [...found].map(([name, details]) => `${name} (${details})`);
}

/** The name, and the input that shows the difference where there is one. */
function meaning(one: Changed): string {
  const details = one.forms
    .flatMap((form) => form.differences)
    .find((d) => d.aspect === "semantics")!.details;
  const shown = details.find((text) => text.includes(" -> "));
  return code(one.renamed ?? one.name) + (shown === undefined ? "" : ` (${shown})`);
}

const code = (name: string): string => `\`${name}\``;

/** `a, b and c`; long lists are cut. */
function list(items: readonly string[]): string {
  const SHOWN = 14;
  if (items.length > SHOWN) return `${items.slice(0, SHOWN).join(", ")} and ${items.length - SHOWN} more`;
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;
}
