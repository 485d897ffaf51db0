import { describe, expect, it } from 'vitest';
import { type Application, EMPTY_DRAFT } from './application.ts';
import { buildSearchText, createApplicationMatcher, foldText } from './application-search.ts';

const finds = (query: string, text: string): boolean | undefined =>
  createApplicationMatcher(query)?.(foldText(text));

describe('applicationSearch', () => {
  it.each([
    ['müller', 'Karl Mueller'],
    ['mueller', 'Karl Müller'],
    ['muller', 'Karl Müller'],
    ['Muller', 'Karl Mueller'],
    ['strasse', 'Musterstraße 12'],
    ['straße', 'Musterstrasse 12'],
    ['zoe', 'Zoë O’Brien'],
    ['neue', 'Neue Wege'],
    ['bauer', 'Bauer & Söhne'],
    ['michael', 'Michael'],
    ['el', 'Michael'],
    ['soehne bau', 'Bauer & Söhne'],
    ['a.b+c@x', 'a.b+c@x.example'],
    ['(', 'Studio (Berlin)'],
    ['株式', '株式会社'],
    ['\u2068muller\u2069\u000bbau', 'Mü\u00adller\u200b Bau'],
    ["o'brien", 'Zoë O’Brien'],
    ['„neu“ – 2', '"Neu" - 2'],
    ['ｆull', 'Full'],
    ['میخواهم', 'می\u200cخواهم'],
  ])('%s finds %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ['muller', 'Mahler'],
    ['meir', 'Maier'],
    ['adda', 'Anna'],
    ['bauer müller', 'Bauer & Söhne'],
    ['a.c', 'abc'],
    ['mull', 'muel'],
  ])('%s does not find %s', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  it.each([...'`´ʹʻʼʽʾʿˈˊˋ˴ʹ΄՚՝׳ߴߵ᾽᾿`´῾‘’‚‛′‵❛❜❟Ꞌꞌ＇｀'])(
    'reads %s as an apostrophe, in a query and in a text',
    (mark) => {
      expect(finds(`o${mark}brien`, "Zoë O'Brien")).toBe(true);
      expect(finds("o'brien", `Zoë O${mark}Brien`)).toBe(true);
    },
  );

  it.each(['', '  ', '\n'])('ignores the blank query %j', (query) => {
    expect(createApplicationMatcher(query)).toBeNull();
  });

  it('handles a long query and a long text quickly', () => {
    expect(finds('ue'.repeat(5000), 'ue'.repeat(4000))).toBe(true);
    expect(finds(`${'a'.repeat(199)}b`, 'a'.repeat(5000))).toBe(false);
  });
});

const searchable = (change: Partial<Application>, more = '') =>
  buildSearchText({ ...EMPTY_DRAFT, id: 'a', createdAt: 1, status: 'pending', ...change }, more);

it('searches name, email, website, message, owner, notes and campaign', () => {
  const text = searchable(
    {
      ...{ name: 'Ada', email: 'ADA@x.example', websiteLink: 'https://ada.example', message: 'Größe' },
      owner: { uid: 'mara', name: 'Mara' },
    },
    'Call on Monday\nLinkedIn',
  );
  for (const query of ['ada', 'ada@x', 'ada.example', 'groesse', 'mara', 'monday', 'linkedin'])
    expect(createApplicationMatcher(query)?.(text)).toBe(true);
});

it.each([
  ['post@xn--mller-kva.example', 'post@müller.example'],
  ['post@müller.example', 'xn--mller-kva.example'],
  ['post@xn--mller-kva.example', 'müller'],
])('%s is found by %s', (email, query) => {
  expect(createApplicationMatcher(query)?.(searchable({ email }))).toBe(true);
});

it.each([
  ['http://mueller.example', 'https://mueller.example'],
  ['http://mueller.example', 'https://www.mueller.example/'],
  ['https://www.mueller.example', 'HTTPS://Mueller.example/'],
  ['mueller.example', 'www.mueller.example'],
  ['mueller.example', 'https://müller.example/'],
  ['linkedin.com/company/ada', 'https://www.linkedin.com/company/ada/?trk=1'],
])('%s is found by the address %s', (websiteLink, query) => {
  expect(createApplicationMatcher(query)?.(searchable({ websiteLink }))).toBe(true);
});

it('finds an email by its link, and searches for what is nothing but an address’s start', () => {
  const text = searchable({ email: 'ada@x.example', message: 'Why?' });
  expect(createApplicationMatcher('mailto:ada@x.example')?.(text)).toBe(true);
  expect(createApplicationMatcher('?')?.(text)).toBe(true);
  expect(createApplicationMatcher('https://')?.(text)).toBe(false);
});

it.each([
  ['Karl Meyer', 'meier', true],
  ['Bernhard Schmidt', 'schmit', true],
  ['Bernhard Schmidt', 'shcmidt', true],
  ['Karl Müller', 'mueler', true],
  ['Ada Lovelace', 'lovelcae', true],
  ['Karl Müller', 'miller', true],
  ['Anna', 'hanna', false],
  ['Karl Meyer', 'maier', false],
])('a name %s is found by %s: %s', (name, query, isFound) => {
  expect(createApplicationMatcher(query)?.(searchable({ name, message: 'Hello' }))).toBe(isFound);
});
