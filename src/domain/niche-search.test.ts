import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf, judgedQueries, reciprocalRank } from '../../tests/bench/finder/queries.ts';
import { type Niche, parseNiches } from './niche-file.ts';
import { piecesOf } from './niche-marks.ts';
import { createNicheSearch, nichesIn } from './niche-search.ts';

const niche = (nische: string, mikronische: string, beschreibung = '', zielgruppe = ''): Niche => ({
  nische,
  mikronische,
  beschreibung,
  zielgruppe,
});
const niches = [
  niche('Handwerk', 'Bäckereibedarf', 'Öfen für Großbäckereien an der Straße', 'Inhaber von Backstuben'),
  niche('Software', 'Lagerverwaltung', 'Für Händler mit Café', 'Logistikleiter und Zahnärzte'),
  niche('Ärzte', 'Praxissoftware', 'Termine online im Hallenbau', 'Straßburger Ärztinnen in Gemeinden'),
];
const search = createNicheSearch(niches);
const found = (text: string) => search.find(text).rows.map((row) => niches[row]?.mikronische);
const markedIn = (query: string, text: string) =>
  piecesOf(text, search.find(query).marks)
    .filter(({ isMarked }) => isMarked)
    .map(({ text: piece }) => piece);

describe('find', () => {
  it.each(['', '  ', ' - '])('finds everything by %j, in the order of the file', (text) => {
    expect(search.find(text).rows).toEqual([0, 1, 2]);
  });

  it.each([
    ...['bäckerei', 'BAECKEREI', 'backerei', 'ba\u0308ckerei', 'Oefen', 'ofen', 'GROSS', 'groß'],
    ...['Bäckereien', 'Bäckerein', 'Inhaberin'],
  ])('finds the bakery by %s', (text) => {
    expect(found(text)).toEqual(['Bäckereibedarf']);
  });

  it('looks into micro niche, description and target group, and not into the niche', () => {
    expect(found('lager')).toEqual(['Lagerverwaltung']);
    expect(found('cafe')).toEqual(['Lagerverwaltung']);
    expect(found('strassburg')).toEqual(['Praxissoftware']);
    expect(found('handwerk')).toEqual([]);
  });

  it('wants every word, in any order and field, and asks for no fillers', () => {
    expect(found(' backstuben   straße ')).toEqual(['Bäckereibedarf']);
    expect(found('Öfen für die Bäckerei')).toEqual(['Bäckereibedarf']);
    expect(found('öfen logistik')).toEqual([]);
  });

  it('finds the forms of a word', () => {
    expect(found('Zahnarzt')).toEqual(['Lagerverwaltung']);
    expect(found('Zahnärztin')).toEqual(['Lagerverwaltung']);
    expect(found('Gemeinde')).toEqual(['Praxissoftware']);
  });

  it('finds parts of compounds: four letters anywhere, three at an end', () => {
    expect(found('verwaltung')).toEqual(['Lagerverwaltung']);
    expect(found('bau')).toEqual(['Praxissoftware']);
    expect(found('burger')).toEqual(['Praxissoftware']);
    expect(found('rwa')).toEqual([]);
  });

  it('forgives typing errors in long words where nothing fits as typed', () => {
    expect(found('Lagerverwatlung')).toEqual(['Lagerverwaltung']);
    expect(found('Praxsisoftwaer')).toEqual(['Praxissoftware']);
    expect(found('Cafö')).toEqual([]);
  });

  it('puts the exact word before its forms, and these before parts', () => {
    const rows = ['Baustelle', 'Hallenbau', 'Bau', 'Baues'].map((name) => niche('N', name));
    const order = createNicheSearch(rows)
      .find('bau')
      .rows.map((row) => rows[row]?.mikronische);
    expect(order).toEqual(['Bau', 'Baues', 'Hallenbau', 'Baustelle']);
  });

  it('knows trades by their other names', () => {
    expect(found('bakery')).toEqual(['Bäckereibedarf']);
    expect(found('Backstube')).toEqual(['Bäckereibedarf']);
    expect(found('dentist')).toEqual(['Lagerverwaltung']);
  });

  it('reads signs of patterns as no words', () => {
    expect(search.find('.*').rows).toHaveLength(3);
  });

  it('never finds more by more words', () => {
    const texts = fc.constantFrom('bau', 'Öfen', 'straße', 'software', 'lager', 'xylophon', 'für');
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const both = search.find(`${one} ${other}`).rows;
        const first = search.find(one).rows;
        if (one !== 'für') expect(both.every((row) => first.includes(row))).toBe(true);
      }),
    );
  });
});

describe('marks', () => {
  it.each([
    ['strasse', 'An der Straße', ['Straße']],
    ['baeckerei', 'Großbäckereien', ['bäckerei']],
    ['ofen', 'Öfen', ['Öfen']],
    ['bau', 'Hallenbau', ['bau']],
    ['lagervewaltung', 'Lagerverwaltung', ['Lagerverwaltung']],
    ['cafe', 'Café', ['Café']],
    ['xylophon', 'Café', []],
  ])('%s in %s', (query, text, marked) => {
    expect(markedIn(query, text)).toEqual(marked);
  });

  it('are pieces of the text itself', () => {
    const { marks } = search.find('strasse bau bäckerei');
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
            piecesOf(text, marks)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});

describe('near', () => {
  it('names words that have a hit for one that has none', () => {
    expect(search.near('Bäckereiverwaltung')).toContain('Lagerverwaltung');
  });

  it('names those of several words that have one', () => {
    expect(search.near('Öfen Logistik')).toEqual(['Öfen', 'Logistik']);
  });

  it('names nothing that finds nothing', () => {
    for (const text of ['Bäckereiverwaltung', 'qqqq', 'Zahnputzbecher', ''])
      for (const word of search.near(text)) expect(search.find(word).rows).not.toEqual([]);
  });
});

describe('on the published file', () => {
  const { niches: published } = parseNiches(
    readFileSync(new URL('../../public/anbahn-nischen.csv', import.meta.url), 'utf8'),
  );
  const finder = createNicheSearch(published);
  const names = (query: string) => finder.find(query).rows.map((row) => published[row]?.mikronische ?? '');

  it('ranks what was asked for first, also where it was not tuned', () => {
    const queries = judgedQueries();
    expect(queries).toHaveLength(150);
    const known = new Set(published.map(({ mikronische }) => mikronische));
    for (const { must, also, never } of queries)
      for (const name of [...must, ...also, ...never]) expect(known).toContain(name);
    for (const heldBack of [true, false]) {
      const some = queries.filter((query) => query.heldBack === heldBack);
      const ranks = some.map((query) => reciprocalRank(query, names(query.query)));
      expect(ranks.reduce((sum, rank) => sum + rank, 0) / some.length).toBeGreaterThan(0.9);
      const faulty = some.filter((query) => faultsOf(query, names(query.query)).length > 0);
      expect(faulty.length / some.length).toBeLessThan(0.1);
    }
  });

  it('finds every row by the words of its name', () => {
    for (const { mikronische } of published) expect(names(mikronische)).toContain(mikronische);
  });
});

it('lists each niche once, umlauts beside their vowels', () => {
  expect(nichesIn([...niches, niche('Handwerk', 'Zweites')])).toEqual(['Ärzte', 'Handwerk', 'Software']);
});
