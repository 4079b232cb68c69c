import { describe, expect, it } from "vitest";
import { parseJson } from "../../generator/spec/json.js";
import { parseBuffers, parseImages, parseNumberings } from "../../generator/spec/memoryFacts.js";

const node = (value: unknown): ReturnType<typeof parseJson> => parseJson(JSON.stringify(value), "test.json");
const file = (list: string, rows: readonly unknown[]): ReturnType<typeof parseJson> =>
  node({ about: "a", source: "s", [list]: rows });

const image = {
  generations: ["rdna4"],
  base: "39:0",
  format: "56:49",
  width: "77:62",
  height: "93:78",
  depth: "141:128",
  baseArray: "156:144",
  pitched: "never",
  alignment: 128,
  dimensions: "type",
};
const buffer = {
  generations: ["rdna4"],
  layout: "plain",
  wideSwizzle: false,
  strideScale: false,
  formatBits: 7,
  formats: "split",
};

describe("spec/memory is checked when it is read", () => {
  it("fields are a high and a low bit of the descriptor; those that are absent have no width", () => {
    const fields = parseImages(file("descriptors", [image])).get("rdna4")!.fields;
    expect([fields.get("width"), fields.get("levels")]).toEqual([
      [62, 16],
      [0, 0],
    ]);
    for (const base of ["0:39", "256:0", "39-0", "39:0 "])
      expect(() => parseImages(file("descriptors", [{ ...image, base }]))).toThrow(/bits such as 63:48/);
    expect(() => parseImages(file("descriptors", [{ ...image, base: undefined }]))).toThrow(/base/);
  });

  it("a generation has one descriptor of each kind, and of buffers every one has", () => {
    expect(() => parseImages(file("descriptors", [image, image]))).toThrow(/rdna4 has two descriptors/);
    expect(() => parseBuffers(file("descriptors", [buffer]), ["split"])).toThrow(
      /cdna1 has no buffer descriptor/,
    );
    expect(() => parseBuffers(file("descriptors", [buffer]), ["gfx10"])).toThrow(/is none of gfx10/);
  });

  it("formats count through the kinds of each layout", () => {
    const rows = [{ layout: 4, kinds: [4, 7] }, { layout: 1, kinds: [0] }]; // prettier-ignore
    const more = { code: 9, name: "x", format: "0x0565" };
    const numberings = parseNumberings(
      file("numberings", [
        { name: "one", unified: rows, images: [more] },
        { name: "two", images: [] },
      ]),
    );
    expect(numberings.get("one")).toEqual({ formats: [0, 0x44, 0x74, 0x01], more: [[9, 0x0565]] });
    expect(numberings.get("two")).toEqual({ formats: "split", more: [] });
    const wrong = { name: "one", images: [{ ...more, format: "565" }] };
    expect(() => parseNumberings(file("numberings", [wrong]))).toThrow(/hexadecimal/);
  });
});
