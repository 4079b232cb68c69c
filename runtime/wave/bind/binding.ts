import type { Instruction } from "../../isa/instruction.js";
import type { Form } from "../../isa/model.js";
import type { Operand } from "../../isa/operand.js";
import { RunError, UnsupportedError } from "../errors.js";
import type { Semantics } from "../executors.js";
import { SCRATCH_ROWS, type Layout } from "../layout.js";
import type { ConstantPool } from "../pool.js";
import { runComposite, Step, type Executor } from "../step.js";
import { inlineConstant, type ConstantUse } from "./constants.js";
import { fill } from "./fill.js";
import { constantPlace, registerPlace, sourcePlace, type Place, type PlaceContext } from "./place.js";
import { dppRoute, routeStep, type Route } from "./dpp.js";
import { fieldNamed, stepFields, storedBits } from "./fields.js";
import { clampStep, clearExecHigh, omodStep, writeStep, type ResultFormat } from "./result.js";
import { fetchStep, MODE_GPR_IDX_EN, putIndexed } from "./indexed.js";
import { packedSource, packedSource32 } from "./packed.js";
import { extractStep, putStep, selection, UNUSED_PRESERVE, WHOLE } from "./sdwa.js";
import type { BindTarget } from "./target.js";
import { changeSource, floatFormat, signBits, type Scratch } from "./source.js";

const MODE_DX10_CLAMP = 1 << 8;
const MODE_IEEE = 1 << 9;
/** Bit of a register number that means its high half. */
const HALF_BIT = 128;

/** The executor that is right, and fastest, under a value of MODE. */
function variantOf({ fast, general, rounds, keep, keeps = 0 }: Semantics, mode: number): Executor {
  if ((mode & rounds) !== 0) return general ?? fast;
  return keep !== undefined && (mode & keeps) === keeps ? keep : fast;
}

/** Whether a field of a form is where a result goes, by name: VDST, SDST, VDSTX ... */
const isDestination = (field: string): boolean => /DST/.test(field);

/** An inline constant as what a source of a MIX instruction is that OPSEL_HI makes a half: F16, or for BF16 an F32. */
function mixedConstant(context: PlaceContext, operand: Operand): Place {
  const use = context.name.endsWith("BF16") ? "f32" : "f16";
  return constantPlace(context, inlineConstant(Number(operand.value), operand.info.format, 32, use));
}

/** One form of an instruction being bound. */
export class Binding implements PlaceContext, Scratch {
  readonly step = new Step();
  readonly name: string;
  readonly pc: number;
  readonly layout: Layout;
  readonly pool: ConstantPool;
  readonly size: number;
  readonly before: Step[] = [];
  readonly after: Step[] = [];
  readonly #inst: Instruction;
  readonly #form: Form;
  readonly #target: BindTarget;
  readonly #semantics: Semantics;
  /** The vector register result that output modifiers act on. */
  #result: Operand | null = null;
  #touchesExecHigh = false;
  #writesExec = false;
  /** How DPP brings source 0 to each lane. */
  #route: Route | null = null;
  readonly #aside: boolean;
  #row: number;
  #sources = 0;
  #destinations = 0;

  /**
   * @param options `row`: the first scratch row it may use; `aside`: put the result in scratch rows whatever happens,
   * so that `after` alone writes the register
   */
  constructor(
    inst: Instruction,
    form: Form,
    operands: readonly Operand[],
    pc: number,
    target: BindTarget,
    options: { readonly row?: number; readonly aside?: boolean } = {},
  ) {
    this.#row = options.row ?? 0;
    this.#aside = options.aside ?? false;
    this.#inst = inst;
    this.#form = form;
    this.#target = target;
    this.name = form.instruction.name;
    this.pc = pc;
    this.layout = target.layout;
    this.pool = target.pool;
    this.size = target.layout.size;
    const { step } = this;
    this.#semantics = this.#choose();
    step.pc = pc;
    step.next = pc + inst.size;
    // Masks that no field names; the operands below say otherwise where they do.
    step.ci = step.co = this.layout.vcc;
    step.fields = stepFields(inst, operands);
    this.#route = this.#dpp();
    this.#checkOwnRegisters();
    for (const operand of operands) this.#operand(operand);
    this.#finish();
  }

  /** The scratch row after the last one used. */
  get row(): number {
    return this.#row;
  }

  rows(count: number): number {
    if (this.#row + count > SCRATCH_ROWS)
      throw new RunError(this.pc, `${this.name}: operands too wide to modify`);
    const at = this.layout.scratch + this.#row * this.size;
    this.#row += count;
    return at;
  }

  bank(operand: Operand): number {
    if (!this.#target.executors.rules.vgprBanks || operand.field === null) return 0;
    const { field } = operand;
    // Scales of matrix instructions do not use the banks (CDNA 5 manual 7.12.6.2).
    if (field.startsWith("SCALE_")) return 0;
    const shift = isDestination(field) ? 12 : /0$/.test(field) ? 14 : /1$/.test(field) ? 16 : 18;
    return ((this.#target.mode >>> shift) & 3) << 8;
  }

  constantUse(operand: Operand): ConstantUse {
    const { constants } = this.#target.executors.rules;
    return operand.info.format.components === 2 ? (constants.get(this.name) ?? "format") : "format";
  }

  #choose(): Semantics {
    const { executors } = this.#target;
    const { name } = this;
    let semantics = executors.semantics.get(name);
    if (semantics === undefined) throw new UnsupportedError(name, this.pc);
    if (this.#bits("CLAMP") === 1) semantics = executors.clamped.get(name) ?? semantics;
    return semantics;
  }

  #has(name: string): boolean {
    return fieldNamed(this.#inst, name) !== undefined;
  }

  /** A field's stored number; 0 when the encoding has none of this name. */
  #bits(name: string): number {
    return storedBits(this.#inst, name);
  }

  #operand(operand: Operand): void {
    const { field, info, size } = operand;
    const { step } = this;
    if (field === null || info.implicit) {
      this.#unencoded(operand);
      return;
    }
    if (info.type.name === "OPR_SIMM32" || info.type.name === "OPR_SIMM64") {
      const value = BigInt(operand.value);
      step.simm = Number(BigInt.asIntN(32, value));
      step.simmHi = Number(BigInt.asUintN(32, value >> 32n));
      return;
    }
    if (field === "SIMM16") {
      step.simm = (Number(operand.value) << 16) >> 16;
      return;
    }
    if (isDestination(field)) {
      const place = registerPlace(this, operand) ?? this.#discard(operand);
      const isMask = this.#semantics.class === "lane" && place.k === 0;
      if (operand.written && place.k === 0) this.#noteExecHigh(place.at, size);
      if (this.#destinations++ === 0) {
        const modified = this.#semantics.class === "lane" ? place.k === 1 : this.#has("OMOD");
        if (modified && this.#semantics.class !== "wave") this.#result = operand;
        this.#setDestination(0, place);
        // A mask is a lane definition's result, or its second one (carry out).
        if (isMask) step.co = place.at;
      } else {
        this.#setDestination(1, place);
        step.co = place.at;
      }
      // What is only read is a source as well: S_CMPK, S_SETREG.
      if (!operand.written) this.#setSource(this.#sources++, place);
      return;
    }
    if (!/SRC|LITERAL/.test(field)) return;
    if (info.format.name === "FMT_NUM_M64" && operand.read) {
      step.ci = sourcePlace(this, operand).at;
      return;
    }
    const index = this.#sources++;
    this.#setSource(index, this.#modified(operand, index));
  }

  /** VCC, EXEC and the like that no field names. */
  #unencoded(operand: Operand): void {
    const { info, written } = operand;
    const { step } = this;
    if (info.type.name === "OPR_VCC") {
      const place = { at: this.layout.vcc, k: 0, h: 1, constant: null } as const;
      if (!written) step.ci = place.at;
      else {
        step.co = place.at;
        if (this.#destinations++ === 0) this.#setDestination(0, place);
      }
    } else if (info.type.name === "OPR_SDST_EXEC" && written && this.#semantics.class === "lane") {
      this.#writesExec = true;
    } else if (info.type.name === "OPR_EXEC" && written && this.#destinations++ === 0) {
      this.#setDestination(0, { at: this.layout.exec, k: 0, h: 1, constant: null });
    } else if (info.type.name === "OPR_SDST_EXEC" && written && this.#semantics.class === "scalar") {
      this.#noteExecHigh(this.layout.exec, 64);
    }
  }

  #noteExecHigh(at: number, size: number): void {
    const high = this.layout.exec + 1;
    if (this.size === 32 && at <= high && at + ((size + 31) >> 5) > high) this.#touchesExecHigh = true;
  }

  /** Where a result goes that nobody wants: NULL. @throws UnsupportedError for what is no register */
  #discard(operand: Operand): Place {
    if (operand.info.type.values[Number(operand.value)]?.name !== "NULL")
      throw new UnsupportedError(this.name, this.pc, `result in ${operand.text}`);
    return { at: this.rows((operand.size + 31) >> 5), k: 0, h: 1, constant: null };
  }

  #setDestination(index: 0 | 1, place: Place): void {
    const { step } = this;
    if (index === 0) {
      step.d0 = place.at;
      step.kd0 = place.k;
      step.hd0 = place.h;
    } else {
      step.d1 = place.at;
      step.kd1 = place.k;
      step.hd1 = place.h;
    }
  }

  #setSource(index: number, { at, k, h }: Place): void {
    const { step } = this;
    switch (index) {
      case 0:
        step.s0 = at;
        step.k0 = k;
        step.h0 = h;
        break;
      case 1:
        step.s1 = at;
        step.k1 = k;
        step.h1 = h;
        break;
      case 2:
        step.s2 = at;
        step.k2 = k;
        step.h2 = h;
        break;
      case 3:
        step.s3 = at;
        step.k3 = k;
        step.h3 = h;
        break;
      default:
        step.s4 = at;
        step.k4 = k;
        step.h4 = h;
    }
  }

  /** The place to read a source from after NEG, ABS and the choice of a half. */
  #modified(operand: Operand, index: number): Place {
    const { info, size } = operand;
    const fetched = this.#indexedSource(sourcePlace(this, operand), operand, index);
    let place = this.#selected(this.#routed(fetched, index, size), index);
    let high = false;
    if (size === 16 && this.#semantics.class === "lane") {
      if (this.#hasOpsel) high = ((this.#bits("OPSEL") >>> index) & 1) === 1;
      else if (this.#namesHalf(operand)) {
        place = { ...place, at: place.at - HALF_BIT * this.size };
        high = true;
      }
    }
    const format =
      this.#target.executors.rules.floatSources.get(this.name)?.[index] ?? floatFormat(info.format);
    const sign = format === null ? null : signBits(format, size); // null for "none" too
    if (this.#has("OPSEL_HI")) return this.#packed(place, operand, index, sign);
    const change = { high, abs: this.#modifier("ABS", index), neg: this.#modifier("NEG", index) };
    return changeSource(place, change, sign, (size + 31) >> 5, this, this.before);
  }

  /** A source of VOP3P: halves chosen and negated each for itself; of single floats the low bits of NEG act. */
  #packed(place: Place, operand: Operand, index: number, sign: readonly number[] | null): Place {
    const { format } = operand.info;
    const bit = (name: string): boolean => ((this.#bits(name) >>> index) & 1) === 1;
    if (this.#target.executors.rules.mixedSources.has(this.name)) {
      // OPSEL_HI makes the source a half, which OPSEL names; NEG_HI is ABS.
      const half = bit("OPSEL_HI");
      const value = half && operand.kind === "inline" ? mixedConstant(this, operand) : place;
      const top = half && !bit("OPSEL") ? 0x8000 : 0x80000000;
      const signs = { high: false, abs: bit("NEG_HI"), neg: bit("NEG") };
      return changeSource(value, signs, [top], 1, this, this.before);
    }
    const change = {
      lowFromHigh: bit("OPSEL"),
      highFromHigh: bit("OPSEL_HI"),
      negLow: sign !== null && bit("NEG"),
      negHigh: sign !== null && bit("NEG_HI"),
    };
    if (format.components === 2 && format.bits === 32) return packedSource(place, change, this, this.before);
    if (format.components === 2 && format.type === "float") {
      return packedSource32(place, change, this, this.before);
    }
    const words = (operand.size + 31) >> 5;
    const single = { high: false, abs: false, neg: change.negLow };
    return changeSource(place, single, sign, words, this, this.before);
  }

  /** NEG or ABS of a source: a bit of the field in VOP3 and VOPD3, a field of its own in DPP and SDWA. */
  #modifier(kind: "NEG" | "ABS", index: number): boolean {
    if (this.#has("OPSEL_HI")) return false;
    const field = this.#form.half === "" ? kind : `${kind}${this.#form.half.toUpperCase()}`;
    if (this.#has(field)) return ((this.#bits(field) >>> index) & 1) === 1;
    return !this.#has("NEG") && this.#bits(`SRC${index}_${kind}`) === 1;
  }

  #dpp(): Route | null {
    const bits = (name: string): number | undefined => (this.#has(name) ? this.#bits(name) : undefined);
    const route = dppRoute(bits, this.#target.executors.rules.dpp, this);
    if (route !== null && this.#semantics.class === "wave")
      throw new UnsupportedError(this.name, this.pc, "DPP");
    return route;
  }

  /** What a definition reads and writes by register numbers, binding can neither route nor cut. */
  #checkOwnRegisters(): void {
    const { ownSource, ownResult } = this.#semantics;
    const part = (name: string): boolean => this.#has(name) && this.#bits(name) < WHOLE;
    if (ownSource && this.#route !== null) throw new UnsupportedError(this.name, this.pc, "DPP");
    if ((ownSource && part("SRC0_SEL")) || (ownResult && part("DST_SEL")))
      throw new UnsupportedError(this.name, this.pc, "SDWA");
  }

  /** Register numbers may be moved by M0 when the step runs. */
  get #indexed(): boolean {
    const { executors, mode } = this.#target;
    return executors.rules.gprIndex && (mode & MODE_GPR_IDX_EN) !== 0 && this.#semantics.class === "lane";
  }

  #indexedSource(place: Place, operand: Operand, index: number): Place {
    if (operand.kind !== "vgpr" || !this.#indexed) return place;
    const words = (operand.size + 31) >> 5;
    const to = this.rows(words);
    for (let i = 0; i < words; i++) {
      this.before.push(fetchStep(place.at + i * this.size, to + i * this.size, index));
    }
    return { at: to, k: 1, h: this.size, constant: null };
  }

  /** A step that writes the result at `from` to the register row at `to`. */
  #write(from: number, to: number, and = -1, shift = 0): Step {
    return this.#indexed ? putIndexed(from, to, and, shift) : writeStep(from, to, and, shift);
  }

  /** A step that fetches what the destination held. */
  #old(from: number, to: number, shift = 0): Step {
    return this.#indexed ? fetchStep(from, to, undefined, shift) : fill(from, 1, to, 1, { shift });
  }

  /** Source 0 as DPP brings it to each lane. */
  #routed(place: Place, index: number, size: number): Place {
    if (this.#route === null || index !== 0) return place;
    const { lanes, fetchInactive, valid } = this.#route;
    const words = (size + 31) >> 5;
    const to = this.rows(words);
    for (let i = 0; i < words; i++) {
      const row = to + i * this.size;
      this.before.push(routeStep(place.at + i * place.h, place.k, row, lanes, fetchInactive, valid));
    }
    return { at: to, k: 1, h: this.size, constant: null };
  }

  /** The part of a source that SDWA selects. */
  #selected(place: Place, index: number): Place {
    if (!this.#has(`SRC${index}_SEL`)) return place;
    const sel = this.#bits(`SRC${index}_SEL`);
    const signExtend = this.#bits(`SRC${index}_SEXT`) === 1;
    if (sel > 5) return place;
    const to = this.rows(1);
    this.before.push(extractStep(place.at, place.k, to, sel, signExtend));
    return { at: to, k: place.k, h: place.h, constant: null };
  }

  get #hasOpsel(): boolean {
    return this.#has("OPSEL") && !this.#has("OPSEL_HI") && !this.#semantics.ownHalves;
  }

  /** The operand names the high half of a register by its number (v128 is the high half of v0). */
  #namesHalf(operand: Operand): boolean {
    if (!this.#target.executors.rules.registerHalves || operand.kind !== "vgpr" || operand.size !== 16)
      return false;
    if (!/^(ENC_)?VOP[12C](_|$)/.test(this.#form.encoding.name)) return false;
    return operand.info.type.values[Number(operand.value)]!.index >= HALF_BIT;
  }

  /** Chooses the executor and adds what follows it. */
  #finish(): void {
    const { step, before, after } = this;
    const semantics = this.#semantics;
    const { mode } = this.#target;
    step.core = variantOf(semantics, mode);
    if (this.#result !== null) this.#modifyResult(this.#result);
    const narrow = this.#route?.narrow ?? null;
    if (narrow !== null) {
      before.push(narrow[0]);
      if (!this.#writesExec) after.push(narrow[1]);
    }
    if (this.#touchesExecHigh) after.push(clearExecHigh());
    if (before.length === 0 && after.length === 0) step.run = step.core;
    else {
      step.before = before;
      step.after = after;
      step.run = runComposite;
    }
  }

  #modifyResult(operand: Operand): void {
    if (this.#semantics.class === "scalar") {
      this.#modifyScalarResult(operand);
      return;
    }
    const { rules } = this.#target.executors;
    const { step, name } = this;
    const { size } = operand;
    const format = floatFormat(operand.info.format) as ResultFormat | null;
    let to = step.d0;
    let and = -1;
    let shift = 0;
    // A part that the definition itself puts in place (V_FMA_MIXHI, V_CVT_PK_FP8).
    const placed = size <= 16 && (this.#has("OPSEL_HI") || this.#semantics.ownHalves);
    if (placed) this.#clampPlaced(operand);
    if (placed) return;
    if (size === 16) {
      let high = this.#hasOpsel && (this.#bits("OPSEL") & 8) !== 0;
      if (this.#namesHalf(operand)) {
        high = true;
        to -= HALF_BIT * this.size;
      }
      if (high) {
        and = ~0xffff;
        shift = 16;
      } else if (rules.keepsOtherHalf === "all" || rules.keepsOtherHalf.has(name)) and = 0xffff;
    }
    const omod = format === null || !this.#omodActs(format) ? 0 : this.#bits("OMOD");
    const clamp = this.#bits("CLAMP") === 1 && this.#clampActs(format);
    const sel = this.#has("DST_SEL") ? this.#bits("DST_SEL") : WHOLE;
    if (and === -1 && omod === 0 && !clamp && sel >= WHOLE && !this.#aside && !this.#indexed) return;
    const words = (size + 31) >> 5;
    const row = this.rows(words);
    for (let i = 0; i < words; i++) {
      if (this.#semantics.readsDestination)
        this.before.push(this.#old(to + i * this.size, row + i * this.size, shift));
    }
    this.#setDestination(0, { at: row, k: 1, h: this.size, constant: null });
    if (omod !== 0) {
      const change = omodStep(format!, row, this.size, omod);
      if (change !== null) this.after.push(change);
    }
    if (clamp) this.after.push(this.#clampStep(format!, row));
    if (sel < WHOLE) {
      const unused = this.#bits("DST_UNUSED");
      const [at, width] = selection(sel);
      this.after.push(putStep(row, sel, unused));
      this.after.push(this.#write(row, to, unused === UNUSED_PRESERVE ? (2 ** width - 1) << at : -1));
      return;
    }
    for (let i = 0; i < words; i++)
      this.after.push(this.#write(row + i * this.size, to + i * this.size, and, shift));
  }

  /** OMOD and CLAMP of a result in a scalar register (V_S_*); an F16 one lies in the low half, zero above. */
  #modifyScalarResult(operand: Operand): void {
    const named = floatFormat(operand.info.format);
    const format = named === "pk_f16" ? "f16" : (named as ResultFormat | null);
    const omod = format === null || !this.#omodActs(format) ? 0 : this.#bits("OMOD");
    const clamp = this.#bits("CLAMP") === 1 && this.#clampActs(format);
    if (omod === 0 && !clamp) return;
    const to = this.step.d0;
    const row = this.rows(1);
    this.#setDestination(0, { at: row, k: 0, h: 1, constant: null });
    const change = omod === 0 ? null : omodStep(format!, row, this.size, omod);
    if (change !== null) this.after.push(change);
    if (clamp) this.after.push(this.#clampStep(format!, row));
    this.after.push(fill(row, 0, to, 0));
  }

  /** CLAMP of a result that is one half of a register, the half being the definition's business. */
  #clampPlaced(operand: Operand): void {
    const format = floatFormat(operand.info.format) as ResultFormat | null;
    if (this.#bits("CLAMP") !== 1 || !this.#clampActs(format)) return;
    const { step } = this;
    const to = step.d0;
    const row = this.rows(1);
    const high = this.#target.executors.rules.highResults.has(this.name);
    this.before.push(this.#old(to, row));
    this.#setDestination(0, { at: row, k: 1, h: this.size, constant: null });
    if (high) this.after.push(fill(row, 1, row, 1, { shift: 16 }));
    this.after.push(this.#clampStep(format!, row));
    this.after.push(this.#write(row, to, high ? ~0xffff : 0xffff, high ? 16 : 0));
  }

  #clampStep(format: ResultFormat, row: number): Step {
    const nanIsZero = !this.#target.clampByMode || (this.#target.mode & MODE_DX10_CLAMP) !== 0;
    return clampStep(format, row, this.size, nanIsZero);
  }

  #omodActs(format: ResultFormat): boolean {
    if (!this.#target.omodByMode) return true;
    const keepsDenormals = this.#target.mode & (format === "f32" ? 0x20 : 0x80);
    return (this.#target.mode & MODE_IEEE) === 0 && keepsDenormals === 0;
  }

  /** CLAMP is a step of its own for floats; integers saturate within a definition of their own. */
  #clampActs(format: ResultFormat | null): boolean {
    const { executors } = this.#target;
    if (executors.clamped.has(this.name) || executors.rules.clampIdle.has(this.name)) return false;
    if (format === null) throw new UnsupportedError(this.name, this.pc, "clamp");
    return true;
  }
}
