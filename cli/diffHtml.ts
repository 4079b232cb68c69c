/**
 * The comparison as one page that needs nothing else: search, filters by kind of change, and for each changed field
 * layout the two bit diagrams side by side. Text reaches the page as data and is set as text, never as markup.
 */
import type { Encoding } from "../runtime/isa/model.js";
import { changesOf, countAspects, summary, type Change, type GenerationDifference } from "./diff.js";
import { PAGE } from "./diffPage.js";
import type { Side } from "./diffSemantics.js";

/** One row of the page. */
interface Row {
  readonly name: string;
  /** added, removed or changed */
  readonly status: string;
  /** What the filters choose by. */
  readonly kinds: readonly string[];
  /** The name on the right side where it is another one. */
  readonly renamed: string | null;
  readonly changes: readonly Change[];
  /** Pairs of encodings whose layouts differ, as indexes into `layouts`. */
  readonly pairs: readonly (readonly [left: number, right: number])[];
}

interface Layout {
  readonly title: string;
  readonly bits: number;
  /** Runs of bits from the highest down: high bit, low bit, field or empty. */
  readonly runs: readonly (readonly [high: number, low: number, field: string])[];
}

/** The whole page. */
export function diffHtml(diff: GenerationDifference, left: Side, right: Side): string {
  const layouts: Layout[] = [];
  const index = new Map<string, number>();
  const layoutIndex = (side: Side, encoding: Encoding): number => {
    const key = `${side === left ? 0 : 1} ${encoding.name}`;
    const known = index.get(key);
    if (known !== undefined) return known;
    layouts.push({ title: `${side.label} ${encoding.name}`, bits: encoding.bits, runs: bitRuns(encoding) });
    index.set(key, layouts.length - 1);
    return layouts.length - 1;
  };
  const rows: Row[] = [
    ...diff.added.map((name) => oneSided(name, "added")),
    ...diff.removed.map((name) => oneSided(name, "removed")),
    ...diff.changed.map((one): Row => ({
      name: one.name,
      status: "changed",
      kinds: kindsOf(one),
      renamed: one.renamed,
      changes: changesOf(one),
      pairs: pairsOf(one, left, right, layoutIndex),
    })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
  const [title, counts] = summary(diff) as [string, string];
  const aspects = countAspects(diff);
  const kinds = KINDS.map((kind) => ({ kind, count: countOf(kind, diff, aspects) })).filter(
    (one) => one.count > 0,
  );
  const data = JSON.stringify({ rows, layouts, kinds }).replaceAll("<", "\\u003c");
  return PAGE.replaceAll("%TITLE%", () => escape(title))
    .replaceAll("%LEFT%", () => escape(diff.left))
    .replaceAll("%RIGHT%", () => escape(diff.right))
    .replace("%COUNTS%", () => escape(counts))
    .replace("%DATA%", () => data);
}

const oneSided = (name: string, status: string): Row => ({
  name,
  status,
  kinds: [status],
  renamed: null,
  changes: [],
  pairs: [],
});

/** What the filters choose by, in their order. */
const KINDS = ["added", "removed", "renamed", "opcode", "field layout", "operands", "operand values", "semantics", "forms added", "forms removed"] as const; // prettier-ignore

function countOf(kind: string, diff: GenerationDifference, aspects: ReadonlyMap<string, number>): number {
  if (kind === "added") return diff.added.length;
  return kind === "removed" ? diff.removed.length : (aspects.get(kind) ?? 0);
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function kindsOf(one: GenerationDifference["changed"][number]): string[] {
  const kinds = new Set(one.forms.flatMap((form) => form.differences.map((d): string => d.aspect)));
  if (one.renamed !== null) kinds.add("renamed");
  if (one.formsAdded.length > 0) kinds.add("forms added");
  if (one.formsRemoved.length > 0) kinds.add("forms removed");
  return [...kinds];
}

/** Encodings of the forms whose layout changed, each pair once. */
function pairsOf(
  one: GenerationDifference["changed"][number],
  left: Side,
  right: Side,
  layoutIndex: (side: Side, encoding: Encoding) => number,
): [number, number][] {
  const pairs = new Map<string, [number, number]>();
  for (const { form, differences } of one.forms) {
    const layout = differences.find((d) => d.aspect === "field layout");
    if (layout === undefined) continue;
    const name = form.split(" ")[0]!;
    const a = left.model.encodingByName.get(name);
    const [, renamed] = /^encoding \S+ -> (\S+)$/.exec(layout.details[0]!) ?? [];
    const b = right.model.encodingByName.get(renamed ?? name);
    if (a === undefined || b === undefined) continue;
    pairs.set(name, [layoutIndex(left, a), layoutIndex(right, b)]);
  }
  return [...pairs.values()];
}

function bitRuns(encoding: Encoding): [number, number, string][] {
  const owner = new Array<string>(encoding.bits).fill("");
  for (const field of encoding.fields)
    for (const { offset, count } of field.ranges) owner.fill(field.name, offset, offset + count);
  const runs: [number, number, string][] = [];
  for (let high = encoding.bits - 1; high >= 0;) {
    let low = high;
    // A diagram has lines of 32 bits; no run crosses one.
    while (low % 32 !== 0 && owner[low - 1] === owner[high]) low--;
    runs.push([high, low, owner[high]!]);
    high = low - 1;
  }
  return runs;
}
