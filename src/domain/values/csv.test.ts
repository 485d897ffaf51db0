import { dsvFormat } from 'd3-dsv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from './csv.ts';

const bodyOf = (text: string, language: string): string =>
  csvFile(['H'], [[text]], language).slice('\ufeffH\r\n'.length, -2);

/** Where any program may begin a cell, and what would then be a formula. Quotes and blanks at the start may be dropped. */
const FORMULA = /(?:^|[,;|\t\r\n\v\f\u0085\u2028\u2029])[\s"\0\u200b]*[=+\-@＝＋－＠]/u;

describe.each(['en', 'de'])('in %s', (language) => {
  it.each([
    ['Ada;=1+1', "Ada;'=1+1"],
    ['Ada,=1+1', "Ada,'=1+1"],
    ['Ada|@SUM(A1)', "Ada|'@SUM(A1)"],
    ['Ada\t-1', "Ada\t'-1"],
    ['Ada\n=1\r\n+2\r-3', "Ada\n'=1\n'+2\n'-3"],
    ['Ada; =1, -2', "Ada; '=1, '-2"],
    ['Ada;"=1+1"', 'Ada;"\'=1+1"'],
    ['Ada; "" "=1+1"', 'Ada; "" "\'=1+1"'],
    ['"=1+1"', '"\'=1+1"'],
    ['\t=1', "'=1"],
    ['Ada;＝1', "Ada;'＝1"],
    ['Ada\u2028=1', "Ada\u2028'=1"],
    [';;=1', ";;'=1"],
    ["Ada;'=1", "Ada;'=1"],
  ])('%j becomes %j', (text, expected) => {
    const [, cell] = dsvFormat(language === 'de' ? ';' : ',').parseRows(csvFile(['H'], [[text]], language));
    expect(cell?.[0]?.replaceAll('\r\n', '\n')).toBe(expected);
  });

  it.each([
    'Ada-Marie',
    'a=b',
    'ada@example.com',
    '1; 2, 3',
    'Müller & Co | Bau',
    'Preis: -20 %',
    '17:30 - 18:00',
  ])('keeps %s', (text) => {
    expect(bodyOf(text, language).replaceAll('"', '')).toBe(text);
  });

  it('lets no program start a cell with a formula, wherever it splits', () => {
    const text = fc.string({ unit: fc.constantFrom(...'a1=+-@"\'\t\n\r,;| \u2028\u00a0＝'), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        const file = csvFile(['H'], [cells], language).slice('\ufeffH'.length);
        expect(file).not.toMatch(FORMULA);
        const rows = dsvFormat(language === 'de' ? ';' : ',').parseRows(
          file.slice(2).replaceAll('\r\n', '\n'),
        );
        const strip = (value: string): string => value.replaceAll("'", '').replaceAll('\r', '\n');
        const expected = cells.map((cell) => strip(cell.replace(/\r\n?/g, '\n').trimStart()));
        expect(rows[0]?.map(strip) ?? ['']).toEqual(expected);
      }),
      { numRuns: 3_000 },
    );
  });
});
