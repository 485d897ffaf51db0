import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listNicheNames } from './cards.ts';
import type { Niche } from './niche-file.ts';
import { buildNicheSearch } from './search.ts';
import { runToCompletion } from './steps.ts';

const createNicheSearch = (...parts: Parameters<typeof buildNicheSearch>) =>
  runToCompletion(buildNicheSearch(...parts));

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
const findNames = (text: string) => search.find(text).rows.map((row) => niches[row]?.mikronische);
const listMarked = (query: string, text: string) =>
  search
    .splitAtMatches(text, search.find(query).stems)
    .filter(({ isMarked }) => isMarked)
    .map(({ text: piece }) => piece);

describe('find', () => {
  it.each(['', '  ', ' - ', '...', 'C#', '🚀', '.*', 'für die', 'x'])(
    'finds nothing for %j, which has no word',
    (text) => {
      expect(search.find(text)).toMatchObject({ rows: [], wordCount: 0 });
    },
  );

  it.each([
    ...['bäckereien', 'BAECKEREIEN', 'backerei', 'ba\u0308ckerei', 'Oefen', 'ofen', 'Großbäckerei'],
    ...['Inhaberin', 'Backstube', 'Wer liefert Öfen?'],
  ])('finds the bakery by %s', (text) => {
    expect(findNames(text)[0]).toBe('Bäckereibedarf');
  });

  it('searches micro niche, description, and target group, but not the niche', () => {
    expect(findNames('cafe')).toEqual(['Lagerverwaltung']);
    expect(findNames('strassburg')).toEqual(['Praxissoftware']);
    expect(findNames('handwerk')).toEqual([]);
  });

  it('finds a compound with a typo in one part', () => {
    // The row has both words, but not this compound.
    expect(findNames('Zahnärzteverwalltung')).toEqual(['Lagerverwaltung']);
  });

  it('matches the input, not its stem, as a prefix', () => {
    expect(findNames('straßbu')).toEqual(['Praxissoftware']);
    expect(findNames('stapeln')).toEqual([]);
  });

  it('matches only the last word as a prefix, and only from four letters', () => {
    expect(findNames('Café Semm').sort()).toEqual(['Bäckereibedarf', 'Lagerverwaltung']);
    expect(findNames('Semm Café')).toEqual(['Lagerverwaltung']);
    expect(findNames('Stra').sort()).toEqual(['Bäckereibedarf', 'Praxissoftware']);
    for (const text of ['St', 'Str', 'le', 'log']) expect(findNames(text)).toEqual([]);
  });

  it('finds inflected forms', () => {
    expect(findNames('Zahnarzt')).toEqual(['Lagerverwaltung']);
    expect(findNames('Zahnärztin')).toEqual(['Lagerverwaltung']);
    expect(findNames('Gemeinde')).toEqual(['Praxissoftware']);
  });

  it('finds parts of compounds, and compounds by their parts', () => {
    expect(findNames('Hallen')).toEqual(['Praxissoftware']);
    expect(findNames('Verwaltung')).toEqual(['Lagerverwaltung']);
    expect(findNames('Cafébau').sort()).toEqual(['Lagerverwaltung', 'Praxissoftware']);
  });

  it('finds a word that is still being typed', () => {
    for (const text of ['Zahn', 'Zahnä', 'Zahnärz']) expect(findNames(text)).toEqual(['Lagerverwaltung']);
  });

  it('tolerates typos in words that no row has', () => {
    expect(findNames('Lagerverwatlung')).toEqual(['Lagerverwaltung']);
    expect(findNames('Gemiende')).toEqual(['Praxissoftware']);
    expect(findNames('Bckstuben')).toEqual(['Bäckereibedarf']);
    expect(findNames('Cafö')).toEqual([]);
  });

  it('prefers another spelling to a compound whose parts no row has together', () => {
    const rows = ['Gabelstapler', 'Stabler', 'Gabel', 'Bau'].map((name) => niche('A', name));
    expect(createNicheSearch(rows).find('Gabelstabler').rows).toEqual([0]);
  });

  it('finds nothing if no word is similar', () => {
    expect(findNames('Xylophon')).toEqual([]);
    expect(findNames('Yacht')).toEqual([]);
  });

  it('finds rows by search words, single or as a phrase', () => {
    expect(findNames('Semmeln')).toEqual(['Bäckereibedarf']);
    expect(findNames('dough mixers')).toEqual(['Bäckereibedarf']);
    expect(findNames('ebike')).toEqual(['Lagerverwaltung']);
    expect(findNames('E-Bikes')).toEqual(['Lagerverwaltung']);
  });

  it('works without search words', () => {
    const rowsAlone = createNicheSearch(niches);
    expect(rowsAlone.find('Öfen').rows).toEqual([0]);
    expect(rowsAlone.find('Semmel').rows).toEqual([]);
  });

  describe('with synonyms', () => {
    const synonyms = [
      { terms: ['Regal'], synonyms: ['Gestell', 'shelf', 'nirgends'] },
      { terms: ['Öfen', 'Kamin'], synonyms: ['Backrohr', 'Regal'] },
    ];
    const find = (text: string) => {
      const { rows, completeCount } = createNicheSearch(niches, words, synonyms).find(text);
      return [rows.map((row) => niches[row]?.mikronische), completeCount];
    };

    it('finds rows by a synonym, as a word, in a compound, and beside other words', () => {
      expect(findNames('Gestell')).toEqual([]);
      expect(find('Gestell')).toEqual([['Lagerverwaltung'], 1]);
      expect(find('Gestelle für den Händler')).toEqual([['Lagerverwaltung'], 1]);
      expect(find('Gestellverwaltung')[0]).toContain('Lagerverwaltung');
      expect(find('Backrohr')).toEqual([['Bäckereibedarf'], 1]);
    });

    it('prefers rows with the word itself', () => {
      expect(find('Regal')).toEqual([['Lagerverwaltung', 'Bäckereibedarf'], 1]);
    });
  });

  it('finds nothing for a query that the model rates as irrelevant', () => {
    const findWith = (bias: number) =>
      createNicheSearch(niches, words, [], { bias, features: [], scale: 0, letters: '' }).find('Öfen');
    expect(findWith(0).rows).toEqual([0]);
    expect(findWith(-0.1)).toMatchObject({ rows: [], wordCount: 1 });
  });

  it('prefers the nouns of a question', () => {
    const rows = [niche('A', 'Übernahme'), niche('A', 'Hof')];
    const findFirst = (text: string) => createNicheSearch(rows).find(text).rows[0];
    expect(findFirst('Wer übernahm einen Hof?')).toBe(1);
  });

  it('ranks rows with every word first, and counts them', () => {
    expect(search.find('Straße Öfen')).toMatchObject({ completeCount: 1, wordCount: 2 });
    expect(findNames('Straße Öfen')[0]).toBe('Bäckereibedarf');
    expect(search.find('Öfen Zahnarzt')).toMatchObject({ completeCount: 0, wordCount: 2 });
    expect(findNames('Öfen Zahnarzt').sort()).toEqual(['Bäckereibedarf', 'Lagerverwaltung']);
    expect(findNames('Zahnarzt Café Öfen')[0]).toBe('Lagerverwaltung');
  });

  it('does not count a part as the whole word', () => {
    expect(search.find('Cafébau')).toMatchObject({ completeCount: 0, wordCount: 1 });
  });

  it('ignores words that say nothing', () => {
    expect(search.find('Wer kümmert sich denn eigentlich dauernd um Öfen?')).toMatchObject({
      rows: [0],
      wordCount: 1,
    });
    expect(search.find('Could someone please help with Öfen')).toMatchObject({ rows: [0], wordCount: 1 });
  });

  it('finds nothing if the rows have too little of the text', () => {
    expect(findNames('Drachencafé')).toEqual([]);
    expect(findNames('Öfen Einhorn')).toEqual(['Bäckereibedarf']);
    const common = createNicheSearch(Array.from({ length: 9 }, (_, index) => niche('N', `Planung ${index}`)));
    expect(common.find('Planung').rows).toHaveLength(9);
    expect(common.find('Planung Einhorn').rows).toEqual([]);
  });

  it('finds the nearest rows for a question with less of the text', () => {
    const names = ['Planung A', 'Planung B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
    const { find } = createNicheSearch(names.map((name) => niche('N', name)));
    expect(find('Wer macht die Planung für Einhorn und Drache?').rows).toEqual([0, 1]);
  });

  it('ranks a row with the rare part of a word before one with the common part in its name', () => {
    const common = Array.from({ length: 9 }, (_, index) => niche('N', `Planung ${index}`));
    const rare = createNicheSearch([...common, niche('N', 'Ding', 'Mit Xylophon')]);
    expect(rare.find('Xylophonplanung').rows[0]).toBe(9);
    expect(rare.find('Xylophon Planungen für Orchester').rows[0]).toBe(9);
  });

  it('ranks a row by its first search words before its last', () => {
    const others = Array.from({ length: 9 }, (_, index) => `Wort${index}`);
    const ranked = createNicheSearch(
      [niche('N', 'Eins'), niche('N', 'Zwei')],
      new Map([
        ['Eins', [...others, 'Xylophon']],
        ['Zwei', ['Xylophon', ...others]],
      ]),
    );
    expect(ranked.find('Xylophon').rows).toEqual([1, 0]);
  });

  it('finds a word by another spelling of its sound', () => {
    const solar = createNicheSearch([niche('N', 'Photovoltaik auf Dächern'), niche('N', 'Phishing')]);
    expect(solar.find('Fotovoltaig').rows).toEqual([0]);
    expect(solar.find('Fisching').rows).toEqual([1]);
  });

  it('finds a compound without a last part that says nothing', () => {
    expect(findNames('Zahnarztbetriebe')).toEqual(['Lagerverwaltung']);
    expect(findNames('Caféproblem')).toEqual(['Lagerverwaltung']);
  });

  it('finds a participle by its verb', () => {
    const verbs = createNicheSearch([niche('N', 'Ding', 'Wir mahnen säumige Zahler')]);
    expect(verbs.find('gemahnt').rows).toEqual([0]);
  });

  it('weights rare words higher', () => {
    const many = Array.from({ length: 9 }, (_, index) => niche('N', `Sache ${index}`, 'Planung'));
    const rare = createNicheSearch([...many, niche('N', 'Ding', 'Xylophon')]);
    expect(rare.find('Planung Xylophon').rows[0]).toBe(9);
  });

  it('ignores characters that nobody sees', () => {
    expect(findNames('\u2068Bäckerei\u00adbe\u200bdarf\u2069')).toEqual(findNames('Bäckereibedarf'));
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
    expect(listMarked(query, text)).toEqual(marked);
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
              .splitAtMatches(text, stems)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});

describe('matchedSearchWords', () => {
  const matchedWords = (text: string) => search.findMatchedSearchWords(0, search.find(text).stems);

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
  expect(listNicheNames([...niches, niche('Handwerk', 'Zweites')])).toEqual([
    'Ärzte',
    'Handwerk',
    'Software',
  ]);
});
