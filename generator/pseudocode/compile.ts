import type { FunctionSyntax, Statement } from "./ast.js";
import { elaborate, type Typed } from "./elaborate.js";
import { classOf, effectsOf, type Effects } from "./effects.js";
import { PseudocodeError, type Position } from "./errors.js";
import {
  parseFile,
  type Attributes,
  type DefinitionClass,
  type DefinitionSyntax,
  type FileSyntax,
  type Generation,
} from "./file.js";
import { parseOldBody } from "./old.js";
import { parseBody } from "./parser.js";
import { bindSlots } from "./slots.js";
import { B, nameType, type Type } from "./types.js";

/** What instructions of some names mean in some generations, typed and ready to be lowered. */
export interface Definition {
  /** name of the executor: the first instruction name, with a generation when other generations differ */
  readonly symbol: string;
  readonly names: readonly string[];
  readonly generations: readonly Generation[];
  readonly file: string;
  readonly at: Position;
  readonly doc: string;
  /** the body as written, templates filled in; empty for a translated text */
  readonly text: string;
  readonly attributes: Attributes;
  readonly class: DefinitionClass;
  readonly effects: Effects;
  readonly typed: Typed;
}

const noAttributes: Attributes = {
  class: null,
  denormals: "mode",
  source: null,
  carryIn: false,
  carryOut: false,
};

/** All .pcode files together: functions and tables are shared, instructions can be called as functions. */
export class Library {
  readonly files: readonly FileSyntax[];
  private readonly functions = new Map<string, FunctionSyntax>();
  private readonly tables = new Map<string, Statement & { readonly k: "declare" }>();
  /** generation -> instruction name -> definition */
  private readonly instructions = new Map<
    string,
    Map<string, { readonly file: string; readonly syntax: DefinitionSyntax }>
  >();
  /** instruction name -> number of definitions */
  private readonly variants = new Map<string, Set<DefinitionSyntax>>();

  constructor(files: readonly FileSyntax[]) {
    this.files = files;
    for (const file of files) this.add(file);
  }

  /** Parses files given as texts. */
  static parse(files: readonly { readonly file: string; readonly text: string }[]): Library {
    return new Library(files.map(({ file, text }) => parseFile(text, file)));
  }

  private add({ file, definitions, functions, tables }: FileSyntax): void {
    for (const f of functions) {
      if (this.functions.has(f.name)) throw new PseudocodeError(file, f.at, `a second function ${f.name}`);
      this.functions.set(f.name, f);
    }
    for (const { statement } of tables) {
      if (this.tables.has(statement.name))
        throw new PseudocodeError(file, statement.at, `a second table ${statement.name}`);
      this.tables.set(statement.name, statement);
    }
    for (const syntax of definitions) {
      for (const name of syntax.names) {
        this.variants.set(name, (this.variants.get(name) ?? new Set()).add(syntax));
        for (const generation of syntax.generations) {
          let names = this.instructions.get(generation);
          if (names === undefined) this.instructions.set(generation, (names = new Map()));
          const other = names.get(name);
          if (other !== undefined) {
            const place = `${other.file}:${other.syntax.at.line}`;
            throw new PseudocodeError(
              file,
              syntax.at,
              `${name} of ${generation} has a definition already, ${place}`,
            );
          }
          names.set(name, { file, syntax });
        }
      }
    }
  }

  /** The definition of an instruction in a generation, or null. */
  find(name: string, generation: Generation): DefinitionSyntax | null {
    return this.instructions.get(generation)?.get(name)?.syntax ?? null;
  }

  /** Types every definition of a file of this library; `report` takes errors, else the first one is thrown. */
  compile(file: FileSyntax, report?: (error: PseudocodeError) => void): Definition[] {
    const made: Definition[] = [];
    for (const syntax of file.definitions) {
      try {
        made.push(...this.definition(file.file, syntax));
      } catch (error) {
        if (report === undefined || !(error instanceof PseudocodeError)) throw error;
        report(error);
      }
    }
    return made;
  }

  compileAll(report?: (error: PseudocodeError) => void): Definition[] {
    return this.files.flatMap((file) => this.compile(file, report));
  }

  /** One definition; several when an instruction that it calls differs between its generations. */
  private definition(file: string, syntax: DefinitionSyntax): Definition[] {
    const groups = new Map<string, { generations: Generation[]; typed: Typed }>();
    const ids = new Map<DefinitionSyntax, number>();
    for (const generation of syntax.generations) {
      const called: number[] = [];
      const typed = this.elaborateFor(file, syntax, generation, (callee) => {
        if (!ids.has(callee)) ids.set(callee, ids.size);
        called.push(ids.get(callee)!);
      });
      const key = called.join();
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { generations: [generation], typed });
      else group.generations.push(generation);
      // nothing is called: all generations are the same
      if (called.length === 0) {
        groups.set(key, { generations: [...syntax.generations], typed });
        break;
      }
    }
    const [name] = syntax.names;
    const single = groups.size === 1 && this.variants.get(name)!.size === 1;
    return [...groups.values()].map(({ generations, typed }) => {
      const effects = effectsOf(typed);
      checkCarries(file, syntax, effects);
      return {
        symbol: single ? name : `${name}_${generations[0]}`,
        names: syntax.names,
        generations,
        file,
        at: syntax.at,
        doc: syntax.doc,
        text: syntax.text,
        attributes: syntax.attributes,
        class: syntax.attributes.class ?? classOf(name, typed),
        effects,
        typed,
      };
    });
  }

  private elaborateFor(
    file: string,
    syntax: DefinitionSyntax,
    generation: Generation,
    called: (callee: DefinitionSyntax) => void,
  ): Typed {
    const instruction = (name: string): readonly Statement[] | null => {
      const found = this.find(name, generation);
      if (found !== null) called(found);
      return found?.body ?? null;
    };
    const [name] = syntax.names;
    const environment = { functions: this.functions, tables: this.tables, instruction };
    const bare = bareType(name);
    return bindSlots(
      elaborate(syntax.body, environment, { file, name, old: false, lenient: false, lane: false, bare }),
    );
  }
}

function checkCarries(file: string, syntax: DefinitionSyntax, effects: Effects): void {
  const { carryIn, carryOut } = syntax.attributes;
  if (carryIn && !effects.carryIn)
    throw new PseudocodeError(file, syntax.at, "carry in VCC is stated, and VCC is not read");
  if (carryOut && !effects.carryOut)
    throw new PseudocodeError(file, syntax.at, "carry out VCC is stated, and VCC is not written");
}

function bareType(name: string): Type {
  return B(nameType(name)?.width === 64 ? 64 : 32);
}

/** Types the definitions of one file; what it calls of other files comes from `library`. */
export function compileFile(text: string, file: string, library?: Library): Definition[] {
  const parsed = parseFile(text, file);
  const others = library === undefined ? [] : library.files.filter((one) => one.file !== file);
  return new Library([...others, parsed]).compile(parsed);
}

export interface ManualOptions {
  readonly name: string;
  readonly generation: Generation;
  /** the dialect as the manuals' data names it */
  readonly dialect: "old" | "new" | "new, short types";
  readonly encoding: string;
  /** AMD's text of another instruction of the same manual, for texts that call it */
  readonly text?: (name: string) => string | undefined;
}

/** Types one of AMD's own texts. `VCC` in a VOP3SD text stands for SDST: formally it is the carry. */
export function translateManual(text: string, options: ManualOptions): Definition {
  const { name, generation, encoding } = options;
  const old = options.dialect === "old";
  const file = `${generation}/${name}`;
  const parse = (source: string, where: string): Statement[] =>
    old ? parseOldBody(source, where) : parseBody(source, where);
  const body = parse(text, file);
  const cache = new Map<string, readonly Statement[] | null>();
  const instruction = (called: string): readonly Statement[] | null => {
    let found = cache.get(called);
    if (found === undefined) {
      const source = options.text?.(called);
      found = source === undefined ? null : parse(source, `${generation}/${called}`);
      cache.set(called, found);
    }
    return found;
  };
  const type = nameType(name);
  const bare = old && type !== null && type.width >= 16 ? type : bareType(name);
  const typed = elaborate(
    body,
    { functions: new Map(), tables: new Map(), instruction },
    { file, name, old, lenient: true, lane: /^VOP/.test(encoding), bare },
  );
  return {
    symbol: name,
    names: [name],
    generations: [generation],
    file,
    at: { line: 1, column: 1 },
    doc: "",
    text: "",
    attributes: noAttributes,
    class: classOf(name, typed),
    effects: effectsOf(typed),
    typed,
  };
}
