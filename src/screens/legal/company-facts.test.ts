import { expect, it } from 'vitest';
import { site as austrian } from '../../../tests/second-owner/site.ts';
import type { Locale } from '../../domain/site/locale.ts';
import type { Site } from '../../domain/site/owner.ts';
import { deriveSettings } from '../../domain/site/settings.ts';
import { getCompanyFacts } from './company-facts.ts';
import { getLegalCopy } from './legal-copy.ts';
import { countryName, getLegalValues } from './legal-values.ts';

/** The company facts of the imprint, line by line. */
function renderImprint(owner: Site, locale: Locale): readonly string[] {
  const { parts } = getLegalCopy(locale, deriveSettings(owner, { mail: null, webhook: false })).imprint;
  const { company } = owner;
  return [
    parts.company.text,
    company.name,
    countryName(company.country, locale),
    ...getCompanyFacts(locale, company, parts.company).map(({ label, value }) => `${label}: ${value}`),
    ...(parts.responsible ? [parts.responsible.text] : []),
  ].filter((line) => line !== undefined);
}

it('lists what Austrian law requires of a partnership', () => {
  expect(renderImprint(austrian, 'de')).toEqual([
    'Angaben gemäß § 5 E-Commerce-Gesetz (ECG) und § 14 Unternehmensgesetzbuch (UGB), Offenlegung gemäß § 25 Mediengesetz (MedienG).',
    'Huber & Gruber OG',
    'Österreich',
    'Rechtsform: Offene Gesellschaft',
    'Gesellschafter: Ida Huber, Max Gruber',
    'Firmenbuch: Handelsgericht Wien, FN 123456d',
    'Unternehmensgegenstand: Vertriebsberatung',
    'Grundlegende Richtung (§ 25 Abs. 4 MedienG): Informationen über Vertrieb',
    'Aufsichtsbehörde: Magistratisches Bezirksamt für den 1. Bezirk',
    'Kammer: Wirtschaftskammer Wien',
    'Berufsrechtliche Vorschriften: Gewerbeordnung, www.ris.bka.gv.at',
  ]);
});

it.each([
  ['director', 'Managing director', 'Geschäftsführung', 'Managing directors', 'Geschäftsführung'],
  ['board', 'Board', 'Vorstand', 'Board', 'Vorstand'],
  ['partner', 'Partner', 'Gesellschafter', 'Partners', 'Gesellschafter'],
  ['proprietor', 'Proprietor', 'Inhaber/in', 'Proprietors', 'Inhaber'],
  ['manager', 'Manager', 'Geschäftsführender Manager', 'Managers', 'Geschäftsführende Manager'],
  [
    'member',
    'Managing member',
    'Geschäftsführendes Mitglied',
    'Managing members',
    'Geschäftsführende Mitglieder',
  ],
  ['officer', 'Executive officer', 'Leitender Direktor', 'Executive officers', 'Leitende Direktoren'],
] as const)('counts who represents the company: %s', (role, one, eine, several, mehrere) => {
  const render = (name: string | readonly string[], locale: Locale) =>
    renderImprint(
      { ...austrian, company: { ...austrian.company, representative: { role, name } } },
      locale,
    )[4];
  expect([render('Ida Huber', 'en'), render('Ida Huber', 'de')]).toEqual([
    ...[`${one}: Ida Huber`, `${eine}: Ida Huber`],
  ]);
  const both = ['Ida Huber', 'Max Gruber'];
  expect([render(both, 'en'), render(both, 'de')]).toEqual([
    ...[`${several}: Ida Huber, Max Gruber`, `${mehrere}: Ida Huber, Max Gruber`],
  ]);
});

it.each([
  ['DE', 'Angaben gemäß § 5 Digitale-Dienste-Gesetz (DDG).', 'Deutschland'],
  [
    'AT',
    'Angaben gemäß § 5 E-Commerce-Gesetz (ECG) und § 63 Gewerbeordnung (GewO), Offenlegung gemäß § 25 Mediengesetz (MedienG).',
    'Österreich',
  ],
  [
    'CH',
    'Angaben gemäß Art. 3 Abs. 1 lit. s des Bundesgesetzes gegen den unlauteren Wettbewerb (UWG).',
    'Schweiz',
  ],
  ['LI', 'Angaben zum Anbieter dieser Website.', 'Liechtenstein'],
])('omits what a sole trader does not have (%s)', (country, statute, name) => {
  const company = {
    ...austrian.company,
    name: 'Ida Huber',
    country,
    legalForm: null,
    representative: null,
    register: null,
    purpose: null,
    mediaPolicy: null,
    supervisoryAuthority: null,
    chamber: null,
    tradeRules: null,
  };
  expect(renderImprint({ ...austrian, company }, 'de')).toEqual([statute, 'Ida Huber', name]);
});

it.each(['sole trader', 'sole proprietorship', 'LLC'])('names the state of an American %s', (form) => {
  const find = (state: string | null) => {
    const company = { ...austrian.company, form, country: 'US', city: 'Portland, OR 97209', state };
    return [
      renderImprint({ ...austrian, company }, 'en').includes(`Organized under the laws of: ${state}`),
      getLegalValues('en', { ...austrian, company }, new Date(0)).state,
    ];
  };
  expect(find('Oregon')).toEqual([form === 'LLC', 'Oregon']);
  expect(find(null)).toEqual([false, 'OR']);
});
