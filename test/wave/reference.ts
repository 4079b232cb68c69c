/**
 * What one vector instruction should do, worked out from its raw fields lane by lane, as slowly and plainly as the
 * manuals tell it: fetch, choose a half, ABS, NEG; compute; OMOD, CLAMP; write. It shares only the meanings of the
 * instructions with what it checks.
 */
import { f16ToNumber, f32FromBits, f32ToBits, numberToF16 } from "../../runtime/float/index.js";
import type { Wave } from "../../runtime/wave/wave.js";
import { MEANINGS, type Sources } from "./handmade.js";

type Format = "f16" | "f32" | "f64" | "u16" | "u32" | "u64" | "b32";

/** Source and result formats. */
export const FORMATS: Readonly<
  Record<string, readonly [sources: readonly Format[], result: Format | "mask"]>
> = {
  V_MOV_B32: [["b32"], "b32"],
  V_ADD_F32: [["f32", "f32"], "f32"],
  V_MUL_F32: [["f32", "f32"], "f32"],
  V_FMA_F32: [["f32", "f32", "f32"], "f32"],
  V_ADD_F16: [["f16", "f16"], "f16"],
  V_MUL_F16: [["f16", "f16"], "f16"],
  V_FMA_F16: [["f16", "f16", "f16"], "f16"],
  V_FMAC_F16: [["f16", "f16"], "f16"],
  V_ADD_F64: [["f64", "f64"], "f64"],
  V_ADD_NC_U32: [["u32", "u32"], "u32"],
  V_ADD_NC_U16: [["u16", "u16"], "u16"],
  V_ADD_U16: [["u16", "u16"], "u16"],
  V_LSHLREV_B64: [["u32", "u64"], "u64"],
  V_CVT_F32_F16: [["f16"], "f32"],
  V_CVT_F16_F32: [["f32"], "f16"],
  V_CNDMASK_B32: [["f32", "f32"], "b32"],
  V_CMP_LT_F32: [["f32", "f32"], "mask"],
  V_CMP_LT_F16: [["f16", "f16"], "mask"],
  V_ADD_CO_CI_U32: [["u32", "u32"], "u32"],
};

export interface Machine {
  /** 16-bit results keep the other half. */
  readonly keepsHalf: boolean;
  /** VOP1, VOP2 and VOPC name halves by bit 7 of a register number. */
  readonly registerHalves: boolean;
  readonly omodAlways: boolean;
  readonly clampNanAlways: boolean;
}

const size = (format: Format): number => (/64/.test(format) ? 64 : /16/.test(format) ? 16 : 32);
const isFloat = (format: Format): boolean => format.startsWith("f");

const FLOAT_VALUES = [0.5, -0.5, 1, -1, 2, -2, 4, -4, 0.15915494309189532];

function constant(code: number, format: Format): number[] {
  if (code <= 192) return [code - 128, 0];
  if (code <= 208) return [(192 - code) >>> 0, 0xffffffff];
  const value = FLOAT_VALUES[code - 240]!;
  if (size(format) === 64) return [...new Uint32Array(new Float64Array([value]).buffer)];
  if (format === "f16") return [numberToF16(value, 0), 0];
  return [f32ToBits(value), 0];
}

type Fields = Readonly<Record<string, number>>;

/** The state after `name` with `fields` ran on `before`, as an array of words. */
export function expected(name: string, fields: Fields, before: Wave, machine: Machine): Uint32Array {
  const u = before.u.slice();
  const [sources, result] = FORMATS[name]!;
  const meaning = MEANINGS[name]!;
  const lanes = before.size;
  const vop3 = fields.NEG !== undefined;
  const bits = (field: string): number => fields[field] ?? (field === "OPSEL" ? (fields.OP_SEL ?? 0) : 0);
  const codes = vop3 ? [bits("SRC0"), bits("SRC1"), bits("SRC2")] : [bits("SRC0"), 256 + bits("VSRC1"), 0];
  const mode = before.mode;
  const out = result === "mask" ? "b32" : result;

  const read = (index: number, lane: number): number[] => {
    const format = sources[index]!;
    let code = codes[index]!;
    let high = size(format) === 16 && ((bits("OPSEL") >>> index) & 1) === 1;
    if (!vop3 && machine.registerHalves && size(format) === 16 && code >= 256 + 128) {
      code -= 128;
      high = true;
    }
    const count = size(format) === 64 ? 2 : 1;
    let words: number[];
    if (code >= 256) words = Array.from({ length: count }, (_, j) => before.vgpr(code - 256 + j)[lane]!);
    else if (code === 255) {
      const literal = bits("LITERAL");
      words = format === "f64" ? [0, literal] : [literal, 0];
    } else if (code === 253) words = [before.scc, 0];
    else if (code === 124) words = [0, 0];
    else if (code < 128) words = [before.sgpr(code), count === 2 ? before.sgpr(code + 1) : 0];
    else words = constant(code, format);
    if (high) words = [words[0]! >>> 16];
    if (isFloat(format)) {
      const top = count - 1;
      const sign = size(format) === 16 ? 0x8000 : 0x80000000;
      if (((bits("ABS") >>> index) & 1) === 1) words[top] = (words[top]! & ~sign) >>> 0;
      if (((bits("NEG") >>> index) & 1) === 1) words[top] = (words[top]! ^ sign) >>> 0;
    }
    return words;
  };

  const value = (words: number[]): number =>
    out === "f16"
      ? f16ToNumber(words[0]! & 0xffff)
      : out === "f64"
        ? new Float64Array(new Uint32Array(words).buffer)[0]!
        : f32FromBits(words[0]!);
  const wordsOf = (x: number): number[] =>
    out === "f16"
      ? [numberToF16(x, 0)]
      : out === "f64"
        ? [...new Uint32Array(new Float64Array([x]).buffer)]
        : [f32ToBits(x)];
  const smallest = out === "f16" ? 2 ** -14 : out === "f64" ? 2 ** -1022 : 2 ** -126;

  const modify = (words: number[]): number[] => {
    if (!isFloat(out)) return words;
    let x = value(words);
    let changed = false;
    const keeps = (mode & (out === "f32" ? 0x20 : 0x80)) !== 0;
    const omod = machine.omodAlways || ((mode & 0x200) === 0 && !keeps) ? bits("OMOD") : 0;
    if (omod !== 0 && !Number.isNaN(x)) {
      x = value(wordsOf(x * [1, 2, 4, 0.5][omod]!));
      if (Math.abs(x) < smallest) x = 0;
      changed = true;
    }
    if (bits("CLAMP") === 1) {
      if (Number.isNaN(x)) {
        if (machine.clampNanAlways || (mode & 0x100) !== 0) return wordsOf(0);
        return words;
      }
      x = Math.min(Math.max(x, 0), 1) + 0;
      changed = true;
    }
    return changed ? wordsOf(x) : words;
  };

  let vdst = bits("VDST");
  let highResult = out !== "b32" && size(out) === 16 && (bits("OPSEL") & 8) !== 0;
  if (!vop3 && machine.registerHalves && size(out) === 16 && vdst >= 128) {
    vdst -= 128;
    highResult = true;
  }
  const maskIn = name === "V_ADD_CO_CI_U32" || name === "V_CNDMASK_B32" ? (vop3 ? bits("SRC2") : 106) : 106;
  const maskOut = result === "mask" ? (vop3 ? vdst : 106) : vop3 ? bits("SDST") : 106;
  const masks = [0, 0];
  for (let lane = 0; lane < lanes; lane++) {
    const half = lane >> 5;
    const on = (before.u[before.exec + half]! >>> (lane & 31)) & 1;
    if (on === 0) continue;
    const s = [0, 1, 2].map((i) => (i < sources.length ? read(i, lane) : [0, 0])) as unknown as Sources;
    const carry = (before.sgpr(maskIn + half) >>> (lane & 31)) & 1;
    if (meaning.mask?.(s, carry) === 1) masks[half] = (masks[half]! | (1 << (lane & 31))) >>> 0;
    if (result === "mask") continue;
    const count = size(out) === 64 ? 2 : 1;
    const at = (j: number): number => (vdst + j) * lanes + lane;
    const old = Array.from({ length: count }, (_, j) => before.u[at(j)]!);
    let words = meaning.result(s, highResult ? [old[0]! >>> 16] : old, carry);
    if (name === "V_ADD_NC_U32" && bits("CLAMP") === 1) words = [Math.min(s[0][0]! + s[1][0]!, 0xffffffff)];
    words = modify(words);
    if (size(out) === 16) {
      if (highResult) words = [((words[0]! << 16) | (old[0]! & 0xffff)) >>> 0];
      else if (machine.keepsHalf) words = [((old[0]! & 0xffff0000) | words[0]!) >>> 0];
    }
    words.forEach((word, j) => (u[at(j)] = word));
  }
  if (meaning.mask !== undefined) {
    for (let half = 0; half < lanes >> 5; half++) u[before.sgpr0 + maskOut + half] = masks[half]!;
  }
  return u;
}
