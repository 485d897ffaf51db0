import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Niche, parseNiches } from './niche-file.ts';

const HEADER = 'nische;mikronische;beschreibung;zielgruppe';
const niche = { nische: 'A', mikronische: 'B', beschreibung: 'C', zielgruppe: 'D' };
const parseOnlyNiches = (file: string) => parseNiches(file).niches;

describe('parseNiches', () => {
  it('parses rows below the header, with any line endings', () => {
    expect(parseNiches(`${HEADER}\nA;B;C;D\nA;B;C;D`)).toEqual({ niches: [niche, niche], broken: [] });
    expect(parseNiches(`\uFEFF${HEADER}\r\nA; B ;C;D\r\n\r\n;;;\r\n`)).toEqual({
      niches: [niche],
      broken: [],
    });
  });

  it('finds columns by name, in any order', () => {
    expect(parseOnlyNiches('Zielgruppe;extra;Nische;Mikronische;Beschreibung\nD;x;A;B;C')).toEqual([niche]);
  });

  it('parses quoted fields with semicolons, quotes, and line breaks', () => {
    expect(parseOnlyNiches(`${HEADER}\r\n"A;1";"sagt ""ja""";"zwei\r\nZeilen";D`)).toEqual([
      { nische: 'A;1', mikronische: 'sagt "ja"', beschreibung: 'zwei\nZeilen', zielgruppe: 'D' },
    ]);
  });

  it.each([
    ['too few fields', 'A;B;C', '3 fields instead of 4'],
    ['too many fields', 'A;B;C;D;E', '5 fields instead of 4'],
    ['an empty field', 'A;;C;D', 'no mikronische'],
  ])('skips a line with %s, and reports it', (_, line, reason) => {
    expect(parseNiches(`${HEADER}\nA;B;"C\nC";D\n${line}\nA;B;C;D\n`)).toEqual({
      niches: [{ ...niche, beschreibung: 'C\nC' }, niche],
      broken: [{ line: 4, reason }],
    });
  });

  it.each([
    ['at the end', `${HEADER}\nA;B;C;D\nA;B;C;"D`, 3],
    ['before other lines', `${HEADER}\nA;B;"C;D\nA;B;C;D`, 2],
    ['before a quoted line', `${HEADER}\nA;B;"C;D\n"A";B;C;D`, 2],
  ])('continues after an unclosed quote %s', (_, file, line) => {
    const { niches, broken } = parseNiches(file);
    expect(niches).toEqual([niche]);
    expect(broken.map((each) => each.line)).toEqual([line]);
  });

  it('ignores empty fields after the last column', () => {
    expect(parseNiches(`${HEADER}\nA;B;C;D;;`)).toEqual({ niches: [niche], broken: [] });
  });

  it('rejects a file that is not a niche file', () => {
    expect(() => parseNiches('')).toThrow(/nische/);
    expect(() => parseNiches('<!doctype html>\n<title>Not found</title>')).toThrow(/no column/);
  });

  it('parses whatever a spreadsheet writes', () => {
    const cell = fc.string({ minLength: 1 }).map((text) => text.replace(/[\r\0]/g, '').trim() || 'x');
    const row = fc.record<Niche>({
      nische: cell,
      mikronische: cell,
      beschreibung: cell,
      zielgruppe: cell,
    });
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom('\n', '\r\n'), (rows, end) => {
        const lines = rows.map((each) =>
          [each.nische, each.mikronische, each.beschreibung, each.zielgruppe].map(quote).join(';'),
        );
        expect(parseNiches([HEADER, ...lines].join(end))).toEqual({ niches: rows, broken: [] });
      }),
    );
  });

  it('never throws on rows, and never loses a row before the error', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ';', '\n', 'x') }), (rest) => {
        expect(parseOnlyNiches(`${HEADER}\nA;B;C;D\n${rest}`)[0]).toEqual(niche);
      }),
    );
  });
});

it('parses every row of the published file', () => {
  const { niches, broken } = parseNiches(
    readFileSync(new URL('../../content/niches/niches.csv', import.meta.url), 'utf8'),
  );
  expect(broken).toEqual([]);
  expect(niches.length).toBeGreaterThanOrEqual(600);
});
