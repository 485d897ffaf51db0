import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from './application.ts';
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
    ['میخواهم', 'می\u200cخواهم'],
  ])('%s finds %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ['muller', 'Miller'],
    ['bauer müller', 'Bauer & Söhne'],
    ['a.c', 'abc'],
    ['mull', 'muel'],
  ])('%s does not find %s', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  it.each(['', '  ', '\n'])('ignores the blank query %j', (query) => {
    expect(createApplicationMatcher(query)).toBeNull();
  });

  it('handles a long query and a long text quickly', () => {
    expect(finds('ue'.repeat(5000), 'ue'.repeat(4000))).toBe(true);
    expect(finds(`${'a'.repeat(199)}b`, 'a'.repeat(5000))).toBe(false);
  });
});

it('searches name, email, website and message', () => {
  const text = buildSearchText({
    ...EMPTY_DRAFT,
    id: 'a',
    createdAt: 1,
    status: 'pending',
    name: 'Ada',
    email: 'ADA@x.example',
    websiteLink: 'https://ada.example',
    message: 'Größe',
  });
  for (const query of ['ada', 'ada@x', 'ada.example', 'groesse'])
    expect(createApplicationMatcher(query)?.(text)).toBe(true);
});
