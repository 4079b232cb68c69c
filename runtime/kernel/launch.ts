import type { KernelAbi } from "./abi.js";
import { initialMode, type KernelDescriptor } from "./descriptor.js";
import { KernelError } from "./errors.js";
import type { Wave } from "../wave/index.js";

/** What all waves of a dispatch start with. */
export interface Launch {
  readonly abi: KernelAbi;
  readonly descriptor: KernelDescriptor;
  /** Address of the first instruction. */
  readonly entry: number;
  readonly kernarg: number;
  /** The argument block's bytes, for arguments that are preloaded into registers. */
  readonly kernargBytes: Uint8Array;
  readonly dispatchPacket: number;
  readonly queue: number;
  /** Start of the memory behind scratch, and bytes of one wave and one lane. */
  readonly scratch: number;
  readonly scratchPerWave: number;
  readonly scratchPerLane: number;
}

/** Where a wave stands. */
export interface WavePlace {
  readonly workgroup: readonly [number, number, number];
  /** Work-items of this workgroup by dimension (less at the edges of the grid). */
  readonly size: readonly [number, number, number];
  /** Number of the wave within the workgroup, and of waves in it. */
  readonly index: number;
  readonly count: number;
  /** Number of the wave's block of scratch. */
  readonly slot: number;
}

/** Scalar registers that a wave can be started with. */
const MAX_SGPRS = 102;
/** TTMP registers by operand code. */
const TTMP0 = 108;

const low = (address: number): number => address % 0x100000000;
const high = (address: number): number => Math.floor(address / 0x100000000);

/**
 * Sets the registers that hardware sets before the first instruction. Source: LLVM AMDGPU usage guide, initial
 * kernel execution state; what is enabled is the descriptor's, where it goes the ABI's.
 */
export function startWave(wave: Wave, launch: Launch, place: WavePlace): void {
  const { descriptor, abi } = launch;
  const { fields } = descriptor;
  const on = (name: string): boolean => fields[name] === 1;
  wave.reset();
  wave.mode = initialMode(descriptor);
  wave.pc = launch.entry;

  let next = 0;
  const put = (...values: number[]): void => {
    for (const value of values) {
      if (next >= MAX_SGPRS)
        throw new KernelError(`the descriptor asks for more than ${MAX_SGPRS} registers at the start`);
      wave.setSgpr(next++, value >>> 0);
    }
  };
  if (on("ENABLE_SGPR_PRIVATE_SEGMENT_BUFFER")) put(...scratchDescriptor(launch, wave.size));
  if (on("ENABLE_SGPR_DISPATCH_PTR")) put(low(launch.dispatchPacket), high(launch.dispatchPacket));
  if (on("ENABLE_SGPR_QUEUE_PTR")) put(low(launch.queue), high(launch.queue));
  if (on("ENABLE_SGPR_KERNARG_SEGMENT_PTR")) put(low(launch.kernarg), high(launch.kernarg));
  if (on("ENABLE_SGPR_DISPATCH_ID")) put(0, 0);
  if (on("ENABLE_SGPR_FLAT_SCRATCH_INIT")) put(low(launch.scratch), high(launch.scratch));
  if (on("ENABLE_SGPR_PRIVATE_SEGMENT_SIZE")) put(launch.scratchPerLane);
  const preload = fields["KERNARG_PRELOAD_SPEC_LENGTH"] ?? 0;
  const from = (fields["KERNARG_PRELOAD_SPEC_OFFSET"] ?? 0) * 4;
  const view = new DataView(
    launch.kernargBytes.buffer,
    launch.kernargBytes.byteOffset,
    launch.kernargBytes.length,
  );
  for (let i = 0; i < preload; i++) {
    const at = from + i * 4;
    put(at + 4 <= view.byteLength ? view.getUint32(at, true) : 0);
  }

  next = fields["USER_SGPR_COUNT"] ?? next;
  const [x, y, z] = place.workgroup;
  if (abi.workgroupIds === "sgpr") {
    if (on("ENABLE_SGPR_WORKGROUP_ID_X")) put(x);
    if (on("ENABLE_SGPR_WORKGROUP_ID_Y")) put(y);
    if (on("ENABLE_SGPR_WORKGROUP_ID_Z")) put(z);
  } else {
    wave.setSgpr(TTMP0 + 9, x);
    wave.setSgpr(TTMP0 + 7, ((y & 0xffff) | (z << 16)) >>> 0);
    wave.setSgpr(TTMP0 + 8, (place.index & 31) << 25);
  }
  // Bit 31: the workgroup's first wave; low bits: waves in it.
  if (on("ENABLE_SGPR_WORKGROUP_INFO")) put((place.index === 0 ? 0x80000000 : 0) | place.count);
  if (on("ENABLE_PRIVATE_SEGMENT") && abi.flatScratch !== "architected")
    put(place.slot * launch.scratchPerWave);

  startLanes(wave, launch, place);
}

/** EXEC and the work-item ids. */
function startLanes(wave: Wave, { abi, descriptor }: Launch, place: WavePlace): void {
  const [sizeX, sizeY, sizeZ] = place.size;
  const first = place.index * wave.size;
  const items = Math.min(wave.size, sizeX * sizeY * sizeZ - first);
  const mask = (lanes: number): number =>
    (lanes >= 32 ? 0xffffffff : lanes <= 0 ? 0 : (1 << lanes) - 1) >>> 0;
  wave.setExec(mask(items), mask(items - 32));
  const dimensions = descriptor.fields["ENABLE_VGPR_WORKITEM_ID"] ?? 0;
  const v0 = wave.vgpr(0);
  for (let lane = 0; lane < items; lane++) {
    const id = first + lane;
    const x = id % sizeX;
    const y = Math.floor(id / sizeX) % sizeY;
    const z = Math.floor(id / (sizeX * sizeY));
    if (abi.workItemIds === "packed") {
      v0[lane] = x | (dimensions >= 1 ? y << 10 : 0) | (dimensions >= 2 ? z << 20 : 0);
    } else {
      v0[lane] = x;
      if (dimensions >= 1) wave.vgpr(1)[lane] = y;
      if (dimensions >= 2) wave.vgpr(2)[lane] = z;
    }
  }
}

/** The buffer descriptor of scratch, swizzled over the lanes of a wave: the base, no limit, and the ABI's last word. */
function scratchDescriptor({ abi, scratch }: Launch, lanes: 32 | 64): [number, number, number, number] {
  const SWIZZLE_ENABLE = 0x80000000;
  const indexStride = (lanes === 64 ? 3 : 2) << 21;
  return [
    low(scratch),
    (high(scratch) & 0xffff) | SWIZZLE_ENABLE,
    0xffffffff,
    abi.scratchDescriptor | indexStride,
  ];
}
