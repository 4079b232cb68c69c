/** Distance up to which a name is worth suggesting, by its length. */
const limitOf = (length: number): number => Math.max(1, Math.min(4, Math.floor(length / 4)));

/** The name most like `text` by edit distance, or null when none is near. Long texts are not looked at. */
export function nearest(text: string, names: Iterable<string>): string | null {
  if (text.length > 80) return null;
  let limit = limitOf(text.length) + 1;
  let best: string | null = null;
  for (const name of names) {
    if (Math.abs(name.length - text.length) >= limit) continue;
    const distance = editDistance(text, name, limit);
    if (distance < limit) {
      limit = distance;
      best = name;
    }
  }
  return best;
}

/** Insertions, deletions and changes between two texts; `limit` or more once that is sure. */
function editDistance(a: string, b: string, limit: number): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      const value = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + cost);
      row.push(value);
      if (value < least) least = value;
    }
    if (least >= limit) return limit;
    previous = row;
  }
  return previous[b.length]!;
}
