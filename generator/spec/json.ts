/** Checked reading of the JSON files in `spec/`: every shape is asserted, every error names file and path. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SpecError, quote } from "./errors.js";

/** Folder of the specification data, with a trailing slash. */
export const SPEC_DIRECTORY = fileURLToPath(new URL("../../spec/", import.meta.url));

/** A JSON value with the place it stands at. */
export class JsonNode {
  readonly value: unknown;
  readonly path: string;
  readonly file: string;

  constructor(value: unknown, path: string, file: string) {
    this.value = value;
    this.path = path;
    this.file = file;
  }

  fail(reason: string): never {
    throw new SpecError(reason, { path: this.path, file: this.file });
  }

  /** The members of an object; one that `allowed` does not list is an error, so that a misspelt key cannot hide. */
  object(allowed: readonly string[]): JsonObject {
    const value = this.value;
    if (typeof value !== "object" || value === null || Array.isArray(value)) this.fail("an object is due");
    for (const key of Object.keys(value as object))
      if (!allowed.includes(key)) this.fail(`unknown member ${quote(key)}`);
    return new JsonObject(this);
  }

  list(): JsonNode[] {
    if (!Array.isArray(this.value)) this.fail("a list is due");
    return (this.value as unknown[]).map(
      (item, index) => new JsonNode(item, `${this.path}[${index + 1}]`, this.file),
    );
  }

  text(): string {
    if (typeof this.value !== "string" || this.value === "") this.fail("a text is due");
    return this.value as string;
  }

  oneOf<T extends string>(choices: readonly T[]): T {
    const text = this.text();
    if (!(choices as readonly string[]).includes(text))
      this.fail(`${quote(text)} is none of ${choices.join(", ")}`);
    return text as T;
  }

  integer(min: number, max: number): number {
    const value = this.value;
    if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max) {
      this.fail(`an integer of ${min} to ${max} is due`);
    }
    return value as number;
  }

  flag(): boolean {
    if (typeof this.value !== "boolean") this.fail("true or false is due");
    return this.value as boolean;
  }

  texts(): string[] {
    return this.list().map((item) => item.text());
  }
}

/** Members of a checked object. */
export class JsonObject {
  readonly node: JsonNode;

  constructor(node: JsonNode) {
    this.node = node;
  }

  optional(key: string): JsonNode | undefined {
    const value = Object.hasOwn(this.node.value as object, key)
      ? (this.node.value as { [key: string]: unknown })[key]
      : undefined;
    return value === undefined ? undefined : new JsonNode(value, `${this.node.path}.${key}`, this.node.file);
  }

  get(key: string): JsonNode {
    return this.optional(key) ?? this.node.fail(`${key} is missing`);
  }
}

/** Parses JSON text; `file` is for messages. */
export function parseJson(text: string, file: string): JsonNode {
  try {
    return new JsonNode(JSON.parse(text), "$", file);
  } catch (error) {
    throw new SpecError(`no JSON: ${error instanceof Error ? error.message : String(error)}`, { file });
  }
}

/** Reads a file of `spec/` by its name relative to it. */
export function readSpecText(name: string): string {
  try {
    return readFileSync(SPEC_DIRECTORY + name, "utf8");
  } catch (error) {
    throw new SpecError(`cannot be read: ${(error as NodeJS.ErrnoException).code ?? "unknown reason"}`, {
      file: `spec/${name}`,
    });
  }
}

export function readSpecJson(name: string): JsonNode {
  return parseJson(readSpecText(name), `spec/${name}`);
}
