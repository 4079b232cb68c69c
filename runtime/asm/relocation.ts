import { evaluate, type ExpressionResult, type Resolve } from "./expression.js";

/** A symbol with the way its address is meant, and what is added: `name@rel32@lo+4`. */
const RELOCATION = /^\s*([A-Za-z_.$][\w.$]*)@([a-z]\w*(?:@[a-z]\w*)?)\s*([+-].*)?$/;

/** Whether the distance from the place is meant, and which bits of it: from bit `shift` on, `bits` of them. */
const KINDS: Readonly<
  Record<string, { readonly relative: boolean; readonly shift: bigint; readonly bits: number }>
> = {
  rel32: { relative: true, shift: 0n, bits: 32 },
  "rel32@lo": { relative: true, shift: 0n, bits: 32 },
  "rel32@hi": { relative: true, shift: 32n, bits: 32 },
  rel64: { relative: true, shift: 0n, bits: 64 },
  abs32: { relative: false, shift: 0n, bits: 32 },
  "abs32@lo": { relative: false, shift: 0n, bits: 32 },
  "abs32@hi": { relative: false, shift: 32n, bits: 32 },
  abs64: { relative: false, shift: 0n, bits: 64 },
};

/**
 * The value of an expression that may be a relocation; those of symbols in the same text are what a linker would put
 * at `place`. A global offset table does not exist here.
 */
export function evaluateAt(text: string, place: number, resolve: Resolve): ExpressionResult {
  if (!text.includes("@")) return evaluate(text, resolve);
  const [, name, how, addend] = RELOCATION.exec(text) ?? [];
  if (name === undefined) return evaluate(text, resolve);
  const kind = KINDS[how!];
  if (kind === undefined) return { reason: `${how} is the linker's to know`, at: text.indexOf("@") + 1 };
  const target = resolve(name);
  if (target === undefined) return { reason: `unknown symbol ${name}`, at: text.indexOf(name), symbol: name };
  const more = addend === undefined ? { value: 0n } : evaluate(`0${addend}`, resolve);
  if (!("value" in more)) return { ...more, at: text.length - addend!.length + more.at - 1 };
  const value = target + more.value - (kind.relative ? BigInt(place) : 0n);
  return { value: BigInt.asUintN(kind.bits, value >> kind.shift) };
}
