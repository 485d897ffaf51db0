import { describe, expect, it } from 'vitest';
import type { Niche } from './niche.ts';
import { createNicheSearch, NO_QUERY, nichesIn, spellingsOf } from './niche-search.ts';

const niche = (nische: string, mikronische: string, beschreibung = '', zielgruppe = ''): Niche => ({
  nische,
  mikronische,
  beschreibung,
  zielgruppe,
});
const niches = [
  niche('Handwerk', 'Bäckereibedarf', 'Öfen für Großbäckereien', 'Inhaber von Backstuben'),
  niche('Software', 'Lagerverwaltung', 'Für Händler mit Café', 'Logistikleiter'),
  niche('Ärzte', 'Praxissoftware', 'Termine online', 'Straßburger Ärztinnen'),
];
const search = createNicheSearch(niches);
const found = (text: string, nische: string | null = null) =>
  search({ nische, text }).map(({ mikronische }) => mikronische);

describe('createNicheSearch', () => {
  it('finds everything without a query, and one niche with a filter', () => {
    expect(search(NO_QUERY)).toEqual(niches);
    expect(found('', 'Software')).toEqual(['Lagerverwaltung']);
    expect(found('', 'Soft')).toEqual([]);
  });

  it.each(['bäckerei', 'BAECKEREI', 'backerei', 'ba\u0308ckerei', 'Oefen', 'ofen', 'GROSS', 'groß'])(
    'finds the bakery by %s',
    (text) => {
      expect(found(text)).toEqual(['Bäckereibedarf']);
    },
  );

  it('looks into micro niche, description and target group, and not into the niche', () => {
    expect(found('lager')).toEqual(['Lagerverwaltung']);
    expect(found('cafe')).toEqual(['Lagerverwaltung']);
    expect(found('strassburg')).toEqual(['Praxissoftware']);
    expect(found('handwerk')).toEqual([]);
  });

  it('wants every word, wherever it stands', () => {
    expect(found(' öfen   inhaber ')).toEqual(['Bäckereibedarf']);
    expect(found('öfen logistik')).toEqual([]);
    expect(found('software', 'Software')).toEqual([]);
  });

  it('reads signs of patterns as what they are', () => {
    expect(found('.*')).toEqual([]);
  });
});

it('spells German as people search for it', () => {
  expect(spellingsOf('Bäcker & Söhne Straße')).toEqual([
    'baecker & soehne strasse',
    'backer & sohne strasse',
  ]);
});

it('lists each niche once, umlauts beside their vowels', () => {
  expect(nichesIn([...niches, niche('Handwerk', 'Zweites')])).toEqual(['Ärzte', 'Handwerk', 'Software']);
});
