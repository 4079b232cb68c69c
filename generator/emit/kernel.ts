/** Emits generated/kernel.ts: how each generation's kernels are described and started, and who reads code objects by it. */
import type { KernelFacts } from "../spec/kernelFacts.js";
import { banner } from "./text.js";

/** The text of generated/kernel.ts, the package's entry point `amdgpu-isa/kernel`. */
export function kernelFile({ fields, starts, processors }: KernelFacts): string {
  return [
    banner("Kernels: code objects of all generations, and running them over a grid.", "spec/kernel"),
    `import { KernelAbis, readCodeObject as read, type CodeObject } from "../runtime/kernel/index.js";`,
    "",
    `export * from "../runtime/kernel/index.js";`,
    `export * from "../runtime/memory/index.js";`,
    "",
    "/** How the kernels of each generation are described and started, and the processors that code objects name. */",
    "export const kernelAbis: KernelAbis = /* @__PURE__ */ new KernelAbis({",
    "  generations: {",
    ...[...starts].map(([id, start]) => `    ${id}: ${JSON.stringify(start)},`),
    "  },",
    "  fields: `",
    ...fields.map(({ name, word, shift, width, generations }) =>
      [name, word, shift, width, ...(generations ?? [])].join(" "),
    ),
    "`,",
    "  processors: `",
    ...processors.map(
      ({ machine, processor, generation }) => `${machine.toString(16)} ${processor} ${generation}`,
    ),
    "`,",
    "});",
    "",
    "/**",
    " * Reads an AMDGPU code object of any generation.",
    " * @throws ElfError when the bytes are none, or damaged",
    " */",
    "export const readCodeObject = (bytes: Uint8Array): CodeObject => read(bytes, kernelAbis);",
    "",
  ].join("\n");
}
