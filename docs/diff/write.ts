/**
 * `npm run docs:diff`: docs/diff/README.md, the matrix of all pairs of generations with counts, and docs/diff/history.md,
 * how additions, fused multiply-adds, memory and waits changed along the two lines. Needs generated/ to be up to date.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import { countAspects, diffSides, type GenerationDifference } from "../../cli/diff.js";
import { generations } from "../../generated/index.js";
import { readHistory, type History } from "./facts.js";
import { STORIES, tell } from "./history.js";

const FOLDER = fileURLToPath(new URL("./", import.meta.url));
const COUNTED = ["renamed", "opcode", "field layout", "operands", "operand values", "semantics", "forms added", "forms removed"]; // prettier-ignore

async function main(): Promise<void> {
  const all = await readHistory();
  const { sides } = all;
  const diffs = new Map<string, GenerationDifference>();
  generations.forEach((a, i) => {
    for (const b of generations.slice(i + 1)) {
      diffs.set(`${a} ${b}`, diffSides(sides.get(a)!, sides.get(b)!));
      if (process.stderr.isTTY) process.stderr.write(`\r${diffs.size} pairs`);
    }
  });
  writeFileSync(`${FOLDER}README.md`, await laidOut(matrix(diffs)));
  writeFileSync(`${FOLDER}history.md`, await laidOut(history(all)));
  console.error(`${diffs.size} pairs: docs/diff/README.md, docs/diff/history.md`);
}

/** As `npm run lint` wants Markdown. */
const laidOut = (text: string): Promise<string> => format(text, { parser: "markdown", printWidth: 110 });

function matrix(diffs: ReadonlyMap<string, GenerationDifference>): string {
  const share = (diff: GenerationDifference): string => {
    const all = diff.removed.length + diff.changed.length + diff.unchanged;
    return `${Math.round((100 * diff.unchanged) / all)}%`;
  };
  const cell = (a: string, b: string): string => {
    const diff = diffs.get(`${a} ${b}`);
    return diff === undefined ? "" : `${share(diff)} +${diff.added.length} -${diff.removed.length}`;
  };
  return [
    "# Generations compared",
    "",
    "Written by `npm run docs:diff` from the generated code. Each cell: how many of the row's instructions are the same in",
    "every form in the column's generation, then how many the column has more, and how many it lacks. How four families",
    "changed over time is told in [history.md](history.md); `amdgpu-isa diff A B` tells everything of one pair.",
    "",
    `| | ${generations.slice(1).join(" | ")} |`,
    `|---|${generations
      .slice(1)
      .map(() => "---|")
      .join("")}`,
    ...generations.slice(0, -1).map(
      (a) =>
        `| **${a}** | ${generations
          .slice(1)
          .map((b) => cell(a, b))
          .join(" | ")} |`,
    ),
    "",
    "## All pairs",
    "",
    "An instruction counts once in each column that holds for any of its forms. *renamed* ones have the same identifier,",
    "meaning or alias under another name; *semantics* are definitions that differ.",
    "",
    `| from | to | added | removed | ${COUNTED.join(" | ")} | the same |`,
    `|---|---|${"---:|".repeat(COUNTED.length + 3)}`,
    ...[...diffs.values()].map((diff) => {
      const counts = countAspects(diff);
      const numbers = [
        diff.added.length,
        diff.removed.length,
        ...COUNTED.map((one) => counts.get(one) ?? 0),
        diff.unchanged,
      ];
      return `| ${diff.left} | ${diff.right} | ${numbers.join(" | ")} |`;
    }),
    "",
  ].join("\n");
}

function history(all: History): string {
  const lines = [
    "# How four families changed",
    "",
    "CDNA and RDNA are two lines that part from one root, GFX9. CDNA 1 keeps closest to it and stands for it here: each",
    "story begins there, goes along RDNA to RDNA 4, then returns and goes along CDNA to CDNA 5, where the lines meet. Why",
    "things changed is written by hand; every name, field and number it rests on is checked against the generated tables by",
    "`npm run docs:diff`, which writes this page and fails when one no longer holds. The tables give an instruction's",
    "opcode in its own encoding, and bits of fields counted from the lowest.",
    "",
    ...STORIES.flatMap((story) => [...tell(story, all), ""]),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

await main();
