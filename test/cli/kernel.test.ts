import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runKernel, type KernelOptions } from "../../cli/kernel.js";
import { parseArgument } from "../../cli/kernelArguments.js";
import { runThreads } from "../../cli/kernelThreads.js";
import { loadAsm, type GenerationId } from "../../generated/index.js";
import { ExecutionError, KernelError, MemoryFault, readCodeObject } from "../../generated/kernel.js";
import { Disassembler } from "../../runtime/asm/index.js";
import { machineOf } from "../kernel/machines.js";
import { objectBytes } from "../kernel/support.js";
import { command } from "./command.js";

interface Ran {
  readonly lines: string[];
  readonly files: Map<string, Uint8Array>;
  readonly progress: (string | null)[];
}

/** Runs the command on programs/<object>.<processor>. */
async function run(
  [object, processor, generation]: readonly [string, string, GenerationId],
  options: Partial<KernelOptions> & Pick<KernelOptions, "name" | "args">,
  files: Readonly<Record<string, Uint8Array>> = {},
): Promise<Ran> {
  const ran: Ran = { lines: [], files: new Map(), progress: [] };
  const asm = await loadAsm(generation);
  const machine = await machineOf(generation);
  const printers = new Map<32 | 64, Disassembler>();
  const printer = (wave: 32 | 64): Disassembler => {
    const found = printers.get(wave) ?? new Disassembler(machine.isa, asm, { wave });
    printers.set(wave, found);
    return found;
  };
  await runKernel(
    {
      object: readCodeObject(objectBytes(object, processor)),
      grid: "64",
      block: "64",
      dumps: [],
      trace: false,
      stats: false,
      ...options,
    },
    {
      load: () => Promise.resolve(machine),
      textOf: (_, inst) => printer(inst.wave).print(inst),
      readFile: (path) => files[path]!,
      writeFile: (path, bytes) => ran.files.set(path, Uint8Array.from(bytes)),
      print: (line) => ran.lines.push(line),
      runThreads: (id, ...rest) => runThreads(id as GenerationId, ...rest),
      progress: (text) => ran.progress.push(text),
    },
  );
  return ran;
}

const RDNA4 = ["hard", "gfx1200", "rdna4"] as const;

/** Puts the stores to global memory that a trace tells of into `memory`, which lies at `base`. */
function replay(lines: readonly string[], memory: Uint8Array, base: number): number {
  let stores = 0;
  for (const line of lines) {
    for (const [, at, one, list] of line.matchAll(/global\[0x([0-9a-f]+)\]=(?:([0-9a-f]+)|\{([^}]*)\})/g)) {
      let address = parseInt(at!, 16) - base;
      const cells = (one ?? list!).split(" ").flatMap((cell) => {
        const [text, times = "1"] = cell.split("*");
        return new Array<string>(Number(times)).fill(text!);
      });
      for (const cell of cells) {
        const bytes = Buffer.from(cell, "hex");
        if (address >= 0 && address < memory.length) memory.set(bytes, address);
        address += bytes.length;
        stores++;
      }
    }
  }
  return stores;
}

describe("--trace", () => {
  it("tells registers by lane, scalars, SCC, branches and memory", async () => {
    const { lines } = await run(RDNA4, {
      name: "transpose",
      grid: "16,16",
      block: "16,16",
      args: ["buffer:1024", "buffer:1024", "u32:16", "u32:16"],
      trace: true,
    });
    const text = lines.join("\n");
    expect(lines.find((line) => line.startsWith("["))).toMatch(
      /^\[0,0,0\/0\] 7f[0-9a-f]{10} {2}s_load_b\w+ .* {2}; s\d+=0x[0-9a-f]+ s\d+=0x/,
    );
    // All lanes alike; lane by lane, runs of lanes alike as one.
    expect(text).toMatch(/ v_and_b32_e32 .*; v\d+=\{0 1 2 3 4 5 6 7 8 9 a b c d e f 0 1 2/);
    expect(text).toMatch(/; v\d+=\{\d(?:\*16)? /);
    expect(text).toMatch(
      / ds_store_b32 .*; lds\[0x0\]=\{00000000\*16\} lanes 0-15 lds\[0x44\]=\{0+\*16\} lanes 16-31/,
    );
    expect(text).toMatch(/ global_store_b32 .*; global\[0x7f[0-9a-f]+\]=\{00000000\*32\} lanes 0-31/);
    expect(text).toMatch(/^\[0,0,0\/7\] /m);
    const loop = await run(RDNA4, {
      name: "collatz",
      args: ["buffer:256", "buffer:256", "u32:9"],
      trace: true,
    });
    expect(loop.lines.join("\n")).toMatch(/ s_cbranch_\w+ \d+ {2}; pc=0x7f[0-9a-f]+$/m);
    const calls = await run(RDNA4, { name: "calls", args: ["buffer:256", "buffer:512"], trace: true });
    expect(calls.lines.join("\n")).toMatch(/ s_add_co_u32 .*; s\d+=0x[0-9a-f]+ scc=[01]$/m);
    expect(calls.lines.join("\n")).toMatch(/ s_swappc_b64 .*; .* pc=0x7f[0-9a-f]+$/m);
    expect(loop.lines.join("\n")).toMatch(/ s_and_saveexec_b32 .* exec_lo=0x/);
  });

  it.each([
    [RDNA4, "atomics", ["buffer:2048", "buffer:64", "buffer:64"]],
    [["hard", "gfx908", "cdna1"], "atomics", ["buffer:2048", "buffer:64", "buffer:64"]],
    [["harder", "gfx1250", "cdna5"], "copies", ["file:in", "buffer:2048"]],
    [["harder-O0", "gfx1030", "rdna2"], "copies", ["file:in", "buffer:2048"]],
    [["harder", "gfx942", "cdna3"], "frames", ["file:in", "buffer:256", "u32:5"]],
  ] as const)("of %s: %s tells every byte that is stored", async (object, name, args) => {
    const index = name === "atomics" ? 0 : 1;
    const input = Uint8Array.from({ length: 2048 }, (_, i) => i * 7);
    const ran = await run(object, { name, args, trace: true, dumps: [`${index}:out`] }, { in: input });
    const out = ran.files.get("out")!;
    const again = new Uint8Array(out.length);
    const [, size, base] = new RegExp(`^argument ${index}: (\\d+) bytes at 0x(.*)$`, "m").exec(
      ran.lines.join("\n"),
    )!;
    expect(Number(size)).toBe(out.length);
    expect(replay(ran.lines, again, parseInt(base!, 16))).toBeGreaterThan(60);
    expect(again).toEqual(out);
  });
});

describe("--stats", () => {
  const options = {
    name: "xxhash",
    grid: "256",
    args: ["file:in", "buffer:2048", "u32:5"],
    stats: true,
    dumps: ["1:out"],
  } as const;
  const input = Uint8Array.from({ length: 4096 }, (_, i) => i * 13);

  it("counts by name and by fidelity, and adds up", async () => {
    const { lines } = await run(RDNA4, options, { in: input });
    const total = Number(/(\d+) instructions$/.exec(lines[0]!)![1]);
    const counts = lines.slice(1).map((line) => /^ *(\d+) {2}(\S+(?: :: \S+)?) *(.*)$/.exec(line)!);
    const names = counts.filter(([, , name]) => name !== "instructions");
    expect(names.reduce((sum, [, n]) => sum + Number(n), 0)).toBe(total);
    expect(names.some(([, n, name]) => name === "S_ENDPGM" && n === "8")).toBe(true);
    expect(lines.at(-1)).toMatch(new RegExp(`^ *${total} {2}instructions$`));
    expect(lines.at(-2)).toMatch(new RegExp(`^ *${total} {2}instructions exact$`));
  });

  it("says what is rounded", async () => {
    const args = ["file:in", "file:in", "buffer:1024", "buffer:2048", "buffer:1024"];
    const { lines } = await run(["harder", "gfx1100", "rdna3"], { ...options, name: "exact", grid: "64", args, dumps: [] }, { in: input }); // prettier-ignore
    expect(lines.some((line) => /V_RCP_F32 +rounded, hardware within 1 ulp/.test(line))).toBe(true);
  });

  it("is the same on any number of threads, as is memory", async () => {
    const one = await run(RDNA4, options, { in: input });
    const three = await run(RDNA4, { ...options, threads: 3 }, { in: input });
    expect(three.lines).toEqual(one.lines);
    expect(three.files.get("out")).toEqual(one.files.get("out"));
    expect(three.progress.at(-1)).toBeNull();
  }, 120_000);
});

describe("faults", () => {
  const faultOf = async (threads: number, args: readonly string[]): Promise<Error> => {
    const options = { name: "fail", grid: "256", args, threads, maxSteps: 5000 };
    return run(RDNA4, options).then(
      () => new Error("none"),
      (error: unknown) => error as Error,
    );
  };

  it.each([
    ["memory", "u32:0", MemoryFault],
    ["a runaway", "u32:1", ExecutionError],
    ["a trap", "u32:2", ExecutionError],
  ])(
    "(%s) are the same on several threads: type, members and text",
    async (_, how, type) => {
      const one = await faultOf(1, ["buffer:256", how]);
      const three = await faultOf(3, ["buffer:256", how]);
      expect(one).toBeInstanceOf(type);
      expect(three).toBeInstanceOf(type);
      expect(three.message).toBe(one.message);
      expect({ ...three }).toEqual({ ...one });
    },
    120_000,
  );

  it("and mistakes end with a message and no trace", () => {
    const folder = mkdtempSync(join(tmpdir(), "kernel-"));
    const path = join(folder, "hard.co");
    writeFileSync(path, objectBytes("hard", "gfx1200"));
    const args = ["--grid", "64", "--block", "64", "--arg", "buffer:256", "--arg"];
    const fault = command(["kernel", path, "--name", "fail", ...args, "u32:0"]);
    expect([fault.status, fault.out]).toEqual([1, ""]);
    expect(fault.err).toMatch(
      /^amdgpu-isa: unmapped global store of 4 bytes at 0x\w+, lane 0, pc 0x\w+, workgroup 0,0,0 wave 0: global_store_b32 .*\n$/,
    );
    const mistake = command(["kernel", path, "--name", "fail", ...args, "u99:0"]);
    expect([mistake.status, mistake.err.split("\n").length]).toEqual([1, 2]);
    expect(mistake.err).toContain("--arg u99:0: type:value, hex:BYTES");
    expect(command(["kernel", join(folder, "none"), "--grid", "1", "--block", "1"]).err).toMatch(
      /^amdgpu-isa: .*none: no such file or directory\n$/,
    );
  }, 60_000);
});

describe("arguments", () => {
  const parse = (text: string): unknown => parseArgument(text, () => Uint8Array.of(1, 2));
  it.each([
    ["u8:255", { value: Uint8Array.of(255) }],
    ["i16:-2", { value: Uint8Array.of(254, 255) }],
    ["u64:0x1_0", null],
    ["u64:0x10000000000", { value: Uint8Array.of(0, 0, 0, 0, 0, 1, 0, 0) }],
    ["f32:-0", { value: Uint8Array.of(0, 0, 0, 128) }],
    ["f64:1e3", { value: Uint8Array.of(0, 0, 0, 0, 0, 0x40, 0x8f, 0x40) }],
    ["hex:0102ff", { value: Uint8Array.of(1, 2, 255) }],
    ["hex:", null],
    ["hex:012", null],
    ["buffer:3", { buffer: new Uint8Array(3) }],
    ["buffer:99999999999", null],
    ["buffer:-1", null],
    ["file:x", { buffer: Uint8Array.of(1, 2) }],
    ["lds:256", { lds: 256 }],
    ["u8:256", null],
    ["i8:-129", null],
    ["f16:1", null],
    ["f32:one", null],
    ["7", null],
  ])("%s", (text, want) => {
    if (want === null) expect(() => parse(text)).toThrow(KernelError);
    else expect(parse(text)).toEqual(want);
  });

  it.each([
    ["--grid 0", { grid: "0" }],
    ["--grid 1,1,1,1", { grid: "1,1,1,1" }],
    ["--block 2000", { block: "2000" }],
    ["--dump 0", { dumps: ["0"] }],
    ["--dump 7:x", { dumps: ["7:x"] }],
    ["--name nothing", { name: "nothing" }],
    ["--stack 1e12", { stack: 1e12 }],
    ["--threads and --trace", { threads: 2, trace: true }],
    ["a grid of too many workgroups", { name: "where", grid: "4294967295,4294967295,1", block: "1" }],
  ])("refuses %s", async (_, options) => {
    await expect(run(RDNA4, { name: "fail", args: ["buffer:256", "u32:9"], ...options })).rejects.toThrow(
      KernelError,
    );
  });
});
