/** Reading values out of elements, with the checks and messages every part of the reader shares. */
import { SpecError, quote } from "../errors.js";
import type { UnknownElement } from "../model.js";
import { pathOf, type XmlElement } from "./tree.js";

/** What a read collects besides the model. */
export interface ReadContext {
  readonly unknown: UnknownElement[];
  /** Source element of each model object, for messages of the validator. */
  readonly origins: WeakMap<object, XmlElement>;
  readonly keepDescriptions: boolean;
}

/** A `SpecError` at an element. */
export function errorAt(element: XmlElement, reason: string): SpecError {
  return new SpecError(reason, {
    path: pathOf(element),
    line: element.source.lineAt(element.offset),
    file: element.source.file,
  });
}

/** Records where a model object came from and returns it. */
export function remember<T extends object>(context: ReadContext, element: XmlElement, value: T): T {
  context.origins.set(value, element);
  return value;
}

/**
 * Reports children, attributes and stray text that the schema does not have. `children` also tells which
 * may repeat (`Name*`); a repeated single child is an error, because one of them would be dropped.
 */
export function checkShape(
  context: ReadContext,
  element: XmlElement,
  children: readonly string[],
  attributes: readonly string[] = [],
): void {
  const seen = new Set<string>();
  for (const child of element.children) {
    const known = children.includes(child.name);
    if (!known && !children.includes(`${child.name}*`)) {
      report(context, "element", child, child.name);
    } else if (known) {
      if (seen.has(child.name)) throw errorAt(child, `${child.name} occurs twice`);
      seen.add(child.name);
    }
  }
  for (const name of element.attributes.keys()) {
    if (!attributes.includes(name)) report(context, "attribute", element, name);
  }
  if (children.length > 0 && element.text !== "") report(context, "text", element, element.text.slice(0, 60));
}

function report(context: ReadContext, kind: UnknownElement["kind"], element: XmlElement, name: string): void {
  context.unknown.push({ kind, path: pathOf(element), name, line: element.source.lineAt(element.offset) });
}

export function optional(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

export function required(element: XmlElement, name: string): XmlElement {
  const child = optional(element, name);
  if (child === undefined) throw errorAt(element, `${name} is missing`);
  return child;
}

export function list(element: XmlElement | undefined, name: string): XmlElement[] {
  return element === undefined ? [] : element.children.filter((child) => child.name === name);
}

/** Text of a leaf; an empty one or one with elements inside is an error. */
export function leafText(element: XmlElement): string {
  if (element.children.length > 0) throw errorAt(element, `${element.name} holds elements where text is due`);
  if (element.text === "") throw errorAt(element, `${element.name} is empty`);
  return element.text;
}

export function childText(element: XmlElement, name: string): string {
  return leafText(required(element, name));
}

/** A name: letters, digits and the few signs that names of the schema use. Keeps prose and markup out of keys. */
export function childName(element: XmlElement, name: string): string {
  const child = required(element, name);
  const text = leafText(child);
  if (!/^[\w.!&|()<>=+:/-][\w.!&|()<>=+:/ -]{0,199}$/.test(text) || FORBIDDEN.has(text)) {
    throw errorAt(child, `${quote(text)} is no name`);
  }
  return text;
}

/** Names that would be a property of every object in tables that generated code holds. */
const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "prototype", "constructor"]);

export function attribute(element: XmlElement, name: string): string {
  const value = element.attributes.get(name);
  if (value === undefined) throw errorAt(element, `the attribute ${name} is missing`);
  return value;
}

const DIGITS: ReadonlyMap<string, RegExp> = new Map([
  ["2", /^[01]+$/],
  ["8", /^[0-7]+$/],
  ["10", /^\d+$/],
  ["16", /^(?:0[xX])?[0-9A-Fa-f]+$/],
]);
const MAX_DIGITS = 1024;

/** The unsigned number an element holds in the radix it names (10 when it names none). */
export function bigValue(element: XmlElement): bigint {
  const text = leafText(element);
  const radix = element.attributes.get("Radix") ?? "10";
  const digits = DIGITS.get(radix);
  if (digits === undefined) throw errorAt(element, `radix ${quote(radix)} is not 2, 8, 10 or 16`);
  if (text.length > MAX_DIGITS || !digits.test(text))
    throw errorAt(element, `${quote(text)} is no number of radix ${radix}`);
  const bare = text.replace(/^0[xX]/, "");
  return BigInt(radix === "10" ? bare : `${{ "2": "0b", "8": "0o", "16": "0x" }[radix]}${bare}`);
}

/** Like `bigValue`, as a number not above `max`. */
export function intValue(element: XmlElement, max: number): number {
  const value = bigValue(element);
  if (value > BigInt(max)) throw errorAt(element, `${value.toString().slice(0, 40)} is above ${max}`);
  return Number(value);
}

export function childInt(element: XmlElement, name: string, max: number): number {
  return intValue(required(element, name), max);
}

/** A signed decimal attribute within `[min, max]`. */
export function intAttribute(element: XmlElement, name: string, min: number, max: number): number {
  const text = attribute(element, name);
  const value = /^-?\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (!(value >= min && value <= max))
    throw errorAt(element, `${name}=${quote(text)} is no integer of ${min} to ${max}`);
  return value;
}

export function boolAttribute(element: XmlElement, name: string): boolean {
  return boolText(element, attribute(element, name), name);
}

/** TRUE/FALSE in flags, true/false in attributes. */
export function boolText(element: XmlElement, text: string, what: string): boolean {
  const lower = text.toLowerCase();
  if (lower !== "true" && lower !== "false")
    throw errorAt(element, `${what}=${quote(text)} is neither true nor false`);
  return lower === "true";
}

/** The Description of an element as an optional property. */
export function descriptionOf(context: ReadContext, element: XmlElement): { description?: string } {
  const text = context.keepDescriptions ? optional(element, "Description")?.text : undefined;
  return text === undefined || text === "" ? {} : { description: text };
}
