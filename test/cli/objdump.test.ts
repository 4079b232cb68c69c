/** Files that are not what a linker leaves: not linked yet, stripped, or something else. */
import { describe, expect, it } from "vitest";
import { objdump } from "../../cli/objdump.js";
import { ElfError, readCodeObject, readElf } from "../../generated/kernel.js";
import { objectBytes } from "../kernel/support.js";

const E_TYPE = 16;
const SHOFF = 40;
const SYMTAB = 2;

const dump = (bytes: Uint8Array): string[] => [
  ...objdump(bytes, {
    name: "x",
    disassembler: (_, wave) => () => ({ text: `s_cbranch_scc0 ${wave}`, size: 4 }),
  }),
];

/** A linked code object, marked as what a compiler gives to a linker. */
function unlinked(): Uint8Array {
  const bytes = objectBytes("hard-wave64", "gfx1200");
  bytes[E_TYPE] = 1;
  return bytes;
}

/** Without the table of symbols that only a linker needs, and without the one that a loader needs. */
function stripped(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer);
  const table = Number(view.getBigUint64(SHOFF, true));
  for (const { index, type } of readElf(bytes).sections)
    if (type === SYMTAB || type === 11) view.setUint32(table + 64 * index + 4, 1, true);
  return bytes;
}

describe("objdump", () => {
  it("of a file that is not linked tells sections, metadata and code, in the kernels' own waves", () => {
    const lines = dump(unlinked());
    expect(lines).toContain("target gfx1200 (rdna4), code object version 6, not linked");
    expect(lines).toContain("Kernel fail:");
    expect(lines.join("\n")).not.toContain("Descriptor:");
    expect(
      lines.filter((line) => /^\ts_cbranch_scc0 64 .*<\w+(\+0x[0-9a-f]+)?>$/.test(line)).length,
    ).toBeGreaterThan(9);
    expect(lines.some((line) => line.startsWith("\ts_cbranch_scc0 32"))).toBe(false);
  });

  it("of a file without symbols has the section as label", () => {
    const lines = dump(stripped(unlinked()));
    const labels = lines.filter((line) => /^[0-9a-f]{16} </.test(line));
    expect(labels).toEqual([expect.stringMatching(/ <\.text>:$/)]);
    expect(lines.find((line) => line.startsWith("\ts_cbranch"))).toMatch(/<\.text\+0x104>$/);
  });
});

describe("what is no code object", () => {
  const text = (start: string): Uint8Array =>
    Uint8Array.from(start.padEnd(80, "\0"), (letter) => letter.charCodeAt(0));
  it.each([
    ["a bundle", text("__CLANG_OFFLOAD_BUNDLE__"), /: a bundle of code objects, .*clang-offload-bundler/],
    ["bitcode", text("BC\xc0\xde"), /: LLVM bitcode$/],
    ["text", text("int main"), /^not an ELF file \(no magic number\)$/],
    ["nothing", new Uint8Array(0), /^too short for an ELF header/],
    ["a file to be linked", unlinked(), /^a relocatable file, which a linker/],
    [
      "a file without symbols",
      stripped(objectBytes("hard", "gfx1200")),
      /^no symbol \w+\.kd for kernel \w+$/,
    ],
  ])("%s", (_, bytes, message) => {
    expect(() => readCodeObject(bytes)).toThrow(ElfError);
    expect(() => readCodeObject(bytes)).toThrow(
      expect.objectContaining({ reason: expect.stringMatching(message) as string }) as Error,
    );
  });

  it("the processor of an unknown file is named as its metadata do", () => {
    const bytes = objectBytes("hard", "gfx1200");
    bytes[48] = 0x2f;
    expect(() => readCodeObject(bytes)).toThrow("processor 0x2f (gfx1200) is of no known generation");
  });
});
