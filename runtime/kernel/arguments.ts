import { KernelError } from "./errors.js";
import type { KernelMetadata, KernelArgument } from "./metadata.js";
import type { AddressSpace } from "../memory/index.js";

/** An argument of a kernel, in the order of the source. */
export type DispatchArgument =
  /** memory that the kernel gets a pointer to; what it writes is seen in these bytes */
  | { readonly buffer: Uint8Array }
  /** a value's little-endian bytes, of exactly the argument's size */
  | { readonly value: Uint8Array }
  /** a pointer into the address space */
  | { readonly address: number }
  /** a pointer to local memory of this many bytes (dynamic_shared_pointer) */
  | { readonly lds: number };

/** What hidden arguments are made of. */
export interface LaunchSizes {
  /** Work-items in all. */
  readonly grid: readonly [number, number, number];
  /** Work-items of a workgroup. */
  readonly workgroup: readonly [number, number, number];
  readonly sharedBase: number;
  readonly privateBase: number;
  readonly queue: number;
}

/** Values of hidden arguments by kind. Source: LLVM AMDGPU usage guide, code object metadata v5, hidden arguments. */
const hidden: Readonly<Record<string, (sizes: LaunchSizes, dynamicLds: number) => number>> = {
  hidden_block_count_x: ({ grid, workgroup }) => Math.floor(grid[0] / workgroup[0]),
  hidden_block_count_y: ({ grid, workgroup }) => Math.floor(grid[1] / workgroup[1]),
  hidden_block_count_z: ({ grid, workgroup }) => Math.floor(grid[2] / workgroup[2]),
  hidden_group_size_x: ({ workgroup }) => workgroup[0],
  hidden_group_size_y: ({ workgroup }) => workgroup[1],
  hidden_group_size_z: ({ workgroup }) => workgroup[2],
  hidden_remainder_x: ({ grid, workgroup }) => grid[0] % workgroup[0],
  hidden_remainder_y: ({ grid, workgroup }) => grid[1] % workgroup[1],
  hidden_remainder_z: ({ grid, workgroup }) => grid[2] % workgroup[2],
  hidden_grid_dims: ({ grid }) => (grid[2] > 1 ? 3 : grid[1] > 1 ? 2 : 1),
  hidden_dynamic_lds_size: (_, dynamicLds) => dynamicLds,
  hidden_shared_base: ({ sharedBase }) => sharedBase,
  hidden_private_base: ({ privateBase }) => privateBase,
  hidden_queue_ptr: ({ queue }) => queue,
};

/** Largest argument block. */
const MAX_ARGUMENT_BYTES = 1 << 20;

export interface ArgumentBlock {
  readonly bytes: Uint8Array;
  /** Bytes of LDS beyond the kernel's own. */
  readonly dynamicLds: number;
}

/**
 * Builds a kernel's argument block: buffers are mapped (each array once) and their addresses stored, values copied,
 * hidden arguments filled in. Kinds of hidden arguments that nothing stands behind (printf, hostcall, heap) are 0.
 * @throws KernelError for a wrong number, kind or size of arguments
 */
export function buildArguments(
  kernel: KernelMetadata,
  args: readonly DispatchArgument[],
  space: AddressSpace,
  sizes: LaunchSizes,
  dynamicLds: number,
): ArgumentBlock {
  const explicit = kernel.arguments.filter((a) => !a.kind.startsWith("hidden_"));
  if (explicit.length !== args.length) {
    const names = explicit.map((a) => a.typeName || a.kind).join(", ");
    throw new KernelError(`${kernel.name} takes ${explicit.length} arguments (${names}), not ${args.length}`);
  }
  const size = kernel.arguments.reduce((end, a) => Math.max(end, a.offset + a.size), kernel.kernargSize);
  if (size > MAX_ARGUMENT_BYTES)
    throw new KernelError(`${size} bytes of arguments of ${kernel.name}, ${MAX_ARGUMENT_BYTES} allowed`);
  if (!isSize(dynamicLds))
    throw new KernelError(`${dynamicLds} bytes of dynamic LDS for ${kernel.name}: a size is due`);
  const bytes = space.newBytes(Math.max(16, Math.ceil(size / 16) * 16));
  const view = new DataView(bytes.buffer);
  let lds = kernel.groupSegmentSize + dynamicLds;
  const store = (argument: KernelArgument, value: number): void => {
    for (let i = 0; i < argument.size; i++)
      view.setUint8(argument.offset + i, i < 7 ? Math.floor(value / 256 ** i) & 255 : 0);
  };
  explicit.forEach((argument, index) => {
    const given = args[index]!;
    const fail = (reason: string): never => {
      throw new KernelError(
        `argument ${index} of ${kernel.name} (${argument.typeName || argument.kind}): ${reason}`,
      );
    };
    if ("value" in given) {
      if (!(given.value instanceof Uint8Array)) fail("a value is given as its bytes, a Uint8Array");
      if (given.value.length !== argument.size)
        fail(`${given.value.length} bytes given, ${argument.size} needed`);
      bytes.set(given.value, argument.offset);
    } else if ("lds" in given) {
      if (argument.kind !== "dynamic_shared_pointer")
        fail("lds is for pointers to local memory, which it is none of");
      if (!isSize(given.lds)) fail(`lds of ${given.lds} bytes`);
      const alignment = Math.max(1, argument.pointeeAlignment);
      lds = Math.ceil(lds / alignment) * alignment;
      store(argument, lds);
      lds += given.lds;
    } else {
      if (argument.size !== 8) fail(`a value of ${argument.size} bytes is due, no pointer`);
      if (argument.kind === "dynamic_shared_pointer") fail("a pointer to local memory is given as { lds }");
      if ("buffer" in given && !(given.buffer instanceof Uint8Array)) fail("a buffer is a Uint8Array");
      if ("address" in given && !(Number.isSafeInteger(given.address) && given.address >= 0))
        fail(`address ${given.address}: a whole number from 0 on is due`);
      store(
        argument,
        "address" in given ? given.address : addressOf(given.buffer, space, `argument ${index}`),
      );
    }
  });
  const total = lds - kernel.groupSegmentSize;
  for (const argument of kernel.arguments) {
    const value = hidden[argument.kind];
    if (value !== undefined) store(argument, value(sizes, total));
  }
  return { bytes, dynamicLds: total };
}

/** A size in bytes that arithmetic stays exact with; how much there is of what is checked elsewhere. */
const isSize = (bytes: number): boolean => Number.isInteger(bytes) && bytes >= 0 && bytes <= 2 ** 32;

/** The address of bytes, mapped now if they are not. An empty buffer gets an address that nothing is behind. */
export function addressOf(bytes: Uint8Array, space: AddressSpace, name: string): number {
  if (bytes.length === 0) return space.reserve(1, 256);
  const known = space.regions.find((r) => r.bytes === bytes);
  return (known ?? space.place(bytes, { name })).base;
}
