import { describe, expect, it } from "vitest";
import {
  AddressSpace,
  KernelError,
  type KernelArgument,
  type KernelMetadata,
} from "../../generated/kernel.js";
import { buildArguments } from "../../runtime/kernel/arguments.js";

const argument = (kind: string, offset: number, size: number, pointeeAlignment = 1): KernelArgument => ({
  name: "",
  typeName: "",
  offset,
  size,
  kind,
  addressSpace: "",
  pointeeAlignment,
});

const kernel = (args: readonly KernelArgument[], groupSegmentSize = 0): KernelMetadata => ({
  name: "k",
  symbol: "k.kd",
  arguments: args,
  kernargSize: 16,
  kernargAlignment: 16,
  groupSegmentSize,
  privateSegmentSize: 0,
  waveSize: 32,
  sgprCount: 0,
  vgprCount: 0,
  agprCount: 0,
  maxWorkgroupSize: 1024,
  requiredWorkgroupSize: null,
  uniformWorkgroupSize: false,
  usesDynamicStack: false,
});

const sizes = {
  grid: [130, 7, 3],
  workgroup: [64, 4, 3],
  sharedBase: 0x10000,
  privateBase: 0x20000,
  queue: 0x7f0012345600,
} as const;

/** All hidden arguments of the LLVM usage guide, with the place that version 5 gives them, and what they are here. */
const HIDDEN: readonly (readonly [kind: string, offset: number, size: number, value: number])[] = [
  ["hidden_block_count_x", 0, 4, 2],
  ["hidden_block_count_y", 4, 4, 1],
  ["hidden_block_count_z", 8, 4, 1],
  ["hidden_group_size_x", 12, 2, 64],
  ["hidden_group_size_y", 14, 2, 4],
  ["hidden_group_size_z", 16, 2, 3],
  ["hidden_remainder_x", 18, 2, 2],
  ["hidden_remainder_y", 20, 2, 3],
  ["hidden_remainder_z", 22, 2, 0],
  ["hidden_global_offset_x", 40, 8, 0],
  ["hidden_global_offset_y", 48, 8, 0],
  ["hidden_global_offset_z", 56, 8, 0],
  ["hidden_grid_dims", 64, 2, 3],
  ["hidden_printf_buffer", 72, 8, 0],
  ["hidden_hostcall_buffer", 80, 8, 0],
  ["hidden_multigrid_sync_arg", 88, 8, 0],
  ["hidden_heap_v1", 96, 8, 0],
  ["hidden_default_queue", 104, 8, 0],
  ["hidden_completion_action", 112, 8, 0],
  ["hidden_dynamic_lds_size", 120, 4, 80],
  ["hidden_private_base", 192, 4, 0x20000],
  ["hidden_shared_base", 196, 4, 0x10000],
  ["hidden_queue_ptr", 200, 8, 0x7f0012345600],
];

describe("the argument block", () => {
  it("has every hidden argument at the place that the metadata says", () => {
    const k = kernel(HIDDEN.map(([kind, offset, size]) => argument(kind, offset, size)));
    const { bytes } = buildArguments(k, [], new AddressSpace(), sizes, 80);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const read = (at: number, size: number): number =>
      size === 2
        ? view.getUint16(at, true)
        : size === 4
          ? view.getUint32(at, true)
          : Number(view.getBigUint64(at, true));
    expect(HIDDEN.map(([kind, at, size]) => [kind, read(at, size)])).toEqual(
      HIDDEN.map(([kind, , , value]) => [kind, value]),
    );
  });

  it("lays dynamic local memory behind the kernel's own, aligned, one part after the other", () => {
    const parts = [
      argument("dynamic_shared_pointer", 0, 4, 16),
      argument("dynamic_shared_pointer", 4, 4, 64),
    ];
    const size = argument("hidden_dynamic_lds_size", 8, 4);
    const { bytes, dynamicLds } = buildArguments(
      kernel([...parts, size], 100),
      [{ lds: 24 }, { lds: 8 }],
      new AddressSpace(),
      sizes,
      0,
    );
    expect([...new Uint32Array(bytes.buffer, bytes.byteOffset, 3)]).toEqual([112, 192, 100]);
    expect(dynamicLds).toBe(100);
  });

  it("maps a buffer that is given twice once, and gives an empty one an address where nothing is", () => {
    const space = new AddressSpace();
    const one = new Uint8Array(16);
    const pointers = [0, 8, 16].map((at) => argument("global_buffer", at, 8));
    const { bytes } = buildArguments(
      kernel(pointers),
      [{ buffer: one }, { buffer: one }, { buffer: new Uint8Array(0) }],
      space,
      sizes,
      0,
    );
    const [a, b, c] = new BigUint64Array(bytes.buffer, bytes.byteOffset, 3);
    expect(a).toBe(b);
    expect(space.find(Number(c! & 0xffffffffn), Number(c! >> 32n))).toBeNull();
    expect(space.regions).toHaveLength(1);
  });

  const pointer = argument("global_buffer", 0, 8);
  it.each([
    ["too few arguments", [pointer], [], /takes 1 arguments \(global_buffer\), not 0/],
    [
      "a value of another size",
      [argument("by_value", 0, 4)],
      [{ value: new Uint8Array(8) }],
      /8 bytes given, 4/,
    ],
    [
      "a buffer where a value is due",
      [argument("by_value", 0, 4)],
      [{ buffer: new Uint8Array(8) }],
      /no pointer/,
    ],
    ["local memory where a buffer is due", [pointer], [{ lds: 8 }], /lds is for pointers to local memory/],
    [
      "a buffer where local memory is due",
      [argument("dynamic_shared_pointer", 0, 8)],
      [{ buffer: new Uint8Array(8) }],
      /given as \{ lds \}/,
    ],
    ["less than nothing of local memory", [argument("dynamic_shared_pointer", 0, 4)], [{ lds: -4 }], /lds/],
    ["local memory of no number", [argument("dynamic_shared_pointer", 0, 4)], [{ lds: NaN }], /lds/],
    ["an address that is none", [pointer], [{ address: -1 }], /address/],
    [
      "a block beyond all bounds",
      [argument("by_value", 2 ** 40, 4)],
      [{ value: new Uint8Array(4) }],
      /allowed/,
    ],
  ])("refuses %s", (_, args, given, reason) => {
    const build = (): unknown => buildArguments(kernel(args), given, new AddressSpace(), sizes, 0);
    expect(build).toThrow(KernelError);
    expect(build).toThrow(reason);
  });

  it("refuses dynamic local memory that is no size", () => {
    for (const bytes of [-1, 1.5, NaN, Infinity])
      expect(() => buildArguments(kernel([]), [], new AddressSpace(), sizes, bytes)).toThrow(KernelError);
  });
});
