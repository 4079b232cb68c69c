/**
 * The comparison as one page that needs nothing else: search, filters by kind of change, and for each changed field
 * layout the two bit diagrams side by side. Text reaches the page as data and is set as text, never as markup.
 */
import type { Encoding } from "../runtime/isa/model.js";
import { changesOf, countAspects, summary, type GenerationDifference } from "./diff.js";
import type { Side } from "./diffSemantics.js";

/** One row of the page. */
interface Row {
  readonly name: string;
  /** added, removed or changed */
  readonly status: string;
  /** What the filters choose by. */
  readonly kinds: readonly string[];
  readonly changes: readonly { readonly text: string; readonly forms: readonly string[] }[];
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
    ...diff.added.map((name) => ({ name, status: "added", kinds: ["added"], changes: [], pairs: [] })),
    ...diff.removed.map((name) => ({ name, status: "removed", kinds: ["removed"], changes: [], pairs: [] })),
    ...diff.changed.map((one): Row => ({
      name: one.name,
      status: "changed",
      kinds: kindsOf(one),
      changes: changesOf(one).map(([text, forms]) => ({ text, forms })),
      pairs: pairsOf(one, left, right, layoutIndex),
    })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1));
  const [title, counts] = summary(diff) as [string, string];
  const kinds = ["added", "removed", ...countAspects(diff).keys()];
  const data = JSON.stringify({ rows, layouts, kinds }).replaceAll("<", "\\u003c");
  return PAGE.replaceAll("%TITLE%", () => escape(title))
    .replace("%COUNTS%", () => escape(counts))
    .replace("%DATA%", () => data);
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
  const other = right.model.instructionByName.get(one.renamed ?? one.name);
  for (const { form, differences } of one.forms) {
    if (!differences.some((d) => d.aspect === "field layout")) continue;
    const name = form.split(" ")[0]!;
    const a = left.model.encodingByName.get(name);
    const b = right.model.encodingByName.get(name) ?? other?.forms[0]?.encoding;
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

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>%TITLE%</title>
<style>
:root { color-scheme: light dark; --line: #8886; --left: #3b82c433; --right: #c4813b33; --none: #8882; }
body { font: 15px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 75rem; padding: 1rem; }
h1 { font-size: 1.4rem; margin: 0; }
form { display: flex; flex-wrap: wrap; gap: .4rem 1rem; margin: 1rem 0; position: sticky; top: 0; background: Canvas; padding: .5rem 0; }
input[type=search] { flex: 1 1 14rem; font: inherit; padding: .3rem .5rem; }
label { white-space: nowrap; }
details { border-top: 1px solid var(--line); }
summary { cursor: pointer; padding: .3rem 0; display: flex; gap: .8rem; flex-wrap: wrap; }
summary code { font-weight: 600; }
summary span { opacity: .75; }
ul { margin: .2rem 0 .6rem; padding-left: 1.4rem; }
li small { opacity: .7; }
.added code::before { content: "+ "; } .removed code::before { content: "- "; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin: .4rem 0 1rem; }
@media (max-width: 50rem) { .pair { grid-template-columns: 1fr; } }
.bits { display: grid; grid-template-columns: repeat(32, 1fr); font: 11px/1.3 ui-monospace, monospace; border: 1px solid var(--line); }
.bits div { border: 1px solid var(--line); padding: 1px 2px; overflow: hidden; text-align: center; text-overflow: ellipsis; background: var(--none); }
.bits div.changed { outline: 2px solid #d33; outline-offset: -2px; }
.left .field { background: var(--left); } .right .field { background: var(--right); }
.bits small { display: block; opacity: .65; }
figure { margin: 0; } figcaption { font-size: 13px; margin-bottom: .2rem; }
</style>
</head>
<body>
<h1>%TITLE%</h1>
<p>%COUNTS%</p>
<form><input type="search" placeholder="search names and changes" aria-label="search"><span id="kinds"></span><output></output></form>
<main></main>
<script type="application/json" id="data">%DATA%</script>
<script>
"use strict";
const { rows, layouts, kinds } = JSON.parse(document.getElementById("data").textContent);
const make = (tag, text, className) => {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  if (className !== undefined) element.className = className;
  return element;
};
function diagram(layout, other, side) {
  const figure = make("figure", undefined, side);
  figure.append(make("figcaption", layout.title + ", " + layout.bits + " bits"));
  const box = make("div", undefined, "bits");
  const places = new Set(other.runs.map((run) => run.join()));
  for (const run of layout.runs) {
    const [high, low, field] = run;
    const cell = make("div", field || "-", (field ? "field" : "") + (places.has(run.join()) ? "" : " changed"));
    cell.style.gridColumn = "span " + (high - low + 1);
    cell.title = (field || "unassigned") + " " + (high === low ? high : high + ":" + low);
    cell.append(make("small", high === low ? String(high) : high + ":" + low));
    box.append(cell);
  }
  figure.append(box);
  return figure;
}
function fill(details, row) {
  const list = make("ul");
  for (const { text, forms } of row.changes) {
    const item = make("li", text + " ");
    if (forms.length > 0) item.append(make("small", "[" + forms.join(", ") + "]"));
    list.append(item);
  }
  details.append(list);
  for (const [left, right] of row.pairs) {
    const pair = make("div", undefined, "pair");
    pair.append(diagram(layouts[left], layouts[right], "left"), diagram(layouts[right], layouts[left], "right"));
    details.append(pair);
  }
}
const main = document.querySelector("main");
const entries = rows.map((row) => {
  const details = make("details", undefined, row.status);
  details.dataset.name = row.name;
  const summary = make("summary");
  summary.append(make("code", row.name), make("span", row.kinds.join(", ")));
  details.append(summary);
  details.addEventListener("toggle", () => { if (details.childElementCount === 1) fill(details, row); });
  main.append(details);
  const words = (row.name + " " + row.changes.map((one) => one.text).join(" ")).toLowerCase();
  return { row, details, words };
});
const chosen = new Set(kinds);
const search = document.querySelector("input[type=search]");
function show() {
  const wanted = search.value.trim().toLowerCase().split(/\\s+/);
  let count = 0;
  for (const { row, details, words } of entries) {
    const visible = row.kinds.some((kind) => chosen.has(kind)) && wanted.every((word) => words.includes(word));
    details.hidden = !visible;
    if (visible) count++;
  }
  document.querySelector("output").textContent = count + " of " + entries.length;
}
for (const kind of kinds) {
  const label = make("label");
  const box = make("input");
  box.type = "checkbox";
  box.checked = true;
  box.value = kind;
  box.addEventListener("change", () => { if (box.checked) chosen.add(kind); else chosen.delete(kind); show(); });
  label.append(box, " " + kind + " ");
  document.getElementById("kinds").append(label);
}
search.addEventListener("input", show);
document.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
show();
</script>
</body>
</html>
`;
