import type { Definition } from "../../generator/pseudocode/compile.js";
import { Step } from "../../runtime/wave/step.js";
import { Wave } from "../../runtime/wave/wave.js";
import { load, lowerFor, type Executors } from "../../generator/manual/machine.js";

const SIZE = 64;
const WORDS = 4;
const MASK = 40;

/** Lane definitions as functions of words: up to 64 lanes at once, each value its words, lowest first. */
export class Lanes {
  private readonly executors: ReadonlyMap<string, Executors>;
  private readonly definitions: ReadonlyMap<string, Definition>;
  private readonly wave = new Wave({ size: SIZE });

  private constructor(
    definitions: ReadonlyMap<string, Definition>,
    executors: ReadonlyMap<string, Executors>,
  ) {
    this.definitions = definitions;
    this.executors = executors;
  }

  static async of(definitions: ReadonlyMap<string, Definition>, fnuz = false): Promise<Lanes> {
    const names = [...definitions.keys()];
    const loaded = await load(names.map((name) => lowerFor(definitions.get(name)!, fnuz)));
    return new Lanes(definitions, new Map(names.map((name, index) => [name, loaded[index]!])));
  }

  /** Results of `name` on sources that hold a list of words for each lane; `carry` is the mask it reads. */
  run(
    name: string,
    mode: number,
    sources: readonly (readonly (readonly number[])[])[],
    carry: readonly boolean[] = [],
  ): { results: number[][]; mask: boolean[] } {
    const { wave } = this;
    const lanes = sources[0]!.length;
    const scalar = this.definitions.get(name)!.class === "scalar";
    wave.reset();
    wave.mode = mode;
    sources.forEach((values, source) =>
      values.forEach((words, lane) =>
        words.forEach((word, index) => {
          wave.u[scalar ? wave.sgpr0 + source * WORDS + index : (source * WORDS + index) * SIZE + lane] =
            word;
        }),
      ),
    );
    const bits = [0, 0];
    carry.forEach((set, lane) => (bits[lane >> 5]! |= set ? 1 << (lane & 31) : 0));
    wave.setVcc(bits[0]!, bits[1]!);
    const step = new Step();
    const at = (row: number): number => (scalar ? wave.sgpr0 + row * WORDS : row * WORDS * SIZE);
    [step.s0, step.s1, step.s2, step.d0] = [at(0), at(1), at(2), at(3)];
    step.k0 = step.k1 = step.k2 = step.kd0 = scalar ? 0 : 1;
    step.h0 = step.h1 = step.h2 = step.hd0 = scalar ? 1 : SIZE;
    step.ci = wave.vcc;
    step.co = wave.sgpr0 + MASK;
    const { fast, general } = this.executors.get(name)!;
    ((mode & 15) === 0 ? fast : general)(wave, step);
    const words = (lane: number): number[] =>
      Array.from(
        { length: WORDS },
        (_, word) => wave.u[scalar ? step.d0 + word : step.d0 + word * SIZE + lane]!,
      );
    return {
      results: Array.from({ length: lanes }, (_, lane) => words(lane)),
      mask: Array.from(
        { length: lanes },
        (_, lane) => ((wave.u[step.co + (lane >> 5)]! >>> (lane & 31)) & 1) === 1,
      ),
    };
  }
}
