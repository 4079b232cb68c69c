/** Shorthands of the manuals' texts for packed, mixed and dot-product instructions, written out. */

/** Bits of element `index` of a word: `S0.i8[1]`. */
const range = (width: number, index: number): string => `${(index + 1) * width - 1} : ${index * width}`;

/** A view of a part that holds floats, signed or unsigned numbers of its own width; none below 16 bits (counts). */
function view(kind: string, hi: number, lo: number): string {
  const width = hi - lo + 1;
  return width < 16 ? `[${hi} : ${lo}]` : `[${hi} : ${lo}].${kind}${width}`;
}

/** The loop of V_FMA_MIX over an array S that stands for the sources: once for each of them. */
function sources(text: string): string {
  const loop = /for i in 0 : 2 do([\s\S]*?)endfor;?/.exec(text);
  if (loop === null || !/declare S : 32'B\[3\];?/.test(text)) return text;
  const written = [0, 1, 2].map((i) => loop[1]!.replaceAll("S[i]", `S${i}`).replaceAll("[i]", `[${i}]`));
  return text
    .replace(/declare S : 32'B\[3\];?/, "")
    .replace(loop[0], `${written.map((one) => one.trim()).join(";\n")};`);
}

/**
 * The text of an instruction in the newer dialect when it uses one of these shorthands, else null: parts such as
 * `S0.f[31:16]` (a 16-bit float) and elements such as `S0.i8[1]` (widened) of CDNA 1 and 2 and RDNA 1 and 2, and
 * an array of the sources in all others; in RDNA 3 a source of another lane of the quad, `S0[lane.i % 4 + 1]`.
 */
export function writtenOut(name: string, text: string): string | null {
  if (/^V_(FMA|MAD)_MIX/.test(name)) {
    const loop = sources(text);
    return loop === text ? null : loop;
  }
  if (/^V_INTERP_P/.test(name) && text.includes("lane.i % 4"))
    return text.replaceAll(
      /\bS(\d)\[lane\.i % 4(?: \+ (\d))?\]/g,
      (_, source: string, lane: string | undefined) =>
        `VGPR[(laneId.u32 & 0xfffffffcU) + ${lane ?? 0}U][SRC${source}.u32]`,
    );
  const operand = (one: string): string => (one === "D" ? "D0" : one);
  if (/^V_PK_(?!M(IN|AX)_F16)/.test(name) && /\.[fui]\[\d+:\d+\]/.test(text)) {
    return text.replaceAll(
      /\b([SD]\d?)\.([fui])\[(\d+):(\d+)\]/g,
      (_, one: string, kind: string, hi: string, lo: string) => {
        const float = /_F(16|32)$/.test(name) ? "f" : kind;
        return operand(one) + view(float, Number(hi), Number(lo));
      },
    );
  }
  if (/^V_DOT/.test(name) && /\.[fui]\d+\[\d+\]/.test(text)) {
    return text
      .replaceAll(
        /\b(S\d)\.([fui])(\d+)\[(\d+)\]/g,
        (_, one: string, kind: string, bits: string, i: string) => {
          const width = Number(bits);
          return `${kind}${width}_to_${kind}32(${one}[${range(width, Number(i))}].${kind}${width})`;
        },
      )
      .replaceAll(/\bD\./g, "D0.");
  }
  return null;
}
