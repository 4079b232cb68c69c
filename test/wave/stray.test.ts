import { describe, expect, it } from "vitest";
import { DecodeError } from "../../runtime/isa/errors.js";
import type { Isa } from "../../runtime/isa/isa.js";
import type { Form } from "../../runtime/isa/model.js";
import { isMemoryFormat } from "../../runtime/wave/bind/memory.js";
import { defaultMemoryOptions, LocalMemory } from "../../runtime/memory/index.js";
import { Program, RunError, UnsupportedError, Wave } from "../../runtime/wave/index.js";
import { GENERATIONS } from "./generations.js";

/**
 * Every form of every instruction that has semantics, with random fields on a random state: it binds and runs or
 * is refused by a typed error, and a lane instruction changes nothing but its destinations in active lanes.
 */
let state = 1;
/** 32 random bits (xorshift). */
function random(): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return state >>> 0;
}

/** Words that make floats of all kinds and integers of all sizes. */
function word(): number {
  const x = random();
  switch (x & 7) {
    case 0:
      return 0;
    case 1:
      return 0xffffffff;
    case 2:
      return random() & 0xff;
    case 3:
      return (0x3f800000 + (random() & 0x807fffff)) >>> 0;
    case 4:
      return 0x7f800000 | (random() & 0x80400000);
    default:
      return random();
  }
}

function bytesOf(form: Form): Uint8Array {
  const words = form.identifier.map(
    (fixed, i) => (fixed | (random() & ~form.encoding.mask[i]! & form.encoding.covered[i]!)) >>> 0,
  );
  return new Uint8Array(Uint32Array.from(words).buffer);
}

/** Random words, of which a wave's state is some stretch: making each word anew for each form is most of the work. */
const words = new Uint32Array(1 << 17);

/** For the operands that read it. */
const lds = new LocalMemory(new Uint8Array(65536 + 4), defaultMemoryOptions);

function randomWave(isa: Isa, size: 32 | 64): Wave {
  const wave = new Wave({ size, isa, mode: [0x3c0, 0x3f0, 0x0f5, 0x000][random() & 3]! });
  const held = wave.sgpr0 + 128;
  const start = random() % (words.length - held);
  wave.u.set(words.subarray(start, start + held));
  wave.setExec(random() & 1 ? 0xffffffff : random(), random() & 1 ? 0xffffffff : random());
  wave.u[wave.m0] = random() & 3;
  wave.scc = random() & 1;
  wave.lds = lds;
  return wave;
}

/** Rows of vector registers that an instruction may change. */
function destinationRows(isa: Isa, bytes: Uint8Array, size: 32 | 64): Set<number> {
  const rows = new Set<number>();
  for (const operand of isa.decode(bytes, 0, { wave: size }).operands) {
    if (!operand.written) continue;
    const named = operand.info.type.values[Number(operand.value)];
    if (named === undefined || (named.kind !== "vgpr" && named.kind !== "accvgpr")) continue;
    const first = named.index + (named.kind === "accvgpr" ? 256 : 0);
    for (let i = 0; i < (operand.size + 31) >> 5; i++) {
      rows.add(first + i);
      // A 16-bit operand may name the high half of a register by bit 7.
      if (operand.size === 16) rows.add(first & ~128);
    }
  }
  return rows;
}

/** Places of the words that differ; nearly all are alike, so that whole stretches are compared first. */
function* changed(before: Uint32Array, after: Uint32Array, count: number): Generator<number> {
  const [was, is] = [Buffer.from(before.buffer), Buffer.from(after.buffer)];
  const STRETCH = 1024;
  for (let start = 0; start < count; start += STRETCH) {
    const end = Math.min(count, start + STRETCH);
    if (is.compare(was, 4 * start, 4 * end, 4 * start, 4 * end) === 0) continue;
    for (let i = start; i < end; i++) if (after[i] !== before[i]) yield i;
  }
}

describe.each(Object.entries(GENERATIONS))("%s", (generation, [isa, executors]) => {
  it("runs every form with random fields and changes only destinations", () => {
    state = 12345;
    for (let i = 0; i < words.length; i++) words[i] = word();
    let ran = 0;
    const refused: Record<string, number> = {};
    for (const form of isa.model.forms) {
      const { name } = form.instruction;
      const semantics = executors.semantics.get(name);
      if (semantics === undefined || isMemoryFormat(form.encoding.name) || form.half !== "") continue;
      for (let round = 0; round < 2; round++) {
        const size = isa.generation.waveSizes[random() % isa.generation.waveSizes.length]!;
        const bytes = bytesOf(form);
        const wave = randomWave(isa, size);
        const before = wave.u.slice(0, wave.sgpr0 + 128);
        const exec = [wave.u[wave.exec]!, wave.u[wave.exec + 1]!];
        try {
          // Reserved bits do nothing when run; here only instructions that decoding takes are tried.
          isa.decode(bytes, 0, { wave: size });
          new Program(isa, executors, bytes).step(wave);
        } catch (error) {
          if (!(error instanceof RunError) && !(error instanceof DecodeError))
            throw new Error(`${name} ${form.encoding.name}`, { cause: error });
          const kind = error instanceof UnsupportedError ? error.message.replace(/ at pc.*/, "") : "refused";
          refused[kind] = (refused[kind] ?? 0) + 1;
          continue;
        }
        ran++;
        // Relative moves go where M0 says.
        if (semantics.class !== "lane" || /REL/.test(name)) continue;
        const rows = destinationRows(isa, bytes, size);
        for (const i of changed(before, wave.u, wave.sgpr0)) {
          const row = Math.floor(i / size);
          const lane = i % size;
          const on = (exec[lane >> 5]! >>> (lane & 31)) & 1;
          if (on === 0 || !rows.has(row)) {
            expect.fail(
              `${form.encoding.name} ${name} ${Buffer.from(bytes).toString("hex")} changed v${row} lane ${lane}`,
            );
          }
        }
      }
    }
    expect(ran).toBeGreaterThan(500);
    const unsupported = Object.keys(refused).filter((kind) => kind !== "refused");
    if (process.env.SHOW_REFUSED === "1")
      console.log(generation, ran, refused.refused, unsupported.sort().join("\n"));
  });
});
