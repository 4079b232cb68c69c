import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"; // prettier-ignore
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "eleventh-"));

/** Runs a script of the copy. */
function run(script: string, args: readonly string[], input = ""): { status: number | null; out: string } {
  const command = ["--import", "tsx", script, ...args];
  const result = spawnSync(process.execPath, command, { cwd: copy, input, encoding: "utf8" });
  return { status: result.status, out: result.stdout + result.stderr };
}

/** RDNA 4 under another name, with V_MOV_B32 moved, V_NOT_B32 renamed and V_BFREV_B32 gone. */
function nextGeneration(): string {
  const text = readFileSync(join(root, "spec/isa/amdgpu_isa_rdna4.xml"), "utf8");
  const change = (name: string, how: (instruction: string) => string) => (whole: string) => {
    const at = whole.indexOf(`<InstructionName>${name}</InstructionName>`);
    const start = whole.lastIndexOf("<Instruction>", at);
    const end = whole.indexOf("</Instruction>", at) + "</Instruction>".length;
    return whole.slice(0, start) + how(whole.slice(start, end)) + whole.slice(end);
  };
  return [
    (whole: string) => whole.replace(">AMD RDNA 4<", ">AMD RDNA 5<").replace(/(<ArchitectureId>)\d+/, "$177"),
    change("V_BFREV_B32", () => ""),
    change("V_NOT_B32", (one) => one.replace(">V_NOT_B32<", ">V_COMPLEMENT_B32<")),
    // its place is that of V_BFREV_B32 now: 56, in VOP3 384 more
    change("V_MOV_B32", (one) =>
      one.replaceAll(
        /(<Opcode Radix="10">)(\d+)/g,
        (_, tag: string, op: string) => tag + (Number(op) - 1 + 56),
      ),
    ),
  ].reduce((whole, step) => step(whole), text);
}

beforeAll(() => {
  for (const part of ["generator", "runtime", "cli", "generated", "package.json", "tsconfig.json"])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  mkdirSync(join(copy, "spec/isa"), { recursive: true });
  for (const name of readdirSync(join(root, "spec")).filter((one) => one !== "isa"))
    cpSync(join(root, "spec", name), join(copy, "spec", name), { recursive: true });
  for (const name of readdirSync(join(root, "spec/isa")))
    symlinkSync(join(root, "spec/isa", name), join(copy, "spec/isa", name));
  writeFileSync(join(copy, "next.xml"), nextGeneration());
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("an architecture that nobody knew", () => {
  it("imports, with its defaults stated", () => {
    const { status, out } = run("generator/import/cli.ts", ["next.xml"]);
    expect(out).toContain("AMD RDNA 5 is new: rdna5");
    expect(out).toContain("follows rdna4");
    expect(out).toContain("V_COMPLEMENT_B32");
    expect(status, out).toBe(0);
    const { generations } = JSON.parse(readFileSync(join(copy, "spec/generations.json"), "utf8")) as {
      generations: { id: string }[];
    };
    expect(generations.map((one) => one.id)).toHaveLength(11);
    expect(existsSync(join(copy, "spec/isa/amdgpu_isa_rdna5.xml"))).toBe(true);
    expect(existsSync(join(copy, "spec/.import"))).toBe(false);
  });

  it("imports again without a change", () => {
    const { status, out } = run("generator/import/cli.ts", ["next.xml", "--check"]);
    expect(out).toContain("nothing to write: spec/ holds exactly this");
    expect(status).toBe(0);
  });

  it("generates", () => {
    const { status, out } = run("generator/cli.ts", ["rdna5"]);
    expect(status, out).toBe(0);
    const { exports } = JSON.parse(readFileSync(join(copy, "package.json"), "utf8")) as {
      exports: Record<string, { default: string }>;
    };
    expect(exports["./rdna5"]!.default).toBe("./dist/generated/rdna5/index.js");
    expect(exports["./rdna5/execute"]!.default).toBe("./dist/generated/rdna5/execute.js");
  });

  it("is in the command's own list", () => {
    expect(run("cli/main.ts", ["--help"]).out).toMatch(/^generations: .* rdna4 rdna5$/m);
  });

  it("decodes and encodes with the opcodes of its file", () => {
    // v_mov_b32 v2, v1 at opcode 56, where RDNA 4 has v_bfrev_b32
    const { out } = run("cli/main.ts", ["decode", "rdna5"], "0171047e\n0103047e\n016f047e\n");
    const [moved, gone, renamed] = out.trim().split("\n").map((line) => JSON.parse(line) as { name?: string; error?: string }); // prettier-ignore
    expect(moved).toMatchObject({ name: "V_MOV_B32", encoding: "ENC_VOP1", fields: { VDST: 2, SRC0: 257 } });
    expect(gone!.error).toBeDefined();
    expect(renamed).toMatchObject({ name: "V_COMPLEMENT_B32" });
    expect(run("cli/main.ts", ["encode", "rdna5"], JSON.stringify(moved)).out.trim()).toBe("0171047e");
  });

  it("runs, with the semantics of the generation it follows", () => {
    const program = { code: "0171047e", wave: 32, vgpr: { 1: "0x2a" }, read: { vgpr: [2] } };
    const { out } = run("cli/main.ts", ["run", "rdna5"], JSON.stringify(program));
    expect((JSON.parse(out) as { vgpr: Record<string, string[]> }).vgpr["2"]![0]).toMatch(/^0x0*2a$/);
  });
}, 600_000);
