/** What two sides' definitions say of each other: the same, different with an input that shows it, or unknown. */
import type { CompareOptions } from "../runtime/isa/compare.js";
import type { Form, InstructionInfo } from "../runtime/isa/model.js";
import type { Generation, IsaModel } from "../runtime/isa/tables.js";
import { findDifference, sameText } from "../runtime/wave/difference.js";
import type { Executors, Semantics } from "../runtime/wave/index.js";

/** What is compared: a generation, a spec file, or a generation at a revision. */
export interface Side {
  readonly label: string;
  readonly generation: Generation;
  readonly model: IsaModel;
  /** Null where nothing was generated from what is compared. */
  readonly executors: Executors | null;
  /** The definition of an instruction as text, comments and all; null when it has none. */
  meaning(instruction: InstructionInfo): string | null;
}

/**
 * How `compareModels` is to judge semantics: definitions are the same when they compile to the same code or their
 * texts are equal; executors show on which input different ones differ.
 */
export function semanticsOptions(left: Side, right: Side): Required<CompareOptions> {
  const run = (side: Side, one: InstructionInfo): Semantics | undefined =>
    side.executors?.semantics.get(one.name);
  const text = (side: Side, one: InstructionInfo): string | null => {
    const meaning = side.meaning(one);
    return meaning === null ? null : plain(meaning);
  };
  const same = (a: InstructionInfo, b: InstructionInfo): boolean | null => {
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
      // What does nothing is shared by all waits and hints, and tells nothing.
      if (s?.includes("=") !== true || t?.includes("=") !== true) return null;
      return s === t || same(a, b);
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
  const modes = [left.generation.traits.defaultMode, right.generation.traits.defaultMode] as const;
  const found = findDifference(a, b, sizes, modes);
  if (found === "not run") return [];
  if (found === null) return ["no input was found on which the results differ"];
  return [`${found.input}: ${found.left} -> ${found.right}`];
}
