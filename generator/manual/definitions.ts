/** The text of spec/pseudocode, and which of its files belong to the register-only families. */
import { readFileSync, readdirSync } from "node:fs";

const folder = new URL("../../spec/pseudocode/", import.meta.url);

/** Text of every file of spec/pseudocode by its name from the root of the repository. */
export function pseudocodeFiles(): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".pcode"));
  return new Map(
    names.map((name) => [`spec/pseudocode/${name}`, readFileSync(new URL(name, folder), "utf8")]),
  );
}

/** The file of parameters: instructions that read them from registers (VINTERP), and older ones that reach LDS. */
export const parameterFile = /\/interp\.pcode$/;

/** The files of the register-only families; memory and matrices have their own. */
export const registerFile = /\/((scalar|vector|dot)-[a-z-]+|packed|mix)\.pcode$/;
