/** Account numbers that no bank has, or that differ. */
import { firstOf } from '../../platform/first-of.ts';
import type { LocatedPage } from '../page/addresses.ts';
import { BLOCK_SEPARATOR, getModel } from '../page/model.ts';
import { once } from '../page/once.ts';
import { anyOf } from '../words/patterns.ts';
import type { Statement } from './amounts.ts';
import { isSample } from './samples.ts';

const LENGTHS: Readonly<Record<string, number>> = {
  ...{ AT: 20, BE: 16, CH: 21, DE: 22, ES: 24, FR: 27, IE: 22, IT: 27, LI: 21, LU: 20, NL: 18 },
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

const listIbans = once((place: LocatedPage) => {
  const { text } = getModel(place.page);
  return firstOf(text.matchAll(IBAN), MAX_IBANS).map(({ index, 1: written = '' }) => {
    const before =
      text
        .slice(Math.max(0, index - CONTEXT_BEFORE), index)
        .split(BLOCK_SEPARATOR)
        .at(-1) ?? '';
    const purpose = PURPOSE.exec(before)?.[0].toLowerCase();
    return { text: `IBAN ${written}`, written, iban: written.replace(/\s/g, ''), purpose, place };
  });
});

/** Two accounts for the same payment on pages that know only one of them. */
export function findOtherIban(places: readonly LocatedPage[]): readonly [Statement, Statement] | undefined {
  const lists = places.map(listIbans);
  if (lists.some((list) => new Set(list.map(({ iban }) => iban)).size > 1)) return undefined;
  const all = lists.flatMap((list) => list.filter(({ purpose }) => purpose !== undefined));
  const [first] = all;
  const other = all.find(({ iban, purpose }) => purpose === first?.purpose && iban !== first?.iban);
  return first && other && [first, other];
}

/** Quotes account numbers of the right length whose check digits are wrong. */
export const findWrongIbans = (place: LocatedPage): readonly string[] =>
  listIbans(place).flatMap(({ written, iban }) => {
    const isWhole = iban.length === LENGTHS[iban.slice(0, 2)];
    return isWhole && !isValid(iban) && !isSample(written) ? [`${written} (${place.url.pathname})`] : [];
  });
