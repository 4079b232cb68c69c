import type { Isa } from "./isa.js";
import type { Form } from "./model.js";

/** Why `words` may not stand in `form`, or null when they may. */
export function checkForm(_isa: Isa, _form: Form, _words: readonly number[]): string | null {
  return null;
}
