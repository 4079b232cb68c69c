/** `decode` and `encode`: the JSON form of an instruction, both ways. */
import type { FieldValue, Instruction } from "../runtime/isa/instruction.js";
import type { Isa } from "../runtime/isa/isa.js";
import { messageOf, parseHex, toHex } from "./lines.js";

const wide = (value: bigint): string => `0x${value.toString(16).padStart(16, "0")}`;

/** The shape that docs/schema/decode.json tells. */
export function decodeJson(inst: Instruction): object {
  const fields: Record<string, number | string> = {};
  for (const [name, value] of Object.entries(inst.fields))
    fields[name] = typeof value === "bigint" ? wide(value) : value;
  const { unassigned } = inst;
  return {
    name: inst.name,
    encoding: inst.encoding,
    size: inst.size,
    fields,
    operands: inst.operands.map(({ field, text, kind, size, read, written }) => ({
      field,
      text,
      kind,
      size,
      read,
      written,
    })),
    ...(unassigned === 0n ? {} : { unassigned: `0x${unassigned.toString(16)}` }),
  };
}

/** One line of `decode`: hex in, JSON out. */
export function decodeLine(isa: Isa, wave: 32 | 64, line: string): string {
  try {
    return JSON.stringify(decodeJson(isa.decode(parseHex(line), 0, { wave })));
  } catch (error) {
    return JSON.stringify({ error: messageOf(error) });
  }
}

/** One line of `encode`: JSON in, hex out. */
export function encodeLine(isa: Isa, line: string): string {
  try {
    return toHex(isa.encodeFields(readInstruction(JSON.parse(line))));
  } catch (error) {
    return `error: ${messageOf(error).replaceAll("\n", " ")}`;
  }
}

function readInstruction(json: unknown): {
  name: string;
  encoding: string;
  fields: Record<string, FieldValue>;
  unassigned: bigint;
} {
  if (typeof json !== "object" || json === null) throw new TypeError("an object is due");
  const { name, encoding, fields = {}, unassigned = "0x0" } = json as Record<string, unknown>;
  if (typeof name !== "string" || typeof encoding !== "string")
    throw new TypeError("name and encoding are due");
  if (typeof fields !== "object" || fields === null) throw new TypeError("fields is an object");
  const values: Record<string, FieldValue> = {};
  for (const [field, value] of Object.entries(fields)) values[field] = readNumber(field, value);
  return { name, encoding, fields: values, unassigned: BigInt(readNumber("unassigned", unassigned)) };
}

function readNumber(name: string, value: unknown): FieldValue {
  if (typeof value === "number") return value;
  if (typeof value === "string" && /^(0x[0-9a-fA-F]+|\d+)$/.test(value) && value.length <= 64)
    return BigInt(value);
  throw new TypeError(`${name} is neither a number nor hexadecimal text`);
}
