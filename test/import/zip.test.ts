import fc from "fast-check";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { ImportError } from "../../generator/import/errors.js";
import { crc32, readZip, ZIP_LIMITS } from "../../generator/import/zip.js";
import { zipOf, type Member } from "./zips.js";

const XML = "<Spec>".repeat(50);
const isXml = (name: string): boolean => name.endsWith(".xml");
const read = (bytes: Uint8Array): [string, string][] =>
  readZip(bytes, "a.zip", isXml).map((one) => [one.name, new TextDecoder().decode(one.read())]);
const refusal =
  (members: readonly Member[]): (() => unknown) =>
  () =>
    read(zipOf(members));

describe("an archive", () => {
  it("gives its XML files, deflated or stored, and passes over the rest", () => {
    const bytes = zipOf([
      { name: "bundle/a.xml", content: XML },
      { name: "bundle/", content: "", method: 0 },
      { name: "b.xml", content: "<b/>", method: 0 },
      { name: "README.md", content: "words" },
    ]);
    expect(read(bytes)).toEqual([["bundle/a.xml", XML], ["b.xml", "<b/>"]]); // prettier-ignore
  });

  it("is read as other programs write it, comment and all", () => {
    const bytes = zipSync({ "x/a.xml": new TextEncoder().encode(XML), "b.txt": new Uint8Array(3) });
    expect(read(bytes)).toEqual([["x/a.xml", XML]]);
    expect(read(zipOf([{ name: "a.xml", content: XML }], "made by hand"))).toEqual([["a.xml", XML]]);
  });

  it("has CRC-32 as its checksum", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  });
});

describe("an archive is refused", () => {
  it.each<[string, Member, RegExp]>([
    ["for a way out of the folder", { name: "../../etc/a.xml", content: XML }, /leads out/],
    ["for a way out in the middle", { name: "a/../../b.xml", content: XML }, /leads out/],
    ["for an absolute path", { name: "/a.xml", content: XML }, /leads out/],
    ["for a drive", { name: "C:a.xml", content: XML }, /leads out/],
    ["for backslashes", { name: "..\\a.xml", content: XML }, /leads out/],
    ["even when the file is none that is read", { name: "../x.txt", content: XML }, /leads out/],
    ["for a link", { name: "a.xml", content: XML, externalAttributes: 0xa1ff0000 }, /is a link/],
    ["for encryption", { name: "a.xml", content: XML, flags: 1 }, /encrypted/],
    ["for another method", { name: "a.xml", content: XML, method: 9 }, /method 9/],
    ["for a wrong checksum", { name: "a.xml", content: XML, crc: 1 }, /checksum/],
    ["for more bytes than stated", { name: "a.xml", content: XML, size: 10 }, /has not the 10 bytes/],
    ["for fewer bytes than stated", { name: "a.xml", content: XML, size: 1000 }, /has not the 1000 bytes/],
    ["for a huge file", { name: "a.xml", content: XML, size: 0xfffffff0 }, /more than 134217728/],
  ])("%s", (_, member, reason) => {
    expect(refusal([member])).toThrow(ImportError);
    expect(refusal([member])).toThrow(reason);
  });

  it("for two entries of one name", () => {
    expect(refusal([{ name: "a.xml", content: "1" }, { name: "a.xml", content: "2" }])).toThrow(/two entries/); // prettier-ignore
  });

  it("for more bytes in all than allowed, before one of them is inflated", () => {
    const many = Array.from({ length: 9 }, (_, i): Member => ({
      name: `${i}.xml`,
      content: XML,
      size: 127 << 20,
    }));
    expect(() => readZip(zipOf(many), "bomb.zip", isXml)).toThrow(/in all/);
  });

  it("for a bomb: 20 MB of zeros inflate no further than the size stated", () => {
    const bomb: Member = { name: "a.xml", content: new Uint8Array(20 << 20), size: 100 };
    expect(refusal([bomb])).toThrow(/has not the 100 bytes/);
  });

  it("for more entries than allowed", () => {
    const bytes = zipOf([
      { name: "a.xml", content: "" },
      { name: "b.xml", content: "" },
    ]);
    expect(() => readZip(bytes, "a.zip", isXml, { ...ZIP_LIMITS, entries: 1 })).toThrow(
      /more than 1 entries/,
    );
  });

  it("wherever it is cut or damaged, with a typed error or its true content", () => {
    const whole = zipOf([{ name: "a.xml", content: XML }, { name: "b.xml", content: "<b/>" }]); // prettier-ignore
    const truth = JSON.stringify(read(whole));
    const attempt = (bytes: Uint8Array): void => {
      let got: [string, string][];
      try {
        got = read(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(ImportError);
        return;
      }
      // names are not covered by a checksum, contents are
      expect(truth).toContain(got.map(([, text]) => JSON.stringify(text))[0] ?? "");
    };
    for (let length = 0; length < whole.length; length++) attempt(whole.subarray(0, length));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        (changes) => {
          const bytes = whole.slice();
          for (const [at, value] of changes) bytes[at] = value;
          attempt(bytes);
        },
      ),
      { numRuns: 1000 },
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), attempt), { numRuns: 300 });
  });
});
