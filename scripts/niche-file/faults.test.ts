import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nicheFileFaults } from './faults.ts';

const published = readFileSync(new URL('../../src/content/niches/niches.csv', import.meta.url), 'utf8');

/** The published file with one line modified. */
function with1Line(number: number, change: (line: string) => string | readonly string[]): string {
  const lines = published.split('\n');
  return [...lines.slice(0, number), change(lines[number] ?? ''), ...lines.slice(number + 1)]
    .flat()
    .join('\n');
}
const cells = (change: (cells: string[]) => string[]) => (line: string) => change(line.split(';')).join(';');

it('accepts the published file', () => {
  expect(nicheFileFaults(published)).toEqual([]);
});

describe('finds', () => {
  it.each<[fault: string, file: string, says: RegExp]>([
    ['a missing cell', with1Line(3, (line) => line.replace(/;[^;]*$/, '')), /line 4: 3 fields/],
    [
      'an empty cell',
      with1Line(
        3,
        cells(([a = '', b = '', , d = '']) => [a, b, '', d]),
      ),
      /no beschreibung/,
    ],
    [
      'a different header',
      published.replace('beschreibung;zielgruppe', 'beschreibung;zielgruppe;x'),
      /header/,
    ],
    ['a row twice', with1Line(3, (line) => [line, line]), /mikronische twice/],
    ['a micro niche in other capitals', with1Line(3, (line) => [line, line.toUpperCase()]), /twice/],
    [
      'a description written by a pattern',
      with1Line(
        5,
        cells(([a = '', b = '', c = '', d = '']) => [
          a,
          b,
          c.replace(/\.$/, ' und der Anstoß zum Kauf ist meist dieser.'),
          d,
        ]),
      ),
      /rows \d+ and \d+ share "der anstoß zum kauf ist" in their descriptions/,
    ],
    [
      'one sentence instead of two',
      with1Line(
        4,
        cells(([a = '', b = '', c = '', d = '']) => [a, b, c.replace(/\. [A-Z]/, ', und '), d]),
      ),
      /1 whole sentences/,
    ],
    [
      'a target group too short to look for',
      with1Line(
        4,
        cells(([a = '', b = '', c = '']) => [a, b, c, 'Inhaber']),
      ),
      /zielgruppe: 7 characters/,
    ],
    [
      'a niche in two spellings',
      with1Line(4, (line) => line.replace('IT und Software', 'IT und Softwar')),
      /two spellings/,
    ],
    ['rows of a niche apart', with1Line(60, (line) => [line, 'IT und Software;x;y;z']), /stand together/],
    ['odd punctuation', with1Line(4, (line) => line.replace('. ', ' . ')), /odd punctuation/],
    ['odd white space', with1Line(4, (line) => line.replace('. ', '.  ')), /odd white space/],
    ['decomposed letters', with1Line(4, (line) => `${line}u\u0308`), /written apart/],
    ['too few rows', published.split('\n').slice(0, 590).join('\n'), /rows, fewer than 600/],
    ['too few niches', published.split('\n').slice(0, 301).join('\n'), /niches, fewer than 40/],
  ])('%s', (_, file, says) => {
    expect(nicheFileFaults(file).join('\n')).toMatch(says);
  });
});
