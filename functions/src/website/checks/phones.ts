import { firstOf } from '../../platform/first-of.ts';
import type { PageLink } from '../page/page.ts';
import { anyOf } from '../words/patterns.ts';
import type { Match } from './text-view.ts';

const LABELED = anyOf('labeled-numbers', 'giu');
/** National formats: 030 / 123 45 67, (0171) 1234567, 020 7946 0958; (555) 123-4567; 1300 123 456; 1-800-FLOWERS. */
const NATIONAL = anyOf('national-numbers', 'gu');

const MIN_DIGITS = 7;
const MAX_DIGITS = 14;
const MAX_CANDIDATES = 50;
const NON_PHONE_LABEL = anyOf('other-numbers');
const CONTEXT_BEFORE = 16;
const DIGITS_IN_ORDER = '123456789012345678901234567890';
const PREFIX = /^(?:(?:\+|00)(?:1|4[0-9]))?0*/;

/**
 * Whether a number is a sample: digits in order or all the same after the prefix, or a row of zeros. Repeated digits alone
 * are what companies pay for.
 * @example isSampleNumber('+49 123 456789') // true
 * @example isSampleNumber('0800 222 2222') // false
 */
export function isSampleNumber(number: string): boolean {
  const digits = number.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  const rest = digits.replace(PREFIX, '');
  return /0{6}/.test(digits) || DIGITS_IN_ORDER.includes(rest) || /^(\d)\1{5,}$/.test(rest);
}
export function findPhone(text: string): Match | null {
  for (const { index, 0: number } of firstOf(text.matchAll(LABELED), MAX_CANDIDATES))
    if (!isSampleNumber(number)) return { index, length: number.length };
  for (const { index, 0: number } of firstOf(text.matchAll(NATIONAL), MAX_CANDIDATES)) {
    const digits = number.replace(/[^\dA-Z]/g, '').length;
    if (digits < MIN_DIGITS || digits > MAX_DIGITS || isSampleNumber(number)) continue;
    if (!NON_PHONE_LABEL.test(text.slice(Math.max(0, index - CONTEXT_BEFORE), index)))
      return { index, length: number.length };
  }
  return null;
}

const toDigits = (number: string): string => number.replace(/\(0\)|\D/g, '').replace(/^0+/, '');
const WRITTEN = /[+(\d][\d\s()/.–-]{5,26}\d/g;
const MAX_COUNTRY_CODE = 4;

/** Whether two numbers reach the same phone: one is the end of the other, but for its country code. */
function isSameNumber(written: string, dialed: string): boolean {
  for (let i = 0; i <= MAX_COUNTRY_CODE; i++)
    if (dialed.length - i >= MIN_DIGITS - 1 && written.includes(dialed.slice(i).replace(/^0+/, '')))
      return true;
  return dialed.endsWith(written);
}

/** A country code followed by the zero that is dialed only within the country; Italy keeps it. */
const TRUNK_ZERO = /^\+(?:49|43|41|44|353|31|61|64|33)0\d{6}/;

/** A link that shows one number and dials another, or none that exists, as text and number. */
export function findOtherNumber(links: readonly PageLink[]): string | undefined {
  for (const { href, text, region } of links) {
    const number = /^tel:(?:\/\/)?([+\d\s()/.%-]{6,40})$/i
      .exec(href.slice(0, 80))?.[1]
      ?.replaceAll(/%20|%2[bf]/gi, ' ');
    if (number && region !== 'hidden' && TRUNK_ZERO.test(number.replaceAll(/[\s/.-]/g, '')))
      return `${text.slice(0, 60).trim()} → ${number.trim()}`;
    const [written, ...others] = text.slice(0, 100).match(WRITTEN) ?? [];
    if (number === undefined || written === undefined || others.length > 0 || region === 'hidden') continue;
    const [shown, dialed] = [toDigits(written), toDigits(number)];
    // Letters stand for digits, and an extension of zero is often left out.
    if (shown.length > MAX_DIGITS || dialed.length < MIN_DIGITS - 1 || /\d-?[A-Z]{2}/.test(text)) continue;
    const isCut = /\d\d$/.test(written) && dialed.endsWith(shown.slice(0, -1)) && !dialed.endsWith(shown);
    const isShort = /\D0$/.test(written) && isSameNumber(shown.slice(0, -1), dialed);
    if (isCut || !(isShort || isSameNumber(shown, dialed))) return `${written.trim()} → ${number.trim()}`;
  }
  return undefined;
}
