/**
 * What a sentence of the history rests on, as data, and the check of it against generated tables and their differences.
 * Names are separated by spaces, and so are generations.
 */
import { diffSides, type GenerationDifference } from "../../cli/diff.js";
import type { Side } from "../../cli/diffSemantics.js";
import { generations, loadAsm, type GenerationId } from "../../generated/index.js";
import { sidesOf } from "../../cli/diffSides.js";
import type { Encoding, Form } from "../../runtime/isa/model.js";

export type Fact =
  /** The generations have all these instructions. */
  | { readonly has: string; readonly in: string }
  /** The generations have no instruction with such a name. */
  | { readonly none: RegExp; readonly in: string }
  /** The step into this generation adds these. */
  | { readonly brings: string; readonly at: GenerationId }
  /** The step into this generation removes these. */
  | { readonly drops: string; readonly at: GenerationId }
  /** `OLD>NEW OLD>NEW`: the step into this generation renames so. */
  | { readonly renames: string; readonly at: GenerationId }
  /** In the step into this generation the definitions of these, by their new names, change. */
  | { readonly redefines: string; readonly at: GenerationId }
  /** The own encoding of the instructions, as AMD names it, and its size in bits. */
  | { readonly encoding: string; readonly bits: number; readonly of: string; readonly in: string }
  /** Some form of the instructions lies in this encoding, or none does. */
  | { readonly formIn: string; readonly of: string; readonly in: string }
  | { readonly noFormIn: string; readonly of: string; readonly in: string }
  /** `NAME:width`, `NAME@bit` or `NAME@high:low`: fields of the instructions' own encoding; `-NAME`: it has none. */
  | { readonly fields: string; readonly of: string; readonly in: string }
  /** The definition contains this text. */
  | { readonly means: string; readonly of: string; readonly in: string }
  /** The size of LDS. */
  | { readonly ldsBytes: number; readonly in: string }
  /** All instructions that match and that the other generation has have its encoding and opcode. */
  | { readonly encodedAs: GenerationId; readonly of: RegExp; readonly in: GenerationId }
  /** The first ones' opcodes in the one generation are the second ones' in the other, in this order. */
  | { readonly opcodesOf: string; readonly in: GenerationId; readonly are: string; readonly of: GenerationId }
  /** `COUNTER:bits COUNTER:bits`: what S_WAITCNT's immediate is made of. */
  | { readonly counters: string; readonly in: string }
  /** `COUNTER/offset+count/offset+count`: where they lie in it. */
  | { readonly packing: string; readonly in: string };

/** A sentence rests on what no longer holds: it, or the data, is wrong. */
export class StaleFact extends Error {}

/** One generation after another. */
export interface Step {
  /** Null at the root, CDNA 1. */
  readonly before: Side | null;
  readonly after: Side;
  readonly diff: GenerationDifference | null;
}

/** All generations, each with what it came from. */
export interface History {
  readonly sides: ReadonlyMap<string, Side>;
  /** By the generation it leads to. CDNA 1, the eldest, stands for GFX9, of which RDNA 1 parted. */
  readonly steps: ReadonlyMap<string, Step>;
  /** Rows `counter/offset+count...` of S_WAITCNT by generation; empty where it has none. */
  readonly waitcnt: ReadonlyMap<string, string>;
}

const LINES = ["cdna", "rdna"];

/** Reads all generations and compares each with its predecessor. */
export async function readHistory(): Promise<History> {
  const sides = new Map<string, Side>();
  const waitcnt = new Map<string, string>();
  for (const id of generations) {
    sides.set(id, (await sidesOf(id, id))[0]);
    const { enums } = await loadAsm(id);
    waitcnt.set(id, /^waitcnt\|(.*)$/m.exec(enums)?.[1] ?? "");
  }
  const steps = new Map<string, Step>();
  for (const line of LINES) {
    const ids = generations.filter((id) => id.startsWith(line));
    ids.forEach((id, i) => {
      const from = i > 0 ? ids[i - 1]! : line === LINES[0] ? null : generations[0];
      const before = from === null ? null : sides.get(from)!;
      const after = sides.get(id)!;
      steps.set(id, { before, after, diff: before === null ? null : diffSides(before, after) });
    });
  }
  return { sides, steps, waitcnt };
}

export const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

/** The instruction's own form: its first. */
export function ownForm(side: Side, name: string): Form {
  const one = side.model.instructions.find((two) => two.name === name);
  if (one === undefined) throw new StaleFact(`${side.generation.name} has no ${name}`);
  return one.forms[0]!;
}

/** `high:low` of each range of a field, highest first. */
export const places = (encoding: Encoding, field: string): string | null =>
  encoding.fieldByName
    .get(field)
    ?.ranges.map(({ offset, count }) => (count === 1 ? `${offset}` : `${offset + count - 1}:${offset}`))
    .reverse()
    .join(" ") ?? null;

/** @throws StaleFact when the fact does not hold */
export function check(fact: Fact, history: History): void {
  const hold = (holds: boolean): void => {
    const told = (_: string, value: unknown): unknown => (value instanceof RegExp ? String(value) : value);
    if (!holds) throw new StaleFact(`does not hold: ${JSON.stringify(fact, told)}`);
  };
  if ("at" in fact) {
    const diff = history.steps.get(fact.at)?.diff;
    if ("brings" in fact) hold(words(fact.brings).every((name) => diff?.added.includes(name) === true));
    else if ("drops" in fact) hold(words(fact.drops).every((name) => diff?.removed.includes(name) === true));
    else if ("redefines" in fact) hold(words(fact.redefines).every((name) => redefined(diff).has(name)));
    else
      hold(
        words(fact.renames).every((pair) =>
          diff?.changed.some((one) => `${one.name}>${one.renamed}` === pair),
        ),
      );
    return;
  }
  for (const id of words(fact.in)) {
    const side = history.sides.get(id)!;
    const names = new Set(side.model.instructions.map((one) => one.name));
    const forms = (list: string): Form[] => words(list).map((name) => ownForm(side, name));
    if ("has" in fact) hold(words(fact.has).every((name) => names.has(name)));
    else if ("none" in fact) hold(![...names].some((name) => fact.none.test(name)));
    else if ("encoding" in fact)
      hold(forms(fact.of).every(({ encoding }) => encoding.name === fact.encoding && encoding.bits === fact.bits)); // prettier-ignore
    else if ("formIn" in fact)
      hold(forms(fact.of).every((form) => form.instruction.forms.some((one) => one.encoding.name === fact.formIn))); // prettier-ignore
    else if ("noFormIn" in fact)
      hold(forms(fact.of).every((form) => form.instruction.forms.every((one) => one.encoding.name !== fact.noFormIn))); // prettier-ignore
    else if ("fields" in fact)
      hold(
        forms(fact.of).every((form) => words(fact.fields).every((field) => fieldIs(form.encoding, field))),
      );
    else if ("means" in fact)
      hold(forms(fact.of).every((form) => side.meaning(form.instruction)?.includes(fact.means) === true));
    else if ("ldsBytes" in fact) hold(side.generation.ldsBytes === fact.ldsBytes);
    else if ("encodedAs" in fact) hold(encodedAlike(side, history.sides.get(fact.encodedAs)!, fact.of));
    else if ("opcodesOf" in fact) {
      const other = history.sides.get(fact.of)!;
      const opcodes = words(fact.are).map((name) => ownForm(other, name).opcode);
      hold(forms(fact.opcodesOf).every(({ opcode }, i) => opcode === opcodes[i]));
    } else if ("packing" in fact)
      hold(words(fact.packing).join() === words(history.waitcnt.get(id)!).map((one) => one.split("@")[0]).join()); // prettier-ignore
    else hold(countersAre(history.waitcnt.get(id)!, words(fact.counters)));
  }
}

/** New names of the instructions whose definitions differ. */
export const redefined = (diff: GenerationDifference | null | undefined): Set<string> =>
  new Set(
    diff?.changed
      .filter((one) => one.forms[0]?.differences.some(({ aspect }) => aspect === "semantics"))
      .map((one) => one.renamed ?? one.name),
  );

/** `NAME:width`, `NAME@bit`, `NAME@high:low` or `-NAME`. */
function fieldIs(encoding: Encoding, text: string): boolean {
  if (text.startsWith("-")) return !encoding.fieldByName.has(text.slice(1));
  const [, name, by, is] = /^(\w+)([:@])(.+)$/.exec(text)!;
  return by === ":" ? encoding.fieldByName.get(name!)?.width === Number(is) : places(encoding, name!) === is;
}

function encodedAlike(side: Side, other: Side, family: RegExp): boolean {
  const shared = side.model.instructions.filter(
    (one) => family.test(one.name) && other.model.instructionByName.get(one.name)?.name === one.name,
  );
  return (
    shared.length > 0 &&
    shared.every((one) => {
      const [own, its] = [one.forms[0]!, ownForm(other, one.name)];
      return own.opcode === its.opcode && own.encoding.name === its.encoding.name;
    })
  );
}

/** Rows are `vmcnt/0+4/14+2@0 expcnt/4+3@1`; exactly the counters listed, each with all its bits. */
function countersAre(row: string, counters: readonly string[]): boolean {
  const found = words(row).map((text) => {
    const [name, ...parts] = text.split("@")[0]!.split("/") as [string, ...string[]];
    return `${name}:${parts.reduce((sum, part) => sum + Number(part.split("+")[1]), 0)}`;
  });
  return found.length === counters.length && counters.every((one) => found.includes(one));
}

/** Every name that a fact speaks of: instructions, fields, encodings, counters. */
export function namesIn(fact: Fact): string[] {
  const list = Object.entries(fact).flatMap(([key, value]) => (key === "in" || key === "at" || value instanceof RegExp ? [] : words(String(value)))); // prettier-ignore
  return list
    .flatMap((word) => word.split(">"))
    .map((word) => word.replace(/^-/, "").replace(/[:@/].*$/, ""));
}
