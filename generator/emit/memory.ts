/** Emits what a generation's execute.ts says of memory: descriptors and how formats are numbered. */
import type { ImageFact, MemoryFact } from "../spec/memoryFacts.js";

/** The member `memory` of Executors, as lines. */
export function memoryText({ formats, buffers, images }: MemoryFact): string[] {
  const { layout, wideSwizzle, strideScale, formatBits } = buffers;
  return [
    "  memory: {",
    `    formats: ${formats === "split" ? '"split"' : `[${formats.join(", ")}]`},`,
    `    buffers: { layout: "${layout}", wideSwizzle: ${wideSwizzle}, strideScale: ${strideScale}, formatBits: ${formatBits} },`,
    ...(images === null ? ["    images: null,"] : imageText(images)),
    "  },",
  ];
}

function imageText({ fields, pitched, alignment, dimensions, more }: ImageFact): string[] {
  return [
    "    images: {",
    ...[...fields].map(([name, field]) => `      ${name}: [${field.join(", ")}],`),
    `      pitched: "${pitched}",`,
    `      alignment: ${alignment},`,
    `      dimensions: "${dimensions}",`,
    `      more: new Map([${more.map((pair) => `[${pair.join(", ")}]`).join(", ")}]),`,
    "    },",
  ];
}
