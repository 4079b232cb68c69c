/** `diff A B`: terminal text, `--json`, `--markdown` or `--html`. */
import { diffMarkdown, diffSides, diffText } from "./diff.js";
import { diffHtml } from "./diffHtml.js";
import { sidesOf } from "./diffSides.js";
import { UsageError } from "./usage.js";

export interface DiffOptions {
  readonly json?: boolean | undefined;
  readonly markdown?: boolean | undefined;
  readonly html?: boolean | undefined;
}

/** What the command prints. @throws UsageError for a wrong reference */
export async function diffCommand(args: readonly string[], options: DiffOptions): Promise<string> {
  const [a, b] = args;
  if (a === undefined || b === undefined)
    throw new UsageError("two things to compare are due: generations, XML files or REVISION:GENERATION");
  const [left, right] = await sidesOf(a, b);
  const diff = diffSides(left, right);
  if (options.json === true) return JSON.stringify(diff, null, 2);
  if (options.html === true) return diffHtml(diff, left, right);
  return options.markdown === true ? diffMarkdown(diff) : diffText(diff);
}
