/** Sets of small numbers as text: `0-101,108,124-127`. */

/** @throws RangeError when the text is no such list */
export function parseRanges(text: string): number[] {
  if (text === "") return [];
  return text.split(",").flatMap((part) => {
    const match = /^(\d+)(?:-(\d+))?$/.exec(part);
    if (match === null) throw new RangeError(`${part} is no range of numbers`);
    const first = Number(match[1]);
    const last = match[2] === undefined ? first : Number(match[2]);
    if (last < first) throw new RangeError(`${part} runs backwards`);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

/** `values` in ascending order. */
export function rangeText(values: readonly number[]): string {
  const out: string[] = [];
  for (let i = 0; i < values.length;) {
    let end = i;
    while (end + 1 < values.length && values[end + 1] === values[end]! + 1) end++;
    out.push(end === i ? String(values[i]) : `${values[i]}-${values[end]}`);
    i = end + 1;
  }
  return out.join(",");
}
