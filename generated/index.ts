// The package's root: what all generations share, and how to load one by name.
// Generated from spec/generations.json by `npm run generate`; do not edit.
export * from "../runtime/index.js";
import type { AsmTables } from "../runtime/asm/tables.js";
import type { Isa } from "../runtime/isa/isa.js";
import type { Executors } from "../runtime/wave/index.js";

/** The generations, CDNA first. */
export const generations = ["cdna1", "cdna2", "cdna3", "cdna4", "cdna5", "rdna1", "rdna2", "rdna3", "rdna3_5", "rdna4"] as const;
export type GenerationId = (typeof generations)[number];

/** Loads a generation's decoder and encoder. Where the name is known when you write the program, import its entry point. */
export async function loadIsa(id: GenerationId): Promise<Isa> {
  switch (id) {
    case "cdna1":
      return (await import("./cdna1/index.js")).cdna1;
    case "cdna2":
      return (await import("./cdna2/index.js")).cdna2;
    case "cdna3":
      return (await import("./cdna3/index.js")).cdna3;
    case "cdna4":
      return (await import("./cdna4/index.js")).cdna4;
    case "cdna5":
      return (await import("./cdna5/index.js")).cdna5;
    case "rdna1":
      return (await import("./rdna1/index.js")).rdna1;
    case "rdna2":
      return (await import("./rdna2/index.js")).rdna2;
    case "rdna3":
      return (await import("./rdna3/index.js")).rdna3;
    case "rdna3_5":
      return (await import("./rdna3_5/index.js")).rdna3_5;
    case "rdna4":
      return (await import("./rdna4/index.js")).rdna4;
    default:
      throw new RangeError(`unknown generation ${String(id)}: known are ${generations.join(", ")}`);
  }
}

/** Loads what a generation's instructions do. */
export async function loadExecutors(id: GenerationId): Promise<Executors> {
  switch (id) {
    case "cdna1":
      return (await import("./cdna1/execute.js")).executors;
    case "cdna2":
      return (await import("./cdna2/execute.js")).executors;
    case "cdna3":
      return (await import("./cdna3/execute.js")).executors;
    case "cdna4":
      return (await import("./cdna4/execute.js")).executors;
    case "cdna5":
      return (await import("./cdna5/execute.js")).executors;
    case "rdna1":
      return (await import("./rdna1/execute.js")).executors;
    case "rdna2":
      return (await import("./rdna2/execute.js")).executors;
    case "rdna3":
      return (await import("./rdna3/execute.js")).executors;
    case "rdna3_5":
      return (await import("./rdna3_5/execute.js")).executors;
    case "rdna4":
      return (await import("./rdna4/execute.js")).executors;
    default:
      throw new RangeError(`unknown generation ${String(id)}: known are ${generations.join(", ")}`);
  }
}

/** Loads how a generation's instructions are written. */
export async function loadAsm(id: GenerationId): Promise<AsmTables> {
  switch (id) {
    case "cdna1":
      return (await import("./cdna1/asm.js")).asm;
    case "cdna2":
      return (await import("./cdna2/asm.js")).asm;
    case "cdna3":
      return (await import("./cdna3/asm.js")).asm;
    case "cdna4":
      return (await import("./cdna4/asm.js")).asm;
    case "cdna5":
      return (await import("./cdna5/asm.js")).asm;
    case "rdna1":
      return (await import("./rdna1/asm.js")).asm;
    case "rdna2":
      return (await import("./rdna2/asm.js")).asm;
    case "rdna3":
      return (await import("./rdna3/asm.js")).asm;
    case "rdna3_5":
      return (await import("./rdna3_5/asm.js")).asm;
    case "rdna4":
      return (await import("./rdna4/asm.js")).asm;
    default:
      throw new RangeError(`unknown generation ${String(id)}: known are ${generations.join(", ")}`);
  }
}
