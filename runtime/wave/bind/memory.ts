import type { Instruction } from "../../isa/instruction.js";
import type { Operand } from "../../isa/operand.js";
import { RunError, UnsupportedError } from "../errors.js";
import { commonFormat, type LocalMemory, type MemoryRules } from "../../memory/index.js";
import { SCRATCH_ROWS } from "../layout.js";
import { runComposite, Step, StepFields, type Executor } from "../step.js";
import type { BindTarget } from "./bind.js";
import { bufferStep } from "./buffer.js";
import { locked } from "./locked.js";
import { constantPlace, registerPlace, sourcePlace, type Place, type PlaceContext } from "./place.js";

/**
 * Binding of instructions that reach memory. What an address is made of is settled here, so that definitions only
 * add up ADDR (s0), SADDR (s2, of flat formats with the immediate added), SOFFSET (s3) and OFFSET (simm): parts that
 * an instruction does not use are zeros. Buffer instructions find whole addresses in ADDR, one for each dword that is
 * checked on its own, and their format in SOFFSET.
 */

/** Formats by how their immediate offset counts. Source: ISA manuals, microcode formats. */
const OFFSETS: Readonly<Record<string, "signed" | "unsigned">> = {
  ENC_SMEM: "signed",
  ENC_DS: "unsigned",
  ENC_VDS: "unsigned",
  ENC_FLAT: "unsigned",
  ENC_FLAT_GLBL: "signed",
  ENC_FLAT_GLOBAL: "signed",
  ENC_FLAT_SCRATCH: "signed",
  ENC_VFLAT: "signed",
  ENC_VGLOBAL: "signed",
  ENC_VSCRATCH: "signed",
  ENC_MUBUF: "unsigned",
  ENC_MTBUF: "unsigned",
  ENC_VBUFFER: "signed",
};

/** Whether instructions of a format are bound here. */
export const isMemoryFormat = (encoding: string): boolean => encoding in OFFSETS;

const BUFFER = /BUF/;

/** Formats whose immediate is added to the scalar address. */
const FLAT = /FLAT|VGLOBAL|VSCRATCH/;

/** Operand code that old formats use for "no scalar address", beside NULL. */
const NO_SADDR = 0x7f;

type Slot = 0 | 1 | 2 | 3;

/** Sources by field. */
const SOURCES: Readonly<Record<string, Slot>> = {
  ADDR: 0, VADDR: 0,
  DATA: 1, DATA0: 1, VSRC: 1, VDATA: 1, SDATA: 1,
  DATA1: 2, SADDR: 2, SBASE: 2, SRSRC: 2, RSRC: 2,
  SOFFSET: 3,
}; // prettier-ignore

/** Binds an instruction of a memory format at byte address `pc`. @throws UnsupportedError, RunError */
export function bindMemory(inst: Instruction, pc: number, target: BindTarget): Step {
  return new MemoryBinding(inst, pc, target).step;
}

class MemoryBinding implements PlaceContext {
  readonly step = new Step();
  readonly name: string;
  readonly pc: number;
  readonly layout: BindTarget["layout"];
  readonly pool: BindTarget["pool"];
  readonly before: Step[] = [];
  readonly #inst: Instruction;
  readonly #target: BindTarget;
  #row = 0;

  constructor(inst: Instruction, pc: number, target: BindTarget) {
    this.#inst = inst;
    this.#target = target;
    this.name = inst.name;
    this.pc = pc;
    this.layout = target.layout;
    this.pool = target.pool;
    const semantics = target.executors.semantics.get(this.name);
    if (semantics === undefined) throw new UnsupportedError(this.name, pc);
    const { step } = this;
    step.pc = pc;
    step.next = pc + inst.size;
    step.fields = this.#fields();
    step.simm = this.#offset();
    this.#operands();
    const core =
      (target.mode & semantics.rounds) === 0 ? semantics.fast : (semantics.general ?? semantics.fast);
    step.core = core;
    if (inst.field("GDS") === 1) {
      const single = target.executors.rules.gdsFirstLane && semantics.class === "lane";
      step.core = locked(onGds(single ? forFirstLane(core) : core, this.name));
    } else if (/_ATOMIC_/.test(this.name) && !/^DS_/.test(this.name)) step.core = locked(core);
    if (this.before.length === 0) step.run = step.core;
    else {
      step.before = this.before;
      step.run = runComposite;
    }
  }

  bank(operand: Operand): number {
    if (!this.#target.executors.rules.vgprBanks || operand.field === null) return 0;
    // MODE 13:12 is the destination's bank, 15:14 the address's, 17:16 the data's, 19:18 the second data's.
    const slot = /DST/.test(operand.field) ? 12 : 14 + 2 * Math.min(2, SOURCES[operand.field] ?? 0);
    return ((this.#target.mode >>> slot) & 3) << 8;
  }

  /** Raw fields, and the rows of the vector operands for definitions that see all lanes. */
  #fields(): StepFields {
    const fields = new StepFields();
    for (const key of Object.keys(fields) as (keyof StepFields)[]) fields[key] = this.#inst.field(key) ?? 0;
    const rows = fields as unknown as Record<string, number>;
    for (const operand of this.#inst.operands) {
      const place = operand.field === null || operand.info.implicit ? null : this.#vector(operand);
      if (place === null) continue;
      const row = place.at / this.layout.size;
      const slot = SOURCES[operand.field!];
      if (operand.written) rows["VDST"] = row;
      if (slot === 0) rows["ADDR_ROW"] = row;
      else if (slot === 1) rows["DATA0_ROW"] = row;
      else if (slot === 2) rows["DATA1_ROW"] = row;
    }
    return fields;
  }

  #offset(): number {
    const inst = this.#inst;
    const { name, fieldByName } = inst.form.encoding;
    const low = inst.field("OFFSET0");
    if (low !== undefined) return ((inst.field("OFFSET1") ?? 0) << 8) | low;
    // GFX9's scalar loads: the field may hold a register instead.
    if (inst.field("IMM") === 0) return 0;
    const field = fieldByName.get("IOFFSET") ?? fieldByName.get("OFFSET");
    if (field === undefined) return 0;
    const value = inst.field(field.name)!;
    const spare = 32 - field.width;
    return OFFSETS[name] === "signed" ? (value << spare) >> spare : value;
  }

  #operands(): void {
    const { step } = this;
    const zero = constantPlace(this, [0, 0]);
    // Whatever is not named below reads as zero, and results nobody asked for go to spare rows.
    for (const slot of [0, 1, 2, 3] as const) this.#source(slot, zero);
    this.#destination(null);
    let scalarAddress: Operand | null = null;
    for (const operand of this.#inst.operands) {
      const { field } = operand;
      if (field === null || operand.info.implicit) continue;
      if (field === "SADDR") {
        scalarAddress = operand;
        continue;
      }
      if (operand.written) this.#destination(this.#returns() ? operand : null);
      const slot = SOURCES[field];
      // An atomic's data is read even where the description only says that it is written (scalar atomics).
      if (slot !== undefined && (operand.read || slot === 1)) {
        if (slot === 3) this.#source(3, this.#scalarOffset(operand));
        else this.#source(slot, this.#place(operand));
      }
    }
    if (BUFFER.test(this.#inst.form.encoding.name)) this.#bufferAddress(zero);
    else if (scalarAddress !== null) this.#flatAddress(scalarAddress, zero);
    else if (FLAT.test(this.#inst.form.encoding.name)) this.#source(2, this.#plusOffset(null));
    else if (this.#inst.field("SCALE_OFFSET") === 1) this.#scale(3, 1);
    if (step.kd0 === 0 && this.layout.size === 32) this.#guardExecHigh();
  }

  /** In wave32, EXEC_HI stays 0: scalar loads must not leave anything there. */
  #guardExecHigh(): void {
    const { step } = this;
    const words = (this.#width + 31) >> 5;
    const high = this.layout.exec + 1;
    if (step.d0 <= high && step.d0 + words > high)
      throw new RunError(this.pc, `${this.name}: writes EXEC_HI in wave32`);
  }

  #width = 32;

  /** Whether an instruction with a result wants it: loads always, atomics by a bit. */
  #returns(): boolean {
    if (!/_ATOMIC_/.test(this.name) || /^DS_/.test(this.name)) return true;
    const inst = this.#inst;
    const flag = inst.field("GLC") ?? inst.field("SC0");
    return flag !== undefined ? flag === 1 : ((inst.field("TH") ?? 0) & 1) === 1;
  }

  /** A vector operand's place, null for anything else. */
  #vector(operand: Operand): Place | null {
    return operand.kind === "vgpr" || operand.kind === "accvgpr" ? registerPlace(this, operand) : null;
  }

  #place(operand: Operand): Place {
    return this.#vector(operand) ?? sourcePlace(this, operand);
  }

  /** SOFFSET, or on GFX9 the register that the offset field names. */
  #scalarOffset(operand: Operand): Place {
    const inst = this.#inst;
    const enabled = inst.field("SOFFSET_EN");
    if (enabled === undefined || enabled === 1) return this.#place(operand);
    if (inst.field("IMM") === 1) return constantPlace(this, [0, 0]);
    return { at: this.layout.sgpr0 + (inst.field("OFFSET")! & 0x7f), k: 0, h: 1, constant: null };
  }

  /** Addresses of a buffer instruction: worked out before it, so that it sees them in ADDR as if they were flat. */
  #bufferAddress(zero: Place): void {
    const { step, layout } = this;
    const inst = this.#inst;
    const rules = this.#target.executors.memory;
    const formatted = /_FORMAT_/.test(this.name);
    const bytes = Math.max(1, (inst.operands.find((o) => o.kind === "memory")?.size ?? 32) >> 3);
    const single = formatted || bytes <= 4 || /_ATOMIC_/.test(this.name);
    const components = single ? 1 : bytes >> 2;
    const rows = this.#rows(2 * components);
    const formatCell = this.#rows(1);
    this.before.push(
      bufferStep(
        {
          vaddr: step.s0,
          descriptor: step.s2,
          soffset: step.s3,
          offset: step.simm,
          idxen: inst.field("IDXEN") === 1,
          offen: inst.field("OFFEN") === 1,
          components,
          size: formatted ? 0 : single ? bytes : 4,
          format: this.#ownFormat(rules),
          rows,
          formatCell,
        },
        rules,
      ),
    );
    this.#source(0, { at: rows, k: 1, h: layout.size, constant: null });
    // Typed instructions read the descriptor's format and channel selects themselves.
    if (!formatted) this.#source(2, zero);
    this.#source(3, { at: formatCell, k: 0, h: 1, constant: null });
  }

  /** The format that a typed buffer instruction names itself, in the common numbering. */
  #ownFormat(rules: MemoryRules): number | null {
    if (!this.name.startsWith("TBUFFER_")) return null;
    const inst = this.#inst;
    const layout = inst.field("DFMT");
    const code = layout === undefined ? inst.field("FORMAT")! : (layout << 3) | (inst.field("NFMT") ?? 0);
    return commonFormat(code, rules.formats);
  }

  /** The parts of flat, global and scratch addresses. */
  #flatAddress(operand: Operand, zero: Place): void {
    const inst = this.#inst;
    const { step } = this;
    const code = Number(operand.value);
    const { values } = operand.info.type;
    const isNull = values[code]?.name === "NULL";
    const off = isNull || code === NO_SADDR;
    this.#source(2, this.#plusOffset(off ? null : this.#place(operand)));
    if (operand.size === 32) {
      const sve = inst.field("SVE");
      // Without that bit: RDNA 1 and 2 tell "neither" (0x7F) from "vector only" (NULL); CDNA 1 and 2 have no "neither".
      const hasNull = values.some((value) => value?.name === "NULL");
      const used = sve !== undefined ? sve === 1 : off && (isNull || !hasNull);
      if (!used) this.#source(0, zero);
    } else if (!off && step.k0 === 1) {
      // The vector part is 32 bits wide: its high words are a row that is always zero.
      step.h0 = this.#zeroRow() - step.s0;
    }
    if (inst.field("SCALE_OFFSET") === 1) this.#scale(0, this.layout.size);
  }

  /** The scalar part of a flat address: a register pair, or nothing, with the immediate added. */
  #plusOffset(base: Place | null): Place {
    const { simm } = this.step;
    if (base === null) return constantPlace(this, [simm >>> 0, simm < 0 ? 0xffffffff : 0]);
    if (simm === 0) return base;
    const step = new Step();
    step.s0 = base.at;
    step.h0 = base.h;
    step.simm = simm;
    step.d0 = this.#rows(1);
    step.run = addOffset;
    this.before.push(step);
    return { at: step.d0, k: 0, h: 1, constant: null };
  }

  /** A row of zeros, in the constant pool. */
  #zeroRow(): number {
    return this.pool.constant(new Array<number>(this.layout.size).fill(0));
  }

  /** SCALE_OFFSET: the register part of the offset counts elements of the data's size. */
  #scale(slot: 0 | 3, lanes: number): void {
    const bytes = this.#inst.operands.find((o) => o.kind === "memory")?.size ?? 32;
    const step = new Step();
    const { step: own } = this;
    step.s0 = slot === 0 ? own.s0 : own.s3;
    step.simm = Math.max(1, bytes >> 3);
    step.and = lanes;
    step.d0 = this.#rows(1);
    step.run = scaleRow;
    this.before.push(step);
    if (slot === 0) {
      own.h0 += own.s0 - step.d0;
      own.s0 = step.d0;
    } else own.s3 = step.d0;
  }

  #rows(count: number): number {
    if (this.#row + count > SCRATCH_ROWS) throw new RunError(this.pc, `${this.name}: too many spare rows`);
    const at = this.layout.scratch + this.#row * this.layout.size;
    this.#row += count;
    return at;
  }

  /** Where the result goes; null: nobody wants it. */
  #destination(operand: Operand | null): void {
    const { step, layout } = this;
    if (operand === null) {
      // Up to four words: the widest result of an atomic with two addresses.
      step.d0 = this.layout.scratch + (SCRATCH_ROWS - 4) * layout.size;
      step.kd0 = 1;
      step.hd0 = layout.size;
      return;
    }
    this.#width = operand.size;
    // NULL: up to sixteen words that nobody reads.
    const spare = { at: layout.scratch + (SCRATCH_ROWS - 1) * layout.size, k: 0, h: 1 } as const;
    const place = registerPlace(this, operand) ?? spare;
    step.d0 = place.at;
    step.kd0 = place.k;
    step.hd0 = place.h;
  }

  #source(slot: Slot, { at, k, h }: Place): void {
    const { step } = this;
    if (slot === 0) [step.s0, step.k0, step.h0] = [at, k, h];
    else if (slot === 1) [step.s1, step.k1, step.h1] = [at, k, h];
    else if (slot === 2) [step.s2, step.k2, step.h2] = [at, k, h];
    else [step.s3, step.k3, step.h3] = [at, k, h];
  }
}

/** DS instructions with GDS set: the global data share takes the place of LDS. Its base (M0) is that of the dispatch, 0. */
function onGds(core: Executor, name: string): Executor {
  return (w, s) => {
    const { lds, gsRegisters } = w;
    const { global = null } = lds as Partial<LocalMemory>;
    if (global === null) throw new UnsupportedError(name, s.pc, "global data share");
    w.lds = global.memory;
    w.gsRegisters = global.registers;
    try {
      core(w, s);
    } finally {
      w.lds = lds;
      w.gsRegisters = gsRegisters;
    }
  };
}

/** Runs for the first active lane alone. */
function forFirstLane(core: Executor): Executor {
  return (w, s) => {
    const { u, exec } = w;
    const lo = u[exec]!;
    const hi = u[exec + 1]!;
    u[exec] = lo & -lo;
    u[exec + 1] = lo === 0 ? hi & -hi : 0;
    try {
      core(w, s);
    } finally {
      u[exec] = lo;
      u[exec + 1] = hi;
    }
  };
}

/** A 64-bit sum of a register pair and a signed number. */
const addOffset: Executor = (w, s) => {
  const { u } = w;
  const sum = u[s.s0]! + s.simm;
  u[s.d0] = sum;
  u[s.d0 + 1] = u[s.s0 + s.h0]! + (sum < 0 ? -1 : sum > 0xffffffff ? 1 : 0);
};

const scaleRow: Executor = (w, s) => {
  const { u } = w;
  for (let l = 0; l < s.and; l++) u[s.d0 + l] = Math.imul(u[s.s0 + l]!, s.simm);
};
