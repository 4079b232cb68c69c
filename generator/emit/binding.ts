/** Reads spec/operands/binding.json: facts that binding an instruction to its operands needs. */
import { GENERATION_IDS, factsOf, type Generation, type GenerationId } from "../spec/generations.js";
import { readSpecJson, type JsonNode } from "../spec/json.js";

const FILE = "operands/binding.json";
const DPP_KINDS = ["wave_shift", "row_bcast", "row_share", "row_xmask"] as const;
const FORMATS = ["f16", "bf16", "f32", "f64", "none"] as const;

/** The facts of one generation, with instruction names in full. */
export interface BindingFacts {
  readonly keepsOtherHalf: "all" | readonly string[];
  readonly registerHalves: boolean;
  readonly highResults: readonly string[];
  readonly mixedSources: readonly string[];
  readonly dpp: readonly string[];
  readonly gprIndex: boolean;
  readonly vskip: boolean;
  readonly gdsFirstLane: boolean;
  readonly vgprBanks: boolean;
  /** Float format by source, by instruction. */
  readonly floatSources: ReadonlyMap<string, readonly string[]>;
  /** What inline constants are, by instruction. */
  readonly constants: ReadonlyMap<string, string>;
  readonly clampIdle: readonly string[];
}

/** Reads the file. The result gives a generation its facts; `names` are all its instructions. @throws SpecError */
export function readBindingFacts(): (generation: Generation, names: readonly string[]) => BindingFacts {
  const root = readSpecJson(FILE).object([
    "about",
    "keepsOtherHalf",
    "registerHalves",
    "highResults",
    "mixedSources",
    "dpp",
    "gprIndex",
    "vskip",
    "gdsFirstLane",
    "vgprBanks",
    "floatSources",
    "pairConstants",
    "clampIdle",
  ]);
  root.get("about").text();
  const section = (name: string, members: readonly string[]): ReturnType<JsonNode["object"]> => {
    const found = root.get(name).object(["about", "source", ...members]);
    found.get("about").text();
    found.get("source").text();
    return found;
  };
  const generations = (node: JsonNode): ReadonlySet<GenerationId> =>
    new Set(node.list().map((item) => item.oneOf(GENERATION_IDS)));
  const flag = (name: string): ReadonlySet<GenerationId> =>
    generations(section(name, ["generations"]).get("generations"));
  const keeps = section("keepsOtherHalf", ["instructions"]).get("instructions").texts();
  const registerHalves = flag("registerHalves");
  const highResults = section("highResults", ["instructions"]).get("instructions").texts();
  const mixedSources = section("mixedSources", ["instructions"]).get("instructions").texts();
  const dpp = section("dpp", DPP_KINDS);
  const dppKinds = DPP_KINDS.map((kind) => [kind, generations(dpp.get(kind))] as const);
  const gprIndex = flag("gprIndex");
  const vskip = flag("vskip");
  const gdsFirstLane = flag("gdsFirstLane");
  const vgprBanks = flag("vgprBanks");
  const floats = section("floatSources", ["instructions"]).get("instructions");
  const floatSources = new Map(
    Object.keys(floats.value as object).map((name): [string, string[]] => [
      name,
      floats
        .object(Object.keys(floats.value as object))
        .get(name)
        .list()
        .map((item) => item.oneOf(FORMATS)),
    ]),
  );
  const constants = section("pairConstants", ["f32", "replicated", "replicatedOn"]);
  const f32Constants = constants.get("f32").texts();
  const replicated = constants.get("replicated").texts();
  const replicatedOn = generations(constants.get("replicatedOn"));
  const clampIdle = section("clampIdle", ["instructions"]).get("instructions").texts();
  return (one, names) => {
    const { traits } = one;
    const generation = factsOf(one);
    const known = new Set(names);
    return {
      keepsOtherHalf: traits.halfDestination === "keep" ? "all" : matching(keeps, names),
      registerHalves: registerHalves.has(generation),
      highResults: matching(highResults, names),
      mixedSources: matching(mixedSources, names),
      dpp: dppKinds.filter(([, having]) => having.has(generation)).map(([kind]) => kind),
      gprIndex: gprIndex.has(generation),
      vskip: vskip.has(generation),
      gdsFirstLane: gdsFirstLane.has(generation),
      vgprBanks: vgprBanks.has(generation),
      floatSources: new Map([...floatSources].filter(([name]) => known.has(name))),
      constants: new Map([
        ...matching(f32Constants, names).map((name) => [name, "f32"] as const),
        ...(replicatedOn.has(generation) ? matching(replicated, names) : []).map(
          (name) => [name, "replicated"] as const,
        ),
      ]),
      clampIdle: matching(clampIdle, names),
    };
  };
}

/** The names that a list of names and beginnings (`V_CVT_*`) chooses, in the order of `names`. */
function matching(patterns: readonly string[], names: readonly string[]): string[] {
  return names.filter((name) =>
    patterns.some((p) => (p.endsWith("*") ? name.startsWith(p.slice(0, -1)) : name === p)),
  );
}
