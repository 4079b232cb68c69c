/** All generations with their executors. */
import { executors as cdna1Executors } from "../../generated/cdna1/execute.js";
import { cdna1 } from "../../generated/cdna1/index.js";
import { executors as cdna2Executors } from "../../generated/cdna2/execute.js";
import { cdna2 } from "../../generated/cdna2/index.js";
import { executors as cdna3Executors } from "../../generated/cdna3/execute.js";
import { cdna3 } from "../../generated/cdna3/index.js";
import { executors as cdna4Executors } from "../../generated/cdna4/execute.js";
import { cdna4 } from "../../generated/cdna4/index.js";
import { executors as cdna5Executors } from "../../generated/cdna5/execute.js";
import { cdna5 } from "../../generated/cdna5/index.js";
import { executors as rdna1Executors } from "../../generated/rdna1/execute.js";
import { rdna1 } from "../../generated/rdna1/index.js";
import { executors as rdna2Executors } from "../../generated/rdna2/execute.js";
import { rdna2 } from "../../generated/rdna2/index.js";
import { executors as rdna3Executors } from "../../generated/rdna3/execute.js";
import { rdna3 } from "../../generated/rdna3/index.js";
import { executors as rdna3_5Executors } from "../../generated/rdna3_5/execute.js";
import { rdna3_5 } from "../../generated/rdna3_5/index.js";
import { executors as rdna4Executors } from "../../generated/rdna4/execute.js";
import { rdna4 } from "../../generated/rdna4/index.js";
import type { Isa } from "../../runtime/isa/isa.js";
import type { Executors } from "../../runtime/wave/index.js";

export const GENERATIONS: Readonly<Record<string, readonly [isa: Isa, executors: Executors]>> = {
  cdna1: [cdna1 as unknown as Isa, cdna1Executors],
  cdna2: [cdna2 as unknown as Isa, cdna2Executors],
  cdna3: [cdna3 as unknown as Isa, cdna3Executors],
  cdna4: [cdna4 as unknown as Isa, cdna4Executors],
  cdna5: [cdna5 as unknown as Isa, cdna5Executors],
  rdna1: [rdna1 as unknown as Isa, rdna1Executors],
  rdna2: [rdna2 as unknown as Isa, rdna2Executors],
  rdna3: [rdna3 as unknown as Isa, rdna3Executors],
  rdna3_5: [rdna3_5 as unknown as Isa, rdna3_5Executors],
  rdna4: [rdna4 as unknown as Isa, rdna4Executors],
};
