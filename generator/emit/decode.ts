/** Emits generated/<generation>/decode.ts: straight code from an instruction's first dwords to its form. */
import type { Shape } from "./shapes.js";
import { fixedBits, type TableLayout } from "./tables.js";
import { banner } from "./text.js";

/** Arithmetic of one shape as an expression over w0..w2 and `first`, the place of the shape's first entry. */
export function placeExpression(shape: Shape, first: string): string {
  const word = (bit: number): string => `w${bit >> 5}`;
  const bits = (offset: number, count: number): string => {
    const shift = offset & 31;
    const shifted = shift === 0 ? word(offset) : `(${word(offset)} >>> ${shift})`;
    return shift + count === 32
      ? `${word(offset)} >>> ${shift}`
      : `${shifted} & 0x${(2 ** count - 1).toString(16)}`;
  };
  let index = "";
  let width = shape.runs.reduce((sum, [, , w]) => sum + w, 0);
  for (const [w, shift, count] of shape.runs) {
    width -= count;
    const part = `(${bits(w * 32 + shift, count)})`;
    index = (index === "" ? "" : `${index} | `) + (width === 0 ? part : `(${part} << ${width})`);
  }
  let stride = 1;
  const pattern: string[] = [];
  for (const field of shape.fields) {
    const value = `(${bits(field.offset, field.count)})`;
    const classes = field.values.slice(1).map((values, i) => {
      const test = values.map((v) => `x === ${v}`).join(" || ");
      return `${test} ? ${(i + 1) * stride} : `;
    });
    // A one-class field needs no name for its value.
    pattern.push(
      field.values.length === 2 && field.values[1]!.length === 1
        ? `(${value} === ${field.values[1]![0]} ? ${stride} : 0)`
        : `((x = ${value.slice(1, -1)}), ${classes.join("")}0)`,
    );
    stride *= field.values.length;
  }
  const scaled = index === "" ? "" : stride === 1 ? ` + (${index})` : ` + (${index}) * ${stride}`;
  return [first + scaled, ...pattern].join(" + ");
}

/** Test for the ENCODING of a prefixed format's second half. */
function secondHalf(layout: TableLayout, shape: Shape): string {
  const encoding = shape.encodings[0]!;
  const { bitOffset, bitCount } = encoding.fields.find((field) => field.name === "ENCODING")!.ranges[0]!;
  const bits = (fixedBits(layout.spec, encoding) >> BigInt(bitOffset)) & ((1n << BigInt(bitCount)) - 1n);
  return `w${bitOffset >> 5} >>> ${bitOffset & 31} === 0x${bits.toString(16)}`;
}

/** generated/<generation>/decode.ts: straight code from an instruction's first dwords to its place in the form table. */
export function decodeFile(layout: TableLayout): string {
  const { generation } = layout;
  const fn = (name: string, doc: string, shapes: readonly Shape[]): string[] => {
    const body: string[] = [];
    shapes.forEach((shape, i) => {
      if (shape.prefix === undefined) return;
      const [mask, value] = shape.prefix;
      body.push(
        `  // ${shape.encodings.map((e) => e.name).join(" ")}`,
        `  if (((w0 & 0x${mask.toString(16)}) >>> 0) === 0x${value.toString(16)} && ${secondHalf(layout, shape)}) {`,
        `    const place = ${placeExpression(shape, `table.prefixBase[${i + 1}]!`)};`,
        "    // The prefix word can stand alone, as an instruction of its own.",
        "    if (table.forms[place] !== NO_FORM) return place;",
        "  }",
      );
    });
    body.push("  const top = w0 >>> 23;", "  const base = table.base[top]!;");
    if (shapes.some((shape) => placeExpression(shape, "").includes("x = "))) body.push("  let x = 0;");
    body.push("  switch (table.shape[top]) {");
    shapes.forEach((shape, i) => {
      if (shape.prefix !== undefined) return;
      body.push(
        `    // ${shape.encodings.map((e) => e.name).join(" ")}`,
        `    case ${i + 1}:`,
        `      return ${placeExpression(shape, "base")};`,
      );
    });
    body.push("    default:", "      return 0;", "  }");
    return [
      `/** ${doc} */`,
      `export function ${name}(table: FormTable, w0: number, w1: number, w2: number): number {`,
      ...body,
      "}",
      "",
    ];
  };
  return [
    banner(
      `${generation.name}: from an instruction's first dwords to its place in the form table.`,
      `spec/${generation.isaFile}`,
    ),
    layout.shapes.some((shape) => shape.prefix !== undefined)
      ? `import { NO_FORM, type FormTable } from "../../runtime/isa/formTable.js";`
      : `import type { FormTable } from "../../runtime/isa/formTable.js";`,
    "",
    ...fn(
      "slot",
      "Place of the instruction (of a dual-issue pair: its X half) that starts with these dwords.",
      layout.shapes,
    ),
    ...(layout.shapesY.length === 0
      ? []
      : fn(
          "slotY",
          "Place of the Y half of the dual-issue pair that starts with these dwords.",
          layout.shapesY,
        )),
  ].join("\n");
}
