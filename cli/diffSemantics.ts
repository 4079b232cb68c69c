/** What two sides' definitions say of each other: the same, different with an input that shows it, or unknown. */
import type { CompareOptions } from "../runtime/isa/compare.js";
import type { Form, InstructionInfo } from "../runtime/isa/model.js";
import type { Generation, IsaModel } from "../runtime/isa/tables.js";
import { findDifference, sameText } from "../runtime/wave/difference.js";
import type { Semantics } from "../runtime/wave/index.js";

/** What is compared: a generation, a spec file, or a generation at a revision. */
export interface Side {
  readonly label: string;
  readonly generation: Generation;
  readonly model: IsaModel;
  /** What an instruction does; absent where nothing was generated or compiled from what is compared. */
  semantics?(instruction: InstructionInfo): Semantics | undefined;
  /** What a definition compiles to, on sides that were compiled for this comparison. */
  code?(instruction: InstructionInfo): string | null;
  /** The definition of an instruction as text, comments and all; null when it has none. */
  meaning(instruction: InstructionInfo): string | null;
}

/**
 * How `compareModels` is to judge semantics: definitions are the same when they compile to the same code or their
 * texts are equal; executors show on which input different ones differ.
 */
export function semanticsOptions(left: Side, right: Side): Required<CompareOptions> {
  const run = (side: Side, one: InstructionInfo): Semantics | undefined => side.semantics?.(one);
  const text = (side: Side, one: InstructionInfo): string | null => {
    const meaning = side.meaning(one);
    return meaning === null ? null : plain(meaning);
  };
  const same = (a: InstructionInfo, b: InstructionInfo): boolean | null => {
    const [p, q] = [left.code?.(a) ?? null, right.code?.(b) ?? null];
    if (p !== null && q !== null) return p === q;
    const [x, y] = [run(left, a), run(right, b)];
    if (x !== undefined && y !== undefined) return sameText(x, y);
    const [s, t] = [text(left, a), text(right, b)];
    return s === null || t === null ? null : s === t;
  };
  // One definition serves all forms of an instruction.
  const explained = new Map<InstructionInfo, readonly string[]>();
  return {
    same,
    explain: (a, b) => {
      const known = explained.get(a) ?? explain(run(left, a), run(right, b), a.forms[0]!, left, right);
      explained.set(a, known);
      return known;
    },
    sameMeaning: (a, b) => {
      const [s, t] = [text(left, a), text(right, b)];
      if (s === null || t === null) return null;
      if (s !== t && same(a, b) !== true) return false;
      // What does nothing is shared by all waits and hints, and tells nothing.
      return s.includes("=") ? true : null;
    },
  };
}

/** A definition without comments and layout. */
const plain = (text: string): string =>
  text
    .replace(/\/\/.*/g, "")
    .replace(/\s+/g, " ")
    .trim();

function explain(
  a: Semantics | undefined,
  b: Semantics | undefined,
  form: Form,
  left: Side,
  right: Side,
): string[] {
  if (a === undefined || b === undefined) return [];
  const sources = form.operands.filter(
    (one) => one.read && !one.implicit && /^[SV]?SRC[XY]?\d?$/.test(one.field ?? ""),
  );
  const sizes = {
    destination: form.operands.find((one) => one.written && one.field !== null)?.size ?? 0,
    sources: sources.map((one) => one.size),
  };
  const compared = (semantics: Semantics, { traits, waveSizes }: Generation) => ({
    semantics,
    mode: traits.defaultMode,
    waveSizes,
  });
  const found = findDifference(compared(a, left.generation), compared(b, right.generation), sizes);
  if (found === "not run") return [];
  if (found === null) {
    const [one, other] = [left.generation.waveSizes, right.generation.waveSizes];
    const shared = one.filter((size) => other.includes(size));
    const waves = shared.length === one.length && shared.length === other.length ? "" : ` in waves of ${shared.join(" and ")} lanes`; // prettier-ignore
    return [`no input was found on which the results differ${waves}`];
  }
  return [`${found.input}: ${found.left} -> ${found.right}`];
}
