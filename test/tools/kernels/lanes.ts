/** What lanes of a wave do together: functions of prelude.h whose host side sees all lanes of a workgroup. */
import type { Below } from "../random.js";

export interface LaneOperation {
  readonly call: string;
  readonly operands: number;
  readonly immediates: (random: Below) => string[];
  /** Only where all lanes are active: lanes that are not would be read. */
  readonly everyLane?: true;
  /** The first operand is a lane's place: any, or one for each lane. */
  readonly address?: "any" | "distinct";
  readonly on?: readonly string[];
}

const GFX9 = ["gfx908", "gfx90a", "gfx942", "gfx950"];
const GFX10 = ["gfx1010", "gfx1030", "gfx1100", "gfx1150", "gfx1200", "gfx1250"];
const none = (): string[] => [];

const control = (values: (random: Below) => number) => (random: Below) => [
  `0x${values(random).toString(16)}`,
  `0x${(random(2) === 0 ? 15 : random(16)).toString(16)}`,
  `0x${(random(2) === 0 ? 15 : random(16)).toString(16)}`,
  String(random(2)),
];
const dpp = { call: "dpp", operands: 2 };

const operations: readonly LaneOperation[] = [
  { ...dpp, immediates: control((r) => r(256)) },
  { ...dpp, immediates: control((r) => 0x101 + r(15)) },
  { ...dpp, immediates: control((r) => 0x111 + r(15)) },
  { ...dpp, immediates: control((r) => 0x121 + r(15)) },
  { ...dpp, immediates: control((r) => 0x140 + r(2)) },
  { ...dpp, immediates: control((r) => [0x130, 0x134, 0x138, 0x13c, 0x142, 0x143][r(6)]!), on: GFX9 },
  { ...dpp, immediates: control((r) => 0x150 + r(32)), on: GFX10 },
  { ...dpp, immediates: control((r) => 0x150 + r(16)), on: ["gfx90a", "gfx942", "gfx950"] },
  { call: "bpermute", operands: 2, immediates: none, everyLane: true, address: "any" },
  { call: "permute", operands: 2, immediates: none, everyLane: true, address: "distinct" },
  { call: "swizzle", operands: 1, immediates: (r) => [`0x${r(0x8000).toString(16)}`], everyLane: true },
  { call: "swizzle", operands: 1, immediates: (r) => [`0x${(0x8000 + r(256)).toString(16)}`], everyLane: true },
  { call: "first", operands: 1, immediates: none },
  { call: "lane_of", operands: 1, immediates: (r) => [String(r(32))], everyLane: true },
  { call: "put_lane", operands: 1, immediates: (r) => [`0x${r(2 ** 32).toString(16)}`, String(r(32))], everyLane: true },
  { call: "vote_low", operands: 1, immediates: none },
  { call: "vote_high", operands: 1, immediates: none },
  { call: "count_below", operands: 2, immediates: none },
  { call: "permute16", operands: 2, immediates: (r) => [`0x${r(2 ** 32).toString(16)}`, `0x${r(2 ** 32).toString(16)}`, "0", String(r(2))], on: GFX10 },
  { call: "permute16x", operands: 2, immediates: (r) => [`0x${r(2 ** 32).toString(16)}`, `0x${r(2 ** 32).toString(16)}`, "0", String(r(2))], on: GFX10 },
  { call: "dpp8", operands: 1, immediates: (r) => [`0x${r(2 ** 24).toString(16)}`], on: GFX10 },
  { call: "swap_halves", operands: 1, immediates: none, everyLane: true, on: ["gfx1100", "gfx1150", "gfx1200"] },
  { call: "swap32", operands: 2, immediates: (r) => [String(r(2))], everyLane: true, on: ["gfx950"] },
  { call: "swap16", operands: 2, immediates: (r) => [String(r(2))], everyLane: true, on: ["gfx950"] },
]; // prettier-ignore

export const laneOperations = (processor: string | null): LaneOperation[] =>
  operations.filter(({ on }) => on === undefined || (processor !== null && on.includes(processor)));
