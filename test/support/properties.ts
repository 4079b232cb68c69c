/** Before each test file: random inputs of properties are the same in every run, unless other ones are asked for. */
import fc from "fast-check";

/** Any number; changed, it makes all properties look elsewhere. */
const SEED = 20260701;

const asked = process.env["FC_SEED"];
const seed = asked === undefined ? SEED : asked === "random" ? undefined : Number(asked);
if (Number.isNaN(seed)) throw new RangeError(`FC_SEED=${asked}: a number or random is due`);

// A property that fails tells its seed itself, and the path to the input that it found.
fc.configureGlobal(seed === undefined ? {} : { seed });
