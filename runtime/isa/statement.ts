/** What an instruction means, in pseudocode, as people read it. */
export interface Statement {
  /** Names the definition: instructions and generations that share it share its meaning. */
  readonly id: string;
  /** The pseudocode. */
  readonly text: string;
  /** exact, rounded (correctly rounded where hardware is within a stated error) or unknown. */
  readonly fidelity: string;
  /** Where the fidelity is known from. */
  readonly source: string;
  /** Known differences to AMD's documents. */
  readonly notes: readonly string[];
}

/** An instruction by the names that a definition may bear. */
export interface Named {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** All statements, by generation and instruction. */
export interface Statements {
  of(generation: string, instruction: Named): Statement | null;
  /** Whether two generations share the definition; null when one of them has none. */
  same(left: Named, leftGeneration: string, right: Named, rightGeneration: string): boolean | null;
}

/** The generated statements: rows by the generations that share them, referring to texts by number; read on first use. */
export class StatementTable implements Statements {
  readonly #rows: Readonly<Record<string, string>>;
  readonly #texts: readonly string[];
  readonly #fidelities: readonly string[];
  readonly #notes: readonly string[];
  readonly #parsed = new Map<string, ReadonlyMap<string, Statement>>();

  constructor(
    rows: Readonly<Record<string, string>>,
    texts: readonly string[],
    fidelities: readonly string[],
    notes: readonly string[],
  ) {
    this.#rows = rows;
    this.#texts = texts;
    this.#fidelities = fidelities;
    this.#notes = notes;
  }

  of(generation: string, { name, aliases }: Named): Statement | null {
    const known = this.#generation(generation);
    // Half of a dual-issue pair means what the whole instruction does.
    for (const one of [name, ...aliases, name.replace(/^V_DUAL_/, "V_")]) {
      const found = known.get(one);
      if (found !== undefined) return found;
    }
    return null;
  }

  same(left: Named, leftGeneration: string, right: Named, rightGeneration: string): boolean | null {
    const a = this.of(leftGeneration, left);
    const b = this.of(rightGeneration, right);
    return a === null || b === null ? null : a.text === b.text && a.id === b.id;
  }

  #generation(generation: string): ReadonlyMap<string, Statement> {
    let known = this.#parsed.get(generation);
    if (known === undefined) {
      const rows = Object.entries(this.#rows)
        .filter(([sharers]) => sharers.split(" ").includes(generation))
        .flatMap(([, list]) => list.trim().split("\n"));
      known = new Map(rows.map((row) => this.#read(row)));
      this.#parsed.set(generation, known);
    }
    return known;
  }

  #read(row: string): [string, Statement] {
    const [name, id, text, fidelity, notes] = row.split(" ") as [string, string, string, string, string?];
    const [kind, source] = this.#fidelities[Number(fidelity)]!.split("|") as [string, string];
    return [
      name,
      {
        id,
        text: this.#texts[Number(text)]!,
        fidelity: kind,
        source,
        notes: (notes === undefined ? [] : notes.split(",")).map((note) => this.#notes[Number(note)]!),
      },
    ];
  }
}
