/** Batch commands: one line in, one line out, in order, never stopping at a bad line. */
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { AsmError } from "../runtime/asm/errors.js";

/** Bytes of output gathered before they are written. */
const CHUNK = 1 << 16;

/**
 * Writes `answer(line)` for each line of `input`. An empty line is answered too. Answers are gathered while lines are at
 * hand and written when the next one has to be waited for, so that a reader can ask line by line.
 */
export async function answerLines(
  answer: (line: string) => string,
  input: Readable = process.stdin,
  output: Writable = process.stdout,
): Promise<void> {
  let pending = "";
  const write = (): void => {
    if (pending !== "") output.write(pending);
    pending = "";
  };
  let idle: NodeJS.Immediate | undefined;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    pending += answer(line) + "\n";
    if (pending.length >= CHUNK) write();
    if (output.writableNeedDrain) await once(output, "drain");
    idle ??= setImmediate(() => {
      idle = undefined;
      write();
    });
  }
  write();
}

/** Longest instruction line that is read; no instruction has more than 20 bytes, but lines may hold more. */
const MAX_HEX = 1 << 20;

/**
 * Bytes from hexadecimal digits in memory order: `011d0a7e`, `01 1d 0a 7e`, or as LLVM writes them and wants them,
 * `[0x01,0x1d,0x0a,0x7e]`. `0x` stands before one byte only, as behind it more digits would be a number.
 * @throws RangeError
 */
export function parseHex(text: string): Uint8Array {
  const list = /^\[(.*)\]$/.exec(text.trim())?.[1] ?? text;
  const digits = list.replace(/\b0x(?=[0-9a-f]{2}\b)/gi, "").replace(/[\s,]+/g, "");
  if (digits.length > MAX_HEX) throw new RangeError(`more than ${MAX_HEX} hexadecimal digits`);
  if (!/^(?:[0-9a-fA-F]{2})*$/.test(digits))
    throw new RangeError("bytes in hexadecimal are due, in memory order: 011d0a7e, or 0x01,0x1d,0x0a,0x7e");
  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** Lower-case hexadecimal digits in memory order. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What an error says, for a line of output. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is wrong with a text of one line, whose number says nothing. */
export const lineError = (error: unknown): string =>
  error instanceof AsmError ? error.message.replace(/^1:/, "column ") : messageOf(error);
