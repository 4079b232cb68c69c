/** `npm run docs:diff`. What it writes is made from generated code and the command, which the generator may not import: see docs/diff/write.ts. */
import "../../docs/diff/write.js";
