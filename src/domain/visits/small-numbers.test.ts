import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptBack, type Line, MIN_SHOWN } from './small-numbers.ts';

const LINE: Line = { total: 'all', parts: ['a', 'b', 'c'] };
const keptOf = (a: number, b: number, c: number) =>
  [...keptBack(new Map(Object.entries({ all: a + b + c, a, b, c })), [LINE])].sort();

describe('of a total and its parts', () => {
  it.each([
    ['nothing when all are large', [10, 20, 30], []],
    ['nothing when the total is small itself', [4, 3, 2], []],
    ['nothing when a part is zero', [0, 20, 30], []],
    ['nothing when the small ones together are no small number', [6, 4, 30], []],
    ['the smallest other beside a single small one', [4, 20, 30], ['b']],
    ['the smallest other when the small ones together are small', [4, 5, 30], ['c']],
    ['the only other one', [4, 0, 30], ['c']],
  ] as const)('keeps back %s', (_, [a, b, c], kept) => {
    expect(keptOf(a, b, c)).toEqual(kept);
  });

  it('keeps a part back where the total is kept back elsewhere', () => {
    const values = new Map(Object.entries({ top: 62, x: 5, all: 27, a: 12, b: 15, y: 30 }));
    const kept = keptBack(values, [
      { total: 'all', parts: ['a', 'b'] },
      { total: 'top', parts: ['x', 'all', 'y'] },
    ]);
    expect([...kept].sort()).toEqual(['a', 'all']);
  });
});

/** Numbers by two kinds, as campaigns by language, with all their sums. */
const table = (rows: readonly (readonly number[])[]) => {
  const values = new Map<string, number>();
  const parts = new Map<string, Set<string>>();
  const add = (key: string, n: number) => values.set(key, (values.get(key) ?? 0) + n);
  const belongs = (total: string, part: string) =>
    parts.set(total, (parts.get(total) ?? new Set()).add(part));
  for (const [r, row] of rows.entries())
    for (const [c, n] of row.entries()) {
      for (const key of [`${r}|${c}`, `${r}|*`, `*|${c}`, '*|*']) add(key, n);
      belongs(`${r}|* by column`, `${r}|${c}`);
      belongs(`*|${c} by row`, `${r}|${c}`);
      belongs('*|* by column', `*|${c}`);
      belongs('*|* by row', `${r}|*`);
    }
  const lines = [...parts].map(
    ([total, keys]): Line => ({ total: total.split(' ')[0] ?? '', parts: [...keys] }),
  );
  return { values, lines };
};

const tables = fc.integer({ min: 1, max: 4 }).chain((width) =>
  fc.array(
    fc.array(fc.oneof(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 200 })), {
      minLength: width,
      maxLength: width,
    }),
    { minLength: 1, maxLength: 5 },
  ),
);

it('leaves in no line anything by which a small number could be computed', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const { values, lines } = table(rows);
      const kept = keptBack(values, lines);
      const at = (key: string) => values.get(key) ?? 0;
      const isHidden = (key: string) => at(key) < MIN_SHOWN || kept.has(key);
      for (const key of kept) expect(at(key)).toBeGreaterThanOrEqual(MIN_SHOWN);
      for (const { total, parts } of lines) {
        const hidden = parts.filter((key) => isHidden(key) && at(key) > 0);
        if (hidden.length === 0 || isHidden(total)) continue;
        // One alone could be computed, and with it what it was kept back for.
        expect(hidden.length).toBeGreaterThan(1);
        const shown = parts.filter((key) => !isHidden(key));
        // What the reader can compute: the hidden ones together.
        expect(at(total) - shown.reduce((sum, key) => sum + at(key), 0)).toBeGreaterThanOrEqual(MIN_SHOWN);
      }
    }),
    { numRuns: 2000 },
  );
});

it('shows the sum of everything whenever it is no small number', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const { values, lines } = table(rows);
      expect(keptBack(values, lines).has('*|*')).toBe(false);
    }),
    { numRuns: 500 },
  );
});
