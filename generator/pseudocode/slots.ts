import type { Typed } from "./elaborate.js";
import type { Place } from "./ir.js";
import { mapPlaces } from "./walk.js";

/**
 * Operands of memory instructions have names of their own; a step has the same places for all instructions. What is
 * read and what is written under one name (VDATA of an atomic) may be two places.
 */
const read: Readonly<Record<string, string>> = {
  ADDR: "S0", VADDR: "S0",
  DATA: "S1", DATA0: "S1", VDATA: "S1", VSRC: "S1", SDATA: "S1",
  DATA1: "S2", DATA2: "S2", SADDR: "S2", SBASE: "S2", RSRC: "S2",
  SOFFSET: "S3",
  RETURN_DATA: "D0",
}; // prettier-ignore

const written: Readonly<Record<string, string>> = { RETURN_DATA: "D0", VDATA: "D0", SDATA: "D0" };

export function bindSlots(typed: Typed): Typed {
  const change = (place: Place, write: boolean): Place => {
    if (place.p !== "operand") return place;
    const name = (write ? written : read)[place.name] as string | undefined;
    return name === undefined ? place : { ...place, name };
  };
  return { ...typed, body: mapPlaces(typed.body, change) };
}
