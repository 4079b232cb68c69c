/**
 * What differs from generation to generation in how a kernel is described and started. The facts are data of `spec/kernel/`
 * that the generator writes into `generated/kernel.ts`; here is what they look like, and no generation's name.
 */

/** Words of the kernel descriptor that hold bit fields. */
export type DescriptorWord = "rsrc1" | "rsrc2" | "rsrc3" | "properties" | "preload";

/** A bit field of the kernel descriptor. */
export interface DescriptorField {
  readonly name: string;
  readonly word: DescriptorWord;
  readonly shift: number;
  readonly width: number;
}

/** How a generation's waves start. */
export interface KernelStart {
  /** VGPRs that one count of GRANULATED_WORKITEM_VGPR_COUNT stands for, in wave32 and wave64. */
  readonly vgprGranule: { readonly 32: number; readonly 64: number };
  /** Work-item ids in v0, v1, v2, or as three 10-bit parts of v0. */
  readonly workItemIds: "separate" | "packed";
  /**
   * Workgroup ids in SGPRs after the user SGPRs, or in TTMP9 (x) and TTMP7 (y, z in halves), with the wave's number
   * within the workgroup in TTMP8[29:25].
   */
  readonly workgroupIds: "sgpr" | "ttmp";
  /**
   * Where scratch instructions find the wave's scratch: the FLAT_SCRATCH SGPR pair that the kernel's prologue
   * computes, hardware registers 20 and 21 that it writes, or state set up by hardware.
   */
  readonly flatScratch: "sgpr" | "hwreg" | "architected";
  /** Flat addresses of scratch hold the lane in bits 56:52, so that lanes can reach each other's. */
  readonly lanesInAddress: boolean;
  /** Bytes of the global data share that all workgroups of a dispatch see. */
  readonly gdsBytes: number;
  /**
   * Word 3 of the buffer descriptor that old code addresses its stack with, without the index stride, which is that
   * of the wave: thread ids added, no check of bounds. 0 where scratch instructions do it.
   */
  readonly scratchDescriptor: number;
  /** Most work-items in a workgroup. */
  readonly maxWorkgroupSize: number;
}

export interface KernelAbi extends KernelStart {
  /** The generation, e.g. `rdna4`. */
  readonly generation: string;
  /** Bit fields of the kernel descriptor; reserved bits are left out. */
  readonly fields: readonly DescriptorField[];
}

/** The facts as they are generated: rows of text, and records by generation. */
export interface KernelTables {
  readonly generations: Readonly<Record<string, KernelStart>>;
  /** A field a row: name, word, shift, width, and the generations that have it (all when none is named). */
  readonly fields: string;
  /** A processor a row: EF_AMDGPU_MACH in hex, name, generation. */
  readonly processors: string;
}

const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split("\n")
    .map((row) => row.split(" "));

/** The kernel ABIs of all generations, and the processors that code objects name. */
export class KernelAbis {
  readonly #abis = new Map<string, KernelAbi>();
  readonly #processors = new Map<number, { readonly target: string; readonly generation: string }>();

  constructor(tables: KernelTables) {
    const fields = rowsOf(tables.fields).map(([name, word, shift, width, ...only]) => ({
      only,
      field: { name: name!, word: word as DescriptorWord, shift: Number(shift), width: Number(width) },
    }));
    for (const [generation, start] of Object.entries(tables.generations)) {
      const own = fields.filter(({ only }) => only.length === 0 || only.includes(generation));
      this.#abis.set(generation, { generation, fields: own.map(({ field }) => field), ...start });
    }
    for (const [machine, target, generation] of rowsOf(tables.processors))
      this.#processors.set(parseInt(machine!, 16), { target: target!, generation: generation! });
  }

  /** The kernel ABI of a generation, by its id. @throws RangeError for an unknown id */
  of(generation: string): KernelAbi {
    const abi = this.#abis.get(generation);
    if (abi === undefined) throw new RangeError(`no kernel ABI for generation ${generation}`);
    return abi;
  }

  /** Processor and generation of an ELF file's e_flags, or null when it is none of theirs. */
  processor(flags: number): { readonly target: string; readonly generation: string } | null {
    return this.#processors.get(flags & 0xff) ?? null;
  }

  /** The generation of a processor by its name (`gfx1201`), or null when it is of none. */
  generationOf(target: string): string | null {
    return [...this.#processors.values()].find((one) => one.target === target)?.generation ?? null;
  }
}
