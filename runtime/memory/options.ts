/** What happens on accesses that a correct program does not make. */
export interface MemoryOptions {
  /**
   * Addresses that no region, LDS or scratch holds: `fault` throws MemoryFault; `manual` does what the ISA manuals
   * say of LDS, and for all else what they say of buffers: loads give 0, stores are dropped.
   */
  readonly outOfRange: "fault" | "manual";
  /**
   * Addresses that are no multiple of the access (up to 4 bytes): `allow` as on systems that run in unaligned
   * mode, which HSA asks for; `fault` throws.
   */
  readonly misaligned: "allow" | "fault";
}

export const defaultMemoryOptions: MemoryOptions = { outOfRange: "fault", misaligned: "allow" };
