import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseNiches } from './niche.ts';

const HEADER = 'nische;mikronische;beschreibung;zielgruppe';

describe('parseNiches', () => {
  it('reads rows under the header, whatever ends the lines', () => {
    const niche = { nische: 'A', mikronische: 'B', beschreibung: 'C', zielgruppe: 'D' };
    expect(parseNiches(`${HEADER}\nA;B;C;D\nA;B;C;D`)).toEqual([niche, niche]);
    expect(parseNiches(`\uFEFF${HEADER}\r\nA; B ;C;D\r\n\r\n;;;\r\n`)).toEqual([niche]);
  });

  it('finds the columns by name', () => {
    expect(parseNiches('Zielgruppe;extra;Nische;Mikronische;Beschreibung\nD;x;A;B;C')).toEqual([
      { nische: 'A', mikronische: 'B', beschreibung: 'C', zielgruppe: 'D' },
    ]);
  });

  it('reads quoted fields with semicolons, quotes and line breaks', () => {
    expect(parseNiches(`${HEADER}\n"A;1";"sagt ""ja""";"zwei\nZeilen";D`)).toEqual([
      { nische: 'A;1', mikronische: 'sagt "ja"', beschreibung: 'zwei\nZeilen', zielgruppe: 'D' },
    ]);
  });

  it('fills short rows with nothing', () => {
    expect(parseNiches(`${HEADER}\nA;B`)).toEqual([
      { nische: 'A', mikronische: 'B', beschreibung: '', zielgruppe: '' },
    ]);
    expect(parseNiches(`${HEADER}\nA;B;C;`)).toEqual([
      { nische: 'A', mikronische: 'B', beschreibung: 'C', zielgruppe: '' },
    ]);
  });

  it('refuses what is no niche file', () => {
    expect(() => parseNiches('')).toThrow(/nische/);
    expect(() => parseNiches('<!doctype html>\n<title>Not found</title>')).toThrow(/no column/);
    expect(() => parseNiches(`${HEADER}\n"A;B;C;D`)).toThrow(/quote/);
  });
});

it('reads every row of the published file whole', () => {
  const niches = parseNiches(
    readFileSync(new URL('../../public/anbahn-nischen.csv', import.meta.url), 'utf8'),
  );
  expect(niches.length).toBeGreaterThanOrEqual(50);
  for (const niche of niches) expect(Object.values(niche)).not.toContain('');
  expect(new Set(niches.map(({ mikronische }) => mikronische)).size).toBe(niches.length);
});
