/** Account numbers that no bank has, or that differ. */
import { firstOf } from '../../platform/first-of.ts';
import type { LocatedPage } from '../page/addresses.ts';
import { BLOCK_SEPARATOR, getModel } from '../page/model.ts';
import { once } from '../page/once.ts';
import { anyOf } from '../words/patterns.ts';
import type { Statement } from './amounts.ts';
import { isSample } from './samples.ts';

const LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  DE: 22,
  ES: 24,
  FR: 27,
  IE: 22,
  IT: 27,
  LI: 21,
  LU: 20,
  NL: 18,
};
const IBAN = anyOf('ibans', 'gu');

/** Whether the check digits fit (ISO 13616). */
function isValid(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => parseInt(sign, 36)).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

const MAX_IBANS = 50;
const PURPOSE = anyOf('payment-purposes');
const CONTEXT_BEFORE = 150;

/** Without the word after it, such as "BIC", where the country's length shows that it ended before. */
function cutIban(found: string): string {
  const length = LENGTHS[found.slice(0, 2)];
  const whole =
    length === undefined ? null : new RegExp(`^(?:\\s*\\S){${length}}(?=\\s\\p{L})`, 'u').exec(found);
  return whole?.[0] ?? found;
}

const listIbans = once((place: LocatedPage) => {
  const { sections } = getModel(place.page);
  const main = sections.find(({ heading }) => heading?.level === 1)?.heading?.text ?? '';
  const all = sections.flatMap(({ heading, blocks }) => {
    const title = heading?.text ?? '';
    const text = [title, ...blocks.map((block) => block.text)].join(BLOCK_SEPARATOR);
    return firstOf(text.matchAll(IBAN), MAX_IBANS).map(({ index, 1: found = '' }) => {
      const before = text
        .slice(Math.max(0, index - CONTEXT_BEFORE), index)
        .split(BLOCK_SEPARATOR)
        .at(-1);
      const paid = PURPOSE.exec(before ?? '')?.[0].toLowerCase();
      const purpose = paid && `${main} ${title} ${paid}`;
      const written = cutIban(found);
      return { text: `IBAN ${written}`, written, iban: written.replace(/\s/g, ''), purpose, place };
    });
  });
  return all.slice(0, MAX_IBANS);
});

/** Two accounts for the same payment, under the same headings, on pages that know only one of them. */
export function findOtherIban(places: readonly LocatedPage[]): readonly [Statement, Statement] | undefined {
  const lists = places.map(listIbans);
  if (lists.some((list) => new Set(list.map(({ iban }) => iban)).size > 1)) return undefined;
  const all = lists.flatMap((list) => list.filter(({ purpose }) => purpose !== undefined));
  const [first] = all;
  const other = all.find(({ iban, purpose }) => purpose === first?.purpose && iban !== first?.iban);
  return first && other && [first, other];
}

/** Digits in order or groups that repeat, which no bank gives. */
const SAMPLE_ACCOUNT = /1234567|(\d{4})\1\1/;

/** Quotes account numbers of the right length whose check digits are wrong. */
export const findWrongIbans = (place: LocatedPage): readonly string[] =>
  listIbans(place).flatMap(({ written, iban }) => {
    const isWhole = iban.length === LENGTHS[iban.slice(0, 2)];
    const isMade = SAMPLE_ACCOUNT.test(iban) || isSample(written);
    return isWhole && !isValid(iban) && !isMade ? [`${written} (${place.url.pathname})`] : [];
  });
