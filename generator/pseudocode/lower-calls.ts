import { conversion } from "./signatures.js";
import { paren, suffix } from "./lower-context.js";
import type { Body } from "./lower-body.js";
import {
  encodeSmall,
  floatBits,
  floatNumber,
  flushed,
  fromBits,
  overflow,
  roundArgument,
  roundTo,
  signed,
  toBits,
  type Bits,
} from "./lower-float.js";
import { exact, loose, low, number, pair, words, type Int } from "./lower-int.js";
import type { Expr } from "./ir.js";
import { isFloat, type Type } from "./types.js";

/** How the built-in functions are written. Their types are in signatures.ts. */

type Call = Expr & { readonly e: "call" };

/** Suffix of names that take bits: 16, 32, 64, Bf16. */
function bitSuffix(type: Type): string {
  return type.kind === "BF" ? "Bf16" : String(type.width);
}

function bitsArguments(c: Body, x: Expr, raw = true): string {
  const v = floatBits(c, x, raw);
  return x.type.width === 64 ? `${v.lo}, ${v.hi}` : v.lo;
}

const smallest: Readonly<Record<string, string>> = {
  F16: "MIN_NORMAL_F16",
  F32: "MIN_NORMAL_F32",
  F64: "MIN_NORMAL_F64",
  Bf16: "MIN_NORMAL_BF16",
};

/** Functions of runtime/memory/typedFormats by the names that bodies call them by. */
const formatHelpers: Readonly<Record<string, string>> = {
  format_of: "formatOf",
  format_bytes: "formatBytes",
  format_load: "loadComponent",
  format_load16: "loadComponent16",
  format_store: "storeWord",
  format_widen: "widen16",
};

/** A call with an integer or boolean value. */
export function callInt(c: Body, x: Call): Int & { readonly code: string } {
  const result = integerCall(c, x);
  return { code: "", ...result } as Int & { readonly code: string };
}

function integerCall(c: Body, x: Call): Int {
  const { name, args } = x;
  const [a] = args;
  switch (name) {
    case "isNAN":
      if (a.type.width >= 32 && !isMoveOnly(a)) {
        const value = c.l.atom(floatNumber(c, a));
        return exact(`${value} !== ${value}`);
      }
      return exact(`${c.l.float(`isNan${bitSuffix(a.type)}`)}(${bitsArguments(c, a)})`);
    case "isSignalNAN":
    case "isQuietNAN": {
      const f = c.l.float(`${name === "isQuietNAN" ? "isQuietNan" : "isSignalNan"}${bitSuffix(a.type)}`);
      return exact(`${f}(${bitsArguments(c, a)})`);
    }
    case "isDENORM": {
      const value = c.l.atom(floatNumber(c, a));
      return exact(`${value} !== 0 && Math.abs(${value}) < ${c.l.float(smallest[suffix(a.type)])}`);
    }
    case "isEven":
      return exact(`${c.l.float("isEven")}(${floatNumber(c, a)})`);
    case "sign": {
      const v = floatBits(c, a, true);
      return exact(a.type.width === 64 ? `${paren(v.hi)} >>> 31` : `${paren(v.lo)} >>> ${a.type.width - 1}`);
    }
    case "exponent": {
      const v = floatBits(c, a);
      const code = a.type.width === 64 ? v.hi : v.lo;
      return exact(`${c.l.float(`exponent${bitSuffix(a.type)}`)}(${code})`);
    }
    case "frexpExp":
      return exact(`${c.l.float("frexpExp")}(${floatNumber(c, a)})`);
    case "class_mask":
      return exact(`${c.l.float(`class${bitSuffix(a.type)}`)}(${bitsArguments(c, a, false)})`);
    case "abs":
      if (x.type.width > 32) break;
      return loose(`Math.abs(${number(c, a)})`);
    case "countbits": {
      const f = c.l.bits("countOnes32");
      if (a.type.width <= 32) return exact(`${f}(${unsignedLow(c, a)})`);
      const v = words(c, a);
      return exact(`${f}(${v.lo}) + ${f}(${v.hi})`);
    }
    case "clz":
      if (a.type.width <= 32)
        return exact(
          a.type.width === 32
            ? `Math.clz32(${low(c, a)})`
            : `Math.clz32(${unsignedLow(c, a)}) - ${32 - a.type.width}`,
        );
      return exact(`${c.l.bits("countLeadingZeros64")}(${pairArguments(c, a)})`);
    case "ctz":
      if (a.type.width === 32) return exact(`${c.l.bits("countTrailingZeros32")}(${low(c, a)})`);
      if (a.type.width < 32)
        return exact(`Math.min(${a.type.width}, ${c.l.bits("countTrailingZeros32")}(${low(c, a)}))`);
      return exact(`${c.l.bits("countTrailingZeros64")}(${pairArguments(c, a)})`);
    case "reverse_bits":
      if (a.type.width === 32) return exact(`${c.l.bits("reverse32")}(${low(c, a)})`);
      break;
    case "signext_from_bit": {
      const n = number(c, args[1]);
      if (x.type.width <= 32)
        return {
          r: "n",
          code: `${c.l.bits("signExtend32")}(${low(c, a)}, ${n})`,
          exact: x.type.kind === "I" && x.type.width === 32,
        };
      const v = words(c, a);
      const lo = c.l.atom(v.lo);
      const hi = c.l.atom(v.hi);
      const count = c.l.atom(n);
      return pair(
        `${c.l.bits("signExtend64Lo")}(${lo}, ${hi}, ${count})`,
        `${c.l.bits("signExtend64Hi")}(${lo}, ${hi}, ${count})`,
      );
    }
    case "sendmsg_rtn": {
      const answer = c.l.atom(`w.sendmsgRtn(${number(c, a)})`);
      return pair(`${answer}[0]`, `${answer}[1]`);
    }
    case "shader_cycles":
      return pair("w.steps >>> 0", "Math.floor(w.steps / 4294967296)");
    case "barrier_signal":
      return exact(c.l.atom(`w.barrierSignal(${number(c, a)}, ${number(c, args[1])})`));
    case "barrier_leave":
      return exact(c.l.atom("w.barrierLeave()"));
    case "barrier_state":
      return exact(c.l.atom(`w.barrierState(${number(c, a)})`));
    case "vgpr_count":
      return exact(c.l.once("vgprs", () => "w.vgprs"));
    case "wave_in_workgroup":
      return exact(c.l.atom("w.waveInWorkgroup()"));
    case "IsM0":
      return exact("w.sgpr0 + s.fields.SRC0 === w.m0");
    case "HwRegWriteMask":
      return exact("0xffffffff");
    case "min":
    case "max":
      if (x.type.width <= 32) return exact(`Math.${name}(${number(c, a)}, ${number(c, args[1])})`);
      break;
    case "u32_to_u16":
      return exact(`Math.min(${number(c, a)}, 0xffff)`);
    case "i32_to_i16":
      return exact(`Math.max(-0x8000, Math.min(${number(c, a)}, 0x7fff))`);
    case "nop":
      return exact("0");
  }
  const format = formatHelpers[name] as string | undefined;
  if (format !== undefined)
    return exact(c.l.atom(`${c.l.formats(format)}(${args.map((arg) => number(c, arg)).join(", ")})`));
  return convertToInteger(c, x);
}

function isMoveOnly(x: Expr): boolean {
  return x.e === "read" && x.place.p !== "local";
}

function unsignedLow(c: Body, x: Expr): string {
  return x.type.kind === "I" && x.type.width < 32
    ? `${paren(low(c, x))} & ${2 ** x.type.width - 1}`
    : number(c, x);
}

function pairArguments(c: Body, x: Expr): string {
  const v = words(c, x);
  return `${v.lo}, ${v.hi}`;
}

function convertToInteger(c: Body, x: Call): Int {
  const found = conversion(x.name);
  if (found === null || isFloat(found.to)) return c.l.unsupported(x.at, `the function ${x.name}`);
  if (!isFloat(found.from)) return c.l.unsupported(x.at, `the conversion ${x.name}`);
  const value = floatNumber(c, x.args[0]);
  if (found.normalised !== null)
    return exact(`${c.l.float(found.normalised === "snorm" ? "toSnorm16" : "toUnorm16")}(${value})`);
  const { kind, width } = found.to;
  if (![8, 16, 32, 64].includes(width)) return c.l.unsupported(x.at, `the conversion ${x.name}`);
  const f = c.l.float(`to${kind}${width}`);
  if (width < 64) return exact(`${f}(${value})`);
  c.l.line(`${f}(${value});`);
  const out = c.l.float("OUT");
  return pair(c.l.atom(`${out}[0]`), c.l.atom(`${out}[1]`));
}

/** A call with a float value, as a number. */
export function callFloat(c: Body, x: Call): string {
  const { name, args, type } = x;
  const bits = callFloatBits(c, x);
  if (bits !== null) return fromBits(c, bits, type);
  const [a] = args;
  const nearest = x.rounding === 0 || (x.rounding === "mode" && !c.l.frame.general);
  const first = (): string => floatNumber(c, a);
  switch (name) {
    case "abs":
      return `Math.abs(${first()})`;
    case "cvtToQuietNAN":
      return first();
    case "floor":
    case "ceil":
    case "trunc":
      return `Math.${name}(${first()})`;
    case "rndne":
      return `${c.l.float("rndne")}(${first()})`;
    case "mantissa":
      return `${c.l.float("frexpMant")}(${first()})`;
    case "fract":
      return flushed(
        c,
        `${c.l.float(`fract${suffix(type)}`)}(${first()}, ${roundArgument(c, type, x.rounding)})`,
        type,
      );
    case "fma":
    case "fma_to_bf16": {
      const list = args.map((arg) => floatNumber(c, arg)).join(", ");
      const round = roundArgument(c, type, x.rounding);
      if (nearest && type.kind === "F" && type.width === 32)
        return flushed(c, `${c.l.float("fmaF32Nearest")}(${list})`, type);
      return flushed(c, `${c.l.float(`fma${suffix(type)}`)}(${list}, ${round})`, type);
    }
    case "sqrt": {
      const round = roundArgument(c, type, x.rounding);
      if (nearest && type.kind === "F" && type.width >= 32) {
        const root = `Math.sqrt(${first()})`;
        return flushed(c, type.width === 32 ? `Math.fround(${root})` : root, type);
      }
      return flushed(c, `${c.l.float(`sqrt${suffix(type)}`)}(${first()}, ${round})`, type);
    }
    case "ldexp":
      return flushed(
        c,
        `${c.l.float(`ldexp${suffix(type)}`)}(${first()}, ${number(c, args[1])}, ${roundArgument(c, type, x.rounding)})`,
        type,
      );
    case "rcp":
    case "rsq":
    case "exp2":
    case "log2":
    case "tanh":
      if (type.kind === "F" && type.width === 64 && name === "rcp")
        return flushed(c, `1 / ${paren(first())}`, type);
      return flushed(c, `${c.l.float(name + suffix(type))}(${first()})`, type);
    case "sin2pi":
    case "cos2pi":
      return flushed(c, `${c.l.float(name.slice(0, 3) + suffix(type))}(${first()})`, type);
    case "trig_preop":
      return `${c.l.float("trigPreopF64")}(${first()}, ${number(c, args[1])})`;
    case "min":
    case "max":
      return `Math.${name}(${first()}, ${floatNumber(c, args[1])})`;
  }
  const found = conversion(name);
  if (found !== null && isFloat(found.to)) return scaled(c, x, found.to);
  return c.l.unsupported(x.at, `the function ${name}`);
}

/** `f32_to_fp8_sr_scale(x, random, scale)` and the like: multiplied or divided by 2^(scale - 127). */
function scaled(c: Body, x: Call, to: Type): string {
  if (to.width < 16) return fromBits(c, { lo: scaledCode(c, x, to), hi: "" }, to);
  if (!x.name.endsWith("_scale") || /_sr/.test(x.name))
    return c.l.unsupported(x.at, `the conversion ${x.name}`);
  const scale = `${c.l.float("decodeE8m0")}(${number(c, x.args[1])})`;
  return roundTo(c, `${paren(floatNumber(c, x.args[0]))} * ${scale}`, to, x.rounding);
}

/** The code of a small float that a scaled or stochastic conversion gives. */
function scaledCode(c: Body, x: Call, to: Type): string {
  const stochastic = /_sr/.test(x.name);
  const hasScale = x.name.endsWith("_scale");
  let value = floatNumber(c, x.args[0]);
  if (hasScale)
    value = `${paren(value)} / ${c.l.float("decodeE8m0")}(${number(c, x.args[stochastic ? 2 : 1])})`;
  if (!stochastic) return encodeSmall(c, to, value);
  const fnuz = c.l.frame.fnuz && (to.kind === "FP8" || to.kind === "BF8") ? "_FNUZ" : "";
  const saturate = to.kind === "FP8" || to.kind === "BF8" ? overflow(c) : "true";
  return `${c.l.float("encodeSmallStochastic")}(${c.l.float(`${to.kind}${fnuz}`)}, ${value}, ${number(c, x.args[1])}, ${saturate})`;
}

/** A call whose value is best had as bits, or null. */
export function callFloatBits(c: Body, x: Call): Bits | null {
  const { name, args, type } = x;
  switch (name) {
    case "abs":
      if (!c.isMoveLike(args[0])) return null;
      return signed(c, floatBits(c, args[0]), type, "&");
    case "cvtToQuietNAN": {
      // 32'F(cvtToQuietNAN(64'F(x))) quietens x
      const a = args[0];
      if (!c.isMoveLike(a)) return null;
      const v = floatBits(c, a);
      if (type.width === 64) return { lo: v.lo, hi: `${c.l.float("quietHi64")}(${v.hi})` };
      return { lo: `${c.l.float(`quiet${bitSuffix(type)}`)}(${v.lo})`, hi: "" };
    }
    case "float32": {
      const [s, e, m] = args.map((arg) => number(c, arg));
      return { lo: `((${paren(s)} << 31) | (${paren(e)} << 23) | ${paren(m)}) >>> 0`, hi: "" };
    }
  }
  const found = conversion(name);
  if (found !== null && isFloat(found.to) && found.to.width < 16)
    return { lo: scaledCode(c, x, found.to), hi: "" };
  return null;
}

export { toBits };
