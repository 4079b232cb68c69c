/** XML text to a plain element tree: fast-xml-parser reads, this file checks before and keeps places. */
import { XMLParser } from "fast-xml-parser";
import { SpecError } from "../errors.js";
import { SourceText } from "./source.js";
import { checkWellFormed } from "./wellFormed.js";

/** An element with its place. `text` is the character data, entities resolved, trimmed. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
  /** Offset of `<` in the source. */
  readonly offset: number;
  readonly parent: XmlElement | null;
  readonly source: SourceText;
}

const TEXT = "#text";
const CDATA = "#cdata";
const ATTRIBUTES = ":@";
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
const NO_CHILDREN: readonly XmlElement[] = [];

/** What fast-xml-parser gives in `preserveOrder` mode: one key besides `:@`. */
type RawNode = { [key: string]: unknown };

/**
 * Parses XML; the root element comes back. Refuses what `checkWellFormed` refuses; numbers stay text, document
 * entities do not exist, the five predefined entities and character references are resolved once.
 */
export function parseXml(input: string, file?: string): XmlElement {
  const text = input.charCodeAt(0) === 0xfeff ? input.slice(1) : input;
  const source = new SourceText(text, file);
  checkWellFormed(text, source);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: "",
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    cdataPropName: CDATA,
    trimValues: false,
    captureMetaData: true,
  });
  let raw: RawNode[];
  try {
    raw = parser.parse(text) as RawNode[];
  } catch (error) {
    throw new SpecError(`the XML cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      file,
    });
  }
  const roots = raw.filter((node) => tagOf(node) !== TEXT);
  if (roots.length !== 1) throw new SpecError("the file holds no single root element", { file });
  return convert(roots[0]!, null, source, new Map());
}

function tagOf(node: RawNode): string {
  for (const key of Object.keys(node)) if (key !== ATTRIBUTES) return key;
  throw new SpecError("an element without a name", {});
}

/** Depth is bounded by the check that ran before, so recursion is safe. */
function convert(
  node: RawNode,
  parent: XmlElement | null,
  source: SourceText,
  names: Map<string, string>,
): XmlElement {
  const tag = tagOf(node);
  const meta = (node as { [key: symbol]: { startIndex?: number } | undefined })[
    XMLParser.getMetaDataSymbol() as unknown as symbol
  ];
  const children: XmlElement[] = [];
  const element = {
    name: intern(tag, names),
    attributes: attributesOf(node, names),
    children: NO_CHILDREN,
    text: "",
    offset: meta?.startIndex ?? 0,
    parent,
    source,
  };
  let text = "";
  for (const child of node[tag] as RawNode[]) {
    const key = tagOf(child);
    if (key === TEXT) text += decode(String(child[TEXT]));
    else if (key === CDATA) text += cdataText(child[CDATA]);
    else children.push(convert(child, element, source, names));
  }
  if (children.length > 0) element.children = children;
  element.text = intern(text.trim(), names);
  return element;
}

function attributesOf(node: RawNode, names: Map<string, string>): ReadonlyMap<string, string> {
  const raw = node[ATTRIBUTES] as { [key: string]: unknown } | undefined;
  if (raw === undefined) return NO_ATTRIBUTES;
  return new Map(
    Object.keys(raw).map((key) => [intern(key, names), intern(decode(String(raw[key])), names)]),
  );
}

function cdataText(value: unknown): string {
  if (!Array.isArray(value)) return "";
  return (value as RawNode[]).map((part) => String(part[TEXT] ?? "")).join("");
}

/** One copy of every short string; slices of the source would keep 17 MB alive for each name. */
function intern(text: string, names: Map<string, string>): string {
  if (text.length > 80) return text;
  const known = names.get(text);
  if (known !== undefined) return known;
  names.set(text, text);
  return text;
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** Resolves references once: `&amp;lt;` becomes `&lt;`. Only references that `checkWellFormed` accepts occur. */
function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[0-9A-Fa-f]+|#\d+|[a-z]+);/g, (whole, body: string) => {
    if (body.startsWith("#x")) return String.fromCodePoint(parseInt(body.slice(2), 16));
    if (body.startsWith("#")) return String.fromCodePoint(Number(body.slice(1)));
    return NAMED.get(body) ?? whole;
  });
}

const KEY_CHILDREN: ReadonlySet<string> = new Set([
  'InstructionName', 'EncodingName', 'FieldName', 'ConditionName', 'DataFormatName', 'OperandTypeName', 'Name',
]); // prettier-ignore
/** These are named after what they refer to, not by themselves; their position tells more. */
const BY_POSITION: ReadonlySet<string> = new Set(["InstructionEncoding", "Operand"]);

/** Path of an element from the root, for messages. */
export function pathOf(element: XmlElement): string {
  const parts: string[] = [];
  for (let at: XmlElement | null = element; at !== null; at = at.parent) parts.push(label(at));
  return parts.reverse().join("/");
}

function label(element: XmlElement): string {
  if (!BY_POSITION.has(element.name) && element.name !== "AliasedInstructionNames") {
    const key = element.children.find((child) => KEY_CHILDREN.has(child.name) && child.children.length === 0);
    if (key !== undefined) return `${element.name}[${key.text.slice(0, 80)}]`;
  }
  const alike = element.parent?.children.filter((child) => child.name === element.name) ?? [element];
  return alike.length > 1 || BY_POSITION.has(element.name)
    ? `${element.name}[${alike.indexOf(element) + 1}]`
    : element.name;
}
