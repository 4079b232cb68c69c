import { describe, expect, it } from "vitest";
import { coverage, coverageText } from "../../cli/coverage.js";
import { Sampler } from "../../cli/sample.js";
import { loadAsm, loadExecutors, loadIsa } from "../../generated/index.js";

describe("coverage", () => {
  it.each(["cdna2", "rdna4"] as const)(
    "finds a sample of every form of %s",
    async (id) => {
      const row = coverage(await loadIsa(id), await loadExecutors(id), await loadAsm(id));
      expect(row.decode).toBe(row.forms);
      expect(row.encode).toBe(row.forms);
      // What is left are bits that text does not show (V_NOP and the like in VOP3 and SDWA), and on GFX9 literals beside
      // the implied VCC, which is one scalar too many for the assembler.
      expect(row.missing.length).toBe(row.forms - row.print);
      for (const { step, reason, instruction } of row.missing) {
        expect(step).toBe("print");
        const [, bits, scalars] =
          /prints as .*(?:(, which is [0-9a-f]+)|(one scalar too many, expected 1 .*))$/.exec(reason)!;
        if (bits !== undefined) expect(["V_NOP", "V_CLREXCP", "V_PIPEFLUSH"]).toContain(instruction);
        if (scalars !== undefined)
          expect(instruction).toMatch(/^V_(CNDMASK_B32|(ADDC|SUBB|SUBBREV)_CO_U32)$/);
      }
      expect(row.execute).toBe(row.fidelity.exact + row.fidelity.rounded + row.fidelity.unknown);
      const { missing } = row;
      for (const { instruction } of missing) expect(coverageText([row], true)).toContain(`  ${instruction} `);
    },
    120_000,
  );

  it("samples hold what the steps say, told from the bytes alone", async () => {
    const isa = await loadIsa("rdna3");
    const sampler = new Sampler(isa, await loadAsm("rdna3"));
    const names = new Set<string>();
    for (const form of isa.model.forms.filter((one) => one.id % 23 === 0)) {
      const { steps, bytes, wave, reason } = sampler.sample(form);
      expect([form.instruction.name, reason, steps]).toEqual([form.instruction.name, "", 3]);
      const inst = isa.decode(bytes, 0, { wave });
      expect(inst.name.split(" :: ")).toContain(form.instruction.name);
      expect(inst.size).toBe(bytes.length);
      names.add(inst.encoding);
    }
    expect(names.size).toBeGreaterThan(20);
  }, 60_000);
});
