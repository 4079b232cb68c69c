import type { Typed } from "./elaborate.js";
import type { DefinitionClass } from "./file.js";
import type { Expr, Place, Stmt } from "./ir.js";
import { visit } from "./walk.js";

/** What a definition touches. Names are those of the text: S0, D0, VCC, EXEC, SCC, VGPR, MODE, LDS .. */
export interface Effects {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
  /** reads a lane mask besides EXEC (carry in, V_CNDMASK's select) */
  readonly carryIn: boolean;
  /** writes a lane mask besides D0 and EXEC */
  readonly carryOut: boolean;
  /** D0 is a lane mask: a compare */
  readonly mask: boolean;
  readonly memory: boolean;
}

function placeName(place: Place): string | null {
  switch (place.p) {
    case "operand":
      return place.name;
    case "special":
      return place.name;
    case "lanebit":
      return place.mask;
    case "vgpr":
      return "VGPR";
    case "sgpr":
      return "SGPR";
    case "memory":
      return place.space;
    case "hwreg":
      return "HW_REGISTERS";
    case "field":
      return place.name;
    case "state":
      return place.path.split(/[.[]/)[0];
    case "local":
    case "element":
      return null;
  }
}

export function effectsOf(typed: Typed): Effects {
  const reads = new Set<string>();
  const writes = new Set<string>();
  let carryIn = false;
  let carryOut = false;
  let mask = false;
  let memory = false;
  visit(typed.body, {
    read: (place) => {
      const name = placeName(place);
      if (name !== null) reads.add(name);
      if (place.p === "lanebit" && place.mask === "VCC") carryIn = true;
      memory ||= place.p === "memory";
    },
    write: (place, statement) => {
      const name = placeName(place);
      if (name !== null) writes.add(name);
      // a part of a place keeps the rest of it
      if (name !== null && statement.s === "part") reads.add(name);
      if (place.p === "lanebit" && place.mask === "VCC") carryOut = true;
      if (place.p === "lanebit" && place.mask === "D0") mask = true;
      memory ||= place.p === "memory";
    },
    expr: (x) => {
      if (x.e === "call" && /^(Calc|Convert|Channel|Prefetch)/.test(x.name)) memory = true;
    },
  });
  return { reads: [...reads].sort(), writes: [...writes].sort(), carryIn, carryOut, mask, memory };
}

function isOwnLane(x: Expr): boolean {
  return x.e === "read" && x.place.p === "special" && x.place.name === "laneId";
}

/** Lane, scalar or wave: by the name's prefix, and wave when lanes are addressed or EXEC is taken as a whole. */
export function classOf(name: string, typed: Typed): DefinitionClass {
  // V_S_*: the vector unit works on one scalar value, whatever EXEC says.
  if (/^(V_)?S_/.test(name)) return "scalar";
  let own = false;
  let others = false;
  const place = (p: Place): void => {
    if (p.p === "lanebit") own = true;
    if (p.p === "special" && p.name === "laneId") own = true;
    if (p.p === "special" && /^EXEC/.test(p.name)) others = true;
    if (p.p === "vgpr" && !isOwnLane(p.lane)) others = true;
  };
  visit(typed.body as Stmt[], { read: place, write: place });
  return others && !own ? "wave" : "lane";
}
