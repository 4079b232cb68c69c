/** What the command line takes, and that nothing that it does not know is passed over. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { commandOf, readCommandLine } from "../../cli/commandLine.js";
import { generationId } from "../../cli/generationId.js";
import { UsageError, commandNames, optionsOf, usageOf } from "../../cli/usage.js";

const read = (line: string) => readCommandLine(line.split(" ").filter((word) => word !== ""));

describe("readCommandLine", () => {
  it("tells command, arguments and options, in any order", () => {
    const { command, args, options } = read("port --wave 32 rdna3 --json rdna4");
    expect([command, args, options]).toEqual(["port", ["rdna3", "rdna4"], { wave: "32", json: true }]);
    expect(read("asm rdna4 -").args).toEqual(["rdna4", "-"]);
    expect(read("kernel f --arg u32:1 --arg=i32:-1 --grid 1").options).toEqual({
      arg: ["u32:1", "i32:-1"],
      grid: "1",
    });
    expect(read("--version").options).toEqual({ version: true });
    expect(read("asm -h").options).toEqual({ help: true });
  });

  it.each([
    ["decode rdna4 --json", "decode takes no --json"],
    ["show V_NOP --threads 3", "show takes no --threads"],
    ["coverage --wave 32", "coverage takes no --wave"],
    ["list rdna4 --banana", "unknown option --banana"],
    ["list rdna4 --jsno", "unknown option --jsno"],
    ["show V_NOP --encodings x", "unknown option --encodings: did you mean --encoding?"],
    ["list rdna4 -j", "unknown option -j"],
    ["decode rdna4 --no-wave", "unknown option --no-wave"],
    ["decode rdna4 --wave", "--wave lacks its value"],
    ["disasm rdna4 --wave --true16", "--wave lacks its value"],
    ["decode rdna4 --wave 32 --wave 64", "--wave is given twice"],
    ["list rdna4 --json=1", "--json takes no value"],
    ["decode rdna4 cdna3", "cdna3 is one argument too many"],
    ["objdmp f", "unknown command objdmp: did you mean objdump?"],
    ["constructor", "unknown command constructor"],
    ["", "a command is due"],
    ["--json", "a command is due"],
  ])("refuses `%s`: %s", (line, message) => {
    expect(() => read(line)).toThrow(new UsageError(message));
  });

  it("a wrong line still tells whose usage to show", () => {
    expect(commandOf(["--json", "decode", "rdna4"])).toBe("decode");
    expect(commandOf(["frobnicate"])).toBeNull();
  });
});

describe("the usage", () => {
  it("is where a command's options are told, and nowhere else", () => {
    expect(commandNames).toEqual(["decode", "encode", "disasm", "asm", "run", "show", "list", "diff", "port", "coverage", "objdump", "kernel"]); // prettier-ignore
    expect(optionsOf("encode")).toEqual([]);
    expect([...new Set(optionsOf("asm"))]).toEqual(["wave", "true16"]);
    expect(optionsOf("diff")).toEqual(["json", "markdown", "html"]);
    expect([...optionsOf("kernel")].sort()).toEqual(["arg", "block", "dump", "grid", "lds", "max-steps", "name", "stack", "stats", "threads", "trace"]); // prettier-ignore
    for (const command of commandNames) expect(usageOf(command)).toMatch(RegExp(`^usage:\n  ${command} `));
  });
});

it("README.md's commands are taken", () => {
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  const lines = [...readme.matchAll(/^(?:.*\| )?npx amdgpu-isa (.*)$/gm)].map(([, line]) => line!);
  expect(lines.map((line) => read(line).command)).toEqual(["decode", "asm", "objdump", "kernel", "show", "diff", "coverage"]); // prettier-ignore
  expect(existsSync(new URL(`../../${/gunzip -c (\S+)/.exec(readme)![1]!}`, import.meta.url))).toBe(true);
});

describe("generationId", () => {
  it("takes the ids alone", async () => {
    expect(await generationId("rdna3_5")).toBe("rdna3_5");
  });

  it.each([
    ["gfx1201", "rdna4"],
    ["gfx90a", "cdna2"],
    ["RDNA 3.5", "rdna3_5"],
    ["rdna35", "rdna3_5"],
    ["CDNA3", "cdna3"],
    ["rdna44", "rdna4"],
  ])("says what may be meant by %s", async (name, meant) => {
    await expect(generationId(name)).rejects.toThrow(`unknown generation ${name}: did you mean ${meant}?`);
  });

  it.each(["gcn3", "", undefined])("lists all for %s", async (name) => {
    await expect(generationId(name)).rejects.toThrow(/: one of cdna1 .* rdna4$/);
  });
});
