import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";

/** Checks values against docs/schema/<name>.json; returns what is wrong. */
export function validator(name: string): (value: unknown) => string[] {
  const schema = JSON.parse(
    readFileSync(new URL(`../../docs/schema/${name}.json`, import.meta.url), "utf8"),
  ) as object;
  const validate = new Ajv2020({ allErrors: true }).compile(schema);
  return (value) =>
    validate(value) ? [] : (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
}
