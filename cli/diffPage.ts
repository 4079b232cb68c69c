/**
 * The page of `diff --html`: markup, style and script as one text with places for the data. It needs no other file, no
 * network, and sets every text it is given as text.
 */
export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>%TITLE%</title>
<style>
:root {
  color-scheme: light dark;
  --page: #f6f7f9; --card: #fff; --text: #1c2330; --soft: #5c6675; --line: #dfe3e8; --accent: #2459c4;
  --left: #b3442e; --left-back: #fbe9e5; --right: #18794e; --right-back: #e3f5ec;
  --field: #e8eefb; --none: #eef0f3; --mark: #d97706;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #12161c; --card: #1a2028; --text: #e4e8ee; --soft: #98a2b3; --line: #2c3440; --accent: #7aa7ff;
    --left: #ff9d8a; --left-back: #3a211d; --right: #6fd3a4; --right-back: #16332a;
    --field: #24324d; --none: #222932; --mark: #f0a33a;
  }
}
* { box-sizing: border-box; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0; background: var(--page); color: var(--text); }
code, .bits, .old, .new, .same { font-family: ui-monospace, "DejaVu Sans Mono", monospace; }
header, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 1.75rem; }
h1 { font-size: 1.6rem; font-weight: 650; margin: 0; letter-spacing: -.01em; }
h1 i { font-style: normal; color: var(--soft); font-weight: 400; padding: 0 .35rem; }
header p { color: var(--soft); margin: .35rem 0 0; max-width: 60rem; }
#bar { position: sticky; top: 0; z-index: 1; background: var(--page); border-bottom: 1px solid var(--line); margin-top: 1rem; }
form { max-width: 76rem; margin: 0 auto; padding: .75rem 1.25rem; display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; }
input[type=search] { flex: 1 1 16rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .45rem .75rem; }
input[type=search]:focus-visible, .chip:focus-within, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
output { color: var(--soft); min-width: 8rem; text-align: right; font-variant-numeric: tabular-nums; }
#kinds { flex: 1 0 100%; display: flex; flex-wrap: wrap; gap: .4rem; }
.chip { display: inline-flex; gap: .4rem; align-items: center; cursor: pointer; border: 1px solid var(--line); background: var(--card); border-radius: 1rem; padding: .1rem .7rem; font-size: .87rem; user-select: none; }
.chip input { position: absolute; opacity: 0; width: 0; height: 0; }
.chip small { color: var(--soft); font-variant-numeric: tabular-nums; }
.chip:has(input:checked) { background: var(--accent); border-color: var(--accent); color: var(--card); }
.chip:has(input:checked) small { color: inherit; opacity: .8; }
main { padding-top: 1rem; padding-bottom: 3rem; }
details { background: var(--card); border: 1px solid var(--line); border-bottom-width: 0; }
details:not([hidden]) { border-bottom-width: 1px; margin-top: -1px; }
summary { cursor: pointer; padding: .4rem .9rem; display: flex; gap: .6rem; align-items: baseline; flex-wrap: wrap; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: "\u203a"; color: var(--soft); width: .6rem; transition: transform .1s; }
details[open] > summary::before { transform: rotate(90deg); }
summary:hover { background: color-mix(in srgb, var(--accent) 6%, transparent); }
summary code { font-weight: 600; min-width: 17rem; }
.added summary code { color: var(--right); } .removed summary code { color: var(--left); text-decoration: line-through; }
.kind { font-size: .78rem; color: var(--soft); border: 1px solid var(--line); border-radius: .3rem; padding: 0 .4rem; }
.kind.added, .kind.semantics, .kind.removed, .kind.renamed { color: var(--text); border-color: currentColor; }
.kind.added { color: var(--right); } .kind.removed { color: var(--left); } .kind.semantics { color: var(--mark); }
.body { padding: .2rem 1.2rem 1.1rem 2.1rem; }
.change { margin: .7rem 0 0; }
.change h3 { font-size: .82rem; font-weight: 600; margin: 0 0 .2rem; color: var(--soft); }
.change h3 small { font-weight: 400; }
.change ul { margin: 0; padding: 0; list-style: none; font-size: .87rem; }
.change ul.many { columns: 16rem; column-gap: 2rem; }
.change li { break-inside: avoid; padding: .1rem 0; overflow-wrap: anywhere; }
.old, .new, .same { border-radius: .25rem; padding: .05rem .3rem; }
.old { background: var(--left-back); color: var(--left); } .new { background: var(--right-back); color: var(--right); }
.arrow { color: var(--soft); padding: 0 .3rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin-top: 1rem; }
@media (max-width: 60rem) { .pair { grid-template-columns: 1fr; } summary code { min-width: 0; } }
figure { margin: 0; min-width: 0; }
figcaption { font-size: .82rem; color: var(--soft); margin-bottom: .3rem; }
.bits { display: grid; grid-template-columns: repeat(32, minmax(0, 1fr)); font-size: 10px; line-height: 1.35; gap: 1px; background: var(--line); border: 1px solid var(--line); border-radius: .3rem; overflow: hidden; }
.bits div { padding: 2px 1px; overflow: hidden; text-align: center; text-overflow: ellipsis; white-space: nowrap; background: var(--none); color: var(--soft); min-height: 2.5em; }
.bits .field { background: var(--field); color: var(--text); }
.bits .changed { background: var(--right-back); color: var(--right); font-weight: 600; }
.left .bits .changed { background: var(--left-back); color: var(--left); }
.bits small { display: block; font-weight: 400; opacity: .7; font-size: 9px; }
#nothing { color: var(--soft); padding: 2rem 0; text-align: center; }
</style>
</head>
<body>
<header><h1>%LEFT%<i>\u2192</i>%RIGHT%</h1>
<p>%COUNTS%</p></header>
<div id="bar"><form><input type="search" placeholder="Search names and changes  ( / )" aria-label="search"><output></output><div id="kinds" role="group" aria-label="show only"></div></form></div>
<main></main>
<p id="nothing" hidden>Nothing matches.</p>
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
    const changed = field && !places.has(run.join());
    const cell = make("div", field || "\u00b7", (field ? "field" : "") + (changed ? " changed" : ""));
    cell.style.gridColumn = "span " + (high - low + 1);
    cell.title = (field || "unassigned") + " " + (high === low ? high : high + ":" + low);
    cell.append(make("small", high === low ? String(high) : high + ":" + low));
    box.append(cell);
  }
  figure.append(box);
  return figure;
}
/** One line of a change: what was on the left, what is on the right. */
function line(text) {
  const item = make("li");
  const at = text.indexOf(" -> ");
  if (at < 0) {
    item.append(text);
    return item;
  }
  // An input comes before the two results; the name of what changed comes before the two values.
  let start = text.lastIndexOf(": ", at) + 2;
  if (start < 2) start = /^[A-Za-z_]\\S* /.exec(text.slice(0, at))?.[0].length ?? 0;
  if (start > 0) item.append(text.slice(0, start));
  item.append(make("span", text.slice(start, at), "old"), make("span", "\u2192", "arrow"), make("span", text.slice(at + 4), "new"));
  return item;
}
function fill(details, row) {
  const body = make("div", undefined, "body");
  const pairs = [...row.pairs];
  // The pair of an encoding stands under the layout change that is first told of it.
  const diagrams = (change) => {
    const next = pairs.shift();
    if (next === undefined) return;
    const pair = make("div", undefined, "pair");
    pair.append(diagram(layouts[next[0]], layouts[next[1]], "left"), diagram(layouts[next[1]], layouts[next[0]], "right"));
    change.append(pair);
  };
  for (const { kind, details: lines, forms } of row.changes) {
    const change = make("div", undefined, "change");
    const title = make("h3", kind + " ");
    if (forms.length > 0) title.append(make("small", forms.join(", ")));
    const list = make("ul");
    for (const text of lines) list.append(line(text));
    if (lines.length > 4) list.className = "many";
    change.append(title, list);
    if (kind === "field layout") diagrams(change);
    body.append(change);
  }
  if (row.changes.length === 0) body.append(make("p", row.status === "added" ? "Only the right side has it." : "Only the left side has it."));
  details.append(body);
}
const main = document.querySelector("main");
const entries = rows.map((row) => {
  const details = make("details", undefined, row.status);
  details.dataset.name = row.name;
  const summary = make("summary");
  summary.append(make("code", row.renamed === null ? row.name : row.name + " \u2192 " + row.renamed));
  for (const kind of row.kinds) summary.append(make("span", kind, "kind " + kind.replace(" ", "-")));
  details.append(summary);
  details.addEventListener("toggle", () => { if (details.childElementCount === 1) fill(details, row); });
  main.append(details);
  const words = (row.name + " " + row.changes.map((one) => one.kind + " " + one.details.join(" ")).join(" ")).toLowerCase();
  return { row, details, words };
});
const chosen = new Set();
const search = document.querySelector("input[type=search]");
function show() {
  const wanted = search.value.trim().toLowerCase().split(/\\s+/);
  let count = 0;
  for (const { row, details, words } of entries) {
    const visible = (chosen.size === 0 || row.kinds.some((kind) => chosen.has(kind))) && wanted.every((word) => words.includes(word));
    details.hidden = !visible;
    if (visible) count++;
  }
  document.querySelector("output").textContent = count + " of " + entries.length;
  document.getElementById("nothing").hidden = count > 0;
}
for (const { kind, count } of kinds) {
  const label = make("label", undefined, "chip");
  const box = make("input");
  box.type = "checkbox";
  box.value = kind;
  box.addEventListener("change", () => { if (box.checked) chosen.add(kind); else chosen.delete(kind); show(); });
  label.append(box, kind, make("small", String(count)));
  document.getElementById("kinds").append(label);
}
search.addEventListener("input", show);
document.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== search) { event.preventDefault(); search.focus(); }
});
show();
</script>
</body>
</html>
`;
