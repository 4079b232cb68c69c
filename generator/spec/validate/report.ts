/** Where the validator puts what it finds. */
import { SpecError } from "../errors.js";
import { pathOf, type XmlElement } from "../xml/tree.js";
import { nameMatches, type ToleratedRule, type Toleration } from "./tolerated.js";

/** Model objects to the elements they were read from; objects without an origin are named by `fallback`. */
export type Origins = Pick<WeakMap<object, XmlElement>, "get">;

export class Report {
  readonly errors: SpecError[] = [];
  readonly #notes = new Map<string, { count: number; first: string }>();
  readonly #origins: Origins;
  readonly #tolerated: readonly Toleration[];

  constructor(origins: Origins, tolerated: readonly Toleration[]) {
    this.#origins = origins;
    this.#tolerated = tolerated;
  }

  /** `below` narrows the path to a child element (`Opcode`). */
  error(at: object, fallback: string, reason: string, below?: string): void {
    const origin = this.#origins.get(at);
    const child = below === undefined ? undefined : origin?.children.find((one) => one.name === below);
    const element = child ?? origin;
    const path = element === undefined ? fallback : pathOf(element);
    this.errors.push(
      new SpecError(reason, {
        path,
        line: element?.source.lineAt(element.offset),
        file: element?.source.file,
      }),
    );
  }

  /** The toleration for a deviation, if there is one; the deviation is then noted, once per kind with a count. */
  tolerate(
    rule: ToleratedRule,
    name: string,
    what: string,
    accepts: (one: Toleration) => boolean = () => true,
  ): Toleration | undefined {
    const found = this.#tolerated.find(
      (one) => one.rule === rule && nameMatches(one.name, name) && accepts(one),
    );
    if (found !== undefined) {
      const key = `${rule} ${found.name}${found.where === undefined ? "" : ` (${found.where})`}`;
      const entry = this.#notes.get(key);
      if (entry === undefined) this.#notes.set(key, { count: 1, first: what });
      else entry.count++;
    }
    return found;
  }

  notes(): string[] {
    return [...this.#notes].map(
      ([key, { count, first }]) => `tolerated: ${key}: ${count} times, first at ${first}`,
    );
  }
}
