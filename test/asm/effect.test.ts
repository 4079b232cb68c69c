/** What reading a text does is remembered where nothing but the text counts. */
import { describe, expect, it } from "vitest";
import { apply, effectOf } from "../../runtime/asm/effect.js";
import { MAX_WORDS } from "../../runtime/asm/field.js";

describe("effectOf", () => {
  it("finds the bits that are written and the scalar that is read", () => {
    const effect = effectOf((text, w, state) => {
      w[1] = (w[1]! & ~0xff00) | ((state.number(text, 0, 255) ?? 0) << 8);
      state.readScalar(106);
      return true;
    }, "18");
    expect(effect?.scalar).toBe(106);
    const words = new Uint32Array(MAX_WORDS).fill(0xabcdef01);
    apply(effect!, words);
    expect([...words.subarray(0, 3)]).toEqual([0xabcdef01, 0xabcd1201, 0xabcdef01]);
  });

  it.each([
    ["a text that is refused", effectOf(() => false, "")],
    ["a part of the state that is asked", effectOf((_, __, state) => state.pair !== true, "")],
    ["a part of the state that is set", effectOf((_, __, state) => (state.pair = true), "")],
    ["a literal", effectOf((_, __, state) => (state.takeLiteral(5n, false), true), "")],
    ["a symbol", effectOf((_, __, state) => (state.number("a", 0, 1), true), "")],
    ["a field that decides", effectOf((_, w) => (w[0]! & 1) === 0, "")],
    ["a field that goes into another", effectOf((_, w) => ((w[1] = w[0]! << 1), true), "")],
    ["bits in more than two dwords", effectOf((_, w) => (w.fill(1), true), "")],
  ])("knows none for %s", (_, effect) => {
    expect(effect).toBeNull();
  });
});
