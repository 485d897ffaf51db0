import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../../src/domain/site/locale.ts';
import { MINIMAL_BUSINESS } from '../../testing/businesses.ts';
import { inputOf } from '../../testing/roadmap-requests.ts';
import type { Noun, TextsOfGroup, TextsOfStep } from '../engine/content.ts';
import { createSlots } from '../engine/slots.ts';
import { CONTENT } from './content.ts';

const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** In words, because readers skim steps. */
const MAX_WORDS = { title: 10, item: 30, template: 60 } as const;

const formsOf = (noun: Noun): readonly string[] => (typeof noun === 'string' ? [noun] : Object.values(noun));

describe.each(LOCALES)('the content (%s)', (language) => {
  const { steps, groups, advice, wishes, findings, quoting, phrases } = CONTENT[language];
  const slots = Object.keys(createSlots(inputOf({ ...MINIMAL_BUSINESS, language }), phrases, null));

  const expectSlots = (text: string): void => {
    for (const name of placeholdersIn(text)) expect(slots, text).toContain(name);
  };

  test.each(Object.entries<TextsOfStep>(steps))(
    'has a short action, tasks and template for %s',
    (_, { title, how, template = '', adds, seen }) => {
      expect(wordsOf(title)).toBeLessThanOrEqual(MAX_WORDS.title);
      expect(title).not.toMatch(/[.!]$/);
      expect(how.length).toBeLessThanOrEqual(4);
      const means = Object.values(seen ?? {}).flatMap((texts) => (texts ? [texts.bad, texts.good] : []));
      for (const text of [...how, ...Object.values(adds ?? {}), ...means]) {
        expect(wordsOf(text), text).toBeLessThanOrEqual(MAX_WORDS.item);
        expect(text).toMatch(/^\p{Lu}.*[.?!“”]$/u);
        expectSlots(text);
        expect(text).not.toMatch(/\[|\]/);
      }
      expect(wordsOf(template)).toBeLessThanOrEqual(MAX_WORDS.template);
      expectSlots(template);
      // The owner sends it, so "your software" would refer to the recipient's.
      expect(placeholdersIn(template).filter((name) => name.startsWith('offer'))).toEqual([]);
      // Every gap to fill in has both brackets.
      expect(template.replaceAll(/\[[^[\]{}]+\]/g, '')).not.toMatch(/[[\]]/);
      for (const text of [title, ...how, template, ...Object.values(adds ?? {}), ...means])
        expect(text).not.toMatch(/ß{2}| {2}|\bTODO\b|—/);
    },
  );

  test.each(Object.entries<TextsOfGroup>(groups))(
    'has complete sentences and short names for %s',
    (_, { name, short: noun, who, why, buys }) => {
      for (const text of [who, ...Object.values<string>(why), buys.small, buys.large]) {
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expectSlots(text);
      }
      expect(name.length).toBeLessThanOrEqual(70);
      for (const form of formsOf(noun)) expect(form.length).toBeLessThanOrEqual(40);
    },
  );

  test.each(Object.entries(wishes))('answers the wish %s with a sentence and a task', (_, { so, how }) => {
    for (const text of [so, how]) {
      expect(wordsOf(text), text).toBeLessThanOrEqual(MAX_WORDS.item);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expectSlots(text);
    }
  });

  test.each(Object.entries(advice))('has at least three sentences of advice for %s', (_, text) => {
    expect(text.split(/\.(?:\s|$)/).length).toBeGreaterThan(3);
    expectSlots(text);
  });

  test('has every finding as a clause without a period, with a quote where required', () => {
    for (const clauses of Object.values(findings))
      for (const clause of Object.values(clauses)) expect(clause).toMatch(/[^.]$/);
    for (const clauses of Object.values(quoting))
      for (const clause of Object.values<string>(clauses)) expect(placeholdersIn(clause)).toEqual(['quote']);
  });

  test('has the expected placeholders in its phrases', () => {
    const {
      money,
      prices,
      quoted,
      chosenNiche,
      sameAdvice,
      ideaWhy,
      buyersHeard,
      excludedHeard,
      excludedHow,
    } = phrases;
    expect([money, quoted, sameAdvice, ideaWhy].map(placeholdersIn)).toEqual([
      ['amount'],
      ['text'],
      ['other'],
      ['quote'],
    ]);
    expect([buyersHeard, excludedHeard, excludedHow].map(placeholdersIn)).toEqual([
      ['names'],
      ['names'],
      ['names'],
    ]);
    expect(placeholdersIn(chosenNiche)).toEqual(['quote', 'batch']);
    expect(placeholdersIn(prices.from)).toEqual(['low']);
    expect(placeholdersIn(prices.single)).toEqual(['low']);
    expect(placeholdersIn(prices.range)[0]).toMatch(/^low(?:Amount)?$/);
    expect(placeholdersIn(prices.range)[1]).toBe('high');
  });
});
