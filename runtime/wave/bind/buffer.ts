import {
  bufferAddress,
  elementEnd,
  commonFormat,
  layoutBytes,
  NOWHERE,
  readBufferDescriptor,
  SPLIT,
  type MemoryRules,
} from "../../memory/index.js";
import { Step, type Executor } from "../step.js";

/** What a buffer instruction's address step needs to know. */
export interface BufferAccess {
  /** Word offsets: VADDR's row, the descriptor's first register, SOFFSET. */
  readonly vaddr: number;
  readonly descriptor: number;
  readonly soffset: number;
  /** The immediate. */
  readonly offset: number;
  readonly idxen: boolean;
  readonly offen: boolean;
  /** Dwords that are checked and placed on their own; 1 for anything else. */
  readonly components: number;
  /** Bytes of one of them; 0: those of the format. */
  readonly size: number;
  /** The instruction's own format (common numbering), or null: the descriptor's. */
  readonly format: number | null;
  /** First of 2 * components rows that receive the addresses, low and high word in turn. */
  readonly rows: number;
  /** Word that receives the format in bits 6:0 and the channel selects in 18:7. */
  readonly formatCell: number;
}

/**
 * A step that works out the addresses of a buffer instruction in the active lanes: the descriptor is read each time,
 * what is out of range leads nowhere.
 */
export function bufferStep(access: BufferAccess, rules: MemoryRules): Step {
  const step = new Step();
  step.run = addresses(access, rules);
  return step;
}

/** Channel selects that change nothing: R, G, B, A. */
const IDENTITY = 4 | (5 << 3) | (6 << 6) | (7 << 9);

function addresses(access: BufferAccess, rules: MemoryRules): Executor {
  const { vaddr, descriptor: d, soffset, idxen, offen, components, rows, formatCell } = access;
  const formatted = access.size === 0;
  return (w) => {
    const { u, size } = w;
    const b = readBufferDescriptor(u[d]!, u[d + 1]!, u[d + 2]!, u[d + 3]!, rules.buffers, size, formatted);
    const format = access.format ?? commonFormat(b.format, rules.formats);
    const bytes = access.size === 0 ? layoutBytes(format & 15) : access.size;
    const select = access.format === null ? b.select : IDENTITY;
    u[formatCell] = format | (select << 7);
    const scalar = u[soffset]!;
    const offsets = vaddr + (idxen ? size : 0);
    for (let lane = 0; lane < size; lane++) {
      if (((u[w.exec + (lane >>> 5)]! >>> (lane & 31)) & 1) === 0) continue;
      const index = (idxen ? u[vaddr + lane]! : 0) + (b.addTid ? lane : 0);
      const offset = (access.offset + (offen ? u[offsets + lane]! : 0)) >>> 0;
      for (let i = 0; i < components; i++) {
        const start = offset + 4 * i;
        const address = bufferAddress(b, index, start, scalar, bytes, idxen);
        const at = rows + 2 * i * size + lane;
        const inside = b.element === 0 ? bytes : elementEnd(b, start, scalar);
        if (inside < bytes && address >= 0 && w.mem.split !== undefined) {
          const rest = bufferAddress(b, index, start + inside, scalar, bytes - inside, idxen);
          u[at] = w.mem.split(address, inside, rest);
          u[at + size] = SPLIT;
          continue;
        }
        u[at] = address < 0 ? 0 : address % 0x100000000;
        u[at + size] = address < 0 ? NOWHERE : Math.floor(address / 0x100000000);
      }
    }
  };
}
