import type { MemoryRules } from "../memory/index.js";
import type { DppKind } from "./bind/dpp.js";
import type { Executor } from "./step.js";

/** How a definition runs: once a lane, once for the wave, or over all lanes at once. */
export type SemanticsClass = "lane" | "scalar" | "wave";

/** How far a result is known to be the hardware's: exact, within some ULP, or unknown. */
export interface Fidelity {
  readonly kind: "exact" | "rounded" | "unknown";
  /** For `rounded`: units in the last place. */
  readonly ulp?: number;
  /** Where it is known from. */
  readonly source?: string;
  /** Inputs for which it does not speak. */
  readonly except?: string;
}

/** Fidelity by instruction from rows of one fidelity and the names, separated by blanks, that have it. */
export function fidelities(rows: readonly (readonly [Fidelity, string])[]): ReadonlyMap<string, Fidelity> {
  return new Map(
    rows.flatMap(([fidelity, names]) => names.split(" ").map((name) => [name, fidelity] as const)),
  );
}

/** How far an instruction's result is known to be the hardware's. */
export function fidelityOf(executors: Executors, instruction: string): Fidelity {
  return (
    executors.fidelity.get(instruction) ??
    executors.semantics.get(instruction)?.fidelity ?? { kind: "unknown" }
  );
}

/** One definition of what an instruction does, lowered. */
export interface Semantics {
  /** The definition's first name. */
  readonly name: string;
  readonly class: SemanticsClass;
  /** Right when MODE rounds to nearest even and FP16_OVFL is off (see `rounds`). */
  readonly fast: Executor;
  /** Right in every MODE; absent when `fast` is. */
  readonly general?: Executor;
  /** Bits of MODE that must all be 0 for `fast`; 0 when it is always right. */
  readonly rounds: number;
  /** `fast` for a MODE that keeps all denormals it deals with: all bits of `keeps` are 1. */
  readonly keep?: Executor;
  readonly keeps?: number;
  /** It reads D0, or writes only a part of it. */
  readonly readsDestination: boolean;
  /** It reads OPSEL, and chooses halves and bytes of operands by it: binding does not. */
  readonly ownHalves: boolean;
  /** It finds a source, or where its result goes, by register numbers; parts and routes of operands do not reach there. */
  readonly ownSource: boolean;
  readonly ownResult: boolean;
  readonly fidelity: Fidelity;
}

/** A rule about the operands of instructions chosen by name; see spec/operands/binding.json. */
export interface BindingRules {
  /**
   * 16-bit results leave the register's other half alone: in `all` instructions, or in these only, while the
   * others zero it.
   */
  readonly keepsOtherHalf: "all" | ReadonlySet<string>;
  /** Register numbers of 16-bit operands in formats without OPSEL name halves: v128 is the high half of v0. */
  readonly registerHalves: boolean;
  /** Operands without a float format whose NEG and ABS act, by instruction: the float format by source index. */
  readonly floatSources: ReadonlyMap<string, readonly string[]>;
  /** What inline constants are on sources of two 16-bit values, where it is not the usual. */
  readonly constants: ReadonlyMap<string, "f32" | "replicated">;
  /** Instructions whose CLAMP changes nothing although their result is no float. */
  readonly clampIdle: ReadonlySet<string>;
  /** VOP3P instructions whose sources OPSEL_HI makes f32 or a half. */
  readonly mixedSources: ReadonlySet<string>;
  /** VOP3P instructions whose 16-bit result is the register's high half. */
  readonly highResults: ReadonlySet<string>;
  /** Kinds of DPP controls there are beside those that all have. */
  readonly dpp: ReadonlySet<DppKind>;
  /** MODE.GPR_IDX_EN makes vector register numbers relative to M0. */
  readonly gprIndex: boolean;
  /** While MODE.VSKIP is set, instructions that are not scalar do nothing. */
  readonly vskip: boolean;
  /** Instructions on the global data share run for the first active lane only. */
  readonly gdsFirstLane: boolean;
  /** MODE holds the top bits of vector register numbers (S_SET_VGPR_MSB). */
  readonly vgprBanks: boolean;
}

/** What a generation's instructions do: the generated `<generation>/execute.ts`. */
export interface Executors {
  /** The generation, e.g. `rdna4`. */
  readonly generation: string;
  readonly rules: BindingRules;
  readonly memory: MemoryRules;
  /** By instruction name; an instruction without an entry is unsupported. */
  readonly semantics: ReadonlyMap<string, Semantics>;
  /** What an instruction does with CLAMP set, where the result must saturate before it is cut to size. */
  readonly clamped: ReadonlyMap<string, Semantics>;
  /** Fidelity of the instructions that are not simply exact; see spec/fidelity. */
  readonly fidelity: ReadonlyMap<string, Fidelity>;
}
