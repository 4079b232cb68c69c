/** XML text to a plain element tree that keeps places. */
import { scanXml } from "./scan.js";
import { SourceText } from "./source.js";

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

type Growing = { -readonly [key in keyof XmlElement]: XmlElement[key] } & { children: XmlElement[] };

const NO_CHILDREN: XmlElement[] = [];

/**
 * Parses XML; the root element comes back. Refuses what `scanXml` refuses; numbers stay text, document entities do not
 * exist, the five predefined entities and character references are resolved once.
 */
export function parseXml(input: string, file?: string): XmlElement {
  const text = input.charCodeAt(0) === 0xfeff ? input.slice(1) : input;
  const source = new SourceText(text, file);
  const names = new Map<string, string>();
  let root: XmlElement | null = null;
  let current: Growing | null = null;
  scanXml(text, source, {
    open(name, attributes, offset) {
      const parent = current;
      current = {
        name: intern(name, names),
        attributes,
        children: NO_CHILDREN,
        text: "",
        offset,
        parent,
        source,
      };
      if (parent === null) root = current;
      else if (parent.children === NO_CHILDREN) parent.children = [current];
      else parent.children.push(current);
    },
    text(piece) {
      const known = current!.text;
      // what stands before the first word and after the last is no part of the text
      current!.text = known === "" ? piece.trimStart() : known + piece;
    },
    close() {
      current!.text = intern(current!.text.trimEnd(), names);
      current = current!.parent as Growing | null;
    },
  });
  return root!;
}

/** One copy of every short string; slices of the source would keep 17 MB alive for each name. */
function intern(text: string, names: Map<string, string>): string {
  if (text.length > 80) return text;
  const known = names.get(text);
  if (known !== undefined) return known;
  names.set(text, text);
  return text;
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
