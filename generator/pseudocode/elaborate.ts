import type { Statement } from "./ast.js";
import { Context, type ElaborationOptions, type Environment } from "./context.js";
import type { Local, Stmt } from "./ir.js";
import { statements } from "./statements.js";
import type { Type } from "./types.js";

/** A body with types: what the lowering works on. */
export interface Typed {
  readonly body: readonly Stmt[];
  readonly locals: readonly Local[];
}

const passes = 8;

/** Types a body. The types of undeclared locals are found by repetition. */
export function elaborate(
  body: readonly Statement[],
  environment: Environment,
  options: ElaborationOptions,
): Typed {
  const learnt = new Map<string, Type>();
  for (let pass = 0; ; pass++) {
    const c = new Context(environment, options, learnt);
    statements(c, body, false);
    if (!c.changed) return { body: c.out, locals: c.locals };
    if (pass === passes) c.fail(body[0].at, "the types of the variables cannot be found");
  }
}
