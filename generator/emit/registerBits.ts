/** spec/operands/register-bits.json: bits that complete a register field. */
import { readSpecJson } from "../spec/json.js";

export interface RegisterBit {
  /** Field that holds the bit, e.g. ACC or S0. */
  readonly flag: string;
  /** Which bit of it. */
  readonly bit: number;
  readonly meaning: "acc" | "scalar" | "sdst";
}

let cached: ReadonlyMap<string, RegisterBit> | undefined;

/** The completing bit of a field of an encoding, if it has one. */
export function registerBit(encoding: string, field: string): RegisterBit | undefined {
  return (cached ??= load()).get(`${encoding} ${field}`);
}

function load(): Map<string, RegisterBit> {
  const bits = new Map<string, RegisterBit>();
  const file = readSpecJson("operands/register-bits.json").object(["about", "sources", "rules"]);
  for (const node of file.get("rules").list()) {
    const rule = node.object(["encodings", "fields", "flag", "bit", "meaning"]);
    const value: RegisterBit = {
      flag: rule.get("flag").text(),
      bit: rule.get("bit").integer(0, 31),
      meaning: rule.get("meaning").oneOf(["acc", "scalar", "sdst"]),
    };
    for (const encoding of rule.get("encodings").texts()) {
      for (const field of rule.get("fields").texts()) {
        if (bits.has(`${encoding} ${field}`)) node.fail(`${encoding}.${field} has two rules`);
        bits.set(`${encoding} ${field}`, value);
      }
    }
  }
  return bits;
}
