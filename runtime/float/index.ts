/**
 * Float arithmetic as the hardware's VALU does it, for executors. See README.md for conventions.
 *
 * `F32`, `F16`, `Bf16`, `F64` in a name: numbers that are values of the format. `32`, `16`, `Bf16` after
 * min, max, class, clamp, quiet...: bit patterns. Functions that return nothing leave two words in OUT.
 */
export { OUT } from "./out.js";
export * from "./modes.js";
export * from "./bits.js";
export { numberToBf16, numberToF16, roundToBf16, roundToF16, roundToF32, roundToFormat } from "./round.js";
export { addOdd, fmaOdd, nextDown, nextUp, pow2 } from "./exact.js";
export { addF32, divF32, fmaF32, fmaF32Nearest, mulF32, sqrtF32, subF32 } from "./arith-f32.js";
export * from "./arith-f16.js";
export * from "./arith-f64.js";
export * from "./integral.js";
export * from "./convert.js";
export * from "./minmax.js";
export * from "./classify.js";
export * from "./modifiers.js";
export * from "./small.js";
export * from "./transcendental.js";
export * from "./transcendental-bits.js";
export * from "./trig-preop.js";
