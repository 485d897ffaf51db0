import { describe, expect, it } from 'vitest';
import { readBuyers } from './read-buyers.ts';
import type { TextOrigin } from './sentence.ts';
import type { ReadLanguage } from './text-language.ts';

const readRoles = (text: string, language: ReadLanguage, origin: TextOrigin = 'text') =>
  Object.fromEntries(readBuyers([{ text, origin }], language).map(({ name, role }) => [name, role]));
const readBuyerNames = (text: string, language: ReadLanguage, origin?: TextOrigin): readonly string[] =>
  Object.entries(readRoles(text, language, origin)).flatMap(([name, role]) =>
    role === 'buyer' ? [name] : [],
  );

describe('readBuyers', () => {
  it.each([
    ['de', 'Zu uns kommen Lohnfertiger.', ['Lohnfertiger']],
    ['de', 'Uns buchen Grundschulen und Kindertagesstätten.', ['Grundschulen', 'Kindertagesstätten']],
    ['de', 'Wir liefern an Kirchengemeinden und Chöre.', ['Kirchengemeinden', 'Chöre']],
    ['de', 'Software für Betreiber von Biogasanlagen', ['Betreiber von Biogasanlagen']],
    ['en', 'Trusted by dental practices across Ohio.', ['dental practices']],
    ['en', 'Leisure centers and swim clubs use our pumps.', ['Leisure centers', 'swim clubs']],
    ['en', 'We help owners of old houses.', ['owners of old houses']],
  ] as const)('recognizes buyers (%s): %s', (language, text, names) => {
    expect(readBuyerNames(text, language)).toEqual(names);
  });

  it.each([
    ['de', 'Für die Automobilindustrie arbeiten wir nicht mehr.', 'Automobilindustrie'],
    ['de', 'Privatleute mit Balkon schicken wir weg.', 'Privatleute'],
    ['en', 'We no longer work with car dealers.', 'car dealers'],
    ['en', 'We do not work with homeowners.', 'homeowners'],
  ] as const)('recognizes excluded groups (%s): %s', (language, text, name) => {
    expect(readRoles(text, language)).toMatchObject({ [name]: 'excluded' });
  });

  it.each([
    ['de', 'Mit Milch von Bauern aus der Region.'],
    ['de', 'Wir sind Dachdecker aus Leidenschaft.'],
    ['de', 'Unsere Schreiner kommen gern.'],
    ['en', 'Thanks to three machinists.'],
    ['en', 'Our team of electricians is certified.'],
    ['en', 'Supplied by growers from the valley.'],
  ] as const)('ignores anyone who is mentioned but does not buy (%s): %s', (language, text) => {
    expect(readBuyerNames(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'Software for ambitious brands'],
    ['en', 'We build domain-specific intelligence that gives your business a competitive edge.'],
    ['de', 'Lösungen für moderne Unternehmen'],
  ] as const)('ignores generic names (%s): %s', (language, text) => {
    expect(readBuyerNames(text, language)).toEqual([]);
  });

  it.each([
    ['de', 'handwerksbetriebe und kleine hotels', ['handwerksbetriebe', 'kleine hotels']],
    ['de', 'Drehorgelfreaks, meistens aus Tirol', ['Drehorgelfreaks']],
    ['en', 'mostly whistle fanatics, usually from Leeds', ['whistle fanatics']],
    ['en', 'Frankly, all kinds.', []],
    ['de', 'keine Ahnung', []],
    ['en', 'Really varies.', []],
    ['en', 'It depends.', []],
    ['de', 'ganz unterschiedlich', []],
    ['de', 'das ist verschieden', []],
  ] as const)('reads an answer with unknown words (%s): %s', (language, text, names) => {
    expect(readBuyerNames(text, language, 'answer')).toEqual(names);
  });

  it('names a German buyer in the nominative plural', () => {
    expect(readBuyerNames('Wir liefern an kleine Tierarztpraxen und an Tierärzte.', 'de')).toContain(
      'kleine Tierarztpraxen',
    );
    expect(readBuyerNames('Das Programm für Ihre Tierarztpraxis.', 'de')).toEqual(['Tierarztpraxen']);
  });

  it('excludes a buyer everywhere if any text excludes it', () => {
    const [hotels, ...others] = readBuyers(
      [
        { text: 'Linen for hotels.', origin: 'text' },
        { text: 'We no longer work with hotels.', origin: 'words' },
      ],
      'en',
    );
    expect([hotels?.name, hotels?.role, others]).toEqual(['hotels', 'excluded', []]);
  });
});
