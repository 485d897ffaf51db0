import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { lexiconFor } from './lexicon.ts';
import { type Place, readBuyers } from './read-buyers.ts';
import type { Role } from './roles.ts';

const roles = (text: string, language: Locale, place: Place = 'body'): Readonly<Record<string, Role>> =>
  Object.fromEntries(readBuyers([{ text, place }], language).map(({ name, role }) => [name, role]));

it.each(['de', 'en'] as const)('knows 1,500 names and the heads of others (%s)', (language) => {
  const { names, heads } = lexiconFor(language);
  expect(names.size).toBeGreaterThan(1500);
  expect(heads.size).toBeGreaterThan(150);
});

describe('readBuyers', () => {
  it.each([
    ['de', 'Unsere Kurse kaufen Hebammen.', ['Hebammen']],
    ['de', 'Zu uns kommen Lohnfertiger.', ['Lohnfertiger']],
    ['de', 'Imkereien füllen ihren Honig in unsere Gläser.', ['Imkereien']],
    ['de', 'Uns buchen Grundschulen und Kindertagesstätten.', ['Grundschulen', 'Kindertagesstätten']],
    ['de', 'Wir liefern an Kirchengemeinden und Chöre.', ['Kirchengemeinden', 'Chöre']],
    ['de', 'Kinder- und Jugendärzte nutzen unsere App.', ['Kinder- und Jugendärzte']],
    ['de', 'Software für Betreiber von Biogasanlagen', ['Betreiber von Biogasanlagen']],
    [
      'de',
      'Mit kleinen Gemeinden arbeiten wir zusammen, für kleinen Bäckereien auch.',
      ['kleine Bäckereien'],
    ],
    ['de', 'Für Ihre Praxis.', ['Praxen']],
    ['en', 'Trusted by dental practices across Ohio.', ['dental practices']],
    ['en', 'Leisure centres and swim clubs use our pumps.', ['Leisure centres', 'swim clubs']],
    ['en', 'Our benches run in engine plants.', ['engine plants']],
    ['en', 'Not only schools but also churches book our band.', ['schools', 'churches']],
    ['en', 'Built for your restaurant.', ['restaurants']],
    ['en', 'Breweries without a kitchen are our bread and butter.', ['Breweries']],
    ['en', 'We haul 1,400 hives to blueberry growers.', ['blueberry growers']],
    ['en', 'We hear from quilters that their wrists stopped hurting.', ['quilters']],
    [
      'en',
      'Since then we’ve built short lanes in nineteen retirement communities.',
      ['retirement communities'],
    ],
    ['en', 'The rest of the year it’s landscapers.', ['landscapers']],
    ['en', 'From food trucks to hotel kitchens, everybody sharpens here.', ['food trucks', 'hotel kitchens']],
    ['de', 'Neben Apotheken zählen auch Drogerien zu unseren Kunden.', ['Apotheken', 'Drogerien']],
    ['de', 'Legehennenhalter streuen damit den Scharrraum ein.', ['Legehennenhalter']],
    ['de', 'Seit 2020 betreuen wir die Sterilbereiche von Krankenhausapotheken.', ['Krankenhausapotheken']],
    ['en', 'Creameries have been calling from as far as Vermont.', ['Creameries']],
    ['de', 'Fragt eine Tierarztpraxis bei uns an, kommen wir.', ['Tierarztpraxen']],
    ['de', 'Vom kleinen Verein bis zur Universität drucken wir für jeden.', ['Vereine', 'Universitäten']],
    ['de', 'Wer eine Bäckerei betreibt, findet bei uns Knetmaschinen.', ['Bäckereien']],
    [
      'en',
      'Whether you are a florist or a wedding planner, we have ribbon.',
      ['florists', 'wedding planners'],
    ],
    ['en', 'Every marina on the lake fuels from our barge.', ['marinas']],
    ['de', 'Unsere Planen werden von Spediteuren gefahren.', ['Spediteure']],
    ['de', 'Wir digitalisieren die Archive von Stadtverwaltungen.', ['Stadtverwaltungen']],
    ['en', 'Carried by outdoor retailers in six provinces.', ['outdoor retailers']],
    ['de', 'Hotelwäsche, Pflegeheimwäsche und Apotheker-Software', ['Hotels', 'Pflegeheime', 'Apotheker']],
  ] as const)('recognizes buyers (%s): %s', (language, text, names) => {
    for (const name of names) expect(roles(text, language)).toMatchObject({ [name]: 'buyer' });
  });

  it.each([
    ['de', 'Für die Automobilindustrie arbeiten wir nicht mehr.', 'Automobilindustrie', 'excluded'],
    ['de', 'Keine Privatkunden.', 'Privatkunden', 'excluded'],
    ['en', 'We do not write for charities.', 'charities', 'excluded'],
    ['en', 'We no longer work with car dealers.', 'car dealers', 'excluded'],
    ['de', 'Andere Agenturen versprechen viel.', 'Agenturen', 'competitor'],
    ['en', 'Unlike other agencies, we answer.', 'agencies', 'competitor'],
    ['de', 'Wir sind Dachdecker aus Leidenschaft.', 'Dachdecker', 'speaker'],
    ['de', 'Unsere Schreiner kommen gern.', 'Schreiner', 'speaker'],
    ['de', 'Mit Milch von Bauern aus der Region.', 'Bauern', 'beside'],
    ['en', 'Milk from growers.', 'growers', 'beside'],
    ['en', 'No stag parties or hen parties.', 'hen parties', 'excluded'],
    ['de', 'Privatleute mit Balkon schicken wir weg.', 'Privatleute', 'excluded'],
    ['de', 'Private Krankenkassen erstatten meist ganz.', 'Krankenkassen', 'beside'],
    ['de', 'Mit Bauträgern ist Schluss.', 'Bauträger', 'excluded'],
    ['en', 'Nine paid staff and 240 teachers.', 'teachers', 'beside'],
    ['de', 'Unsere Azubis kommen aus Ulm.', 'Azubis', 'speaker'],
    ['en', 'We hire carpenters all year.', 'carpenters', 'speaker'],
    ['en', 'From $49 a month for up to 25 teachers.', 'teachers', 'beside'],
    ['en', 'Thanks to three machinists.', 'machinists', 'beside'],
    ['de', 'Bei uns arbeiten zwölf Tischler.', 'Tischler', 'speaker'],
    ['de', 'Unsere Regale werden von Tischlern gebaut.', 'Tischler', 'beside'],
    ['en', 'School districts buy our desks because students can stand.', 'students', 'beside'],
    ['de', 'Kinder lieben unsere Klettergerüste.', 'Kinder', 'beside'],
    ['de', 'So sitzen Ihre Gäste bequemer.', 'Gäste', 'beside'],
    ['en', 'Restaurants keep calling, but we turn them away.', 'Restaurants', 'excluded'],
    ['de', 'Früher kamen Kneipen zu uns; die bedienen wir nicht mehr.', 'Kneipen', 'excluded'],
    ['en', 'Every August, districts scramble for bus drivers.', 'bus drivers', 'beside'],
    ['de', 'Ich arbeite eng mit zwei HNO-Ärztinnen zusammen.', 'HNO-Ärztinnen', 'beside'],
  ] as const)('gives those who do not buy another role (%s): %s', (language, text, name, role) => {
    expect(roles(text, language)[name]).toBe(role);
  });

  it('treats a name in a quotation as a reviewer', () => {
    expect(roles('Bakeries love our flour.', 'en', 'quote')).toEqual({ Bakeries: 'reviewer' });
  });

  it.each([
    ['en', 'Modern teams love it in a busy world.'],
    ['en', 'We renovate homes.'],
    ['en', '“Beats the motorway.” Visitors’ book'],
    ['de', 'Inhaber Carsten Wildfang, mit Etiketten für Pferde.'],
    ['de', 'Der Steuerberater bucht es, wir bringen den Käser mit.'],
    ['de', 'Anna Bäcker und Familie Bauer grüßen ihre Zielgruppen.'],
  ] as const)('finds nobody where nobody in particular is named (%s): %s', (language, text) => {
    expect(roles(text, language)).toEqual({});
  });

  it('ignores clients of former jobs in an about section', () => {
    const life = 'Malte hat Software für Speditionen geschrieben.';
    expect(roles(life, 'de', 'about')).toEqual({ Speditionen: 'beside' });
    expect(roles('Wir schreiben Software für Speditionen.', 'de', 'about')).toEqual({ Speditionen: 'buyer' });
  });

  it('accepts unknown names in a list of buyers', () => {
    expect(roles('Drehorgelnarren', 'de', 'listed')).toEqual({ Drehorgelnarren: 'buyer' });
    expect(roles('Harpsichord oddballs', 'en', 'listed')).toEqual({ 'Harpsichord oddballs': 'buyer' });
    expect(roles('Call Ray & Sons', 'en', 'listed')).toEqual({});
  });

  it('finds lower-case German nouns in typed text', () => {
    const text = 'unsere auftraggeber sind dachdecker und malerbetriebe';
    expect(roles(text, 'de', 'words')).toEqual({ dachdecker: 'buyer', malerbetriebe: 'buyer' });
  });

  it('judges each clause by itself', () => {
    expect(roles('Wir arbeiten nicht für Supermärkte, sondern für Hofläden.', 'de')).toEqual({
      Supermärkte: 'excluded',
      Hofläden: 'buyer',
    });
    expect(roles('Our clients are marinas and yacht clubs, not hotels.', 'en')).toEqual({
      marinas: 'buyer',
      'yacht clubs': 'buyer',
      hotels: 'excluded',
    });
  });

  it('keeps the sentence that names a buyer', () => {
    const [first] = readBuyers([{ text: 'We bake. Bread for inns.', place: 'body' }], 'en');
    expect(first?.quote).toBe('Bread for inns.');
  });
});
