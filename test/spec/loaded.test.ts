import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import {
  destinationsRead,
  findErrors,
  fieldMask,
  completeSpec,
  loadGeneration,
  loadGenerations,
  placeField,
  readIsaXml,
  unmatchedPatterns,
  type GenerationId,
  type Instruction,
  type IsaSpec,
  type ReadResult,
} from "../../generator/spec/read.js";
import { specXml } from "./skeleton.js";

/** Each file is read once; loading starts from what was read. */
const texts = new Map<string, string>();
const raw = new Map<string, ReadResult>();
const loaded = loadGenerations().map((generation) => {
  const text = readFileSync(new URL(`../../spec/${generation.isaFile}`, import.meta.url), "utf8");
  const read = readIsaXml(text, { file: generation.isaFile });
  texts.set(generation.id, text);
  raw.set(generation.id, read);
  return completeSpec(read, generation, generation.isaFile);
});
const specOf = (id: GenerationId): IsaSpec => loaded.find((one) => one.generation.id === id)!.spec;
const instruction = (id: GenerationId, name: string): Instruction =>
  specOf(id).instructions.find((one) => one.name === name)!;
const forms = (id: GenerationId, name: string): string[] =>
  instruction(id, name).encodings.map((form) => `${form.encodingName} ${form.conditionName} ${form.opcode}`);

describe("the ten generations", () => {
  it.each([
    // id, encodings, instructions, forms, data formats, operand types of the file itself
    ["cdna1", 35, 1216, 2519, 49, 36],
    ["cdna2", 33, 1135, 2434, 50, 35],
    ["cdna3", 32, 1150, 2457, 63, 35],
    ["cdna4", 33, 1245, 2570, 76, 35],
    ["cdna5", 53, 1321, 6398, 81, 39],
    ["rdna1", 42, 1158, 4344, 42, 36],
    ["rdna2", 42, 1155, 4332, 43, 36],
    ["rdna3", 47, 1150, 4837, 51, 34],
    ["rdna3_5", 47, 1227, 5052, 51, 35],
    ["rdna4", 46, 1269, 5019, 70, 39],
  ])(
    "%s: everything in the file reaches the model",
    (id, encodings, instructions, formCount, formats, types) => {
      const text = texts.get(id)!;
      const { spec, unknown } = raw.get(id)!;
      expect(unknown).toEqual([]);
      const count = (tag: string): number => text.split(`<${tag}>`).length - 1;
      expect(spec.encodings).toHaveLength(encodings);
      expect(spec.instructions).toHaveLength(instructions);
      expect(count("Instruction")).toBe(instructions);
      expect(spec.instructions.reduce((sum, one) => sum + one.encodings.length, 0)).toBe(formCount);
      expect(count("InstructionEncoding")).toBe(formCount);
      expect(spec.dataFormats).toHaveLength(formats);
      expect(spec.operandTypes).toHaveLength(types);
      const operands = spec.instructions.flatMap((one) => one.encodings.flatMap((form) => form.operands));
      expect(operands).toHaveLength(count("OperandSize"));
      const identifiers = spec.encodings.reduce((sum, one) => sum + one.identifiers.length, 0);
      expect(identifiers).toBe(text.split("<EncodingIdentifier ").length - 1);
      const fields = [...spec.encodings, ...spec.operandTypes].flatMap((one) => one.fields);
      expect(fields).toHaveLength(text.split("<Field IsConditional=").length - 1);
      const values = spec.operandTypes.flatMap((one) => [
        ...one.predefinedValues,
        ...one.fields.flatMap((f) => f.predefinedValues),
      ]);
      expect(values).toHaveLength(count("PredefinedValue"));
    },
  );

  it("load with errata applied and no error; the notes are tolerated deviations only", () => {
    expect(loaded).toHaveLength(10);
    for (const { notes } of loaded) for (const note of notes) expect(note).toMatch(/^tolerated: /);
  });

  it("name their architecture as the XML does", () => {
    for (const { spec, generation } of loaded) {
      expect(spec.architecture).toEqual({ name: generation.architectureName, id: generation.architectureId });
    }
  });

  it("refuse the file of another generation", () => {
    expect(() => loadGeneration("cdna1", { text: texts.get("cdna2")!, file: "x.xml" })).toThrow(
      /ArchitectureId is 1/,
    );
  });

  it("give every form an identifier that its opcode lies in, once errata are applied", () => {
    for (const { spec } of loaded) {
      const encodings = new Map(spec.encodings.map((one) => [one.name, one]));
      for (const one of spec.instructions) {
        for (const form of one.encodings) {
          const encoding = encodings.get(form.encodingName)!;
          const op = encoding.fields.find((field) => field.name === "OP");
          if (op === undefined || (fieldMask(op.ranges) & ~encoding.identifierMask) !== 0n) continue;
          const bits = placeField(op.ranges, BigInt(form.opcode));
          expect(encoding.identifiers.some((id) => (id & fieldMask(op.ranges)) === bits)).toBe(true);
        }
      }
    }
  });
});

describe("what the errata bring", () => {
  it.each([
    ["cdna3", "V_EXP_LEGACY_F32", "ENC_VOP1 default 75"],
    ["cdna3", "V_LOG_LEGACY_F32", "ENC_VOP3 default 396"],
    ["cdna4", "V_MFMA_LD_SCALE_B32", "ENC_VOP3P default 44"],
    ["cdna4", "S_RFE_RESTORE_B64", "SOP2_INST_LITERAL has_lit_0 43"],
    ["cdna4", "V_RCP_F64", "VOP1_VOP_DPP has_dpp 37"],
    ["cdna5", "V_DUAL_DOT2ACC_F32_F16", "VOPDXY_X default 12"],
    ["cdna5", "V_WMMA_F32_16X16X16_F16", "ENC_VOP3P default 64"],
    ["cdna5", "V_WMMA_LD_SCALE_PAIRED_B32", "ENC_VOP3P default 53"],
    ["cdna5", "V_ADD_NC_U64", "VOP3_INST_LITERAL64 has_lit64_0 296"],
    ["rdna1", "S_ATOMIC_ADD", "ENC_SMEM default 130"],
    ["rdna1", "V_NOP", "VOP1_VOP_DPP8 has_dpp8 0"],
    ["rdna2", "S_WAIT_IDLE", "ENC_SOPP default 34"],
    ["rdna3", "S_ATC_PROBE", "ENC_SMEM default 34"],
    ["rdna4", "S_SWAPPC_B64", "SOP1_INST_LITERAL has_lit_0 73"],
    ["rdna4", "V_SUBREV_F32", "VOP3_INST_LITERAL has_lit_1 261"],
    ["rdna4", "V_DOT4_F32_FP8_BF8", "VOP3P_VOP_DPP8 has_dpp8 36"],
  ] as const)("%s: %s as %s", (id, name, form) => {
    expect(forms(id, name)).toContain(form);
  });

  it("lets the reversed subtraction's second source be what V_SUB's may be, except in RDNA 3's DPP forms", () => {
    const source = (id: GenerationId, encoding: string): string =>
      instruction(id, "V_SUBREV_F32").encodings.find((one) => one.encodingName === encoding)!.operands[2]!
        .operandType;
    expect(source("rdna4", "ENC_VOP3")).toBe("OPR_SRC");
    expect(source("rdna4", "VOP3_VOP_DPP16")).toBe("OPR_SRC");
    expect(source("rdna3", "VOP3_VOP_DPP16")).toBe("OPR_SRC_VGPR");
  });

  it("knows LLVM's names of the mixed multiply-add on CDNA", () => {
    expect(instruction("cdna1", "V_MAD_MIX_F32").aliases).toContain("V_FMA_MIX_F32");
    expect(instruction("cdna4", "V_ACCVGPR_READ").aliases).toContain("V_ACCVGPR_READ_B32");
  });
});

describe("destinations that are also read", () => {
  it("hold in every generation they are listed for, and no name is misspelt", () => {
    for (const { spec, generation } of loaded)
      expect(destinationsRead(spec, generation).size).toBeGreaterThan(0);
    expect(unmatchedPatterns(loaded)).toEqual([]);
  });

  it.each([
    ["V_FMAC_F32", { kind: "accumulates" }],
    ["S_CMOV_B32", { kind: "conditional", keeps: "all unless SCC" }],
    ["V_SWAP_B32", { kind: "exchanges", fields: ["VDST", "SRC0"] }],
    ["V_WRITELANE_B32", { kind: "partial", keeps: "all lanes but one" }],
    ["V_CVT_SR_FP8_F32", { kind: "partial", keeps: "bytes by OP_SEL[3:2]" }],
  ])("%s in RDNA 4", (name, fact) => {
    expect(destinationsRead(specOf("rdna4"), { id: "rdna4" }).get(name)).toMatchObject(fact);
  });

  it("are marked output only in the XML, which is why they are listed", () => {
    for (const { spec, generation } of loaded) {
      for (const [name, fact] of destinationsRead(spec, generation)) {
        if (fact.kind !== "accumulates") continue;
        const form = spec.instructions.find((one) => one.name === name)!.encodings[0]!;
        expect(form.operands.find((one) => one.output)!.input).toBe(false);
      }
    }
  });
});

const SAMPLES = fileURLToPath(new URL("../../../shared/spec-samples/", import.meta.url));
const present = existsSync(SAMPLES);
if (!present) console.warn("skipped: pieces of AMD's own files (../shared/spec-samples) are not here");

describe.runIf(present)("pieces of AMD's own files", () => {
  const files = present ? readdirSync(SAMPLES).filter((name) => name.endsWith(".xml")) : [];
  const sections: [prefix: RegExp, key: "instructions" | "encodings" | "dataFormats" | "operandTypes"][] = [
    [/-inst-/, "instructions"],
    [/-encoding-/, "encodings"],
    [/-dataformat-/, "dataFormats"],
    [/-optype-/, "operandTypes"],
  ];
  /** AMD's file has this format; the compiled one has no instruction that uses it. */
  const NOT_COMPILED = new Set(["rdna4-dataformat-fmt_rsrc_vector.xml"]);
  /** The piece holds the first three forms. */
  const SHORTENED = new Set(["rdna4-inst-v_add_co_ci_u32.xml"]);
  /** Prose aside; identifier lists are shortened in the pieces. */
  const bare = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, inner: unknown) =>
        key === "description" || key === "identifiers"
          ? undefined
          : typeof inner === "bigint"
            ? String(inner)
            : inner,
      ),
    );

  it.each(files)("%s is read, and says what the compiled file says", (name) => {
    const text = readFileSync(SAMPLES + name, "utf8");
    const key = sections.find(([prefix]) => prefix.test(name))![1];
    const read = readIsaXml(specXml({ [key]: text }), { file: name });
    expect(read.unknown).toEqual([]);
    const piece = read.spec[key].at(-1)!;
    const id = name.split("-")[0] as GenerationId;
    const original = raw.get(id)!.spec[key].find((one) => one.name === piece.name);
    if (NOT_COMPILED.has(name)) {
      expect(original).toBeUndefined();
      return;
    }
    const expected = bare(original) as { encodings?: unknown[] };
    // AMD's RDNA 4 file names a condition that ENC_SOP1 does not declare; the compiled file says default.
    const actual = JSON.parse(
      JSON.stringify(bare(piece)).replaceAll("Nothas_lit_0_Nothas_lit_1", "default"),
    ) as unknown;
    if (SHORTENED.has(name)) expected.encodings = expected.encodings!.slice(0, 3);
    expect(actual).toEqual(expected);
  });

  it("the undeclared condition of RDNA 4 is read as default when the whole file has it", () => {
    const text = texts
      .get("rdna4")!
      .replace(
        /(<EncodingName>ENC_SOP1<\/EncodingName>\s*<EncodingCondition>)default(?=<)/g,
        "$1Nothas_lit_0_Nothas_lit_1",
      );
    const { spec, notes } = loadGeneration("rdna4", { text, file: "amd.xml" });
    expect(spec.instructions).toEqual(specOf("rdna4").instructions);
    expect(notes.join("\n")).toMatch(/Nothas_lit_0_Nothas_lit_1 read as default/);
    expect(findErrors(spec).errors).toEqual([]);
  });
});
