import ts from "typescript";
import type { Lowered } from "../../generator/pseudocode/lower.js";
import * as bits from "../../runtime/bits/index.js";
import * as float from "../../runtime/float/index.js";

/** A wave of as much state as executors touch: 16 VGPRs, SGPRs, MODE. Offsets as runtime/wave lays them out. */
export class FakeWave {
  readonly size: number;
  readonly u: Uint32Array;
  readonly i: Int32Array;
  readonly f: Float32Array;
  readonly sgpr0: number;
  readonly vcc: number;
  readonly exec: number;
  readonly m0: number;
  scc = 0;
  pc = 0;
  mode = 0xf0;
  readonly hwregs = new Map<number, number>();

  constructor(size = 32) {
    this.size = size;
    this.sgpr0 = 16 * size;
    this.vcc = this.sgpr0 + 106;
    this.m0 = this.sgpr0 + 124;
    this.exec = this.sgpr0 + 126;
    const buffer = new ArrayBuffer(4 * (this.sgpr0 + 160));
    this.u = new Uint32Array(buffer);
    this.i = new Int32Array(buffer);
    this.f = new Float32Array(buffer);
    this.u[this.exec] = 0xffffffff;
    if (size === 64) this.u[this.exec + 1] = 0xffffffff;
  }

  get vccz(): number {
    return (this.u[this.vcc] | this.u[this.vcc + 1]) === 0 ? 1 : 0;
  }

  get execz(): number {
    return (this.u[this.exec] | this.u[this.exec + 1]) === 0 ? 1 : 0;
  }

  getreg(id: number): number {
    return this.hwregs.get(id) ?? 0;
  }

  setreg(id: number, value: number): void {
    this.hwregs.set(id, value >>> 0);
  }

  /** Word offset of a VGPR. */
  v(index: number): number {
    return index * this.size;
  }

  /** Word offset of an SGPR. */
  s(index: number): number {
    return this.sgpr0 + index;
  }
}

export type FakeStep = Record<string, number | Record<string, number>>;

/** A step of VGPR operands: D0 in v0 (v1, ..), S0 in v2, S1 in v4, S2 in v6, carries in VCC. */
export function vectorStep(w: FakeWave, more: FakeStep = {}): FakeStep {
  return {
    d0: w.v(0), d1: w.v(8), kd0: 1, kd1: 1, hd0: w.size, hd1: w.size,
    s0: w.v(2), s1: w.v(4), s2: w.v(6), s3: w.v(10), k0: 1, k1: 1, k2: 1, k3: 1, h0: w.size, h1: w.size, h2: w.size, h3: w.size,
    ci: w.vcc, co: w.vcc, simm: 0, simmHi: 0, pc: 0x100, next: 0x104, fields: {}, ...more,
  }; // prettier-ignore
}

/** A step of SGPR operands: D0 in s0, S0 in s2, S1 in s4, S2 in s6. */
export function scalarStep(w: FakeWave, more: FakeStep = {}): FakeStep {
  return {
    ...vectorStep(w), d0: w.s(0), s0: w.s(2), s1: w.s(4), s2: w.s(6), k0: 0, k1: 0, k2: 0, kd0: 0, h0: 1, h1: 1, h2: 1, hd0: 1, ...more,
  }; // prettier-ignore
}

export type Run = (w: FakeWave, s: FakeStep) => void;

/** Makes a function of a lowered text. */
export function executable(lowered: Lowered, variant: "fast" | "general" = "fast"): Run {
  const text = variant === "general" ? (lowered.general ?? lowered.fast) : lowered.fast;
  const { outputText } = ts.transpileModule(text.replace(/^export /m, ""), {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const names = lowered.imports.map(({ name }) => name);
  const values = lowered.imports.map(({ module, name }) => {
    const room: Record<string, unknown> = module.startsWith("runtime/bits") ? bits : float;
    if (!(name in room)) throw new Error(`${module} has no ${name}`);
    return room[name];
  });
  const name =
    variant === "general" && lowered.general !== undefined ? `${lowered.name}_general` : lowered.name;
  // the text comes from this repository's own lowering
  return new Function(...names, `${outputText}\nreturn ${name};`)(...values) as Run;
}
