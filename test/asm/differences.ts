/** The kinds of vectors on which this assembler and LLVM differ on purpose. */
import { readFileSync } from "node:fs";
import type { Vector } from "../support/vectors.js";
import type { Generation } from "./targets.js";

interface Kind {
  readonly kind: string;
  readonly generations?: readonly Generation[];
  /** Direction: text of bytes, or bytes of text. */
  readonly way: "text" | "bytes";
  readonly reason: string;
  /** Expressions over the set's name, LLVM's text, the bytes and our answer; all that are given must match. */
  readonly sets?: string;
  readonly text?: string;
  readonly bytes?: string;
  readonly answer?: string;
}

const kinds = (
  JSON.parse(readFileSync(new URL("../known-differences/asm.json", import.meta.url), "utf8")) as {
    kinds: readonly Kind[];
  }
).kinds.map((kind) => ({
  ...kind,
  matches: [kind.sets, kind.text, kind.bytes, kind.answer].map((source) =>
    source === undefined ? undefined : new RegExp(source),
  ),
}));

const seen = new Set<string>();

/** Is there a listed kind for this difference? */
export function explained(
  generation: Generation,
  set: string,
  way: "text" | "bytes",
  { b, t }: Vector,
  answer: string,
): boolean {
  const found = kinds.find(
    (kind) =>
      kind.way === way &&
      (kind.generations?.includes(generation) ?? true) &&
      [set, t, b, answer].every((value, i) => kind.matches[i]?.test(value) ?? true),
  );
  if (found !== undefined) seen.add(found.kind);
  return found !== undefined;
}

/** Kinds that explained nothing so far. */
export const unused = (): string[] => kinds.filter(({ kind }) => !seen.has(kind)).map(({ kind }) => kind);
