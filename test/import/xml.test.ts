import { describe, expect, it } from "vitest";
import { ImportError } from "../../generator/import/errors.js";
import { planImport } from "../../generator/import/plan.js";
import { decodeUtf8 } from "../../generator/import/sources.js";
import { SpecError } from "../../generator/spec/read.js";

const planned = (text: string): readonly Error[] => planImport([{ name: "x.xml", read: () => text }]).errors;
const many = (count: number): string => Array.from({ length: count }, (_, i) => `a${i}="1"`).join(" ");

describe("a hostile XML file is refused with its place", () => {
  it.each<[string, string, RegExp]>([
    ["nothing", "", /no element/],
    ["another document", "<!doctype html><html></html>", /DOCTYPE/],
    ["a bomb of entities", '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><Spec>&b;</Spec>', /DOCTYPE/],
    ["a file of this machine", '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><Spec>&x;</Spec>', /DOCTYPE/],
    ["an unknown entity", "<Spec>&nope;</Spec>", /no predefined entity/],
    ["a character that is none", "<Spec>&#0;</Spec>", /no XML character/],
    ["a control character", "<Spec>\0</Spec>", /control character/],
    ["elements without end", "<a>".repeat(200_000), /deep|nest/i],
    ["attributes without end", `<Spec ${many(100_000)}/>`, /more than 64 attributes/],
    ["text without end", `<Spec>${"x".repeat(5_000_000)}</Spec>`, /characters of text/],
    ["an attribute twice", '<Spec a="1" a="2"/>', /twice/],
    ["a tag that is cut", "<Spec", /malformed or truncated/],
    ["tags that cross", "<Spec></Isa>", /is due/],
    ["two roots", "<Spec/><Spec/>", /second root/],
    ["a comment that is cut", "<!-- x", /unfinished comment/],
    ["only openings", "<".repeat(1_000_000), /a tag that starts with/],
  ])("%s", (_, text, reason) => {
    const [error] = planned(text);
    expect(error).toBeInstanceOf(SpecError);
    expect((error as SpecError).file).toBe("x.xml");
    expect(error!.message).toMatch(/^x\.xml, line 1/);
    expect(error!.message).toMatch(reason);
  }); // prettier-ignore

  it.each<[string, number[]]>([
    ["Latin 1", [0x3c, 0xe9, 0x3e]],
    ["UTF-16 with its bytes exchanged", [0xfe, 0xff, 0, 0x3c]],
    ["half a character of UTF-16", [0xff, 0xfe, 0x3c]],
  ])("in %s", (_, bytes) => {
    expect(() => decodeUtf8(Uint8Array.from(bytes), "x.xml")).toThrow(ImportError);
  });
});
