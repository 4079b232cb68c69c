import type { Generation } from "../../generator/pseudocode/file.js";

/** Instructions in scope that spec/pseudocode does not define, with the reason. */
export const withoutDefinition: readonly {
  readonly name: RegExp;
  readonly generations?: readonly Generation[];
  readonly reason: string;
}[] = [
  { name: /^V_SCREEN_PARTITION_4SE_B32$/, reason: "a table of the screen's tiles that no manual prints" },
  { name: /^S_RFE_RESTORE_B64$/, reason: "no manual says what it restores" },
  {
    name: /^S_SETVSKIP$/,
    reason: "skipping of vector instructions is not modelled, and must not be ignored",
  },
  { name: /^S_WAKEUP_BARRIER$/, reason: "no manual says what it does beyond its name" },
  {
    name: /^S_BARRIER_(INIT|JOIN)$/,
    generations: ["rdna4"],
    reason: "RDNA 4's manual has no named barriers: the XML alone lists them",
  },
  { name: /^S_ALLOC_VGPR$/, reason: "dynamic register allocation is not modelled" },
];
