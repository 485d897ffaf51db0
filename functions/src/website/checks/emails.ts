import { truncateAtWord } from '../../../../src/domain/values/text.ts';
import type { PageLink } from '../page/page.ts';

const AT_SIGN = /@|\s@\s|\s?[([{]\s?(?:at|ät|@)\s?[)\]}]\s?|\s(?:at|ät)\s/gi;
const DOT = String.raw`(?:\s?[([{]\s?(?:dot|punkt|\.)\s?[)\]}]\s?|\s(?:dot|punkt)\s)`;
const LOCAL_PART = /[a-z0-9._%+-]+$/i;
const DOMAIN = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/i;
const OBFUSCATED_DOMAIN = new RegExp(
  `^[a-z0-9-]{1,63}(?:(?:\\.|${DOT})[a-z0-9-]{1,63}){0,3}${DOT}[a-z]{2,20}(?!\\p{L})`,
  'iu',
);
const MAX_LOCAL_LENGTH = 64;
const MAX_HOST_LENGTH = 255;

const ADDRESS = /^[\w.+-]{1,60}@[\w.-]{4,60}$/;
const MIN_DOMAIN = 8;

/** Whether one domain is a typing error of the other: one letter more, less or other, but no plural. */
function isMisspelt(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (short.length < MIN_DOMAIN || long.length - short.length > 1 || long === short) return false;
  const at = [...long].findIndex((letter, i) => letter !== short[i]);
  const rest = long.slice(at + 1);
  // An umlaut may be written with or without it.
  if (long[at] === 'e' && /[aou]/.test(long[at - 1] ?? '')) return false;
  const isSame = rest === short.slice(long.length > short.length ? at : at + 1);
  return isSame && /^\p{L}$/u.test(long[at] ?? '') && !/^s?\.\w+$/.test(long.slice(at));
}

/** A misspelling, in a text or link, of the website's domain, or of one that more addresses have. */
export function findMisspelling(
  texts: readonly string[],
  links: readonly PageLink[],
  host: string,
): string | undefined {
  const counts = new Map([[host, 1]]);
  for (const { address } of texts.flatMap((text) => [...findEmails(text)])) {
    const domain = address.slice(address.indexOf('@') + 1);
    counts.set(domain, (counts.get(domain) ?? 0) + 1);
  }
  for (const { href, region } of links) {
    const domain = /^mailto:[^?]{1,60}@([^?]{4,60})/i.exec(href.slice(0, 200))?.[1]?.toLowerCase();
    if (domain && region !== 'hidden' && !counts.has(domain)) counts.set(domain, 0);
  }
  const domains = [...counts].slice(0, MAX_DOMAINS);
  for (const [domain, count] of domains) {
    const right = domains.find(([other, most]) => most > count && isMisspelt(other, domain));
    if (right) return `${right[0]} → ${domain}`;
  }
  return undefined;
}
const MAX_DOMAINS = 50;

/** A link that shows one address and writes to another, without the names in them. */
export function findOtherAddress(links: readonly PageLink[]): string | undefined {
  for (const { href, text, region } of links) {
    const written = /^mailto:([^?]{5,120})/i.exec(href.slice(0, 200))?.[1]?.trim().toLowerCase() ?? '';
    if (region === 'hidden' || !ADDRESS.test(written)) continue;
    const shown = text.trim().toLowerCase();
    const [name = '', domain = ''] = written.split('@');
    const [shownName = '', shownDomain = ''] = ADDRESS.test(shown) ? shown.split('@') : [name, domain];
    if (shownDomain !== domain) return `${shownDomain} → ${domain}`;
    if (shownName !== name) return `…@${domain}`;
  }
  return undefined;
}

interface FoundEmail {
  readonly address: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds email addresses in a text, also if written with `(at)`. Looks only around each sign, so that long texts are
 * cheap.
 */
export function* findEmails(text: string): Generator<FoundEmail, undefined> {
  for (const atSign of text.matchAll(AT_SIGN)) {
    const before = text.slice(Math.max(0, atSign.index - MAX_LOCAL_LENGTH), atSign.index);
    const local = LOCAL_PART.exec(before)?.[0];
    if (local === undefined) continue;
    const after = atSign.index + atSign[0].length;
    const rest = text.slice(after, after + MAX_HOST_LENGTH);
    // A plain "at" counts only if a "dot" follows.
    const isPlain = /^\s\p{L}{2}\s$/u.test(atSign[0]);
    const host = OBFUSCATED_DOMAIN.exec(rest)?.[0] ?? (isPlain ? undefined : DOMAIN.exec(rest)?.[0]);
    if (host === undefined) continue;
    const address = `${local}@${host}`.toLowerCase();
    yield { address, start: atSign.index - local.length, end: after + host.length };
  }
}

export const hasEmail = (text: string): boolean => findEmails(text).next().done === false;

export const cleanQuote = (text: string, maxLength: number): string =>
  truncateAtWord(withoutEmails(text.trim()), maxLength).toWellFormed();

function withoutEmails(text: string): string {
  let position = 0;
  let clean = '';
  for (const { start, end } of findEmails(text)) {
    if (start < position) continue;
    clean += `${text.slice(position, start)}…@…`;
    position = end;
  }
  return clean + text.slice(position);
}
