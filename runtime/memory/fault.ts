/** Where an access went. */
export type Space = "global" | "lds" | "scratch";

export type Access = "load" | "store";

export type FaultKind =
  /** no region holds the address */
  | "unmapped"
  /** beyond the workgroup's LDS or the wave's scratch */
  | "out of range"
  /** not a multiple of what the access needs */
  | "misaligned"
  /** a store to a region that is read-only */
  | "read-only";

const hex = (n: number): string => `0x${n.toString(16)}`;

/** An access to memory that is not there or not allowed. */
export class MemoryFault extends Error {
  override readonly name = "MemoryFault";
  readonly kind: FaultKind;
  readonly space: Space;
  readonly access: Access;
  /** Byte address; in LDS and scratch the offset from their start. */
  readonly address: number;
  /** Bytes that were to be read or written. */
  readonly size: number;
  /** The lane, null for scalar accesses and when it is not known. */
  readonly lane: number | null;
  /** Byte address of the instruction; null until the program that ran it fills it in. */
  pc: number | null = null;
  /** Workgroup (x, y, z) and wave within it; null outside of a dispatch. */
  workgroup: readonly [number, number, number] | null = null;
  wave: number | null = null;

  constructor(kind: FaultKind, space: Space, access: Access, address: number, size: number, lane: number) {
    super(
      `${kind} ${space} ${access} of ${size} bytes at ${hex(address)}${lane < 0 ? "" : `, lane ${lane}`}`,
    );
    this.kind = kind;
    this.space = space;
    this.access = access;
    this.address = address;
    this.size = size;
    this.lane = lane < 0 ? null : lane;
  }

  /** Tells which instruction it was, once. */
  at(pc: number): this {
    if (this.pc === null) {
      this.pc = pc;
      this.message += `, pc ${hex(pc)}`;
    }
    return this;
  }

  /** Tells which wave of a dispatch it was, once. */
  within(workgroup: readonly [number, number, number], wave: number): this {
    if (this.workgroup === null) {
      this.workgroup = workgroup;
      this.wave = wave;
      this.message += `, workgroup ${workgroup.join(",")} wave ${wave}`;
    }
    return this;
  }

  /** Tells what is near an address of global memory. */
  near(space: { placeOf(address: number): string | null }): this {
    const place = this.space === "global" ? space.placeOf(this.address) : null;
    if (place !== null) this.message += ` (${place})`;
    return this;
  }
}
