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

/** All statements, by generation and instruction. */
export interface Statements {
  of(generation: string, instruction: string): Statement | null;
  /** Whether two generations share the definition; null when one of them has none. */
  same(instruction: string, left: string, right: string): boolean | null;
}
