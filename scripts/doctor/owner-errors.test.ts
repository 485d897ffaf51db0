import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copy } from '../../src/copy/index.ts';
import { type Company, listLegalQuestions } from '../../src/domain/site/company.ts';
import { LOCALES } from '../../src/domain/site/locale.ts';
import {
  destinationsSchema,
  notificationsSchema,
  type Site,
  siteSchema,
} from '../../src/domain/site/owner.ts';
import { keepValid } from '../../src/domain/site/owner-fields.ts';
import { findSamples, sample } from '../../src/domain/site/owner-value.ts';
import { sameInEveryLanguage } from '../../src/domain/site/testing/same-in-every-language.ts';
import { owner } from '../../src/site.ts';
import { notifications as otherNotifications } from '../../tests/second-owner/notifications.ts';
import { site as other } from '../../tests/second-owner/site.ts';
import { listClaims } from './claims.ts';
import { type Entries, readEntries } from './entries.ts';
import { findLanguageErrors, findMissingFiles, findRewriteErrors, findSchemaErrors } from './owner-errors.ts';
import { checkOwnerFiles } from './owner-files.ts';
import { listQuestions } from './questions.ts';

type Node = Readonly<Record<string, unknown>>;
/** Tests may only name reserved domains, which no schema accepts. */
const withRealDomains = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('.example', '.at'));
const site = withRealDomains(other);
const notifications = withRealDomains(otherNotifications);

/** A copy with the value at a path replaced; `undefined` removes it. */
function change(node: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(node))
    return node.map((item, index) => (String(index) === key ? change(item, rest, value) : item));
  return { ...Object(node), [key]: change(Object(node)[key], rest, value) };
}

/** The path of every value, of fields and of what they contain. */
const listPaths = (node: unknown, path: readonly string[] = []): (readonly string[])[] => [
  path,
  ...(typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => listPaths(child, [...path, key]))
    : []),
];

const CLAIMS = { experienceYears: 15, guaranteeDays: 30, ownUse: true, areTrue: true };

/** Every list and optional field filled in. */
const inEach = sameInEveryLanguage;
const full = {
  ...site,
  company: {
    ...site.company,
    vatId: 'ATU13585627',
    responsiblePerson: 'Ida Huber',
    strategicPartner: 'Gruber GmbH, Graz',
    profession: inEach('Management consultant, Austria'),
    insurance: inEach('Versicherung, Ring 1, 1010 Wien'),
    dataProtectionOfficer: 'Nora Berger, privacy@huber.at',
    representatives: { eu: null, uk: 'B, London EC1A 1BB, United Kingdom', ch: 'C, 3003 Bern, Schweiz' },
  },
  video: { kind: 'file', name: 'how-it-works', seconds: 31 },
  claims: CLAIMS,
  logos: [{ name: 'Kunde', file: 'kunde.svg' }],
  proof: {
    quotes: [{ text: inEach('Text'), name: 'Eva Maier', role: inEach('Sales'), picture: 'eva.webp' }],
    numbers: [
      { figure: '12', label: inEach('Label'), source: inEach('Source') },
      { figure: { en: '6.8%', de: '6,8 %' }, label: inEach('Label'), source: inEach('Source') },
    ],
  },
  counting: { ...site.counting, campaigns: { google: ['google.com'] } },
  languageModel: {
    kind: 'chat',
    provider: 'Mistral AI',
    country: 'FR',
    url: 'https://api.mistral.ai/v1',
    model: 'mistral-small',
  },
};
const fullNotifications = {
  ...notifications,
  dkimSelector: 'mail',
  team: [{ address: 'team@huber.at', language: 'de', when: 'at-once' }],
};
const fullDestinations = { mentee: inEach('/mentees'), mentor: 'https://circle.at/join' };

/** Fields that may be empty lists or null, or have any number of keys. */
const EMPTY_LISTS = ['logos', 'proof.quotes', 'proof.numbers', 'team'];
const NULL =
  /^(?:video|bookingProvider|links\.(?:instagram|youtube)|claims\.(?:experienceYears|guaranteeDays)|languageModel|mail|dkimSelector|mentee|mentor|proof\.quotes\.0\.picture)$/;
const NULL_OF_COMPANY =
  /^company\.(?:legalForm|state|register|representative|businessId|mediaPolicy|supervisoryAuthority|chamber|tradeRules|responsiblePerson|strategicPartner|dataProtectionOfficer|profession|insurance|representatives\.\w+)$/;
const FREE = /^counting\.campaigns(?:$|\.)/;

describe.each([
  ['site.ts', siteSchema, full as unknown],
  ['notifications.ts', notificationsSchema, fullNotifications],
  ['the destinations', destinationsSchema, fullDestinations],
] as const)('the schema of %s', (_, schema, valid) => {
  it('accepts a complete file', () => {
    expect(findSchemaErrors(schema, valid)).toEqual([]);
  });

  const fields = listPaths(valid)
    .filter((path) => path.length > 0)
    .map((path) => [path.join('.'), path] as const);

  it.each(fields)('rejects every wrong shape of %s', (name, path) => {
    const original = path.reduce<unknown>((node, key) => Object(node)[key], valid);
    const shapes: readonly unknown[] = [
      undefined,
      null,
      '',
      ' spaces ',
      0,
      -1,
      1.5,
      Number.NaN,
      '3',
      true,
      'true',
      [],
      ['text'],
      {},
      { en: 'Text', de: 'Text' },
      { sample: 'Text' },
    ];
    const accepted = shapes.filter(
      (shape) =>
        JSON.stringify(shape) !== JSON.stringify(original) &&
        findSchemaErrors(schema, change(valid, path, shape)).length === 0,
    );
    const isText = typeof original === 'string';
    const isAllowed = (shape: unknown): boolean =>
      (shape === null && (NULL.test(name) || NULL_OF_COMPANY.test(name))) ||
      (Array.isArray(shape) && shape.length === 0 && EMPTY_LISTS.includes(name)) ||
      (isText &&
        (shape === 'true' ||
          (shape === '3' && /^replyTemplates|figure(?:\.\w+)?$|vatId$/.test(name)) ||
          (shape === ' spaces ' && name.startsWith('replyTemplates')))) ||
      (shape === 0 && name === 'morning.hour') ||
      (typeof shape === 'boolean' && typeof original === 'boolean') ||
      FREE.test(name) ||
      // A name in every language, or a number of days.
      (typeof shape === 'object' &&
        shape !== null &&
        'de' in shape &&
        ((typeof original === 'object' && original !== null && 'de' in original) ||
          name.endsWith('figure'))) ||
      (name.endsWith('.1.figure') && (shape === '3' || shape === 'true'));
    expect(accepted.filter((shape) => !isAllowed(shape))).toEqual([]);
  });

  it('rejects unknown fields', () => {
    expect(findSchemaErrors(schema, { ...Object(valid), extra: 1 })).toHaveLength(1);
  });
});

const COMPANY: Company = { ...site.company };
/** A lawyer said so, for companies outside the EU. */
const NO_REPRESENTATIVES = { eu: false, uk: null, ch: null } as const;
const company = (part: Partial<Company>): Company => ({
  ...COMPANY,
  state: null,
  vatId: false,
  businessId: null,
  legalForm: null,
  representatives: NO_REPRESENTATIVES,
  ...part,
});

/** Lawful companies by country. */
const LAWFUL: Readonly<Record<string, Company>> = {
  'an Austrian e.U.': company({
    name: 'Huber Vertrieb e.U.',
    form: 'e.U.',
    representative: { role: 'proprietor', name: 'Ida Huber' },
    register: 'Landesgericht Innsbruck, FN 123456d',
    street: 'Maria-Theresien-Straße 18',
    city: '6020 Innsbruck',
    chamber: 'Wirtschaftskammer Tirol',
    vatId: 'ATU13585627',
  }),
  'an Austrian sole trader': company({
    name: 'Ida Huber',
    form: 'sole trader',
    representative: null,
    register: null,
  }),
  'a German GmbH': company({
    name: 'Huber Vertrieb GmbH',
    form: 'GmbH',
    representative: { role: 'director', name: 'Ida Huber' },
    register: 'Amtsgericht Charlottenburg, HRB 123456 B',
    city: '10115 Berlin',
    country: 'DE',
    chamber: null,
    tradeRules: null,
    vatId: 'DE136695976',
    businessId: 'DE136695976-00001',
  }),
  'a German UG': company({
    name: 'Huber UG (haftungsbeschränkt)',
    form: 'UG',
    representative: { role: 'director', name: 'Ida Huber' },
    register: 'Amtsgericht München, HRB 7',
    city: '80331 München',
    country: 'DE',
    chamber: null,
    tradeRules: null,
  }),
  'a German GmbH & Co. KG': company({
    name: 'Huber GmbH & Co. KG',
    form: 'GmbH & Co. KG',
    representative: { role: 'director', name: 'Huber Verwaltungs GmbH, represented by Ida Huber' },
    register: 'Amtsgericht Hannover, HRA 7',
    city: '30161 Hannover',
    country: 'DE',
    chamber: null,
    tradeRules: null,
  }),
  'a German partnership of professionals': company({
    name: 'Huber Gruber PartG mbB',
    form: 'PartG',
    representative: { role: 'partner', name: 'Ida Huber' },
    register: 'Amtsgericht Hannover, PR 7',
    city: '30161 Hannover',
    country: 'DE',
    profession: inEach('Steuerberater, Deutschland'),
  }),
  'a registered sole trader in Switzerland': company({
    chamber: null,
    tradeRules: null,
    name: 'Huber Beratung',
    form: 'sole trader',
    representative: { role: 'proprietor', name: 'Ida Huber' },
    register: 'Handelsregister des Kantons Zürich, CHE-100.155.212',
    city: '8001 Zürich',
    country: 'CH',
  }),
  'a Swiss GmbH': company({
    chamber: null,
    tradeRules: null,
    name: 'Huber Vertrieb GmbH',
    form: 'GmbH',
    representative: null,
    register: 'Handelsregister Zürich, CHE-100.155.212',
    city: '8001 Zürich',
    country: 'CH',
    vatId: 'CHE-100.155.212 MWST',
  }),
  'an establishment in Liechtenstein': company({
    chamber: null,
    tradeRules: null,
    name: 'Huber Anstalt',
    form: 'Anstalt',
    representative: null,
    register: 'Handelsregister Vaduz, FL-0002.123.456-7',
    city: '9490 Vaduz',
    country: 'LI',
    vatId: '52345',
  }),
  'an LLC from Delaware': company({
    chamber: null,
    tradeRules: null,
    name: 'Huber Outreach LLC',
    form: 'LLC',
    representative: { role: 'member', name: 'Ida Huber' },
    register: null,
    street: '8 The Green, Suite 100',
    city: 'Dover, DE 19901',
    country: 'US',
    state: 'Delaware',
  }),
  'a British limited company': company({
    chamber: null,
    tradeRules: null,
    name: 'Huber Outreach Ltd',
    form: 'Ltd',
    representative: null,
    register: 'England and Wales, 01234567',
    street: '1 Poultry',
    city: 'London EC2R 8EJ',
    country: 'GB',
    vatId: 'GB980780684',
  }),
  'a Dutch company': company({
    chamber: null,
    tradeRules: null,
    name: 'Huber B.V.',
    form: 'company',
    representative: null,
    register: 'KvK Amsterdam, 12345678',
    city: '1012 AB Amsterdam',
    country: 'NL',
    vatId: 'NL004495445B01',
  }),
};
const lawful = (name: string): Company => LAWFUL[name] ?? COMPANY;
const findCompanyErrors = (value: Node | Company): readonly string[] =>
  findSchemaErrors(siteSchema, { ...site, company: value });

it.each(Object.keys(LAWFUL))('accepts %s', (name) => {
  expect(findCompanyErrors(lawful(name))).toEqual([]);
});

const BOARD = { role: 'board', name: 'Ida Huber' } as const;
const PARTNER = { role: 'partner', name: 'Huber Verwaltungs GmbH' } as const;
const LLP = { form: 'LLP', name: 'Huber LLP', representative: { ...PARTNER, name: 'Ida Huber' } } as const;
const FRENCH = { country: 'FR', form: 'sole trader', name: 'Claire Dubois', register: null } as const;
const GBR = { form: 'GbR', name: 'Schulz & Wagner GbR', register: null } as const;
const PARTNERSHIP = { form: 'partnership', name: 'Hughes & Cole', register: null } as const;
const TOM = { role: 'partner', name: 'Tom Hughes' } as const;
const TOM_AND_ANN = { role: 'partner', name: ['Tom Hughes', 'Ann Cole'] } as const;
const DBA = { name: 'Jane Ellery dba Cascade Outreach', representative: null, state: null } as const;
const HUBER_KG = { form: 'KG', name: 'Huber KG', legalForm: null } as const;
it.each<readonly [string, Partial<Company>]>([
  ['a German GmbH', { register: 'AG Charlottenburg HRB 218734 B' }],
  ['a German GmbH', { register: 'HRB 218734 B, Amtsgericht Charlottenburg' }],
  ['a German GmbH', { street: 'Postfachweg 3' }],
  ['a German GmbH', { street: 'Lindengasse 3, Postfach 12' }],
  ['a German GmbH', { city: 'D-10405 Berlin' }],
  ['a German GmbH', { form: 'Gesellschaft mit beschränkter Haftung' }],
  ['a German GmbH', { chamber: 'IHK Berlin' }],
  ['a German GmbH', { form: 'KdöR', name: 'Pfarrei Berlin', representative: BOARD, register: null }],
  ['a German GmbH & Co. KG', { form: 'UG & Co. KG', name: 'Huber UG (haftungsbeschränkt) & Co. KG' }],
  ['a German GmbH & Co. KG', { representative: PARTNER }],
  ['a German GmbH & Co. KG', { form: 'KG', representative: PARTNER }],
  ['a German GmbH & Co. KG', { form: 'KG', name: 'Huber Ges. m. b. H. & Cie. KG', representative: PARTNER }],
  ['a German GmbH & Co. KG', { ...HUBER_KG, representative: { ...PARTNER, name: 'Ida Huber' } }],
  ['a German GmbH & Co. KG', { ...HUBER_KG, representative: { ...PARTNER, name: 'Huber Gruber OHG' } }],
  [
    'a German GmbH & Co. KG',
    { ...HUBER_KG, representative: { ...PARTNER, name: ['Huber Verwaltungs GmbH', 'Ida Huber'] } },
  ],
  ['a German partnership of professionals', { form: 'PartG mbB' }],
  ['a German partnership of professionals', { form: 'GbR', name: 'Huber Gruber', register: null }],
  ['an Austrian e.U.', { register: 'FN 123456 d, LG Innsbruck' }],
  ['an Austrian e.U.', { form: 'Verein', representative: BOARD, register: 'ZVR-Zahl 1847362519 (Tirol)' }],
  ['an Austrian sole trader', { register: 'GISA-Zahl 21847365' }],
  ['an Austrian sole trader', { name: 'Ida Huber Marketing' }],
  ['a Swiss GmbH', { register: 'Zürich, CHE 100 155 212' }],
  ['a Swiss GmbH', { form: 'KlG', name: 'Keller & Brunner KLG' }],
  ['a Swiss GmbH', { form: 'Kollektivgesellschaft', name: 'Keller & Brunner' }],
  ['a British limited company', { register: 'Companies House (Scotland), SC482937' }],
  ['a British limited company', { register: 'Companies House (England and Wales), 11482937' }],
  ['a British limited company', { form: 'LP', register: 'Scotland, SL028473', representative: PARTNER }],
  ['a British limited company', { register: 'Companies House (Scotland), SC 482937' }],
  ['a British limited company', { register: 'Northern Ireland, NI612345' }],
  ['a British limited company', { register: 'Northern Ireland, R0001234' }],
  ['a British limited company', { register: 'England and Wales, 04482937' }],
  ['a British limited company', { ...LLP, register: 'England and Wales, OC382937' }],
  ['a British limited company', { ...LLP, register: 'Registered in Scotland, no. SO 301284' }],
  ['a British limited company', { ...LLP, register: 'Northern Ireland, NC001234' }],
  ['a British limited company', { form: 'LP', register: 'England, LP012345', representative: PARTNER }],
  ['a British limited company', { form: 'CIC', name: 'Huber Community Interest Company' }],
  ['a British limited company', { name: 'Huber Foundation' }],
  ['an LLC from Delaware', { form: 'PLLC', name: 'Huber Dental PLLC' }],
  ['an LLC from Delaware', { form: 'Inc.', name: 'Huber Inc.', representative: BOARD }],
  ['an LLC from Delaware', { city: 'Dover, Delaware 19901' }],
  ['an LLC from Delaware', { street: 'PO Box 1142' }],
  ['an Austrian e.U.', { register: 'Landesgericht Wiener Neustadt, FN 123456d' }],
  ['an Austrian e.U.', { register: 'HG Wien, FN 123456d' }],
  ['a Dutch company', { form: 'B.V.', register: null }],
  ['an LLC from Delaware', { ...DBA, form: 'sole trader' }],
  ['an LLC from Delaware', { ...DBA, form: 'sole proprietorship' }],
  ['an LLC from Delaware', { ...DBA, form: 'sole proprietorship', state: 'Oregon' }],
  ['an LLC from Delaware', { representative: { role: 'member', name: 'Huber Marketing, LLC' } }],
  ['an Austrian sole trader', { form: 'Einzelunternehmen', name: 'Ida Huber Marketing' }],
  [
    'an Austrian sole trader',
    { form: 'Einzelunternehmerin', representative: { role: 'proprietor', name: 'Ida Huber' } },
  ],
  ['an Austrian e.U.', { form: 'Einzelunternehmen' }],
  ['a registered sole trader in Switzerland', { form: 'Einzelfirma', name: 'Huber & Co-Working' }],
  [
    'a registered sole trader in Switzerland',
    { form: 'ditta individuale', name: 'Huber Coaching & Consulting' },
  ],
  ['a German GmbH', { name: 'Team Huber Support GmbH' }],
  ['a British limited company', { ...PARTNERSHIP, representative: TOM_AND_ANN }],
  ['a German GmbH', { name: 'Huber GmbH i. G.', register: null }],
  ['a German GmbH', { name: 'Huber GmbH i.G.', form: 'GmbH i. G.', register: null }],
  ['a German UG', { name: 'Huber UG (haftungsbeschränkt) in Gründung', register: null }],
])('accepts %s with %j', (name, part) => {
  expect(findCompanyErrors({ ...lawful(name), ...part })).toEqual([]);
});

it.each<readonly [string, Partial<Company>, RegExp]>([
  ['a German GmbH', { form: 'KdöR' }, /form: no rule knows KdöR in Germany, but GmbH, .*DDG/],
  ['an Austrian e.U.', { form: 'LLC' }, /form: no rule knows LLC in Austria, but GmbH, FlexCo, .*e\.U\./],
  ['an Austrian e.U.', { legalForm: inEach('Aktiengesellschaft') }, /legalForm: .*than e\.U\./],
  ['an Austrian sole trader', { register: 'FN 123456d' }, /register: which .*another form/],
  ['a British limited company', { name: 'Huber Foundation' }, /name: .*not say the form Ltd \(Companies Act/],
  ['a Swiss GmbH', { vatId: 'CHE-107.787.577 MWST' }, /vatId: .*of another company.*VAT group/],
  ...['Huber Bank', 'KundenBank Huber', 'Leadbank', 'Sparkasse Huber', 'Banque Huber'].map(
    (name): readonly [string, Partial<Company>, RegExp] => [
      'a German GmbH',
      { name: `${name} GmbH` },
      /name: .*a bank \(such as by § 39 KWG/,
    ],
  ),
  [
    'a German GmbH & Co. KG',
    { representative: { role: 'director', name: 'Ida Huber' } },
    /representative\.name: which company .*\(§ 5 \(1\) no\. 1 DDG\)/,
  ],
  [
    'an Austrian e.U.',
    {
      form: 'GmbH & Co KG',
      name: 'Huber GmbH & Co KG',
      representative: { role: 'director', name: 'Ida Huber' },
    },
    /representative\.name: which company .*\(§ 14 \(1\) UGB/,
  ],
  ...[
    ['a British limited company', PARTNERSHIP, 'named, .*s\\. 1202'],
    ['a British limited company', { ...PARTNERSHIP, name: 'Hughes Outreach' }, 'named, .*s\\. 1202'],
    ['a German GmbH', GBR, 'named, .*DDG'],
    ['an Austrian e.U.', { ...GBR, form: 'GesbR' }, 'named, .*UGB'],
  ].map(([company, part, law]): readonly [string, Partial<Company>, RegExp] => [
    String(company),
    { ...Object(part), representative: TOM },
    new RegExp(`representative\\.name: are all partners of .* ${law}`),
  ]),
  [
    'a British limited company',
    { ...PARTNERSHIP, name: 'Hughes, Cole & Reed', representative: TOM_AND_ANN },
    /representative\.name: are all partners/,
  ],
  ['a German partnership of professionals', { insurance: null }, /insurance: as § 8 \(4\) PartGG.*DL-InfoV/],
  [
    'a German GmbH',
    { profession: inEach('Rechtsanwältin, Deutschland'), insurance: null },
    /insurance: as .*§ 51 BRAO/,
  ],
  [
    'an Austrian e.U.',
    { name: 'Huber Unternehmensberatung e.U.' },
    /profession: does “Huber Unternehmensberatung e\.U\.” .*§ 94 GewO/,
  ],
  ['a Dutch company', { country: 'FR' }, /responsiblePerson: is null your directeur .*art\. 1-1 LCEN/],
  [
    'a Dutch company',
    { country: 'FR', responsiblePerson: 'Claire Dumont' },
    /responsiblePerson: is Claire Dumont your directeur de la publication/,
  ],
  ['an LLC from Delaware', { ...DBA, form: 'sole trader' }, /state: is that of your address the full name/],
  [
    'an LLC from Delaware',
    { city: 'San Francisco, NY 94105' },
    /state: .* and the ZIP code in San Francisco, NY 94105 right \(CAN-SPAM Act\)/,
  ],
  [
    'a German GmbH',
    { dataProtectionOfficer: 'Jens Ott, Geschäftsführer, j@huber.at' },
    /dataProtectionOfficer: does Jens Ott, Gesch.*38 \(6\)/,
  ],
  ['a German GmbH', { register: 'Amtsgericht Charlottenburg, HRB 123456 B' }, /register: is .* an example/],
  ['a German GmbH', { vatId: 'DE123456788' }, /vatId: is DE123456788 .* an example/],
  ['a German GmbH', { form: 'sole trader' }, /dataProtectionOfficer: with 20/],
  ['a German GmbH', { insurance: null }, /insurance: .*DLG\)\.$/],
  ...[
    ['GbR', 'Huber und Partner GbR'],
    ['GmbH', 'Huber & Partner GmbH'],
    ['AG', 'Huber+Partner AG'],
    ['GmbH', 'Partnerschaft Huber GmbH'],
    ['GmbH', 'Huber & Partnerinnen GmbH'],
  ].map(([form = '', name = '']): readonly [string, Partial<Company>, RegExp] => [
    'a German GmbH',
    { form, name },
    /name: is .* older than July 1, 1995\?.*§ 11 \(1\) PartGG/,
  ]),
  [
    'a German GmbH & Co. KG',
    { ...HUBER_KG, representative: { ...PARTNER, name: ['Huber GmbH', 'Ida Huber'] } },
    /name: is a person liable .*'Huber GmbH & Co\. KG' \(§ 19 \(2\) HGB/,
  ],
  [
    'a German GmbH & Co. KG',
    { ...HUBER_KG, representative: { ...PARTNER, name: 'Gruber OHG' } },
    /name: is a person liable/,
  ],
  [
    'a German GmbH & Co. KG',
    { ...HUBER_KG, representative: { role: 'director', name: 'Ida Huber' } },
    /name: is a person liable/,
  ],
  [
    'a German GmbH & Co. KG',
    {
      form: 'eGbR',
      name: 'Huber Gruber eGbR',
      register: 'Amtsgericht Hannover, GsR 7',
      representative: PARTNER,
    },
    /name: is a person liable .*§ 707a \(2\) BGB/,
  ],
  ['an LLC from Delaware', { street: 'PMB 12' }, /street: is the box registered .*16 CFR 316\.2 \(p\)/],
  [
    'a Dutch company',
    { register: null },
    /register: is the company in none\?.*KvK Amsterdam, 12345678.*2000\/31/,
  ],
  [
    'a Dutch company',
    { country: 'ES', register: 'Registro Mercantil de Barcelona' },
    /register: does Registro Mercantil de Barcelona name a number\?/,
  ],
  [
    'a Dutch company',
    { country: 'PL', register: 'KRS 0000812345' },
    /register: does KRS 0000812345 name everything\?.*court and share capital.*2017\/1132/,
  ],
  [
    'a Dutch company',
    { form: 'sole trader', name: 'Ida Huber', register: null },
    /register: is the company in none\?/,
  ],
  ['a German GmbH', { name: 'Huber GmbH i. G.', register: null }, /register: .*once .*§ 11 \(1\) GmbHG/],
  ['a Dutch company', FRENCH, /name: .*Claire Dubois EI.*art\. R\. 526-27 C\. com\./],
  ['a Dutch company', { ...FRENCH, name: 'Claire Dubois EI' }, /name: is Claire Dubois a person’s/],
  ['a Dutch company', { ...FRENCH, name: 'EI Claire Dubois', form: 'EI' }, /name: is Claire Dubois a/],
  ['a Dutch company', { ...FRENCH, name: 'Claire Dubois (EI)' }, /name: is Claire Dubois a/],
  ['a Dutch company', { ...FRENCH, vatId: false }, /vatId: .*SIREN.*art\. R\. 123-237 C\. com\./],
  ['a Dutch company', { country: 'ES', vatId: false }, /vatId: .*NIF.*Art\. 10 \(1\) \(e\) LSSI/],
  ['a Dutch company', { ...FRENCH, country: 'ES', vatId: false }, /vatId: .*NIF/],
  ['a Dutch company', { country: 'IT', vatId: false }, /vatId: .*partita IVA.*art\. 35 \(1\) DPR 633\/1972/],
  ...[
    { chamber: 'Wirtschaftskammer Wien, Fachgruppe Werbung' },
    { chamber: 'WKNÖ' },
    { chamber: 'WK Vorarlberg' },
    { chamber: 'Wirtschaftskammer Tirol', city: '6800 Feldkirch', register: 'LG Feldkirch, FN 123456d' },
    { city: '9020 Klagenfurt', register: 'Landesgericht Klagenfurt, FN 123456d' },
  ].map((part): readonly [string, Partial<Company>, RegExp] => [
    'an Austrian e.U.',
    part,
    /chamber: is .* that of \d+ .*§ 6 \(1\) WKG/,
  ]),
  ...['Landesgericht Linz', 'LG Wiener Neustadt', 'Handelsgericht Wien', 'LG für ZRS Graz'].map(
    (court): readonly [string, Partial<Company>, RegExp] => [
      'an Austrian e.U.',
      { register: `${court}, FN 123456d` },
      /register: is .*, FN 123456d that of 6020 Innsbruck .*§ 120 JN/,
    ],
  ),
  [
    'an LLC from Delaware',
    { register: 'Wyoming Secretary of State, filing ID 2021-000987654' },
    /register: is it of Delaware, .*15 U\.S\.C\. § 45/,
  ],
  [
    'an LLC from Delaware',
    { state: 'Wyoming', register: 'Delaware Division of Corporations, file number 7294816' },
    /register: is it of Wyoming, /,
  ],
  ...['BVBA', 'S.P.R.L.', 'CVBA', 'scrl'].flatMap((form) =>
    [{ form }, { name: `Peeters ${form}` }].map((part): readonly [string, Partial<Company>, RegExp] => [
      'a Dutch company',
      { country: 'BE', ...part },
      /form: is it BV .*Act of March 23, 2019/,
    ]),
  ),
])('asks %s about %j', (name, part, question) => {
  const asked = checkFile({ ...site, company: { ...lawful(name), ...part } }).questions;
  expect(asked.join('\n')).toMatch(new RegExp(`^company\\.${question.source}`, 'm'));
});

it.each<readonly [string, Partial<Company>, RegExp]>([
  [
    'a Dutch company',
    { form: 'sole trader', name: 'Ida Huber', country: 'GR', register: 'G.E.MI. 148273601000' },
    /register: /,
  ],
  ['a German GmbH', { name: 'Huber Vertriebspartner GmbH' }, /1995/],
  ...['Werkbank', 'Datenbank Huber', 'Bankrott-Versicherung', 'Huber Bankett', 'Food Bank Huber'].map(
    (name): readonly [string, Partial<Company>, RegExp] => [
      'a German GmbH',
      { name: `${name} GmbH` },
      /a bank/,
    ],
  ),
  ['a British limited company', { ...PARTNERSHIP, representative: TOM_AND_ANN }, /all partners/],
  // A founder died.
  [
    'a British limited company',
    { ...PARTNERSHIP, representative: { ...TOM_AND_ANN, name: ['Tom Hughes', 'Bill Reed'] } },
    /all partners/,
  ],
  ['a Swiss GmbH', { form: 'KlG', name: 'Keller & Brunner KLG', representative: TOM }, /all partners/],
  ['a German GmbH', { insurance: null }, /BRAO/],
  ['a German GmbH', { name: 'Huber Consulting GmbH' }, /Huber Consulting GmbH” name/],
  ['a Dutch company', { country: 'FR', responsiblePerson: 'Claire Dumont' }, /MStV/],
  ['an Austrian e.U.', { legalForm: inEach('Einzelunternehmen') }, /another legal form/],
  ['an Austrian sole trader', { form: 'Einzelunternehmen' }, /no rule knows/],
  ['a registered sole trader in Switzerland', { form: 'raison individuelle' }, /no rule knows/],
  // BGH II ZB 13/20
  ['a German GmbH', { name: 'Huber & Partners GmbH' }, /1995/],
  ['a German partnership of professionals', { name: 'Huber und Partner' }, /1995/],
  ['an Austrian e.U.', { name: 'Huber und Partner e.U.' }, /1995/],
  ['a German GmbH & Co. KG', {}, /is a person liable/],
  [
    'a German GmbH & Co. KG',
    { ...HUBER_KG, representative: { ...PARTNER, name: 'Ida Huber' } },
    /is a person liable/,
  ],
  ['a German GmbH', {}, /is a person liable/],
  ['an LLC from Delaware', {}, /is the box/],
  ['a German GmbH', { name: 'Huber Beratung in Gründungsfragen GmbH' }, /§ 11 \(1\) GmbHG/],
  ['a Dutch company', { ...FRENCH, name: 'Claire Dubois EI' }, /526-27|is Claire Dubois EI/],
  ['a Dutch company', { ...FRENCH, register: 'RCS Lyon 812 345 676', vatId: false }, /SIREN/],
  ['a Dutch company', { ...FRENCH, country: 'ES', register: 'NIF 12345678Z', vatId: false }, /NIF \(/],
  ['a Dutch company', { country: 'IT', register: 'REA MI-2145678, 02847360159', vatId: false }, /partita/],
  ['a Dutch company', { country: 'NL', vatId: false }, /tax number/],
  ...[
    {},
    { chamber: 'Kammer der Steuerberater und Wirtschaftsprüfer, Wien' },
    { city: '9900 Lienz' },
    { city: '6992 Hirschegg', chamber: 'WK Vorarlberg', register: 'Landesgericht Feldkirch, FN 123456d' },
    { city: '2700 Wiener Neustadt', chamber: 'WK NÖ', register: 'LG Wiener Neustadt, FN 123456d' },
    { city: '1010 Wien', chamber: 'Wirtschaftskammer Wien', register: 'Handelsgericht Wien, FN 123456d' },
    { city: '5280 Braunau', chamber: 'WK Oberösterreich', register: 'LG Ried im Innkreis, FN 123456d' },
  ].map((part): readonly [string, Partial<Company>, RegExp] => ['an Austrian e.U.', part, /that of/]),
  ['an LLC from Delaware', { register: 'Delaware, file number 7294816' }, /is it of/],
  ['an LLC from Delaware', { city: 'Cheyenne, WY 82001' }, /is it of/],
  ['a Dutch company', { country: 'BE', form: 'BV', name: 'Peeters BV' }, /is it BV/],
  ...['KLG', 'KlG', 'KollG', 'Kollektivgesellschaft'].flatMap((form) =>
    [`Keller & Brunner ${form}`, 'Keller & Brunner'].map(
      (name): readonly [string, Partial<Company>, RegExp] => [
        'a Swiss GmbH',
        { form, name, legalForm: inEach('Kollektivgesellschaft') },
        /no rule knows|another legal form|not say the form/,
      ],
    ),
  ),
])('does not ask %s about %j', (name, part, question) => {
  const asked = checkFile({ ...site, company: { ...lawful(name), ...part } }).questions;
  expect(asked.filter((each) => question.test(each))).toEqual([]);
});

it.each([
  ['Mag. Ida Huber, MSc MBA'],
  ['Ida Huber, LL.M. (Wien)'],
  ['Ida Huber, Mag. rer. nat.'],
  [['Ida Huber', 'Max Gruber']],
])('accepts a director %j', (name) => {
  const representative = { role: 'director', name } as const;
  expect(findCompanyErrors({ ...lawful('a German GmbH'), representative })).toEqual([]);
});

it.each<readonly [string, string, Node, RegExp]>([
  [
    'a GmbH without a register',
    'a German GmbH',
    { register: null },
    /^company\.register: is required.*HRB.*§ 5 \(1\) no\. 4 DDG/,
  ],
  [
    'a GmbH in register A',
    'a German GmbH',
    { register: 'Amtsgericht Charlottenburg, HRA 123 B' },
    /^company\.register: /,
  ],
  ['a GmbH without a court', 'a German GmbH', { register: 'HRB 123456' }, /^company\.register: .*must name/],
  ['a GmbH without a director', 'a German GmbH', { representative: null }, /^company\.representative: .*DDG/],
  [
    'a GmbH with a board',
    'a German GmbH',
    { representative: { role: 'board', name: 'Ida Huber' } },
    /^company\.representative\.role: .*director/,
  ],
  [
    'a British partnership of nobody',
    'a British limited company',
    { ...PARTNERSHIP, representative: null },
    /^company\.representative: is required .*'partner'.*s\. 1202/,
  ],
  ...[
    ['Einzelunternehmen', 'Reto Meier & Partner'],
    ['Einzelfirma', 'Meier + Co.'],
    ['raison individuelle', 'Favre et Fils'],
    ['sole trader', 'Meier und Söhne Beratung'],
  ].map(([form, name]): readonly [string, string, Node, RegExp] => [
    `a Swiss sole trader with partners: ${name}`,
    'a registered sole trader in Switzerland',
    { form, name },
    /^company\.name: .*partners for the form .*Art\. 945 \(3\) CO/,
  ]),
  ...['Rheinleads Team', 'Huber Marketing', 'Nordwind Vertriebsabteilung'].flatMap((name) =>
    [
      ['a German GmbH', 'director'],
      ['an LLC from Delaware', 'member'],
    ].map(([owner = '', role]): readonly [string, string, Node, RegExp] => [
      `a department as ${role} (${name})`,
      owner,
      { representative: { role, name } },
      /^company\.representative\.name: .*must be a person such as 'Ida Huber', .*department/,
    ]),
  ),
  [
    'a department with a name as responsible',
    'a German GmbH',
    { responsiblePerson: 'Nordwind Redaktion' },
    /^company\.responsiblePerson: .*must be a person/,
  ],
  [
    'a director’s initial',
    'a German GmbH',
    { representative: { role: 'director', name: 'H. Lindemann' } },
    /^company\.representative\.name: .*first and last name.*§ 5 \(1\) no\. 1 DDG/,
  ],
  [
    'a number of another part of the United Kingdom',
    'a British limited company',
    { register: 'England and Wales, SC412345' },
    /^company\.register: .*Scotland’s begin with SC, Northern Ireland’s with NI/,
  ],
  ...['register', 'representative', 'chamber', 'insurance'].map(
    (field): readonly [string, string, Node, RegExp] => [
      `false as ${field}`,
      'an LLC from Delaware',
      { [field]: false },
      new RegExp(`^company\\.${field}: false must be null if there is none\\.$`),
    ],
  ),
  ['a GmbH without its form in its name', 'a German GmbH', { name: 'Huber Vertrieb' }, /^company\.name: /],
  ['a UG that hides its liability', 'a German UG', { name: 'Huber UG' }, /^company\.name: .*UG/],
  ['a VAT number with a wrong check digit', 'a German GmbH', { vatId: 'DE136695977' }, /^company\.vatId: /],
  ['no answer about a VAT number', 'a German GmbH', { vatId: null }, /^company\.vatId: .*or false.*DDG/],
  [
    'a Wirtschafts-ID as VAT number',
    'a German GmbH',
    { vatId: 'DE136695976-00001', businessId: null },
    /^company\.vatId: .*§ 27a UStG\); .* belongs in businessId/,
  ],
  ['a VAT number of another country', 'a German GmbH', { vatId: 'ATU13585627' }, /^company\.vatId: /],
  [
    'a tax number as Wirtschafts-ID',
    'a German GmbH',
    { businessId: '12/345/67890' },
    /^company\.businessId: .*139c/,
  ],
  [
    'a director without a name',
    'a German GmbH',
    { representative: { role: 'director', name: 'Geschäftsführung' } },
    /^company\.representative\.name: /,
  ],
  ...['Ida Huber, Max Gruber', 'Ida Huber und Dr. Max Gruber', 'Ida Huber & Max Gruber'].map(
    (name): readonly [string, string, Node, RegExp] => [
      `two directors in one name (${name})`,
      'a German GmbH',
      { representative: { role: 'director', name } },
      /^company\.representative\.name: .*\['Ida Huber', 'Max Gruber'\]/,
    ],
  ),
  [
    'a list without a director',
    'a German GmbH',
    { representative: { role: 'director', name: [] } },
    /^company\.representative\.name: must be first and last name/,
  ],
  ['a Swiss post office box', 'a Swiss GmbH', { street: 'Case postale 412' }, /^company\.street: .*UCA/],
  [
    'an example of another register',
    'a German GmbH & Co. KG',
    { register: 'Amtsgericht Hamburg, HRB 148273' },
    /^company\.register: .*HRA 12345/,
  ],
  [
    'the wrong court of Vienna',
    'an Austrian e.U.',
    { register: 'Landesgericht Wien, FN 123456d' },
    /^company\.register: .*Vienna’s court is the Handelsgericht Wien, § 120 JN/,
  ],
  [
    'the wrong court of Vienna, abbreviated',
    'an Austrian e.U.',
    { register: 'FN 123456d, LG für ZRS Wien' },
    /^company\.register: .*Handelsgericht Wien/,
  ],
  ...[
    ['a German GmbH & Co. KG', HUBER_KG, 'Huber Verwaltungsges. mbH', '§ 19 \\(2\\) HGB'],
    ['a German GmbH & Co. KG', { ...HUBER_KG, name: 'Huber & Co. KG' }, ['Huber GmbH', 'Gruber AG'], 'HGB'],
    ['a German GmbH & Co. KG', { form: 'OHG', name: 'Huber OHG' }, 'Huber GmbH', '§ 19 \\(2\\) HGB'],
    [
      'a German GmbH',
      { form: 'KGaA', name: 'Huber KGaA' },
      'Huber SE (AG Hamburg, HRB 1), Ida Huber',
      '§ 279 \\(2\\) AktG',
    ],
    ['an Austrian e.U.', HUBER_KG, 'Huber GmbH (FN 123456 d), Ida Huber', '§ 19 \\(2\\) UGB'],
    ['an Austrian e.U.', { form: 'OG', name: 'Huber OG', legalForm: null }, 'Huber GmbH', 'UGB'],
  ].map(([name, part, partner, law]): readonly [string, string, Node, RegExp] => [
    `a partnership of companies that hides their liability: ${JSON.stringify(part)}`,
    String(name),
    { ...Object(part), representative: { role: 'partner', name: partner } },
    new RegExp(`^company\\.name: .*'Huber GmbH & Co\\. KG'.*representative.*${law}`),
  ]),
  ...[
    [LLP, 'England and Wales, 11482937'],
    [LLP, 'England and Wales, LP012345'],
    [LLP, 'Scotland, SC482937'],
    [LLP, 'Northern Ireland, NI612345'],
    [{ form: 'LP', representative: PARTNER }, 'Scotland, SC482937'],
    [{}, 'England and Wales, OC382937'],
    [{}, 'England and Wales, OC 382937'],
    [{ form: 'PLC', name: 'Huber PLC' }, 'Scotland, SO301284'],
    [{}, 'Northern Ireland, NC001234'],
  ].map(([part, register]): readonly [string, string, Node, RegExp] => [
    `a British number of another form: ${JSON.stringify(part)}, ${register}`,
    'a British limited company',
    { ...Object(part), register },
    /^company\.register: .*OC, SO or NC/,
  ]),
  ...['4482937', '482937', '114829371'].map((number): readonly [string, string, Node, RegExp] => [
    `a British number that has not eight characters (${number})`,
    'a British limited company',
    { register: `England and Wales, ${number}` },
    /^company\.register: .*eight characters.*zero.*s\. 1066/,
  ]),
  [
    'a Scottish number that has not eight characters',
    'a British limited company',
    { register: 'Scotland, SC4829371' },
    /^company\.register: .*eight characters/,
  ],
  [
    'a KG of a company in formation without a register',
    'a German GmbH & Co. KG',
    { name: 'Huber GmbH i. G. & Co. KG', register: null },
    /^company\.register: is required/,
  ],
  [
    'a representative in its own region',
    'a German GmbH',
    { representatives: { ...NO_REPRESENTATIVES, eu: 'A GmbH, 1010 Wien, Austria' } },
    /^company\.representatives\.eu: .*must be null/,
  ],
  [
    'a representative elsewhere',
    'an LLC from Delaware',
    { representatives: { ...NO_REPRESENTATIVES, eu: 'Ellen Marsh, 48 Loockerman Plaza, Dover, DE 19901' } },
    /^company\.representatives\.eu: .*United States is outside the EU: .*country there/,
  ],
  ...[
    ['eu', 'Muri Datenschutz AG, 3003 Bern', /Switzerland is outside the EU: .*Article 27 GDPR/],
    ['uk', 'Muri Privacy, 1 College Green, Dublin, Ireland', /Ireland is outside the United Kingdom: /],
    ['ch', 'Huber GmbH, 1010 Wien', /Austria is outside Switzerland: .*Art\. 14 FADP/],
  ].map(([field, text, message]): readonly [string, string, Node, RegExp] => [
    `a representative outside the region (${text})`,
    'an LLC from Delaware',
    { representatives: { ...NO_REPRESENTATIVES, [`${field}`]: text } },
    new RegExp(`^company\\.representatives\\.${field}: .*${Object(message).source}`),
  ]),
  [
    'an insurer without an address',
    'an Austrian e.U.',
    { insurance: inEach('R+V') },
    /^company\.insurance\.en: /,
  ],
  [
    'a director who watches over the data',
    'a German GmbH',
    { dataProtectionOfficer: 'Ida Huber, privacy@huber.at' },
    /^company\.dataProtectionOfficer: .*C-453\/21/,
  ],
  [
    'a Swiss number with a wrong check digit',
    'a Swiss GmbH',
    { register: 'Handelsregister Zürich, CHE-123.456.789' },
    /^company\.register: .*check digit/,
  ],
  ...[
    'Postfach 1234',
    'c/o Huber, Postfach 7',
    'P.O.Box 12',
    'P. O. Box 12',
    'POB 77',
    'Post Office Box 1',
    'Packstation 145',
    'PF 10 20',
  ].map((street): readonly [string, string, Node, RegExp] => [
    `a post office box (${street})`,
    'a German GmbH',
    { street },
    /^company\.street: /,
  ]),
  ['a city without a postal code', 'a German GmbH', { city: 'Berlin' }, /^company\.city: .*10115/],
  [
    'an e.U. without a register',
    'an Austrian e.U.',
    { register: null },
    /^company\.register: .*§ 5 \(1\) no\. 4 ECG/,
  ],
  ['an e.U. without a court', 'an Austrian e.U.', { register: 'FN 123456d' }, /^company\.register: /],
  [
    'a register’s wrong check letter',
    'an Austrian e.U.',
    { register: 'Landesgericht Innsbruck, FN 123456a' },
    /^company\.register: .*check/,
  ],
  ['an e.U. whose proprietor is unknown', 'an Austrian e.U.', { representative: null }, /UGB/],
  [
    'a sole trader with somebody else’s name',
    'an Austrian sole trader',
    { representative: { role: 'proprietor', name: 'Max Gruber' } },
    /^company\.representative: .*must be null/,
  ],
  ['a KG called GmbH', 'a German GmbH', { name: 'Huber GmbH & Co. KG' }, /^company\.name: /],
  [
    'a company as director',
    'a German GmbH',
    { representative: { role: 'director', name: 'Huber Holding GmbH' } },
    /^company\.representative\.name: .*must be a person/,
  ],
  [
    'a director without a last name',
    'a German GmbH',
    { representative: { role: 'director', name: 'Ida, Max' } },
    /^company\.representative\.name: /,
  ],
  [
    'an e.U. of two people',
    'an Austrian e.U.',
    { representative: { role: 'proprietor', name: ['Ida Huber', 'Max Gruber'] } },
    /^company\.representative\.name: .*must be one person/,
  ],
  [
    'a supervisory board as director',
    'a German GmbH',
    {
      representative: {
        role: 'director',
        name: ['Ida Huber', 'Max Gruber (Vorsitzender des Aufsichtsrats)'],
      },
    },
    /^company\.representative\.name: .*supervisory board/,
  ],
  ['a Wirtschafts-ID of another company', 'a German GmbH', { businessId: 'DE123456788-00001' }, /businessId/],
  [
    'a Wirtschafts-ID with a wrong check digit',
    'a German GmbH',
    { vatId: false, businessId: 'DE123456789-00001' },
    /^company\.businessId: /,
  ],
  ['a department as responsible', 'a German GmbH', { responsiblePerson: 'Redaktion' }, /responsiblePerson: /],
  [
    'a company as responsible',
    'a German GmbH',
    { responsiblePerson: 'Huber Vertrieb GmbH' },
    /must be a person/,
  ],
  ['an officer whom nobody can reach', 'a German GmbH', { dataProtectionOfficer: 'Max Gruber' }, /reach/],
  ['an invalid postal code', 'a German GmbH', { city: '00123 Berlin' }, /^company\.city: /],
  [
    'a company from elsewhere without a representative',
    'an LLC from Delaware',
    { representatives: { eu: null, uk: null, ch: null } },
    /^company\.representatives\.eu: .*Article 27/,
  ],
  [
    'a representative without an address',
    'an LLC from Delaware',
    { representatives: { eu: 'Datenschutz Wien', uk: null, ch: null } },
    /^company\.representatives\.eu: /,
  ],
  ['an e.U. without a purpose', 'an Austrian e.U.', { purpose: null }, /^company\.purpose: .*MedienG/],
  [
    'a sole trader under a brand',
    'an Austrian sole trader',
    { name: 'Outreach24' },
    /^company\.name: .*first and last name/,
  ],
  ['a chamber that is none', 'an Austrian e.U.', { chamber: 'n/a' }, /^company\.chamber: .*sample/],
  ['a sole trader called GmbH', 'an Austrian sole trader', { name: 'Ida Huber GmbH' }, /^company\.name: /],
  [
    'a Swiss company without a number',
    'a Swiss GmbH',
    { register: 'Handelsregister Zürich' },
    /^company\.register: /,
  ],
  [
    'a Swiss VAT number without its suffix',
    'a Swiss GmbH',
    { vatId: 'CHE-107.787.577' },
    /^company\.vatId: .*MWST/,
  ],
  [
    'a company abroad under a postal code of Switzerland',
    'an establishment in Liechtenstein',
    { city: '8001 Zürich' },
    /^company\.city: /,
  ],
  ['an LLC without a state', 'an LLC from Delaware', { state: null }, /^company\.state: .*Delaware/],
  [
    'an LLC with the EIN as VAT number',
    'an LLC from Delaware',
    { vatId: '12-3456789' },
    /^company\.vatId: .*EIN/,
  ],
  [
    'a limited company without its part of the country',
    'a British limited company',
    { register: '01234567' },
    /^company\.register: .*SI 2015\/17/,
  ],
  [
    'a limited company with a German VAT number',
    'a British limited company',
    { vatId: 'DE136695976' },
    /^company\.vatId: /,
  ],
  ['a state outside the United States', 'a Dutch company', { state: 'Holland' }, /^company\.state: /],
  ['an unknown country', 'a Dutch company', { country: 'XX' }, /^company\.country: "XX" must be an ISO 3166/],
  ['a country by name', 'a Dutch company', { country: 'Austria' }, /^company\.country: /],
])('rejects %s', (_, name, part, message) => {
  const errors = findCompanyErrors({ ...lawful(name), ...part });
  expect(
    errors.filter((error) => message.test(error)),
    errors.join('\n'),
  ).toHaveLength(1);
});

it.each<readonly [string, readonly string[], unknown]>([
  ['replyDays -1', ['applications', 'replyDays'], -1],
  ['an unknown time zone', ['counting', 'timeZone'], 'Europe/Innsbruck'],
  ['a time zone by its offset', ['counting', 'timeZone'], '+01:00'],
  ['the sample’s booking page', ['links', 'booking'], 'https://booking.example/anbahn/strategy-call'],
  ['the sample’s brand', ['brand'], 'Anbahn'],
  ['a brand without letters', ['brand'], '42'],
  ['the sample’s phone number', ['contact', 'phone'], '+49 30 5550 1234'],
  ['a phone number with (0), which links dial', ['contact', 'phone'], '+43 (0) 512 123456'],
  ['a German premium number', ['contact', 'phone'], '+49 900 1 234567'],
  ['an Austrian shared-cost number', ['contact', 'phone'], '+43 820 123456'],
  ['a Swiss premium number', ['contact', 'phone'], '+41 900 123 456'],
  ['a British premium number', ['contact', 'phone'], '+44 909 879 1234'],
  ['an American premium number', ['contact', 'phone'], '+1 900 234 5678'],
  ['a provider’s home page', ['links', 'booking'], 'https://cal.com/'],
  ['no profile', ['links', 'instagram'], 'https://www.instagram.com'],
  ['an address that nobody reads', ['contact', 'email'], 'no_reply@huber.at'],
  ['a national phone number', ['contact', 'phone'], '0512 123456'],
  ['an email address at a reserved domain', ['contact', 'email'], 'office@example.com'],
  ['an origin with a path', ['origin'], 'https://huber.at/site'],
  ['an origin with a slash', ['origin'], 'https://huber.at/'],
  ['an origin over http', ['origin'], 'http://huber.at'],
  ['an origin with a port', ['origin'], 'https://huber.at:8443'],
  ...['huber.local', 'example.de', 'yourdomain.com'].map(
    (host): readonly [string, readonly string[], unknown] => [host, ['origin'], `https://${host}`],
  ),
  ...['<b>Huber</b> OG', 'Huber &amp; Gruber OG', '{company} OG', 'Huber\n& Gruber OG', 'Huber\u200b OG'].map(
    (name): readonly [string, readonly string[], unknown] => [
      JSON.stringify(name),
      ['company', 'name'],
      name,
    ],
  ),
  ['an address that nobody reads', ['contact', 'email'], 'no-reply@huber.at'],
  ['a fictitious number', ['contact', 'phone'], '+1 302 555 0142'],
  ['another site’s profile', ['links', 'instagram'], 'https://www.facebook.com/huber'],
  ['another project than the sign-in’s', ['firebase', 'projectId'], 'huber-shop'],
  ['itself as booking page', ['links', 'booking'], `${site.origin}/termin`],
  ['a region without functions', ['firebase', 'region'], 'europe-west99'],
  ['a region without databases', ['firebase', 'databaseURL'], 'https://h.europe-west9.firebasedatabase.app'],
  ['a placeholder name', ['company', 'representative', 'name'], 'Max Mustermann'],
  ['a sample project', ['firebase', 'projectId'], 'your-project'],
  ['a made-up API key', ['firebase', 'apiKey'], 'abc'],
  ['App Check in Europe', ['firebase', 'appCheckSiteKey'], `6L${'a'.repeat(38)}`],
  ['claims that nobody has confirmed', ['claims', 'areTrue'], false],
  ['a database elsewhere', ['firebase', 'databaseURL'], 'https://huber.at'],
  ['a placeholder that no mail fills in', ['replyTemplates', 'en', 'approved', 'text'], 'Hello {firstName}'],
  ['an address that nobody has', ['replyTemplates', 'en', 'approved', 'text'], 'See https://huber.example/a'],
  ...[
    'VA Desk Inc.',
    'Gruber Services Limited',
    'Joy Santos (VA Desk)',
    'Unser KI-Assistent Lea',
    'Huber Support',
  ].map((reviewer): readonly [string, readonly string[], unknown] => [
    `the reviewer ${reviewer}`,
    ['applications', 'reviewer'],
    reviewer,
  ]),
  ['an assistant as reviewer', ['applications', 'reviewer'], 'AI assistant'],
  [
    'the closed platform for disputes in an answer',
    ['replyTemplates', 'de', 'approved', 'text'],
    'Streit: https://ec.europa.eu/consumers/odr',
  ],
  [
    'the closed platform for disputes in a field',
    ['company', 'tradeRules'],
    'Gewerbeordnung, http://ec.europa.eu/consumers/odr/',
  ],
  ['a campaign with capitals', ['counting', 'campaigns'], { Google: [] }],
])('rejects %s', (_, path, value) => {
  expect(findSchemaErrors(siteSchema, change(site, path, value))).toEqual([
    expect.stringMatching(new RegExp(`^${path.join('\\.')}: `)),
  ]);
});

it.each([
  ['OpenAI', 'https://api.openai.com/v1', 'FR', 'US'],
  ['OpenAI', 'https://api.openai.com/v1', 'GB', 'IE'],
  ['Mistral AI', 'https://api.mistral.ai/v1', 'US', 'FR'],
  ['Google Cloud', 'https://ai.huber.at/v1', 'DE', 'IE'],
  ['Anthropic', 'https://api.anthropic.com/v1', 'DE', 'US'],
])('knows the country of %s at %s', (provider, url, country, right) => {
  const find = (value: string) =>
    findSchemaErrors(siteSchema, {
      ...site,
      languageModel: { ...full.languageModel, provider, url, country: value },
    });
  expect(find(country)).toEqual([expect.stringMatching(/^languageModel\.country: .*must be/)]);
  expect(find(right)).toEqual([]);
});

it.each([
  ['Calendly', 'https://calendly.com/huber', 'IE', 'US'],
  ['Cal.com, Inc.', 'https://cal.com/huber', 'DE', 'US'],
  ['Cal.com', 'https://cal.com/huber', 'DE', 'US'],
])('knows the country of the booking page of %s at %s', (provider, booking, country, right) => {
  const find = (value: string) =>
    findSchemaErrors(siteSchema, {
      ...site,
      links: { ...site.links, booking },
      bookingProvider: { provider, country: value },
    });
  expect(find(country)).toEqual([expect.stringMatching(/^bookingProvider\.country: .*must be US/)]);
  expect(find(right)).toEqual([]);
});

it.each([
  ['meetergo GmbH', 'https://meetings-eu1.hubspot.com/huber', /not run hubspot\.com: HubSpot .*IE or US/],
  ['Calendly', 'https://cal.com/huber', /not run cal\.com: Cal\.com, Inc\. .*US/],
  ['Termine', 'https://calendar.app.google/huber', /not run app\.google: Google .*IE or US/],
])('says that %s does not run %s, whatever its country', (provider, booking, message) => {
  for (const country of ['DE', 'US'])
    expect(
      findSchemaErrors(siteSchema, {
        ...site,
        links: { ...site.links, booking },
        bookingProvider: { provider, country },
      }),
    ).toEqual([expect.stringMatching(new RegExp(`^bookingProvider\\.provider: .*${message.source}`))]);
});

it.each(['https://termine.my-cal.com/huber', 'https://google.huber.at/termin'])(
  'knows nobody behind %s',
  (booking) => {
    const value = { ...site, links: { ...site.links, booking } };
    expect(findSchemaErrors(siteSchema, value)).toEqual([]);
  },
);

it('says that a region has no databases', () => {
  const errors = findSchemaErrors(siteSchema, {
    ...site,
    firebase: { ...site.firebase, databaseURL: 'https://h.europe-west3.firebasedatabase.app' },
  });
  expect(errors).toEqual([expect.stringMatching(/europe-west3.*no such region.*europe-west1/)]);
});

it('asks whether a number of the One Stop Shop is meant as VAT number', () => {
  const asks = (vatId: string | false) =>
    listLegalQuestions({ ...lawful('an LLC from Delaware'), vatId }, []).filter(
      ([applies, path]) => applies && path === 'vatId',
    );
  expect(asks(false)).toEqual([]);
  expect(asks('EU372041234')).toEqual([
    [true, 'vatId', expect.stringMatching(/EU372041234.*One Stop Shop.*false/)],
  ]);
});

it('knows booking pages and models by their host, whatever the owner calls them', () => {
  const links = { ...site.links, booking: 'https://calendly.com/huber' };
  const ask = (part: Partial<Site>) =>
    checkFile({ ...site, bookingProvider: null, ...part }).questions.join('\n');
  expect(ask({ links })).toMatch(/^bookingProvider: who runs calendly\.com\?.*Article 13/m);
  expect(
    ask({ links: { ...links, booking: 'https://termine.huber.at' }, origin: 'https://www.huber.at' }),
  ).not.toMatch(/^bookingProvider/m);
  const languageModel = {
    ...full.languageModel,
    provider: 'Mistral AI',
    country: 'FR',
    url: 'https://api.deepseek.com/v1',
  };
  expect(findSchemaErrors(siteSchema, { ...site, languageModel })).toEqual([
    expect.stringMatching(/^languageModel\.provider: .*not run deepseek\.com: DeepSeek .*CN/),
  ]);
});

it('asks for the booking provider', () => {
  const bookingProvider = sample({ provider: 'Beispiel Termine GmbH', country: 'DE' });
  expect(checkSite({ ...site, bookingProvider }).join()).toContain('bookingProvider is still a sample.');
});

it('accepts words of prose that samples also have', () => {
  const purpose = inEach('Anbahnung von Geschäften, zum Beispiel auf Messen, beispielsweise in Wien');
  expect(findCompanyErrors({ ...site.company, purpose })).toEqual([]);
});

const checkFile = (value: unknown, entries: Entries = []) =>
  checkOwnerFiles(
    {
      owner: value as Site,
      notificationsOwner: notifications,
      accessDestination: { mentee: null, mentor: null },
    },
    [],
    entries,
  );
/** Everything that is said about a file, beginning with the field. */
const checkSite = (value: unknown): readonly string[] => {
  const { errors, questions } = checkFile(value);
  return [...errors.map((error) => error.replace('src/site.ts: ', '')), ...questions];
};
/** One error of every rule across fields, and of what is judged besides the schema. */
const BROKEN = {
  ...full,
  company: {
    ...full.company,
    street: 'Lindengasse',
    register: 'Landesgericht Wien, FN 123456d',
    representative: { role: 'board', name: 'Ida Huber' },
    purpose: { en: 'Vertriebsberatung', de: 'Sales consulting' },
    businessId: 'DE136695976-00001',
    state: 'Delaware',
    chamber: null,
    dataProtectionOfficer: 'Ida Huber, privacy@huber.at',
    representatives: { ...full.company.representatives, eu: 'A GmbH, 1010 Wien, Austria' },
  },
  links: { ...full.links, booking: `${full.origin}/termin` },
  bookingProvider: { provider: 'Calendly', country: 'DE' },
  proof: { ...full.proof, quotes: [{ ...full.proof.quotes[0], name: 'Ida Huber' }] },
  languageModel: { ...full.languageModel, provider: 'Nebel', url: 'https://nebel.at/v1', country: 'CN' },
  newsletter: 'unstored',
  logRetentionDays: 365,
  firebase: {
    ...full.firebase,
    projectId: 'huber-shop',
    databaseURL: 'https://a.firebaseio.com',
    appCheckSiteKey: `6L${'a'.repeat(38)}`,
  },
};
/** What only questions compare. */
const ASKED = {
  ...full,
  company: {
    ...full.company,
    city: '8010 Graz',
    chamber: 'Wirtschaftskammer Wien',
    responsiblePerson: null,
    dataProtectionOfficer: null,
  },
  proof: { ...full.proof, quotes: [{ ...full.proof.quotes[0], role: inEach('Brückenschlag & Co, sales') }] },
  applications: { reviewer: 'Jonas Vogt, Geschäftsführer', replyDays: 3 },
  replyTemplates: change(
    site.replyTemplates,
    ['en', 'rejected', 'text'],
    'We keep your data for three years.',
  ),
};
const AMERICAN = {
  ...full,
  company: { ...lawful('an LLC from Delaware'), register: 'Wyoming Secretary of State, ID 2021-000987654' },
  bookingProvider: null,
  links: { ...full.links, booking: 'https://calendly.com/huber' },
};
const BELGIAN = {
  ...full,
  company: { ...lawful('a Dutch company'), country: 'BE', vatId: 'BE0712345630', form: 'BVBA' },
};
/** What else a message depends on than its own field. */
const READ_BY: Readonly<Record<string, RegExp>> = {
  links: /^origin/,
  company: /^company\.(?:country|form)/,
  'company.dataProtectionOfficer': /^company\.representative/,
  'company.responsiblePerson': /^company\.representative/,
  'company.profession': /^company\.(?:chamber|purpose|tradeRules|supervisoryAuthority)/,
  'company.state': /^company\.city/,
  'company.supervisoryAuthority': /^company\.(?:chamber|tradeRules|profession)/,
  claims: /^company\.country/,
  newsletter: /^company\.country/,
  'company.purpose': /^company\.purpose/,
  'proof.quotes': /^company|^proof\.quotes|^applications|^brand/,
  'applications.reviewer': /^company\.representative/,
  'company.chamber': /^company\.city/,
  'company.register': /^company\.(?:city|state)/,
  'company.form': /^company\.name/,
  bookingProvider: /^links|^origin/,
  replyTemplates: /^retentionMonths/,
  'firebase.appCheckSiteKey': /^company/,
  'firebase.databaseURL': /^company/,
  'languageModel.country': /^languageModel\.(?:kind|provider|url)/,
  'bookingProvider.country': /^bookingProvider|^links/,
  contracts: /^bookingProvider|^languageModel/,
  consent: /^counting|^video/,
  'firebase.region': /^firebase\.databaseURL/,
  'firebase.projectId': /^firebase\.authDomain/,
};
const isWithin = (path: string, other: string): boolean => `${path}.`.startsWith(`${other}.`);

describe('whatever else is wrong in the file', () => {
  const before = checkSite(BROKEN);
  it('finds one error of every rule', () => {
    const fields = before.map((error) => error.split(':')[0]);
    expect(fields.filter((field) => field?.startsWith('company.'))).toEqual(
      [
        ...['businessId', 'state', 'representatives.eu', 'dataProtectionOfficer', 'register'],
        ...['representative.role', 'purpose.en', 'purpose.de', 'responsiblePerson', 'street'],
        ...['profession', 'supervisoryAuthority', 'legalForm', 'purpose', 'mediaPolicy'],
      ].map((field) => `company.${field}`),
    );
    expect(fields.filter((field) => !field?.startsWith('company.'))).toEqual([
      ...['links.booking', 'bookingProvider.country', 'logos', 'proof.quotes', 'proof', 'replyTemplates.de'],
      ...['firebase.appCheckSiteKey', 'firebase.projectId', 'claims', 'newsletter', 'contracts'],
      ...['consent', 'languageModel.country', 'languageModel.country', 'logRetentionDays'],
      ...['firebase.databaseURL', 'firebase.region'],
    ]);
  });

  it('asks every question that compares fields', () => {
    const fields = [ASKED, AMERICAN, BELGIAN].map((file) =>
      checkSite(file).map((each) => each.split(': ')[0]),
    );
    expect(fields).toEqual([
      expect.arrayContaining([
        'company.chamber',
        'company.register',
        'applications.reviewer',
        'proof.quotes',
      ]),
      expect.arrayContaining(['company.register']),
      expect.arrayContaining(['company.form']),
    ]);
    expect(fields[0]).toContain('replyTemplates');
  });

  it.each(
    [BROKEN, ASKED, AMERICAN, BELGIAN].flatMap((file) => {
      const before = checkSite(file);
      return listPaths(file)
        .filter((path) => path.length > 0)
        .flatMap((path) =>
          [undefined, {}, sample('x')].map((shape) => [path.join('.'), path, shape, file, before] as const),
        );
    }),
  )('judges the rest besides %s', (name, path, shape, file, before) => {
    const now = checkSite(change(file, path, shape));
    const pathOf = (error: string): string => error.split(/[: ]/)[0] ?? '';
    const isAffected = (error: string): boolean =>
      isWithin(pathOf(error), name) ||
      isWithin(name, pathOf(error)) ||
      Object.entries(READ_BY).some(
        ([field, read]) => isWithin(pathOf(error), field) && (read.test(name) || isWithin('company', name)),
      );
    expect(before.filter((error) => !now.includes(error) && !isAffected(error))).toEqual([]);
    expect(now.filter((error) => !before.includes(error) && !isAffected(error))).toEqual([]);
  });
});

it('lists what is left in the order of the file', () => {
  const { errors } = checkFile({ ...BROKEN, brand: sample('Anbahn'), counting: null, logos: 5, origin: 5 });
  const sections = errors.map((error) => error.match(/^src\/site\.ts: (\w+)/)?.[1]);
  expect([...new Set(sections)]).toEqual([
    ...[
      'brand',
      'origin',
      'bookingProvider',
      'company',
      'logos',
      'proof',
      'replyTemplates',
      'counting',
      'firebase',
    ],
  ]);
  expect(sections).toEqual(
    Object.keys(BROKEN).flatMap((key) => sections.filter((section) => section === key)),
  );
});

it('leaves the project to setup until it has run', () => {
  const listErrors = (firebase: unknown) =>
    checkSite({ ...site, firebase }).filter((error) => error.startsWith('firebase'));
  const samples = {
    ...Object.fromEntries(Object.entries(site.firebase).map(([key, value]) => [key, sample(value)])),
    appCheckSiteKey: null,
  };
  const before = [expect.stringMatching(/^firebase: npm run setup fills these in/)];
  expect(listErrors(samples)).toEqual(before);
  expect(listErrors({ ...samples, region: 'europe-west1' })).toEqual(before);
  expect(listErrors({ appCheckSiteKey: null, region: 'europe-west1', apiKey: '' })).toEqual(before);
  expect(listErrors({ ...samples, region: 'europe-west99' })).toEqual([
    ...before,
    expect.stringMatching(/^firebase\.region: /),
  ]);
  expect(listErrors({ ...site.firebase, apiKey: sample('your-web-api-key'), appId: '' })).toEqual([
    expect.stringMatching(/^firebase\.apiKey is still a sample\. npm run setup/),
    expect.stringMatching(/^firebase\.appId: /),
  ]);
});

it('leaves out what is reported as a sample', () => {
  const value = change(site, ['company', 'representative', 'name'], 'Max Mustermann');
  expect(findSchemaErrors(siteSchema, value, ['company.representative'])).toEqual([]);
});

it('lists every missing file of a video, including captions', () => {
  const clip = (name: string) =>
    findMissingFiles({ ...site, video: { kind: 'file', name, seconds: 9 } }, existsSync);
  expect(clip('no-such')).toEqual(
    ['mp4', 'webm', 'webp', ...LOCALES.map((locale) => `${locale}.vtt`)].map(
      (ending) => `video: src/video/no-such.${ending} does not exist.`,
    ),
  );
  // The captions of the site's own clip are in the copy.
  expect(clip('how-it-works')).toEqual([]);
  expect(findMissingFiles({ ...site, logos: [{ name: 'X', file: 'no.svg' }] }, existsSync)).toEqual([
    'logos: src/images/logos/no.svg does not exist.',
  ]);
});

it('rejects a quote by somebody who represents the company', () => {
  for (const name of ['Max Gruber', 'Rosa Huber', 'Nora Berger', 'Olga Steiner']) {
    const file = change(full, ['company', 'responsiblePerson'], 'Olga Steiner, Ring 1, 10405 Berlin');
    const titled = change(file, ['applications', 'reviewer'], 'Rosa Huber, Head of sales');
    expect(findSchemaErrors(siteSchema, change(titled, ['proof', 'quotes', '0', 'name'], name))).toEqual([
      expect.stringMatching(new RegExp(`^proof\\.quotes: ${name} must be a customer`)),
    ]);
  }
});

it('asks about a quote whose role names the company', () => {
  const ask = (role: string, part: Partial<Site> = {}) =>
    checkFile(change({ ...full, ...part }, ['proof', 'quotes', '0', 'role'], inEach(role))).questions.filter(
      (question) => question.startsWith('proof.quotes:'),
    );
  const asked = [expect.stringMatching(/^proof\.quotes: is Eva Maier really a customer.*§ 2 UWG/)];
  expect(ask('Head of Client Success at Brückenschlag & Co')).toEqual(asked);
  expect(ask('Sales, Huber & Gruber OG')).toEqual(asked);
  expect(ask('Head of sales, Lumenta')).toEqual([]);
});

it('asks about a representative with the name of the brand', () => {
  const ask = (brand: string, name: string, company: string) =>
    checkFile({ ...site, brand, company: { ...lawful(company), representative: { ...PARTNER, name } } })
      .questions.join('\n')
      .includes(`company.representative.name: is ${name} a person’s first and last name?`);
  expect(ask('Rheinleads', 'Rheinleads Sales', 'a British limited company')).toBe(true);
  expect(ask('Rheinleads', 'Rheinleads Verwaltungs GmbH', 'a German GmbH & Co. KG')).toBe(false);
  expect(ask('Huber', 'Ida Huber', 'a British limited company')).toBe(false);
  expect(ask('Ida Huber', 'Ida Huber', 'a British limited company')).toBe(false);
});

it('accepts Swiss numbers at the national rate', () => {
  expect(findSchemaErrors(siteSchema, change(site, ['contact', 'phone'], '+41 848 271384'))).toEqual([]);
});

it.each([
  ['+49 180 5443198', 'BGH I ZR 238/14'],
  ['+43 820 584736', 'Article 21 of Directive 2011/83/EU'],
  ['+41 900 271384', 'PBV'],
  ['+44 871 850 3741', 'reg. 41 SI 2013/3134'],
  ['+1 900 691 4827', '16 CFR Part 308'],
])('cites the law of the country of %s', (phone, law) => {
  expect(findSchemaErrors(siteSchema, change(site, ['contact', 'phone'], phone))).toEqual([
    expect.stringMatching(new RegExp(`^contact\\.phone: .*must not cost extra \\([^)]*${law}[^)]*\\)\\.$`)),
  ]);
});

it('rejects the sample’s values without their marks', () => {
  const plain = sample.strip<Site>(owner);
  const paths = findSchemaErrors(siteSchema, plain).map((error) => error.split(':')[0]);
  const accepted = findSamples(owner).filter((path) => !paths.some((each) => each?.startsWith(path)));
  const plausible = [
    ...['company.form', 'company.city', 'company.country', 'video'],
    ...['claims.experienceYears', 'claims.guaranteeDays', 'claims.ownUse'],
    ...['newsletter', 'firebase.region'],
  ];
  expect(accepted.filter((path) => !plausible.includes(path))).toEqual([]);
});

it('finds texts in another language', () => {
  const find = (en: string, de: string) => findLanguageErrors({ company: { purpose: { en, de } } });
  const long = 'Sales consulting and outreach for companies';
  expect(find('Vertriebsberatung', 'Sales consulting')).toEqual([
    'company.purpose.en: is in another language.',
    'company.purpose.de: is in another language.',
  ]);
  expect(find(long, long)).toEqual(['company.purpose.de: is in another language.']);
  expect(find('Head of sales', 'Head of Sales')).toEqual([]);
  expect(findLanguageErrors({ company: site.company })).toEqual([]);
  const insurance = inEach('Allianz Versicherungs-AG, Königinstraße 28, 80802 Munich; valid in the EU');
  expect(findLanguageErrors({ company: { insurance } })).toEqual([]);
  const profession = inEach('Rechtsanwältin, Rechtsanwalt (lawyer), granted in Germany');
  expect(findLanguageErrors({ company: { profession } })).toEqual([]);
  const { en, de } = sample.strip<Site>(owner).replyTemplates;
  expect(findLanguageErrors({ replyTemplates: { en, de } })).toEqual([]);
  expect(findLanguageErrors({ replyTemplates: { en: de, de: en } })).toHaveLength(2);
});

it('explains the answers about the newsletter, one of which needs mails', () => {
  const check = (
    newsletter: ReturnType<typeof sample<'unstored'>> | Site['newsletter'],
    mail: 'smtp' | null,
  ) =>
    checkOwnerFiles({
      owner: { ...site, newsletter },
      notificationsOwner: { ...notifications, mail },
      accessDestination: { mentee: null, mentor: null },
    }).errors.filter((error) => error.includes('newsletter'));
  expect(check(sample('unstored'), null)).toEqual([
    expect.stringMatching(/newsletter is still a sample.*stores and sends nothing.*double-opt-in.*no box/),
  ]);
  expect(check('double-opt-in', 'smtp')).toEqual([]);
  expect(check('double-opt-in', null)).toEqual([
    expect.stringMatching(/newsletter: 'double-opt-in' sends mails, but mail .* is null/),
  ]);
});

const MODEL = { kind: 'chat', provider: 'A', country: 'CN', url: 'https://a.cn/v1', model: 'a' } as const;

it('names risks: a mute newsletter box, long retention, a language model outside the EU', () => {
  const risky: Site = {
    ...site,
    newsletter: 'unstored',
    logRetentionDays: 3650,
    retentionMonths: { rejected: 13, approved: 120, undecided: 120 },
    languageModel: { ...MODEL, country: 'CN' },
    bookingProvider: { provider: 'B', country: 'JP' },
  };
  expect(listQuestions(risky, [])).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^languageModel\.country: .*to CN\? No adequacy decision does: assess it .*46 GDPR/,
      ),
      expect.stringMatching(/^bookingProvider\.country: .*to JP\? The privacy notice names an adequacy/),
    ]),
  );
  const fields = listQuestions(risky, []).map((question) => question.split(': ')[0]);
  expect(fields.filter((field) => field && !/^company|^claims|^contracts|^consent/.test(field))).toEqual([
    'newsletter',
    'languageModel.country',
    'languageModel.country',
    'bookingProvider.country',
    'bookingProvider.country',
    'retentionMonths.rejected',
    'retentionMonths.undecided',
    'retentionMonths.approved',
    'logRetentionDays',
  ]);
});

it('asks what no rule knows about providers and people', () => {
  const people = (company: Company) =>
    checkFile({ ...site, company, bookingProvider: null }).questions.filter((question) =>
      /first and last/.test(question),
    );
  expect(people(lawful('an Austrian sole trader'))).toEqual([
    expect.stringMatching(/^company\.name: is Ida Huber a person’s first and last name\?/),
  ]);
  expect(people({ ...lawful('a German GmbH'), responsiblePerson: 'Alpen Pioniere' })).toEqual([
    expect.stringMatching(
      /^company\.responsiblePerson: is Alpen Pioniere a person’s first and last name, at home in Germany/,
    ),
  ]);

  const ask = (company: Company) => checkFile({ ...site, company }).questions;
  expect(ask({ ...lawful('a registered sole trader in Switzerland'), name: 'Akquise Züri' })).toContainEqual(
    expect.stringMatching(/^company\.name: does Akquise Züri contain the owner’s family name.*Art\. 945/),
  );
  expect(ask(lawful('a British limited company'))).toContainEqual(
    expect.stringMatching(
      /^company\.register: is .* the registered office, in that part of the United Kingdom/,
    ),
  );

  const providers = (value: Partial<Site>) =>
    checkFile({ ...site, ...value }).questions.filter((question) => question.includes('really in'));
  expect(providers({ languageModel: { ...MODEL, provider: 'Nebel', country: 'CN' } })).toEqual([
    'languageModel.country: is Nebel really in CN? The privacy notice says so.',
    'bookingProvider.country: is Termindienst Graz really in AT? The privacy notice says so.',
  ]);
  expect(providers({ languageModel: { kind: 'gemini' }, bookingProvider: null })).toEqual([]);
  expect(providers({ bookingProvider: { provider: 'Calendly', country: 'US' } })).toEqual([]);
});

it('warns a European owner of a database in America and functions far from it', () => {
  const american = { ...site, firebase: { ...site.firebase, databaseURL: 'https://a.firebaseio.com' } };
  const listPlaces = (value: Site) =>
    listQuestions(value, []).filter((question) => question.startsWith('firebase'));
  expect(listPlaces(american)).toEqual([
    expect.stringMatching(/us-central1, outside Europe.*never be moved/),
    expect.stringMatching(/europe-west3 are far/),
  ]);
  expect(listPlaces(site)).toEqual([]);
});

it('rejects functions behind Hosting, where all visitors share one address', () => {
  const rewrites = [
    { source: '/api/**', function: { functionId: 'submitApplication' } },
    { source: '/run/**', run: { serviceId: 'submit' } },
    { source: '/old', destination: '/new.html' },
  ];
  expect(findRewriteErrors({ hosting: { rewrites } })).toHaveLength(2);
  expect(findRewriteErrors({ hosting: {} })).toEqual([]);
});

it('says what a lawyer has to decide', () => {
  const topics = (name: string) =>
    listLegalQuestions({ ...lawful(name), purpose: null, mediaPolicy: inEach('Sales') }, []).flatMap(
      ([applies, field]) => (applies ? [field] : []),
    );
  expect(topics('an LLC from Delaware')).toEqual([...['representatives.uk', 'representatives.ch', 'state']]);
  expect(topics('a Swiss GmbH')).toEqual([]);
  expect(topics('an Austrian e.U.')).toEqual(['register', 'profession', 'supervisoryAuthority', 'insurance']);
  expect(topics('a Dutch company')).toEqual([
    ...['register', 'register', 'country', 'supervisoryAuthority', 'insurance'],
  ]);
  expect(topics('a British limited company')).toEqual([
    ...['register', 'register', 'country', 'profession', 'supervisoryAuthority'],
  ]);
  expect(topics('a German UG')).toEqual([
    ...['responsiblePerson', 'profession', 'supervisoryAuthority', 'insurance', 'dataProtectionOfficer'],
  ]);
});

describe('a regulated profession', () => {
  const ask = (part: Partial<Company>, name = 'a German GmbH', rest: Partial<Site> = {}) =>
    checkFile({ ...site, ...rest, company: { ...lawful(name), ...part } }).questions.join('\n');
  const GERMAN = {
    profession: inEach('Rechtsanwalt, Deutschland'),
    chamber: 'Rechtsanwaltskammer Berlin',
    tradeRules: 'BRAO, www.gesetze-im-internet.de',
    supervisoryAuthority: 'Rechtsanwaltskammer Berlin',
  };

  it.each([
    ['Rechtsanwaltskanzlei', 'Rechtsanwaltskanzlei Huber GmbH'],
    ['Steuerberatung', 'Steuerberatung Huber GmbH'],
    ['Zahnarztpraxis', 'Zahnarztpraxis Huber GmbH'],
    ['Elektrotechnik', 'Elektrotechnik Huber GmbH Meisterbetrieb'],
    ['Immobilienmakler', 'Immobilienmakler Huber GmbH'],
    ['Physiotherapie', 'Huber Physiotherapie GmbH'],
    ['Immobilienmakler', 'Real estate agent'],
  ])('is asked about because of %s in the name', (_, name) => {
    const question = new RegExp(`^company.profession: does “${name}” .*Zahnarzt, Deutschland.*no.*DDG`, 'm');
    expect(ask({ name })).toMatch(question);
    expect(ask({}, 'a German GmbH', { brand: name })).toMatch(question);
    expect(ask({ purpose: inEach(name) })).toMatch(question);
    expect(ask({ ...GERMAN, profession: inEach('Tierarzt, Deutschland'), name })).toMatch(question);
  });

  it('is not asked about with all details, or outside the law', () => {
    const name = 'Rechtsanwaltskanzlei Huber GmbH';
    expect(ask({ name, ...GERMAN })).not.toMatch(/^company\.profession: (?:does “|is y)/m);
    expect(ask({ name: 'Rechtsanwaltskanzlei Huber GmbH' }, 'a Swiss GmbH')).not.toContain('profession');
    expect(ask({ name: 'Zahnarztpraxis Huber e.U.' }, 'an Austrian e.U.')).toMatch(
      /“Zahnarztpraxis Huber e\.U\.”.*ECG/,
    );
  });

  it('is asked about with its chamber, rules and authority', () => {
    const part = { ...GERMAN, chamber: 'Steuerberaterkammer Berlin' };
    expect(findCompanyErrors({ ...lawful('a German GmbH'), ...part })).toEqual([]);
    expect(ask(part)).toMatch(
      /^company\.supervisoryAuthority: do these .* Germany, and does the title say which state granted it: Rechtsanwalt, Deutschland.*Steuerberaterkammer Berlin \| BRAO,.*DDG/m,
    );
    expect(ask({ supervisoryAuthority: 'Wirtschaftskammer Tirol' }, 'an Austrian e.U.')).toMatch(
      /^company\.supervisoryAuthority: .*Tirol .*ECG.* A Wirtschaftskammer is no authority/m,
    );
  });

  it('is asked about what is missing', () => {
    expect(ask({ ...GERMAN, chamber: null })).toMatch(
      /^company\.profession: is yours .* Then give chamber, /m,
    );
    const free = { chamber: null, tradeRules: null, supervisoryAuthority: null };
    expect(findCompanyErrors({ ...lawful('an Austrian sole trader'), ...free })).toEqual([]);
    expect(ask(free, 'an Austrian sole trader')).toMatch(
      /^company\.profession: .* give profession, chamber, tradeRules, supervisoryAuthority, .*ECG/m,
    );
  });

  it('must not promise a cure', () => {
    const asks = (value: Partial<Site>) =>
      checkFile({ ...site, ...value }).questions.find((question) =>
        /^claims.*§ 3 HWG.*§ 53 ÄrzteG/.test(question),
      );
    const doctor = { ...site.company, profession: inEach('Ärztin, Österreich') };
    expect(asks({ claims: CLAIMS })).toBeUndefined();
    expect(asks({ company: doctor })).toBeUndefined();
    expect(asks({ company: doctor, claims: CLAIMS })).toMatch(/^claims\.guaranteeDays: .*within 30 days/);
    expect(asks({ brand: 'Zahnzentrum', claims: CLAIMS })).toMatch(/within 30 days/);
    const cure = { en: 'Cures back pain', de: 'Heilt Rückenschmerzen' };
    expect(asks({ company: { ...site.company, purpose: cure } })).toMatch(/“Cures back pain”/);
    const quote = { text: cure, name: 'Eva Maier', role: inEach('Sales'), picture: null };
    expect(asks({ proof: { quotes: [quote], numbers: [] } })).toMatch(/“Cures back pain”/);
  });
});

it.each(['insurance', 'profession', 'mediaPolicy'] as const)(
  'prints a %s that the languages say differently',
  (field) => {
    const ask = (en: string, de: string) =>
      checkFile({ ...site, company: { ...site.company, [field]: { en, de } } }).questions.filter((question) =>
        question.startsWith(`company.${field}: do all`),
      );
    const text = 'Allianz, 80802 Munich; valid in the EU';
    const other = 'Allianz, 80802 München; gültig weltweit';
    expect(ask(text, text)).toEqual([]);
    expect(ask(text, other)).toEqual([
      `company.${field}: do all languages say the same: ${text} | ${other}?`,
    ]);
  },
);

describe('numbers in different languages', () => {
  const check = (en: string, de: string) => {
    const { questions } = checkFile({
      ...site,
      proof: { quotes: [], numbers: [{ figure: '1', label: { en, de }, source: inEach('CRM') }] },
    });
    return questions.some((message) => message.includes('proof.numbers.0.label: ')) ? 'asked' : 'right';
  };
  it.each([
    ['120 meetings', '120 Termine', 'right'],
    ['6.8% of 1,200 replies', '6,8 % von 1.200 Antworten', 'right'],
    ['B2B sales, 24/7', 'Vertrieb, an 7 Tagen 24 Stunden', 'right'],
    ['1.5 million, since 2019', '1,5 Millionen, seit 2019', 'right'],
    ['120 meetings', '12 Termine', 'asked'],
    ['6.8% of replies', '68 % der Antworten', 'asked'],
    ['30 days', '14 Tage', 'asked'],
    ['1,200 replies', '1,2 Antworten', 'asked'],
    ['2 weeks', '14 Tage', 'right'],
    ['5 pm', '17 Uhr', 'right'],
    ['$ 100 saved', '92 € gespart', 'right'],
    ['Our team at Königsplatz 1', 'Unser Team am Königsplatz 2', 'asked'],
    ['3 ways', 'Drei Wege', 'right'],
    ['CRM, January 5', 'CRM, 5.1.', 'right'],
    ['CRM, January 5, 2026', 'CRM, 05.01.2026', 'right'],
    ['half', '50 %', 'right'],
    ['After 24 hours', 'Nach einem Tag', 'right'],
    ['See https://cal.com/a/30', 'Siehe https://cal.com/b/45', 'right'],
  ])('%s and %s are %s', (en, de, verdict) => {
    expect(check(en, de)).toBe(verdict);
  });

  it('are compared in figures and claims', () => {
    const numbers = [{ figure: { en: '6.8%', de: '8,6 %' }, label: inEach('L'), source: inEach('S') }];
    const { questions } = checkOwnerFiles(
      {
        owner: { ...site, proof: { quotes: [], numbers } },
        notificationsOwner: notifications,
        accessDestination: { mentee: null, mentor: null },
      },
      [
        ['trust strip', { en: '30 days', de: '60 Tage' }],
        ['services', { en: '3 steps', de: '3 Schritte' }],
      ],
    );
    expect(questions.filter((message) => message.includes('mean the same'))).toEqual([
      'proof.numbers.0.figure: do 6.8 and 8.6 mean the same in all languages?',
      'src/copy: trust strip: do 30 and 60 mean the same in all languages?',
    ]);
  });

  it('are the same in the claims of this site', () => {
    const { errors, questions } = checkOwnerFiles(
      { owner: site, notificationsOwner: notifications, accessDestination: { mentee: null, mentor: null } },
      listClaims({ ...site, claims: CLAIMS }),
    );
    expect([...errors, ...questions].filter((message) => message.includes('mean the same'))).toEqual([]);
  });
});

it('asks about what no file can show: claims, newsletter, contracts, consent', () => {
  const ask = (value: Partial<Site>) => listQuestions({ ...site, ...value }, []).join('\n');
  expect(ask({})).toMatch(
    /^claims: [\s\S]*^contracts: .*Termindienst Graz[\s\S]*^consent: .*tools that you add/m,
  );
  expect(ask({})).not.toMatch(/^newsletter|counting visits/m);
  expect(ask({ newsletter: 'double-opt-in' })).toMatch(/^newsletter: .*consent.*link.*\(§ 174 TKG 2021\)/m);
  expect(ask({ newsletter: 'unstored' })).toMatch(/^newsletter: .*mislead.*\(§ 2 UWG\)/m);
  expect(ask({})).toMatch(/^claims: .*keeping, passing on or using data.*Articles 5 and 13 GDPR/m);
  expect(ask({})).toMatch(
    /^claims: .*identity papers, card numbers or credit reports, .*age, origin, sex or language, .*silence .*consent or a contract/m,
  );
  const claimsLaw = (name: string) => /^claims: .*?\((.*?)\)/m.exec(ask({ company: lawful(name) }))?.[1];
  expect(claimsLaw('a British limited company')).toBe(
    'Business Protection from Misleading Marketing Regulations 2008',
  );
  expect(claimsLaw('a Dutch company')).toBe('Directive 2006/114/EC');
  const swiss = { company: lawful('a Swiss GmbH'), newsletter: 'double-opt-in' } as const;
  expect(ask(swiss)).toMatch(/^claims: .*\(Art\. 3 UCA\)[\s\S]*^newsletter: .*\(Art\. 3 \(1\) \(o\) UCA\)/m);
  expect(ask({ ...swiss, bookingProvider: { provider: 'B', country: 'US' } })).toMatch(/which guarantee/);
  expect(ask({ ...swiss, bookingProvider: { provider: 'B', country: 'CH' } })).not.toMatch(/which guarantee/);
  const video = { kind: 'vimeo', id: '76979871' } as const;
  expect(ask({ video, counting: { ...site.counting, isEnabled: true } })).toMatch(
    /^consent: .*counting visits, .*vimeo, .*§ 25 TDDDG/m,
  );
  expect(ask({ company: { ...lawful('a Swiss GmbH'), responsiblePerson: 'Ida Huber' } })).toMatch(
    /^company\.responsiblePerson: Switzerland is outside Germany: .*§ 18 \(2\) MStV/m,
  );
  const abroad = { ...lawful('a German GmbH'), responsiblePerson: 'Ida Huber, Kramgasse 1, 3003 Bern' };
  expect(ask({ company: abroad })).toMatch(/^company\.responsiblePerson: Switzerland is outside Germany: /m);
});

describe('texts against values', () => {
  const ask = (value: unknown) =>
    checkFile(value)
      .questions.filter((each) =>
        /^(?:applications\.reviewer|proof|replyTemplates|company\.purpose): (?!do all)/.test(each),
      )
      .join('\n');
  const figure = (number: string, en: string, de: string) => ({
    ...site,
    claims: { ...CLAIMS, experienceYears: 12 },
    proof: { quotes: [], numbers: [{ figure: number, label: { en, de }, source: inEach('CRM') }] },
  });
  const answer = (status: 'approved' | 'rejected', en: string, de: string) =>
    change(
      change(site, ['replyTemplates', 'en', status, 'text'], en),
      ['replyTemplates', 'de', status, 'text'],
      de,
    );

  it.each<readonly [string, unknown, RegExp]>([
    [
      'a reviewer of somebody else',
      change(site, ['applications', 'reviewer'], 'Joy Santos, Manila'),
      /^applications\.reviewer: does Joy Santos, Manila work for you\?.*Articles 13 \(1\) \(e\), 28 and 46 GDPR/,
    ],
    ...['Geschäftsführer', 'Managing Director', 'gérant', 'Vorstand'].map(
      (title): readonly [string, unknown, RegExp] => [
        `another director, ${title}`,
        change(site, ['applications', 'reviewer'], `Jonas Vogt, ${title}`),
        /^applications\.reviewer: is Jonas Vogt, .* too\?.*\['Ida Huber', .*§ 35a GmbHG/,
      ],
    ),
    ...['Vertriebsleiter', 'Assistentin des Geschäftsführers', 'Sales Director'].map(
      (title): readonly [string, unknown, RegExp] => [
        `a reviewer with the title ${title}`,
        change(site, ['applications', 'reviewer'], `Jonas Vogt, ${title}`),
        /^applications\.reviewer: does Jonas Vogt, .* work for you/,
      ],
    ),
    [
      'a director who is named',
      change(site, ['applications', 'reviewer'], 'Max Gruber, Geschäftsführer'),
      /^applications\.reviewer: does Max Gruber/,
    ],
    ...[
      'We keep your details for 36 hours and 3 years',
      'We keep your application on file for 3 years',
      'Your data is stored for 24 months',
      'We keep your details for three years, in case a partnership becomes possible',
      'We keep your details on file without any time limit',
      'We store your data indefinitely',
    ].map((sentence): readonly [string, unknown, RegExp] => [
      sentence,
      answer('rejected', `Hello. ${sentence}.`, 'Guten Tag.'),
      /^replyTemplates: is it true that “.*rejected 1, .*Article 5 \(1\) \(a\) GDPR/,
    ]),
    ...[
      'Ihre Angaben bewahren wir drei Jahre auf, falls sich eine Partnerschaft ergibt',
      'Ihre Angaben bewahren wir 24 Monate auf',
      'Wir behalten Ihre Bewerbung ein Jahr',
      'Ihre Daten speichern wir ohne zeitliche Begrenzung',
      'Ihre Daten bleiben unbefristet gespeichert',
    ].map((sentence): readonly [string, unknown, RegExp] => [
      sentence,
      answer('rejected', 'Hello.', `Guten Tag. ${sentence}.`),
      /^replyTemplates: is it true that “.*rejected 1, .*Article 5 \(1\) \(a\) GDPR/,
    ]),
    [
      'other years of experience',
      figure('25', 'years of marketing experience', 'Jahre Marketingerfahrung'),
      /^proof: .*25 years of marketing experience.*experienceYears is 12.*§ 2 UWG/,
    ],
    [
      'other years of experience, in a sentence',
      change({ ...site, claims: { ...CLAIMS, experienceYears: 12 } }, ['company', 'purpose'], {
        en: 'Sales with 25+ years of experience',
        de: 'Vertrieb mit über 25 Jahren Erfahrung',
      }),
      /^company\.purpose: .*25\+ years.*12/,
    ],
    [
      'data that is already deleted',
      answer('rejected', 'Hello. We have already deleted your details.', 'Ihre Angaben haben wir gelöscht.'),
      /^replyTemplates: .*“We have already deleted your details”.*rejected 1,.*Article 5 \(1\) \(a\) GDPR/,
    ],
    [
      'data that is already deleted, in German',
      answer('rejected', 'Hello.', 'Guten Tag. Ihre Angaben wurden gelöscht.'),
      /^replyTemplates: .*“Ihre Angaben wurden gelöscht”/,
    ],
    [
      'data that stays in Switzerland',
      figure('100%', 'of your data stays in Switzerland', 'Ihrer Daten bleiben in der Schweiz'),
      /^proof: .*stays in Switzerland.*europe-west1.*Belgium.*Articles 5 .*13/,
    ],
    [
      'data that stays in Germany',
      answer('approved', 'Hello.', 'Ihre Daten bleiben in Deutschland.'),
      /^replyTemplates: .*Deutschland.*Belgium/,
    ],
    ...[
      'We have added you to our mailing list',
      'You will get our offers every week',
      'You’ll receive our newsletter from now on',
    ].map((sentence): readonly [string, unknown, RegExp] => [
      sentence,
      answer('approved', `Hello. ${sentence}.`, 'Guten Tag.'),
      /^replyTemplates: did applicants agree to “.*§ 174 TKG 2021/,
    ]),
    ...[
      'Unseren Newsletter mit Angeboten erhalten Sie ab sofort automatisch',
      'Wir schicken Ihnen jeden Monat unsere Angebote und Sie hören jede Woche von uns',
    ].map((sentence): readonly [string, unknown, RegExp] => [
      sentence,
      answer('approved', 'Hello.', `Guten Tag. ${sentence}.`),
      /^replyTemplates: did applicants agree to “.*§ 174 TKG 2021/,
    ]),
    ...[
      ['Our projection, 2026', 'Unsere Prognose, 2026'],
      ['Sales goal, 2026', 'Schätzung des Vertriebs, 2026'],
    ].map(([en, de]): readonly [string, unknown, RegExp] => [
      `a figure from ${en}`,
      change(
        figure('$10,000', 'guaranteed income', 'garantiertes Einkommen'),
        ['proof', 'numbers', '0', 'source'],
        {
          en,
          de,
        },
      ),
      /^proof: does the source prove “\$10,000 guaranteed income \(.*2026\)” \| “.*\(§ 2 UWG\)\?$/,
    ]),
    [
      'a reward for a review',
      answer('approved', 'For a review on Google we’ll send you a $50 gift card.', 'Hallo.'),
      /^replyTemplates: .*gift card.*16 CFR 465\.4.*§ 5b \(3\) UWG/,
    ],
    [
      'a reward for a review, in German',
      answer('approved', 'Hello.', 'Für eine Fünf-Sterne-Bewertung schicken wir einen Gutschein.'),
      /^replyTemplates: .*Gutschein.*16 CFR/,
    ],
  ])('ask about %s', (_, value, question) => {
    expect(ask(value)).toMatch(question);
    expect(ask(value).split('\n')).toHaveLength(1);
  });

  it.each<readonly [string, unknown]>([
    ['a reviewer', site],
    ['the same years', figure('12', 'years of marketing experience', 'Jahre Marketingerfahrung')],
    ['other years', figure('25', 'years in Graz', 'Jahre in Graz')],
    [
      'no claim',
      {
        ...figure('25', 'years of experience', 'Jahre Erfahrung'),
        claims: { ...CLAIMS, experienceYears: null },
      },
    ],
    [
      'a later deletion',
      answer(
        'rejected',
        'We delete your application after six months.',
        'Ihre Angaben werden nach sechs Monaten gelöscht.',
      ),
    ],
    [
      'another duration',
      answer('approved', 'We keep calling for two months.', 'Seit drei Jahren speichern wir Strom.'),
    ],
    ['the right country', figure('100%', 'of your data stays in Belgium', 'Ihrer Daten bleiben in Belgien')],
    ['customers who stay', figure('9', 'customers stay in Switzerland', 'Kunden bleiben in der Schweiz')],
    ['candidates', figure('9', 'applicants stay in Switzerland', 'Kandidaten bleiben in der Schweiz')],
    ['a rating', figure('4.9', 'of 5 stars in Google reviews', 'von 5 Sternen in Google-Bewertungen')],
    [
      'newsletters as a service',
      change(site, ['company', 'purpose'], { en: 'Newsletters for offers', de: 'Newsletter und Angebote' }),
    ],
    ['subscribers', figure('9', 'newsletter subscribers', 'Abonnenten des Newsletters')],
    ['an offer', answer('approved', 'Would you send an offer this week?', 'Senden Sie uns ein Angebot.')],
    [
      'a source’s audience',
      change(
        figure('9', 'of 10 reach their goal', 'von 10 erreichen ihr Ziel'),
        ['proof', 'numbers', '0', 'source'],
        {
          en: 'Survey of our audience',
          de: 'Umfrage unter der Zielgruppe',
        },
      ),
    ],
    [
      'a voucher',
      answer('approved', 'Here is a voucher. A review follows.', 'Ein Gutschein. Die Bewertung folgt.'),
    ],
  ])('do not ask about %s', (_, value) => {
    expect(ask(value)).toBe('');
  });
});

it("leaves out claims that are not the owner's", () => {
  const claims = JSON.stringify(listClaims(site));
  expect(claims).not.toMatch(/years of|guarantee|our team uses|Our own team/i);
  expect(listClaims({ ...site, claims: { ...CLAIMS, experienceYears: 7 } })).toContainEqual([
    'landing page (hero)',
    {
      en: expect.stringContaining('7 years of marketing'),
      de: expect.stringContaining('7 Jahren Marketing'),
    },
  ]);
});

it('leaves out claims about what is wrong in the file', () => {
  const valid = keepValid(siteSchema, { ...site, applications: null, firebase: null, logRetentionDays: 'x' });
  expect(listClaims(valid)).toEqual(
    listClaims(site).filter(([, { en }]) => !/business days|Logging/.test(`${en}`)),
  );
});

it("lists the pages' claims with their places", () => {
  const logos = [{ name: 'Lumenta', file: 'lumenta.svg' }];
  const numbers = [
    { figure: { en: '14', de: 'vierzehn' }, label: inEach('meetings'), source: inEach('CRM') },
  ];
  const quotes = [{ text: inEach('Well done'), name: 'Ida Huber', role: inEach('Head'), picture: null }];
  const valid = { ...site, claims: CLAIMS, logRetentionDays: 90, logos, proof: { quotes, numbers } };
  const claims = listClaims(valid)
    .map(([place, { en }]) => `${place}: ${en}`)
    .join('\n');
  expect(claims).not.toMatch(/\{(?!name|n\}|provider)/);
  expect(claims).toMatch(
    /landing page \(hero\): 15 years[\s\S]*\(trust\): Money-back guarantee[\s\S]*\(check\): .* 20 new websites: 23 of 24[\s\S]*logo strip: References: Lumenta[\s\S]*proof: Ida Huber agreed[\s\S]*proof: 14 meetings \(CRM\)[\s\S]*3 business days[\s\S]*answers to applications: Subject: Hello[\s\S]*90 days/,
  );
});

it('lists every text of the landing page among the claims', () => {
  const claims = JSON.stringify(listClaims(site));
  const { home, partnership } = copy.en;
  for (const text of [
    ...[home.title, home.description, home.hero.highlighted, home.hero.paragraphs[3], home.call.subtitle],
    ...[home.services.cards[0].features[1], home.questions.items[0].answer, home.video.scenes[0]],
    ...[partnership.lead, copy.en.shell.footer.slogan],
  ])
    expect(claims).toContain(text.replace('{brand}', site.brand));
});

describe('cases and articles', () => {
  const CASE = `---
title: 300 Prozent mehr Umsatz, garantiert
description: Text
date: 2026-10-01
customer: Fensterbau Gruber
quote:
  text: Wir mussten zwei Leute einstellen.
  name: Eva Maier
  role: Inhaberin, Fensterbau Gruber
figures:
  - figure: 300 %
    label: Umsatz
---

Ohne Zahl. Der Umsatz stieg
um 40 Prozent. Ein Beispiel dafür.

## [Was wir taten](https://fensterbau-gruber.at)
`;
  const FILE = 'cases/de/gruber.md';
  const read = (text: string) => {
    const root = mkdtempSync(join(tmpdir(), 'content-'));
    try {
      mkdirSync(join(root, dirname(FILE)), { recursive: true });
      writeFileSync(join(root, FILE), text);
      return readEntries(root).map((entry) => ({ ...entry, place: entry.place.replace(`${root}/`, '') }));
    } finally {
      rmSync(root, { recursive: true });
    }
  };
  const check = (text: string) => checkFile(full, read(text));

  it('may name customers and their addresses', () => {
    expect(check(CASE).errors).toEqual(checkFile(full).errors);
    expect(check(CASE).questions).toEqual(checkFile(full).questions);
  });

  it.each<readonly [string, string, RegExp]>([
    ['https://fensterbau-gruber.at', 'https://musterfirma.example', /: line 18: has a sample/],
    ['Fensterbau Gruber\n', 'Musterfirma GmbH\n', /: customer: has a sample/],
    ['Eva Maier', 'Max Mustermann', /: quote: has a sample/],
    ['300 %', 'TODO', /: figures: has a sample/],
    ['Eva Maier', 'Max Gruber', /: quote: Max Gruber must be a customer, not of the company/],
    ['customer: Fensterbau Gruber', `customer: ${site.company.name}`, /: customer: .*must be a customer/],
    ['customer: Fensterbau Gruber', `customer: ${site.brand}`, /: customer: .*must be a customer/],
  ])('must not say %s with %s', (real, wrong, error) => {
    expect(check(CASE.replace(real, wrong)).errors).toEqual([
      ...checkFile(full).errors,
      expect.stringMatching(new RegExp(`^${FILE}${error.source}`)),
    ]);
  });

  it('have claims, listed with file and place', () => {
    expect(
      listClaims(site, read(CASE))
        .filter(([place]) => place.startsWith(FILE))
        .map(([place, texts]) => `${place}: ${JSON.stringify(texts)}`),
    ).toEqual([
      `${FILE}: title: {"de":"300 Prozent mehr Umsatz, garantiert"}`,
      `${FILE}: description: {"de":"Text"}`,
      `${FILE}: customer: {"de":"Fensterbau Gruber"}`,
      `${FILE}: quote: {"de":"Wir mussten zwei Leute einstellen. | Eva Maier | Inhaberin, Fensterbau Gruber"}`,
      `${FILE}: figures: {"de":"300 % | Umsatz"}`,
      `${FILE}: line 16: {"de":"um 40 Prozent. Ein Beispiel dafür."}`,
    ]);
  });
});
