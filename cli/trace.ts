/** `kernel --trace`: each instruction with everything that it wrote. */
import type { Instruction } from "../runtime/isa/instruction.js";
import type { Isa } from "../runtime/isa/isa.js";
import type { MemoryWrite, Observer, Place } from "../runtime/kernel/index.js";
import type { AddressSpace } from "../runtime/memory/index.js";
import type { Executors, Wave } from "../runtime/wave/index.js";

export interface TraceTools {
  readonly isa: Isa;
  readonly executors: Executors;
  /** The instruction at an address; null when there is none. */
  readonly decode: (pc: number) => Instruction | null;
  readonly textOf: (isa: Isa, instruction: Instruction) => string;
  readonly print: (line: string) => void;
  /** The memory of the dispatch, which is told before the first instruction. */
  readonly space: AddressSpace;
}

/** Rows and scalar registers that an instruction's operands say it writes. */
interface Declared {
  readonly text: string;
  readonly size: number;
  readonly rows: readonly number[];
  readonly scalars: readonly number[];
  readonly scc: boolean;
}

/** Scalar registers by operand code. */
const SCALARS = 128;
/** Row of the first AccVGPR. */
const ACC_ROW = 256;

/**
 * Prints where memory lies, then a line for each instruction after it ran, documented in docs/api.md: the workgroup
 * and wave, its address, its text, then what it wrote. What the operands say is written is shown even when the value is the old one; all
 * else that changed is shown as well, so that nothing that is implied or relative to M0 is missed.
 */
export class Tracer implements Observer {
  readonly #tools: TraceTools;
  readonly #declared = new Map<number, Declared>();
  /** Each wave's registers as they were after its last instruction. */
  readonly #last = new WeakMap<Wave, Uint32Array>();
  readonly #scalarNames: readonly (string | undefined)[];
  #started = false;
  #stores: MemoryWrite[] = [];
  #scc = 0;
  #mode = 0;

  constructor(tools: TraceTools) {
    this.#tools = tools;
    const values = tools.isa.model.operandTypes.get("OPR_SDST")?.values ?? [];
    this.#scalarNames = Array.from({ length: SCALARS }, (_, code) => values[code]?.name.toLowerCase());
  }

  before(wave: Wave): void {
    if (!this.#started) this.#start();
    this.#stores = [];
    this.#scc = wave.scc;
    this.#mode = wave.mode;
    const words = wave.sgpr0 + SCALARS;
    // A new workgroup sets registers that no instruction wrote.
    if (wave.steps === 0 || !this.#last.has(wave)) this.#last.set(wave, wave.u.slice(0, words));
  }

  #start(): void {
    this.#started = true;
    for (const { name, base, bytes } of this.#tools.space.regions)
      this.#tools.print(`${name}: ${bytes.length} bytes at 0x${base.toString(16)}`);
  }

  store(_: Wave, write: MemoryWrite): void {
    this.#stores.push(write);
  }

  after(wave: Wave, pc: number, { workgroup, wave: index }: Place): void {
    const declared = this.#declare(pc);
    const wrote = [
      ...this.#registers(wave, declared),
      ...(declared.scc || wave.scc !== this.#scc ? [`scc=${wave.scc}`] : []),
      ...(wave.mode === this.#mode ? [] : [`mode=${hex(wave.mode)}`]),
      ...(wave.pc === pc + declared.size ? [] : [`pc=0x${wave.pc.toString(16)}`]),
      ...storeTexts(this.#stores),
    ];
    const where = `[${workgroup.join(",")}/${index}] ${pc.toString(16).padStart(12, "0")}`;
    this.#tools.print(`${where}  ${declared.text}${wrote.length === 0 ? "" : `  ; ${wrote.join(" ")}`}`);
  }

  #declare(pc: number): Declared {
    let found = this.#declared.get(pc);
    if (found !== undefined) return found;
    const inst = this.#tools.decode(pc);
    const rows: number[] = [];
    const scalars: number[] = [];
    let scc = false;
    for (const operand of inst?.operands ?? []) {
      if (!operand.written || operand.kind === "memory" || operand.kind === "immediate") continue;
      const words = Math.ceil(operand.size / 32);
      const code = Number(operand.value);
      const named = operand.info.type.values[code];
      if (operand.kind === "vgpr" || operand.kind === "accvgpr") {
        const first = (named?.index ?? 0) + (operand.kind === "accvgpr" ? ACC_ROW : 0);
        for (let i = 0; i < words; i++) rows.push(first + i);
      } else if (named?.name === "SCC") scc = true;
      else if (code < SCALARS && named !== undefined && named.name !== "NULL")
        for (let i = 0; i < words && code + i < SCALARS; i++) scalars.push(code + i);
    }
    const text = inst === null ? "?" : this.#tools.textOf(this.#tools.isa, inst);
    // Registers that M0 or MODE move are told by what changed.
    found = { text, size: inst?.size ?? 4, rows: /movrel/i.test(text) ? [] : rows, scalars, scc };
    this.#declared.set(pc, found);
    return found;
  }

  *#registers(wave: Wave, { rows, scalars }: Declared): Generator<string> {
    const { size, u, sgpr0 } = wave;
    const last = this.#last.get(wave)!;
    const exec = [last[wave.exec]!, last[wave.exec + 1]!];
    const moved = this.#moved();
    const named = new Set(moved ? [] : rows);
    const vectors = sgpr0 / size;
    for (let row = 0; row < vectors; row++) {
      const at = row * size;
      let lane = 0;
      while (lane < size && u[at + lane] === last[at + lane]) lane++;
      if (lane === size && !named.has(row)) continue;
      const cells = Array.from({ length: size }, (_, i) =>
        u[at + i] !== last[at + i] || (named.has(row) && ((exec[i >> 5]! >>> (i & 31)) & 1) !== 0)
          ? u[at + i]!
          : null,
      );
      if (cells.some((cell) => cell !== null)) yield `${this.#rowName(row)}=${cellsText(cells)}`;
    }
    for (let code = 0; code < SCALARS; code++) {
      const changed = u[sgpr0 + code] !== last[sgpr0 + code];
      const idle = wave.size === 32 && sgpr0 + code === wave.exec + 1;
      if ((changed || scalars.includes(code)) && !idle)
        yield `${this.#scalarNames[code] ?? `s${code}`}=${hex(u[sgpr0 + code]!)}`;
    }
    last.set(u.subarray(0, last.length));
  }

  /** Whether MODE made vector registers others than the operands name. */
  #moved(): boolean {
    const { gprIndex, vgprBanks } = this.#tools.executors.rules;
    return (gprIndex && (this.#mode & (1 << 27)) !== 0) || (vgprBanks && (this.#mode & 0xff000) !== 0);
  }

  #rowName(row: number): string {
    return this.#tools.isa.generation.registers.accVgprs > 0 && row >= ACC_ROW
      ? `a${row - ACC_ROW}`
      : `v${row}`;
  }
}

const hex = (n: number): string => `0x${(n >>> 0).toString(16)}`;

/** `0x2a` when all lanes got it, else `{0 1 -*6 ff*24}`: hexadecimal by lane, `-` not written, `*n` n lanes alike. */
function cellsText(cells: readonly (number | null)[]): string {
  const [first] = cells;
  if (first !== null && first !== undefined && cells.every((cell) => cell === first)) return hex(first);
  return listText(cells.map((cell) => (cell === null ? "-" : (cell >>> 0).toString(16))));
}

/** `{a b*3}` */
function listText(cells: readonly string[]): string {
  const parts: string[] = [];
  for (let i = 0; i < cells.length;) {
    let end = i + 1;
    while (end < cells.length && cells[end] === cells[i]) end++;
    parts.push(end - i === 1 ? cells[i]! : `${cells[i]!}*${end - i}`);
    i = end;
  }
  return `{${parts.join(" ")}}`;
}

/** Stores of one lane that go on where the last one ended, as one. */
interface Run {
  readonly space: string;
  readonly address: number;
  readonly lane: number;
  bytes: string;
}

const bytesOf = ({ value, size }: MemoryWrite): string =>
  Array.from({ length: size }, (_, i) => ((value >>> (8 * i)) & 255).toString(16).padStart(2, "0")).join("");

/**
 * `global[0x7f0000001000]=2a000000 lane 3`: the bytes in memory order. Lanes that follow each other and store side
 * by side stand together: `global[0x7f0000001000]={2a000000 2b000000} lanes 3-4`.
 */
function storeTexts(stores: readonly MemoryWrite[]): string[] {
  const runs: Run[] = [];
  const byLane = new Map<number, Run>();
  for (const store of stores) {
    const { space, address, lane } = store;
    const open = byLane.get(lane);
    if (open?.space === space && open.address + open.bytes.length / 2 === address)
      open.bytes += bytesOf(store);
    else {
      const run = { space, address, lane, bytes: bytesOf(store) };
      byLane.set(lane, run);
      runs.push(run);
    }
  }
  const texts: string[] = [];
  for (let i = 0; i < runs.length;) {
    const first = runs[i]!;
    const follows = (one: Run | undefined, distance: number): boolean =>
      one?.space === first.space &&
      one.lane === first.lane + distance &&
      one.bytes.length === first.bytes.length &&
      // Each lane's scratch begins at 0.
      one.address === first.address + (first.space === "scratch" ? 0 : (distance * first.bytes.length) / 2);
    let end = i + 1;
    while (first.lane >= 0 && follows(runs[end], end - i)) end++;
    const place = `${first.space}[0x${first.address.toString(16)}]`;
    const cells = runs.slice(i, end).map((run) => run.bytes);
    if (cells.length > 1)
      texts.push(`${place}=${listText(cells)} lanes ${first.lane}-${first.lane + cells.length - 1}`);
    else texts.push(`${place}=${first.bytes}${first.lane < 0 ? "" : ` lane ${first.lane}`}`);
    i = end;
  }
  return texts;
}
