import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lintNicheFile } from './lint-niche-file.ts';

const published = readFileSync(new URL('../../src/content/niches/niches.csv', import.meta.url), 'utf8');

/** The published file with one line modified. */
function withLine(number: number, change: (line: string) => string | readonly string[]): string {
  const lines = published.split('\n');
  return [...lines.slice(0, number), change(lines[number] ?? ''), ...lines.slice(number + 1)]
    .flat()
    .join('\n');
}
const cells = (change: (cells: string[]) => string[]) => (line: string) => change(line.split(';')).join(';');

it('accepts the published file', () => {
  expect(lintNicheFile(published)).toEqual([]);
});

describe('finds', () => {
  it.each<[title: string, file: string, expectedError: RegExp]>([
    ['a missing cell', withLine(3, (line) => line.replace(/;[^;]*$/, '')), /line 4: 3 fields/],
    [
      'an empty cell',
      withLine(
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
    ['a duplicate row', withLine(3, (line) => [line, line]), /duplicate mikronische/],
    [
      'a micro niche that differs only in case',
      withLine(3, (line) => [line, line.toUpperCase()]),
      /duplicate/,
    ],
    [
      'a description that follows a template',
      withLine(
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
      withLine(
        4,
        cells(([a = '', b = '', c = '', d = '']) => [a, b, c.replace(/\. [A-Z]/, ', und '), d]),
      ),
      /1 complete sentences/,
    ],
    [
      'a target group that is too short',
      withLine(
        4,
        cells(([a = '', b = '', c = '']) => [a, b, c, 'Inhaber']),
      ),
      /zielgruppe: 7 characters/,
    ],
    [
      'a niche in two spellings',
      withLine(4, (line) => line.replace('IT und Software', 'IT und Softwar')),
      /two spellings/,
    ],
    ['non-adjacent rows of a niche', withLine(60, (line) => [line, 'IT und Software;x;y;z']), /not adjacent/],
    ['irregular punctuation', withLine(4, (line) => line.replace('. ', ' . ')), /irregular punctuation/],
    ['irregular whitespace', withLine(4, (line) => line.replace('. ', '.  ')), /irregular whitespace/],
    ['decomposed letters', withLine(4, (line) => `${line}u\u0308`), /decomposed/],
    ['too few rows', published.split('\n').slice(0, 590).join('\n'), /rows, fewer than 600/],
    ['too few niches', published.split('\n').slice(0, 301).join('\n'), /niches, fewer than 40/],
  ])('%s', (_, file, expectedError) => {
    expect(lintNicheFile(file).join('\n')).toMatch(expectedError);
  });
});
