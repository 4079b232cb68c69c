/**
 * Counts steps for linear.test.ts: how often each block of code below runtime/ runs, as V8 tells, while instructions of
 * growing size are read and printed. A process of its own, since counts miss code that was compiled before. Prints
 * `[name, [steps, ...]]`, an entry a case.
 */
import { Session } from "node:inspector";
import { AsmError, assemble, assembleSource, disassemble } from "../../runtime/asm/index.js";
import { listing, listingText } from "../../runtime/asm/listing.js";
import { targetOf } from "./targets.js";

const RUNTIME = new URL("../../runtime/", import.meta.url).href;

interface Block {
  readonly count: number;
}
interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly Block[] }[];
  }[];
}

const session = new Session();

/** How often blocks of the runtime's code ran. */
function stepsOf(run: () => void): number {
  let steps = 0;
  const take = (): Coverage => {
    let found: Coverage | undefined;
    session.post("Profiler.takePreciseCoverage", (error, result) => {
      if (error !== null) throw error;
      found = result;
    });
    return found!;
  };
  take();
  run();
  for (const { url, functions } of take().result) {
    if (!url.startsWith(RUNTIME)) continue;
    for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  }
  return steps;
}

session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

const rdna4 = await targetOf("rdna4");

const refused = (text: string): void => {
  try {
    assemble(rdna4, text);
  } catch (error) {
    if (!(error instanceof AsmError)) throw error;
  }
};

const source = (text: string): void => void assembleSource(rdna4, text);
const repeat = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join("");

/** Names of one length. */
const name = (i: number): string => `n${String(i).padStart(6, "0")}`;

/** Dwords that are anything: a generator of its own, so that each size begins with the one before. */
function noise(count: number): Uint8Array {
  const bytes = new Uint8Array(4 * count);
  let state = 1;
  for (let i = 0; i < bytes.length; i++) {
    state = (Math.imul(state, 1103515245) + 12345) | 0;
    bytes[i] = state >>> 16;
  }
  return bytes;
}

/** `s_branch` dwords that all go back to the start. */
const branches = (count: number): Uint8Array =>
  new Uint8Array(Uint32Array.from({ length: count }, (_, i) => 0xbfa00000 | (-(i + 1) & 0xffff)).buffer);

const CASES: readonly (readonly [string, (size: number) => void])[] = [
  ["a mnemonic", (n) => refused("v".repeat(n))],
  ["commas", (n) => refused(`s_nop ${",".repeat(n)}`)],
  ["blanks", (n) => refused(`s_nop${" ".repeat(n)}x`)],
  ["digits", (n) => refused(`s_nop ${"9".repeat(n)}`)],
  ["parentheses", (n) => refused(`s_nop ${"(".repeat(n)}`)],
  ["a sum", (n) => refused(`s_nop 1${"+1".repeat(n)}`)],
  ["signs", (n) => refused(`s_nop ${"-".repeat(n)}1`)],
  ["operators of all ranks", (n) => refused(`s_nop 1${"+2*3<<1|4".repeat(n)}`)],
  ["brackets", (n) => refused(`v_mov_b32 v0, ${"[".repeat(n)}`)],
  ["a list of registers", (n) => refused(`v_mov_b32 v0, [${"s0,".repeat(n)}s0]`)],
  ["bars", (n) => refused(`v_mov_b32 v0, ${"|".repeat(n)}`)],
  ["modifiers", (n) => refused(`v_add_f32_e64 v0, v1, v2${" clamp".repeat(n)}`)],
  ["pairs", (n) => refused(`v_dual_mov_b32 v0, v1 ${":: v_dual_mov_b32 v0, v1 ".repeat(n)}`)],
  ["lit", (n) => refused(`s_mov_b32 s0, ${"lit(".repeat(n)}`)],
  ["a source of instructions", (n) => source("v_add_f32 v0, v1, v2\n".repeat(n))],
  ["a source of labels", (n) => source(repeat(n, (i) => `${name(i)}: s_branch ${name(i)}\n`))],
  ["numeric labels", (n) => source(`${"1: s_branch 1b\n s_branch 1f\n".repeat(n)}1:\n`)],
  ["symbols", (n) => source(repeat(n, (i) => `.set ${name(i)}, 12345\ns_nop ${name(i)}&7\n`))],
  ["labels on one line", (n) => source(repeat(n, (i) => `${name(i)}:`))],
  ["comments", (n) => source("s_nop 0 /* x */ // y\n".repeat(n))],
  ["a comment that never ends", (n) => source(`/* ${"\n* ".repeat(n)}`)],
  ["data", (n) => source(`.long ${"1,".repeat(n)}1\n`)],
  ["a string", (n) => source(`.ascii "${"\\n".repeat(n)}"\n`)],
  ["faults", (n) => source("v_mov_b32 v0, x y z\n".repeat(n))],
  ["random dwords as a listing", (n) => void listing(rdna4, noise(n), { labels: true })],
  ["branches as a listing", (n) => void listing(rdna4, branches(n), { labels: true })],
  ["random dwords as a source", (n) => void listingText(rdna4, noise(n))],
  // Not linear, to show that it is seen.
  ["sums of growing length", (n) => {
    for (let i = 0; i < n / 20; i++) refused(`s_nop 1${"+1".repeat(i)}`);
  }],
  ["one instruction after the other", (n) => {
    const bytes = branches(n);
    for (let at = 0; at < bytes.length; at += 4) disassemble(rdna4, bytes.subarray(at));
  }],
]; // prettier-ignore

/** The size of the smallest input; twice and four times as much follow. */
const SMALL = 400;

const steps = CASES.map(([name, run]) => {
  // The first run prepares forms and fills caches.
  run(4 * SMALL);
  return [name, [1, 2, 4].map((times) => stepsOf(() => run(times * SMALL)))];
});
console.log(JSON.stringify(steps));
