/** Random programs: repeatable by seed, with nothing in them that C or LLVM leaves undefined. */
import { random, type Below } from "../random.js";
import { laneOperations } from "./lanes.js";
import { operationsOf, type Operation } from "./operations.js";
import {
  GROUPS, INPUT, PLACES, RESULTS, SHARED_INPUT, types,
  type Callee, type Memory, type Program, type Statement, type Text, type Type, type Variable,
} from "./program.js"; // prettier-ignore

export interface Choices {
  /** Whose special instructions may appear; null for programs of all. */
  readonly processor: string | null;
  /** Whether lanes look at each other: the result then depends on the wave's size. */
  readonly lanes: boolean;
  /** No branches and no loops. */
  readonly straight: boolean;
  readonly statements: number;
}

export function randomProgram(name: string, seed: number, choices: Choices): Program {
  return new Maker(name, random(seed), choices).program();
}

const INT_TYPES = [...types.values()].filter(({ kind }) => kind === "int");

class Maker {
  private readonly variables: Variable[] = [];
  private readonly inputs: { variable: Variable; offset: number }[] = [];
  private readonly memories: Memory[] = [];
  private readonly callees: Callee[][] = [];
  private readonly used: Type[];
  private readonly byType = new Map<string, Operation[]>();
  private readonly items: number;
  private count = 0;
  private size = 0;

  private readonly name: string;
  private readonly random: Below;
  private readonly choices: Choices;

  constructor(name: string, numbers: Below, choices: Choices) {
    this.name = name;
    this.random = numbers;
    this.choices = choices;
    this.items = this.pick([64, 128, 128, 96, 80]);
    const names = [...types.keys()];
    const chosen = new Set(["u32"]);
    const wanted = 4 + this.random(5);
    while (chosen.size < wanted) chosen.add(this.pick(names));
    this.used = [...chosen].map((type) => types.get(type)!);
    for (const type of this.used)
      this.byType.set(
        type.name,
        operationsOf(type, choices.processor).filter(({ operands }) => operands.every((o) => chosen.has(o))),
      );
  }

  program(): Program {
    let own = 0;
    let shared = 0;
    for (const uniform of [false, true])
      for (const type of this.used)
        for (let n = 0; n < (uniform ? 1 : 2); n++) {
          const variable = this.variable(type, uniform);
          const at = Math.ceil((uniform ? shared : own) / type.size) * type.size;
          this.inputs.push({ variable, offset: at });
          if (uniform) shared = at + type.size;
          else own = at + type.size;
        }
    if (own > INPUT || shared > SHARED_INPUT) throw new Error("too many inputs");
    const body: Statement[] = [];
    const u32 = types.get("u32")!;
    body.push({ kind: "assign", to: this.variable(u32, true), value: ["arg0"] });
    body.push({ kind: "assign", to: this.variable(u32, true), value: ["(u32)(arg1 >> 7)"] });
    body.push({ kind: "assign", to: this.variable(u32, false), value: ["lid"] });
    for (let n = this.random(3); n > 0; n--)
      this.memories.push(this.memory(false, this.pick(this.used), this.pick([4, 8, 16])));
    for (let n = this.random(3); n > 0; n--) {
      const memory = this.memory(true, this.pick(this.used), 128);
      this.memories.push(memory);
      body.push({ kind: "do", text: [memory, "[lid] = ", this.operand(memory.type, false)] });
      body.push({
        kind: "do",
        text: ["if (lid + ", `${this.items} < 128) `, memory, `[lid + ${this.items}] = `, `${memory.type.name}_zero`],
      }); // prettier-ignore
    }
    if (this.memories.some((m) => m.shared)) body.push({ kind: "barrier" });
    if (this.random(3) === 0) this.callees.push(this.callee(), []);
    if (this.callees.length > 0 && this.random(2) === 0) {
      const [first] = this.callees[0]!;
      this.callees[0]!.push(this.callee(first).at(0)!);
    }
    body.push(...this.block(this.choices.statements, 0, null));
    return {
      name: this.name,
      items: this.items,
      inputs: this.inputs,
      variables: this.variables,
      memories: this.memories,
      callees: this.callees.flat(),
      body,
    };
  }

  private pick<T>(list: readonly T[]): T {
    return list[this.random(list.length)]!;
  }

  private variable(type: Type, uniform: boolean): Variable {
    const variable = { name: `v${this.variables.length}`, type, uniform };
    this.variables.push(variable);
    this.size += type.size + 4;
    return variable;
  }

  private memory(shared: boolean, type: Type, length: number): Memory {
    return { name: `${this.name}_${shared ? "s" : "p"}${this.memories.length}`, type, length, shared };
  }

  /** A variable for a result: an old one, or, while there is room, a new one. */
  private target(depth: number, fits: (v: Variable) => boolean = () => true): Variable {
    const old = this.variables.filter((v) => fits(v) && (depth === 0 || !v.uniform));
    if (old.length > 0 && (this.size > RESULTS - 40 || this.random(3) > 0)) return this.pick(old);
    const fitting = this.used.filter((type) => fits({ name: "", type, uniform: false }));
    return this.variable(this.pick(fitting), depth === 0 && this.random(4) === 0);
  }

  private operand(
    type: Type,
    uniform: boolean,
    from: readonly Variable[] = this.variables,
  ): Variable | string {
    const those = from.filter((v) => v.type === type && (!uniform || v.uniform));
    if (those.length === 0 || this.random(7) === 0) return this.constant(type);
    // Late ones more often, so that results are used.
    return this.random(2) === 0 ? this.pick(those) : this.pick(those.slice(-3));
  }

  private constant(type: Type): string {
    if (type.kind === "vector") {
      const element = types.get(type.element!)!;
      return this.random(2) === 0
        ? `((${type.name})${this.constant(element)})`
        : `((${type.name}){${Array.from({ length: type.length! }, () => this.constant(element)).join(", ")}})`;
    }
    // LLVM 22 takes inline constants of packed BF16 for BF16 in the low half (LLVM PR 209861): none is there.
    if (type.name === "bf16")
      return `((bf16)${this.pick(["0.0f", "-0.0f", "3.0f", "0.1f", "1000.0f", "-7.625f", "0x1p-20f"])})`;
    if (type.kind === "float")
      return `((${type.name})${this.pick(["0.0f", "1.0f", "-1.0f", "0.5f", "-0.5f", "2.0f", "-4.0f", "0.15915494f", "3.0f", "-0.0f", "0.1f", "1000.0f", "1e-5f", "65504.0f", "-7.625f", "0x1p-20f"])})`; // prettier-ignore
    const small = this.pick([0, 1, 2, 3, 7, 16, 31, 32, 63, 64, 65, 127, 128, 255, 0xffff, 0x7fffffff]);
    const text = this.random(2) === 0 ? `${small}` : `0x${this.random(2 ** 32).toString(16)}`;
    return `((${type.name})${this.random(3) === 0 ? "-" : ""}${text}${type.size === 8 ? "l" : "u"})`;
  }

  private operation(to: Variable, from: readonly Variable[] = this.variables): Text {
    const found = this.byType.get(to.type.name)!;
    if (found.length === 0) return [this.operand(to.type, to.uniform, from)];
    const { text, operands } = this.pick(found);
    const values = operands.map((o) => this.operand(types.get(o)!, to.uniform, from));
    return this.fill(text, values);
  }

  /** Puts values at `$n` and numbers at `#n`. */
  private fill(text: string, values: readonly (Variable | Memory | string)[]): Text {
    return text
      .split(/(\$\d|#\d+)/)
      .map((part) =>
        part.startsWith("$")
          ? values[Number(part[1])]!
          : part.startsWith("#")
            ? String(this.random(Number(part.slice(1))))
            : part,
      );
  }

  private integer(uniform = false): Variable {
    const those = this.variables.filter((v) => v.type.kind === "int" && (!uniform || v.uniform));
    return this.random(3) === 0 ? this.pick(those) : this.pick(those.slice(-6));
  }

  private condition(): Text {
    const type = this.pick(this.used.filter(({ kind }) => kind !== "vector"));
    const uniform = this.random(5) === 0;
    if (this.random(3) === 0) return this.fill("((u32)$0 >> #5 & #4)", [this.integer(uniform)]);
    const values = [this.operand(type, uniform), this.operand(type, uniform)];
    return this.fill(`($0 ${this.pick(["<", "==", ">=", "!=", ">"])} $1)`, values);
  }

  private block(count: number, depth: number, loop: string | null): Statement[] {
    const statements: Statement[] = [];
    for (let n = 0; n < count; n++) statements.push(...this.statement(depth, loop));
    return statements;
  }

  private statement(depth: number, loop: string | null): Statement[] {
    const kind = this.random(100);
    const branches = !this.choices.straight;
    const inner = (): number => 1 + this.random(4);
    if (branches && depth < 3 && kind < 5)
      return [{
        kind: "if", condition: this.condition(), then: this.block(inner(), depth + 1, null),
        otherwise: this.random(2) === 0 ? [] : this.block(inner(), depth + 1, null),
      }]; // prettier-ignore
    if (branches && depth < 2 && kind < 8) {
      const name = `i${this.count++}`;
      return [{
        kind: "loop", name, count: this.fill(`(u32)$0 & ${this.pick([1, 3, 7])}`, [this.integer(this.random(3) === 0)]),
        body: this.block(inner() + 1, depth + 1, name),
      }]; // prettier-ignore
    }
    if (branches && depth < 2 && kind < 10)
      return [{
        kind: "switch", value: this.fill("(u32)$0 & 3", [this.integer()]),
        cases: Array.from({ length: 2 + this.random(3) }, (_, i) => ({
          body: this.block(inner(), depth + 1, null), falls: i < 1 && this.random(3) === 0,
        })),
      }]; // prettier-ignore
    if (loop !== null && kind < 20)
      return [
        {
          kind: "leave",
          how: this.random(2) === 0 ? "break" : "continue",
          loop,
          condition: this.condition(),
        },
      ];
    if (kind < 20 && this.choices.lanes) return this.lanes(depth);
    if (kind < 40) return this.memoryStatement(depth);
    if (kind < 43 && this.callees.length > 0) {
      const [group] = this.callees;
      const fn = group![0]!;
      const to = this.target(depth, (v) => v.type === fn.result);
      const values = fn.parameters.slice(0, -1).map((p) => this.operand(p.type, to.uniform));
      const which = group!.length > 1 ? `((u32)$9 & 4 ? ${fn.name} : ${group![1]!.name})` : fn.name;
      values[8] = values[9] = this.integer(to.uniform);
      const value = this.fill(`${which}(${fn.parameters.slice(0, -1).map((_, i) => `$${i}`).join(", ")}, (u32)$8 & 3)`, values); // prettier-ignore
      return [{ kind: "assign", to, value }];
    }
    const to = this.target(depth);
    return [{ kind: "assign", to, value: this.operation(to) }];
  }

  private lanes(depth: number): Statement[] {
    const isWord = (v: Variable): boolean => v.type.name === "u32" && !v.uniform;
    const { call, operands, immediates, everyLane, address } = this.pick(
      laneOperations(this.choices.processor),
    );
    const full = depth === 0 && this.items % 64 === 0;
    if (everyLane && !full) return [];
    const before: Statement[] = [];
    const values = Array.from({ length: operands }, () =>
      this.pick(this.variables.filter((v) => v.type.name === "u32")),
    );
    if (address) {
      const to = this.target(depth, isWord);
      const value =
        address === "any"
          ? this.fill("((lid & 32) | ((u32)$0 & 31)) << 2", [this.integer()])
          : this.fill("((lid & 32) | ((lid * (#16 * 2 + 1) + #32) & 31)) << 2", []);
      before.push({ kind: "assign", to, value });
      values[0] = to;
      if (values[1] === to)
        values[1] = this.pick(this.variables.filter((v) => v.type.name === "u32" && v !== to));
    }
    const to = this.target(depth, isWord);
    return [...before, { kind: "lanes", to, call, values, immediates: immediates(this.random) }];
  }

  private memoryStatement(depth: number): Statement[] {
    const kind = this.random(10);
    const own = this.memories.filter((m) => !m.shared);
    const shared = this.memories.filter((m) => m.shared);
    if (kind < 3 && own.length > 0) {
      const memory = this.pick(own);
      const index = `[(u32)$1 & ${memory.length - 1}]`;
      if (this.random(2) === 0)
        return [{ kind: "do", text: this.fill(`$0${index} = $2`, [memory, this.integer(), this.operand(memory.type, false)]) }]; // prettier-ignore
      const to = this.target(depth, (v) => v.type === memory.type && !v.uniform);
      return [{ kind: "assign", to, value: this.fill(`$0${index}`, [memory, this.integer()]) }];
    }
    if (kind < 5 && shared.length > 0) {
      const memory = this.pick(shared);
      if (depth === 0 && this.random(2) === 0) {
        const write: Statement =
          this.random(2) === 0 || memory.type.kind !== "int" || memory.type.size < 4
            ? { kind: "do", text: this.fill("$0[(lid * (#64 * 2 + 1) + #128) & 127] = $1", [memory, this.operand(memory.type, false)]) }
            : { kind: "do", text: this.fill(`${this.pick(ATOMIC)}(&$0[(u32)$1 & 63], $2, __ATOMIC_RELAXED)`, [memory, this.integer(), this.operand(memory.type, false)]) }; // prettier-ignore
        return [{ kind: "barrier" }, write, { kind: "barrier" }];
      }
      const to = this.target(depth, (v) => v.type === memory.type && !v.uniform);
      const value =
        this.random(3) === 0 && own.some((m) => m.type === memory.type)
          ? this.fill("*((u32)$3 & 1 ? (__typeof__(*$0) *)&$0[(u32)$1 & 127] : &$2[(u32)$1 & 3])", [
              memory,
              this.integer(),
              own.find((m) => m.type === memory.type)!,
              this.integer(),
            ])
          : this.fill("$0[(u32)$1 & 127]", [memory, this.integer()]);
      return [{ kind: "assign", to, value }];
    }
    if (kind < 7) {
      const type = this.pick(this.used);
      const at = this.random(PLACES / 2 - 16);
      const aligned = this.random(2) === 0 ? at : at - (at % type.size);
      return [
        {
          kind: "do",
          text: this.fill(`store_${type.name}(places + ${aligned}, $0)`, [this.operand(type, false)]),
        },
      ];
    }
    if (kind < 8) {
      const ints = this.used.filter(
        (type) => INT_TYPES.includes(type) || type.name === "u8x4" || type.name === "u32x2",
      );
      const type = this.pick(ints);
      const limit = GROUPS * this.items * INPUT - 16;
      const to = this.target(depth, (v) => v.type === type && !v.uniform);
      const how = this.random(2) === 0 ? `% ${limit}` : `% ${Math.floor(limit / type.size)} * ${type.size}`;
      return [
        {
          kind: "assign",
          to,
          value: this.fill(`load_raw_${type.name}(in + (u32)$0 ${how})`, [this.integer()]),
        },
      ];
    }
    const wide = this.pick(["u32", "s32", "u64", "s64"]);
    const type = types.get(wide)!;
    const place = (base: string, n: number): string =>
      `(GLOBAL ${wide} *)(${base} + ${type.size * this.random(n)})`;
    if (!this.used.includes(type)) return [];
    if (kind < 9) {
      const to = this.target(depth, (v) => v.type === type && !v.uniform);
      const call = this.pick([...ATOMIC, "__atomic_exchange_n", "compare_exchange", "__atomic_fetch_nand"]);
      return [{ kind: "assign", to, value: this.fill(`${call}(${place("places + 128", 8)}, $0, __ATOMIC_RELAXED)`, [this.operand(type, false)]) }]; // prettier-ignore
    }
    // All of one kind at one place: then the order of lanes does not show.
    const which = this.random(ATOMIC.length);
    return [{
      kind: "do",
      text: this.fill(`${ATOMIC[which]!}((GLOBAL ${wide} *)(contended + ${which * 128 + (type.size === 8 ? 64 : 0) + (wide.startsWith("s") ? 32 : 0)} + ${type.size} * ((u32)$0 & 3)), $1, __ATOMIC_RELAXED)`, [this.integer(), this.operand(type, false)]),
    }]; // prettier-ignore
  }

  private callee(like?: Callee): Callee[] {
    const number = this.count++;
    const simple = this.used;
    const parameters =
      like?.parameters ??
      [...Array.from({ length: 1 + this.random(3) }, () => this.pick(simple)), types.get("u32")!].map((type, i) => ({
        name: `a${i}`, type, uniform: false,
      })); // prettier-ignore
    const result = like?.result ?? this.pick(simple);
    const locals = Array.from({ length: 4 }, (_, i) => ({
      name: `t${i}`, type: i === 0 ? result : this.pick(simple), uniform: false,
    })); // prettier-ignore
    const all = [...parameters, ...locals];
    const body = Array.from({ length: 3 + this.random(5) }, (_, i) => {
      const to = i === 0 ? locals[0]! : this.pick(locals);
      return { to, value: this.operation(to, all) };
    });
    const depth = parameters.at(-1)!;
    const recursive = this.random(2) === 0;
    return [{
      name: `${this.name}_f${number}`, result, parameters, locals, body, returns: locals[0]!,
      ...(recursive
        ? { recursion: { to: locals[0]!, arguments: parameters.slice(0, -1).map((p) => this.pick(all.filter((v) => v.type === p.type && v !== depth).concat(p))) } }
        : {}),
    }]; // prettier-ignore
  }
}

const ATOMIC = [
  "__atomic_fetch_add", "__atomic_fetch_sub", "__atomic_fetch_and", "__atomic_fetch_or", "__atomic_fetch_xor",
  "__atomic_fetch_min", "__atomic_fetch_max",
]; // prettier-ignore
