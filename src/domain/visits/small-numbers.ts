/**
 * Which sums must not be shown, so that nobody can be recognised in a small one: not those under ten, and not so many of
 * the others that a small one could be computed from them.
 */

/** Numbers under this are not shown. */
export const MIN_SHOWN = 10;

/** A sum and what it is the sum of, by their keys. Parts of zero may be left out. */
export interface Line {
  readonly total: string;
  readonly parts: readonly string[];
}

/**
 * Keys of sums of {@link MIN_SHOWN} or more that are kept back: with their line's total and the other parts they would
 * give away a smaller one. In no line can a hidden number above zero be computed, nor that a few of them together are
 * under ten. A zero needs no protection: nobody is behind it.
 */
export function keptBack(values: ReadonlyMap<string, number>, lines: readonly Line[]): ReadonlySet<string> {
  const kept = new Set<string>();
  const linesOf = new Map<string, Line[]>();
  for (const line of lines)
    for (const key of [line.total, ...line.parts]) {
      const there = linesOf.get(key);
      if (there) there.push(line);
      else linesOf.set(key, [line]);
    }

  const at = (key: string): number => values.get(key) ?? 0;
  const isHidden = (key: string): boolean => at(key) < MIN_SHOWN || kept.has(key);

  /** What has to be kept back next of a line; null: it gives nothing away. */
  const nextOf = ({ total, parts }: Line): string | null => {
    const present = parts.filter((key) => at(key) > 0);
    const hidden = present.filter(isHidden);
    const sum = hidden.reduce((all, key) => all + at(key), 0);
    const isSafe = isHidden(total)
      ? at(total) < MIN_SHOWN || hidden.length > 0
      : hidden.length === 0 || (hidden.length > 1 && sum >= MIN_SHOWN);
    if (isSafe) return null;
    const shown = present.filter((key) => !isHidden(key)).sort((a, b) => at(a) - at(b));
    return shown[0] ?? (isHidden(total) ? null : total);
  };

  const waiting = new Set(lines);
  for (const line of waiting) {
    const key = nextOf(line);
    if (key === null) {
      waiting.delete(line);
      continue;
    }
    kept.add(key);
    // Lines that are asked again go to the end; this one among them.
    for (const other of linesOf.get(key) ?? []) {
      waiting.delete(other);
      waiting.add(other);
    }
  }
  return kept;
}
