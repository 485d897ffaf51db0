import { firstOf } from '../../platform/first-of.ts';
import { BLOCK_SEPARATOR } from '../page/model.ts';
import { anyOf, wordsOf } from '../words/patterns.ts';
import type { Match } from './text-view.ts';

/** A postcode with its town: German, Austrian, Swiss; British, American, Canadian, Irish, Australian. */
const TOWN = anyOf('towns', 'gu');
/** A street or square with its number in either order, whatever its ending. */
const STREET_THEN_NUMBER =
  /(?<!\p{L})\p{Lu}[\p{L}.’'-]{2,40}(?:\s[\p{L}.’'-]{1,30}){0,4}\s{1,2}(?:Nr\.?\s)?\d{1,4}\s?[a-zA-Z]?(?!\p{L}|\d|[.:]\d)/gu;
const NUMBER_THEN_STREET =
  /(?<![\d.,/-])\d{1,6}[a-zA-Z]?,?\s(?:[NSEW]\.?\s)?(?:\d{1,3}(?:st|nd|rd|th)|\p{Lu}[\p{L}.’'-]{1,30})(?:\s[\p{L}.’'#-]{1,30}){0,5}/u;
/** A postcode, or a quantity: "1200 Gäste". */
const FOUR_DIGITS = /^\d{4}\s/;
const NUMBER_IN_WORDS = anyOf('numbers-in-words', 'u');
/** A street by its ending, with its number: sufficient evidence of an address. */
const SURE_STREET = anyOf('sure-streets');

/** A British postcode has few houses, so that a street needs no number. */
const BRITISH = /^[A-Z]{1,2}\d[A-Z\d]?\s/;
const STREET_WORD = wordsOf('street-words');
/** A year looks like an Austrian or Swiss postcode, but rarely has a street next to it. */
const YEAR = /^(?:19|20)\d\d\s/;
/** The place of an event is not the company's. */
const VENUE = anyOf('venues');
const CONTEXT_BEFORE = 110;
const CONTEXT_AFTER = 70;
/** Maximum postcodes checked per page; a page with more is a list of places. */
const MAX_TOWNS = 200;
/** Several towns in a row are a service area. */
const OTHER_TOWN = /(?<!\d)\d{4,5}\s\p{Lu}\p{L}/gu;
const MIN_LISTED_TOWNS = 2;
/** Numbers without a street: "Montag bis Freitag 8", "Seit 1998". */
const NO_STREET = anyOf('no-streets');

const hasStreet = (text: string): boolean => {
  const named = text.match(STREET_THEN_NUMBER)?.some((street) => !NO_STREET.test(street)) === true;
  return named || NUMBER_THEN_STREET.test(text) || NUMBER_IN_WORDS.test(text);
};

/** Whether only names follow the last street: "Im Grund 4, Postfach". */
function endsInStreet(text: string): boolean {
  const street = [...text.matchAll(STREET_THEN_NUMBER)].at(-1);
  if (!street || NO_STREET.test(street[0])) return false;
  const rest = text.slice(street.index + street[0].length).split(/[\s,;·|–-]+/);
  return rest.every((word) => word === '' || /^[\p{Lu}\d]/u.test(word));
}

/** The first postal address with both a town and a street with its number, or null. */
export function findAddress(text: string): Match | null {
  for (const { index, 0: town } of firstOf(text.matchAll(TOWN), MAX_TOWNS)) {
    const end = index + town.length;
    const before = text.slice(Math.max(0, index - CONTEXT_BEFORE), index).replaceAll(BLOCK_SEPARATOR, ', ');
    const after = text.slice(end, end + CONTEXT_AFTER).replaceAll(BLOCK_SEPARATOR, ', ');
    const isYear = YEAR.test(town);
    if ((`${before} ${after}`.match(OTHER_TOWN)?.length ?? 0) >= MIN_LISTED_TOWNS) continue;
    const isComplete =
      SURE_STREET.test(`${before} ${after}`) ||
      (BRITISH.test(town) && STREET_WORD.test(before)) ||
      (!isYear && (FOUR_DIGITS.test(town) ? endsInStreet(before) : hasStreet(before)));
    if (isComplete && VENUE.test(before)) continue;
    if (isComplete) return { index, length: town.length };
  }
  const street = SURE_STREET.exec(text);
  const isSure = street && /\d\s?$|\b(?:street|road|avenue|lane|drive|boulevard|square)\b/iu.test(street[0]);
  return isSure ? { index: street.index, length: street[0].length } : null;
}
