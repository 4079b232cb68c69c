import { ElfError } from "./errors.js";
import type { Msgpack } from "./msgpack.js";

/** What NT_AMDGPU_METADATA says of kernels. Source: LLVM AMDGPU usage guide, code object metadata v3 to v5. */

export interface KernelArgument {
  /** Name in the source, empty when not recorded. */
  readonly name: string;
  readonly typeName: string;
  /** Byte offset in the kernel argument block. */
  readonly offset: number;
  readonly size: number;
  /** by_value, global_buffer, dynamic_shared_pointer, image, sampler, hidden_... */
  readonly kind: string;
  /** private, global, constant, local, generic, region, or empty. */
  readonly addressSpace: string;
  /** Alignment that a dynamic_shared_pointer asks of its target. */
  readonly pointeeAlignment: number;
}

export interface KernelMetadata {
  readonly name: string;
  /** Symbol of the kernel descriptor, usually `<name>.kd`. */
  readonly symbol: string;
  readonly arguments: readonly KernelArgument[];
  readonly kernargSize: number;
  readonly kernargAlignment: number;
  readonly groupSegmentSize: number;
  readonly privateSegmentSize: number;
  readonly waveSize: 32 | 64;
  readonly sgprCount: number;
  readonly vgprCount: number;
  readonly agprCount: number;
  readonly maxWorkgroupSize: number;
  /** Workgroup size that the kernel was compiled for, or null. */
  readonly requiredWorkgroupSize: readonly [number, number, number] | null;
  readonly uniformWorkgroupSize: boolean;
  readonly usesDynamicStack: boolean;
}

export interface CodeObjectMetadata {
  readonly version: readonly number[];
  /** e.g. `amdgcn-amd-amdhsa--gfx1200`; empty when not recorded. */
  readonly target: string;
  readonly kernels: readonly KernelMetadata[];
  readonly printf: readonly string[];
}

type Fields = { readonly [key: string]: Msgpack };

/** @throws ElfError when an entry has not the type that the guide gives it */
export function readMetadata(document: Msgpack, offset: number): CodeObjectMetadata {
  const check = new Check(offset);
  const root = check.map(document, "metadata");
  const kernels = check.list(root["amdhsa.kernels"], "amdhsa.kernels");
  return {
    version: check.numbers(root["amdhsa.version"], "amdhsa.version"),
    target: check.text(root, "amdhsa.target", ""),
    kernels: kernels.map((kernel) => readKernel(check, check.map(kernel, "a kernel"))),
    printf: check.list(root["amdhsa.printf"], "amdhsa.printf").map((line) => String(line)),
  };
}

function readKernel(check: Check, kernel: Fields): KernelMetadata {
  const name = check.text(kernel, ".name");
  const required = check.numbers(kernel[".reqd_workgroup_size"], ".reqd_workgroup_size");
  const wave = check.number(kernel, ".wavefront_size");
  if (wave !== 32 && wave !== 64) check.fail(`.wavefront_size ${wave} of ${name}`);
  return {
    name,
    symbol: check.text(kernel, ".symbol", `${name}.kd`),
    arguments: check
      .list(kernel[".args"], ".args")
      .map((argument) => readArgument(check, check.map(argument, "an argument"))),
    kernargSize: check.number(kernel, ".kernarg_segment_size"),
    kernargAlignment: check.number(kernel, ".kernarg_segment_align", 16),
    groupSegmentSize: check.number(kernel, ".group_segment_fixed_size"),
    privateSegmentSize: check.number(kernel, ".private_segment_fixed_size"),
    waveSize: wave,
    sgprCount: check.number(kernel, ".sgpr_count", 0),
    vgprCount: check.number(kernel, ".vgpr_count", 0),
    agprCount: check.number(kernel, ".agpr_count", 0),
    maxWorkgroupSize: check.number(kernel, ".max_flat_workgroup_size", 1024),
    requiredWorkgroupSize: required.length === 3 ? [required[0]!, required[1]!, required[2]!] : null,
    uniformWorkgroupSize: check.number(kernel, ".uniform_work_group_size", 0) === 1,
    usesDynamicStack: kernel[".uses_dynamic_stack"] === true,
  };
}

function readArgument(check: Check, argument: Fields): KernelArgument {
  return {
    name: check.text(argument, ".name", ""),
    typeName: check.text(argument, ".type_name", ""),
    offset: check.number(argument, ".offset"),
    size: check.number(argument, ".size"),
    kind: check.text(argument, ".value_kind"),
    addressSpace: check.text(argument, ".address_space", ""),
    pointeeAlignment: check.number(argument, ".pointee_align", 1),
  };
}

/** Typed access; every mismatch is an ElfError at the note's offset. */
class Check {
  readonly #offset: number;

  constructor(offset: number) {
    this.#offset = offset;
  }

  fail(reason: string): never {
    throw new ElfError(this.#offset, `metadata: ${reason}`);
  }

  map(value: Msgpack | undefined, what: string): Fields {
    if (value === null || typeof value !== "object" || Array.isArray(value) || value instanceof Uint8Array)
      this.fail(`${what} is no map`);
    return value as Fields;
  }

  /** Absent counts as empty. */
  list(value: Msgpack | undefined, what: string): readonly Msgpack[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) this.fail(`${what} is no list`);
    return value as readonly Msgpack[];
  }

  numbers(value: Msgpack | undefined, what: string): number[] {
    return this.list(value, what).map((n) =>
      typeof n === "number" ? n : this.fail(`${what} holds no numbers`),
    );
  }

  text(map: Fields, key: string, absent?: string): string {
    const value = map[key] ?? absent;
    return typeof value === "string" ? value : this.fail(`${key} is no text`);
  }

  /** A whole number from 0 on. */
  number(map: Fields, key: string, absent?: number): number {
    const value = map[key] ?? absent;
    if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
      this.fail(`${key} is no whole number`);
    return value;
  }
}
