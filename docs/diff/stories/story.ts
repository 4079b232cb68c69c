import type { GenerationId } from "../../../generated/index.js";
import type { Fact } from "../facts.js";

/** A sentence and what it rests on: each name it sets in backticks is one of its facts', and all of these hold. */
export interface Sentence {
  readonly says: string;
  readonly because: readonly [Fact, ...Fact[]];
}

/** How a family of instructions changed, written by hand, to be told along both lines. */
export interface Story {
  readonly title: string;
  /** What the story is about, before CDNA 1 and the steps. */
  readonly opening: readonly Sentence[];
  readonly steps: Partial<Readonly<Record<GenerationId, readonly Sentence[]>>>;
  /** Instructions whose changes must all be told: what no sentence tells is added in plain words. */
  readonly family: RegExp;
  /** Whose fields the tables at the end show, by the encoding's title: the first instruction that matches. */
  readonly fieldsOf: Readonly<Record<string, RegExp>>;
}
