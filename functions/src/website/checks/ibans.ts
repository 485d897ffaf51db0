/** Account numbers that no bank has, or that differ. */
import type { LocatedPage } from '../page/addresses.ts';
import { getModel } from '../page/model.ts';
import type { Page } from '../page/page.ts';
import { anyOf } from '../words/patterns.ts';
import type { Statement } from './amounts.ts';
import { isSample } from './samples.ts';

const LENGTHS: Readonly<Record<string, number>> = {
  ...{ AT: 20, BE: 16, CH: 21, DE: 22, ES: 24, FR: 27, IE: 22, IT: 27, LI: 21, LU: 20, NL: 18 },
};
const IBAN =
  /(?<![\p{L}\d])IBAN(?!\p{L})[^\p{L}\d]{0,5}([A-Z]{2}\d\d(?:\s?[A-Z\d]{4}){2,7}(?:\s?[A-Z\d]{1,3})?)(?![\p{L}\d])/gu;

/** Whether the check digits fit (ISO 13616). */
function isValid(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => parseInt(sign, 36)).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

const PURPOSE = anyOf('payment-purposes');

/** Two accounts for the same payment on pages that know only one of them. */
export function findOtherIban(places: readonly LocatedPage[]): readonly [Statement, Statement] | undefined {
  const all = places.flatMap((place) =>
    getModel(place.page).visible.flatMap(({ text }) =>
      [...text.matchAll(IBAN)].map(([, written = '']) => ({
        ...{ text: `IBAN ${written}`, place, iban: written.replace(/\s/g, '') },
        purpose: PURPOSE.exec(text)?.[0].toLowerCase(),
      })),
    ),
  );
  for (const first of all) {
    const other = all.find(({ iban, purpose }) => purpose === first.purpose && iban !== first.iban);
    const knowsBoth = (page: Page): boolean =>
      new Set(all.filter(({ place }) => place.page === page).map(({ iban }) => iban)).size > 1;
    if (first.purpose && other && !places.some(({ page }) => knowsBoth(page))) return [first, other];
  }
  return undefined;
}

/** Quotes account numbers of the right length whose check digits are wrong. */
export const findWrongIbans = ({ page, url }: LocatedPage): readonly string[] =>
  [...getModel(page).text.matchAll(IBAN)].flatMap(([, written = '']) => {
    const iban = written.replace(/\s/g, '');
    const isWhole = iban.length === LENGTHS[iban.slice(0, 2)];
    return isWhole && !isValid(iban) && !isSample(written) ? [`${written} (${url.pathname})`] : [];
  });
