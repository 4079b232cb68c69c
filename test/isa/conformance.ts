/** What decode must make of a vector, and the kinds of vectors where it deliberately does not. */
import { readFileSync } from "node:fs";
import { DecodeError } from "../../runtime/isa/errors.js";
import type { Isa } from "../../runtime/isa/isa.js";
import type { Form } from "../../runtime/isa/model.js";
import { bytesOf, hexOf, type GenerationName, type Vector } from "./vectorSets.js";

/** Any generation. */
export type AnyIsa = Isa;

/** Why a vector does not decode and come back as LLVM reads it; null when it does. */
export function mismatch(isa: AnyIsa, { b, t }: Vector): string | null {
  const bytes = bytesOf(b);
  let inst;
  try {
    inst = isa.decode(bytes);
  } catch (error) {
    if (error instanceof DecodeError) return `decode: ${error.reason}`;
    throw error;
  }
  if (inst.size !== bytes.length) return `size: ${inst.size} instead of ${bytes.length}`;
  const wanted = t.split("::").map(mnemonic);
  const forms: Form[] = inst.formY === null ? [inst.form] : [inst.form, inst.formY];
  const named =
    forms.length === wanted.length &&
    forms.every(
      ({ instruction: { name, aliases } }, i) => name === wanted[i] || aliases.includes(wanted[i]!),
    );
  if (!named) return `name: ${inst.name}`;
  const { name, encoding, fields, unassigned } = inst;
  const back = hexOf(isa.encodeFields({ name, encoding, fields, unassigned }));
  return back === b ? null : `encode: ${back}`;
}

/** LLVM's mnemonic without the suffix that tells the encoding, in upper case. */
function mnemonic(text: string): string {
  const first = text.trim().split(" ")[0]!;
  return first.replace(/_e64_dpp$|_e32$|_e64$|_dpp$|_sdwa$/, "").toUpperCase();
}

/** A kind of vectors on which LLVM and this decoder differ; see test/known-differences/decode.json. */
export interface KnownDifference {
  readonly kind: string;
  readonly generations?: readonly GenerationName[];
  /** LLVM accepts what decode refuses, or the other way round. */
  readonly llvm: "accepts" | "refuses";
  readonly right: string;
  readonly reason: string;
  /** Expressions over LLVM's text, the bytes and decode's answer; all that are given must match. */
  readonly text?: string;
  readonly bytes?: string;
  readonly answer?: string;
}

export const knownDifferences = (
  JSON.parse(readFileSync(new URL("../known-differences/decode.json", import.meta.url), "utf8")) as {
    kinds: readonly KnownDifference[];
  }
).kinds;

/** The kind that explains a vector's answer, if one does. */
export function explain(
  generation: GenerationName,
  llvm: KnownDifference["llvm"],
  vector: Vector,
  answer: string,
): KnownDifference | undefined {
  return knownDifferences.find(
    (kind) =>
      kind.llvm === llvm &&
      kind.generations?.includes(generation) !== false &&
      (kind.text === undefined || new RegExp(kind.text).test(vector.t)) &&
      (kind.bytes === undefined || new RegExp(kind.bytes).test(vector.b)) &&
      (kind.answer === undefined || new RegExp(kind.answer).test(answer)),
  );
}
