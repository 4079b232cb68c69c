import { TableError } from "./errors.js";
import type { Form } from "./model.js";
import type { IsaModel, IsaShape } from "./tables.js";

/** Entry of the form table that stands for "no instruction". */
export const NO_FORM = 0xffff;

/**
 * The form table: form ids (u16) laid out so that an instruction's first dwords compute the place of its form.
 *
 * The top 9 bits of dword 0 choose a *shape* (which formats share this prefix) and a *base*. Within a shape the
 * place is base + opcode bits * patterns + pattern, where the pattern tells which special values the condition
 * fields (SRC0 == 255 and the like) hold. The arithmetic is generated (`slot` in a generation's decode.ts); this
 * class lays the forms out from the same description.
 */
export class FormTable {
  /** Form ids by place. */
  readonly forms: Uint16Array;
  /** Size in bytes by form id; [NO_FORM] is 0. */
  readonly sizes = new Uint8Array(0x10000);
  /** First place of each top-9-bit value. */
  readonly base = new Int32Array(512);
  /** Shape of each top-9-bit value, 0 = none. */
  readonly shape = new Uint8Array(512);
  /** Patterns of each shape, by shape number. */
  readonly #patterns: Uint16Array;
  /** First place of each shape that has a prefix, by shape number. */
  readonly prefixBase: Int32Array;

  constructor(model: IsaModel, shapes: readonly IsaShape[], half: "x" | "y") {
    // Place 0 belongs to shape 0: nothing starts with these bits.
    let next = 1;
    this.#patterns = Uint16Array.of(1, ...shapes.map((shape) => shape.patterns.length));
    this.prefixBase = new Int32Array(shapes.length + 1);
    const blocks = shapes.map((shape, i) => {
      const size = (1 << indexBits(shape)) * shape.patterns.length;
      if (shape.prefix !== undefined) {
        this.prefixBase[i + 1] = next;
        next += size;
        return [this.prefixBase[i + 1]!];
      }
      return shape.tops.map((top) => {
        if (this.shape[top] !== 0) throw new TableError(`two shapes begin with ${top}`);
        this.shape[top] = i + 1;
        this.base[top] = next;
        next += size;
        return this.base[top]!;
      });
    });
    this.forms = new Uint16Array(next).fill(NO_FORM);
    /** How early in its pattern's list the form at a place stands; a smaller number wins. */
    const rank = new Uint8Array(next).fill(255);
    const byVariant = new Map<number, Form[]>();
    model.variants.forEach((_, i) => byVariant.set(i, []));
    const variantIndex = new Map(model.variants.map((variant, i) => [variant, i]));
    for (const form of model.forms) {
      this.sizes[form.id] = form.encoding.size;
      if (half === "y" ? form.half === "y" : form.half !== "y")
        byVariant.get(variantIndex.get(form.variant)!)!.push(form);
    }
    const put = (form: Form, shape: IsaShape, shapeIndex: number, pattern: number, order: number): void => {
      const [value, mask] = significant(form);
      blocks[shapeIndex]!.forEach((base, b) => {
        if (shape.prefix !== undefined) {
          if (((value[0]! ^ shape.prefix[1]) & shape.prefix[0] & mask[0]!) !== 0) return;
        } else if ((((shape.tops[b]! << 23) ^ value[0]!) & mask[0]! & 0xff800000) !== 0) return;
        for (const index of indices(shape, value, mask)) {
          const place = base + index * shape.patterns.length + pattern;
          if (order < rank[place]!) {
            rank[place] = order;
            this.forms[place] = form.id;
          }
        }
      });
    };
    shapes.forEach((shape, i) => {
      shape.patterns.forEach((choices, pattern) => {
        choices.forEach((variant, order) => {
          for (const form of byVariant.get(variant)!) put(form, shape, i, pattern, order);
        });
      });
      // A condition field that the instruction does not use may hold anything; forms that use it go first.
      const variants = new Set(shape.patterns.flat());
      for (const variant of variants) {
        for (const form of byVariant.get(variant)!) {
          for (const [pattern, order] of unusedPatterns(shape, form, variant))
            put(form, shape, i, pattern, order);
        }
      }
    });
  }

  /** The form at `place` when no condition field holds a special value; `w0` is the dword that led there. */
  plainForm(place: number, w0: number): number {
    const top = w0 >>> 23;
    const rest = (place - this.base[top]!) % this.#patterns[this.shape[top]!]!;
    return this.forms[place - rest]!;
  }
}

/** First rank of forms that stand in a pattern only because they do not use the fields that tell it apart. */
const UNUSED_RANK = 128;

/**
 * Patterns that differ from one of the form's own in fields that the form does not use, each with a rank. A field that
 * chooses the form's own format (SRC0 of a DPP form) never has class 0 in its patterns, and counts as used.
 */
function unusedPatterns(shape: IsaShape, form: Form, variant: number): [pattern: number, rank: number][] {
  const own = shape.patterns.flatMap((choices, pattern) => (choices.includes(variant) ? [pattern] : []));
  let stride = 1;
  const unused: { classes: number; stride: number }[] = [];
  for (const [name, classes] of shape.fields) {
    const step = stride;
    const plain = own.some((pattern) => Math.floor(pattern / step) % classes === 0);
    if (plain && !form.operands.some((operand) => operand.field === name)) unused.push({ classes, stride });
    stride *= classes;
  }
  const found: [number, number][] = [];
  for (const pattern of own) {
    // Every pattern that gives the unused fields other classes.
    let others = [pattern];
    for (const { classes, stride: step } of unused) {
      others = others.flatMap((other) => {
        const bare = other - (Math.floor(other / step) % classes) * step;
        return Array.from({ length: classes }, (_, c) => bare + c * step);
      });
    }
    const rank = UNUSED_RANK + shape.patterns[pattern]!.indexOf(variant);
    for (const other of others) if (other !== pattern) found.push([other, rank]);
  }
  return found;
}

/** Identifier and the bits that must match it: the mask with the form's own opcode, without the other half's. */
function significant(form: Form): [readonly number[], number[]] {
  const mask = [...form.encoding.mask];
  const bits = (name: string, change: (old: number, bits: number) => number): void => {
    for (const p of form.encoding.fieldByName.get(name)?.pieces ?? []) {
      mask[p.word] = change(mask[p.word]!, (2 ** p.width - 1) << p.shift) >>> 0;
    }
  };
  const [own, other] = form.half === "y" ? ["OPY", "OPX"] : form.half === "x" ? ["OPX", "OPY"] : ["OP", ""];
  bits(other, (old, field) => old & ~field);
  bits(own, (old, field) => old | field);
  return [form.identifier, mask];
}

const indexBits = (shape: IsaShape): number => shape.runs.reduce((sum, [, , width]) => sum + width, 0);

/** Every index that agrees with `value` on the bits of `mask`: one, unless the format leaves some index bits open. */
function indices(shape: IsaShape, value: readonly number[], mask: readonly number[]): number[] {
  let found = [0];
  for (const [word, shift, width] of shape.runs) {
    const m = ((mask[word] ?? 0) >>> shift) & (2 ** width - 1);
    const v = ((value[word] ?? 0) >>> shift) & m;
    const part: number[] = [];
    for (let bits = 0; bits < 1 << width; bits++) if ((bits & m) === v) part.push(bits);
    found = found.flatMap((high) => part.map((low) => (high << width) | low));
  }
  return found;
}
