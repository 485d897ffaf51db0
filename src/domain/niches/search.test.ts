import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nichesIn } from './cards.ts';
import type { Niche } from './niche-file.ts';
import { createNicheSearch } from './search.ts';

const niche = (nische: string, mikronische: string, beschreibung = '', zielgruppe = ''): Niche => ({
  nische,
  mikronische,
  beschreibung,
  zielgruppe,
});
const niches = [
  niche(
    'Handwerk',
    'Bäckereibedarf',
    'Öfen für Großbäckereien und Bäckereien an der Straße',
    'Inhaber von Backstuben',
  ),
  niche('Software', 'Lagerverwaltung', 'Für Händler mit Café und Verwaltung', 'Logistikleiter und Zahnärzte'),
  niche(
    'Ärzte',
    'Praxissoftware',
    'Termine im Hallenbau, auch am Bau von Hallen',
    'Straßburger Ärztinnen in Gemeinden',
  ),
];
const words = new Map([
  ['Bäckereibedarf', ['Semmel', 'dough mixer', 'Mehl fehlt']],
  ['Lagerverwaltung', ['Regal', 'E-Bike', 'Staplerschein']],
]);
const search = createNicheSearch(niches, words);
const found = (text: string) => search.find(text).rows.map((row) => niches[row]?.mikronische);
const markedIn = (query: string, text: string) =>
  search
    .piecesOf(text, search.find(query).stems)
    .filter(({ isMarked }) => isMarked)
    .map(({ text: piece }) => piece);

describe('find', () => {
  it.each(['', '  ', ' - ', 'für die', 'x'])('returns everything for %j, in file order', (text) => {
    expect(search.find(text)).toMatchObject({ rows: [0, 1, 2], wordCount: 0 });
  });

  it.each([
    ...['bäckereien', 'BAECKEREIEN', 'backerei', 'ba\u0308ckerei', 'Oefen', 'ofen', 'Großbäckerei'],
    ...['Inhaberin', 'Backstube', 'Wer liefert Öfen?'],
  ])('finds the bakery by %s', (text) => {
    expect(found(text)[0]).toBe('Bäckereibedarf');
  });

  it('searches micro niche, description, and target group, but not the niche', () => {
    expect(found('cafe')).toEqual(['Lagerverwaltung']);
    expect(found('strassburg')).toEqual(['Praxissoftware']);
    expect(found('handwerk')).toEqual([]);
  });

  it('finds a compound with a typo in one part', () => {
    // The row has both words, but not this compound.
    expect(found('Zahnärzteverwalltung')).toEqual(['Lagerverwaltung']);
  });

  it('matches the input, not its stem, as a prefix', () => {
    expect(found('straßbu')).toEqual(['Praxissoftware']);
    expect(found('stapeln')).toEqual([]);
  });

  it('finds inflected forms', () => {
    expect(found('Zahnarzt')).toEqual(['Lagerverwaltung']);
    expect(found('Zahnärztin')).toEqual(['Lagerverwaltung']);
    expect(found('Gemeinde')).toEqual(['Praxissoftware']);
  });

  it('finds parts of compounds, and compounds by their parts', () => {
    expect(found('Hallen')).toEqual(['Praxissoftware']);
    expect(found('Verwaltung')).toEqual(['Lagerverwaltung']);
    expect(found('Cafébau').sort()).toEqual(['Lagerverwaltung', 'Praxissoftware']);
  });

  it('finds a word that is still being typed', () => {
    for (const text of ['Zahn', 'Zahnä', 'Zahnärz']) expect(found(text)).toEqual(['Lagerverwaltung']);
  });

  it('tolerates typos in words that no row has', () => {
    expect(found('Lagerverwatlung')).toEqual(['Lagerverwaltung']);
    expect(found('Gemiende')).toEqual(['Praxissoftware']);
    expect(found('Bckstuben')).toEqual(['Bäckereibedarf']);
    expect(found('Cafö')).toEqual([]);
  });

  it('finds nothing if no word is similar', () => {
    expect(found('Xylophon')).toEqual([]);
    expect(found('Yacht')).toEqual([]);
  });

  it('finds rows by search words, single or as a phrase', () => {
    expect(found('Semmeln')).toEqual(['Bäckereibedarf']);
    expect(found('dough mixers')).toEqual(['Bäckereibedarf']);
    expect(found('ebike')).toEqual(['Lagerverwaltung']);
    expect(found('E-Bikes')).toEqual(['Lagerverwaltung']);
  });

  it('works without search words', () => {
    const rowsAlone = createNicheSearch(niches);
    expect(rowsAlone.find('Öfen').rows).toEqual([0]);
    expect(rowsAlone.find('Semmel').rows).toEqual([]);
  });

  it('ranks rows with every word first, and counts them', () => {
    expect(search.find('Straße Öfen')).toMatchObject({ completeCount: 1, wordCount: 2 });
    expect(found('Straße Öfen')[0]).toBe('Bäckereibedarf');
    expect(search.find('Öfen Zahnarzt')).toMatchObject({ completeCount: 0, wordCount: 2 });
    expect(found('Öfen Zahnarzt').sort()).toEqual(['Bäckereibedarf', 'Lagerverwaltung']);
    expect(found('Zahnarzt Café Öfen')[0]).toBe('Lagerverwaltung');
  });

  it('does not count a part as the whole word', () => {
    expect(search.find('Cafébau')).toMatchObject({ completeCount: 0, wordCount: 1 });
  });

  it('weights rare words higher', () => {
    const many = Array.from({ length: 9 }, (_, index) => niche('N', `Sache ${index}`, 'Planung'));
    const rare = createNicheSearch([...many, niche('N', 'Ding', 'Xylophon')]);
    expect(rare.find('Planung Xylophon').rows[0]).toBe(9);
  });

  it('treats regular expression syntax as text', () => {
    expect(search.find('.*').rows).toHaveLength(3);
  });

  it('handles any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { rows, completeCount } = search.find(text);
        expect(new Set(rows).size).toBe(rows.length);
        expect(completeCount).toBeLessThanOrEqual(rows.length);
        search.suggest(text);
      }),
    );
  });
});

describe('marks', () => {
  it.each([
    ['strasse', 'An der Straße', ['Straße']],
    ['baeckerei', 'Großbäckereien', ['bäckereien']],
    ['ofen', 'Öfen', ['Öfen']],
    ['bau', 'Hallenbau', ['bau']],
    ['lagervewaltung', 'Lagerverwaltung', ['Lagerverwaltung']],
    ['cafe', 'Café', ['Café']],
    ['xylophon', 'Café', []],
  ])('%s in %s', (query, text, marked) => {
    expect(markedIn(query, text)).toEqual(marked);
  });

  it('join back to the text', () => {
    const { stems } = search.find('strasse bau bäckerei');
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'grapheme' }),
            fc.constantFrom('Straße', ' Hallenbau', 'BÄCKEREI', 'a\u0308'),
          ),
        ),
        (texts) => {
          const text = texts.join('');
          expect(
            search
              .piecesOf(text, stems)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});

describe('matchedSearchWords', () => {
  const matchedWords = (text: string) => search.matchedSearchWords(0, search.find(text).stems);

  it('returns the search words that matched a row', () => {
    expect(matchedWords('semmeln')).toEqual(['Semmel']);
    expect(matchedWords('dough')).toEqual(['dough mixer']);
  });

  it('returns none if the row has the word itself', () => {
    expect(matchedWords('Öfen')).toEqual([]);
  });
});

describe('suggest', () => {
  it('suggests words for typos', () => {
    expect(search.suggest('Zhnrzt')).toEqual(['Zahnärzte']);
    expect(search.find('Zhnrzt').rows).toEqual([]);
  });

  it('suggests no words that only share letters', () => {
    expect(search.suggest('Verlagerung')).toEqual([]);
    expect(search.suggest('qqqq')).toEqual([]);
    expect(search.suggest('')).toEqual([]);
  });
});

it('lists each niche once, sorting umlauts with their base vowels', () => {
  expect(nichesIn([...niches, niche('Handwerk', 'Zweites')])).toEqual(['Ärzte', 'Handwerk', 'Software']);
});
