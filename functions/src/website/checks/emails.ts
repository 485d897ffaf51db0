import { truncateAtWord } from '../../../../src/domain/values/text.ts';
import { firstOf } from '../../platform/first-of.ts';
import type { PageLink } from '../page/page.ts';
import { anyOf } from '../words/patterns.ts';

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
const FREE_MAIL = anyOf('free-mail');
const MIN_NAME = 10;
const MAX_DOMAINS = 50;

/** Whether a domain is a typing error of another under the same ending: one letter more or less, but no other name. */
function isMisspelt(right: string, domain: string): boolean {
  const [long, short] = right.length > domain.length ? [right, domain] : [domain, right];
  const [name = '', ...ending] = right.split('.');
  if (name.length < MIN_NAME || long.length - short.length !== 1 || FREE_MAIL.test(domain)) return false;
  if (!domain.endsWith(`.${ending.join('.')}`)) return false;
  const at = [...long].findIndex((letter, i) => letter !== short[i]);
  const [before, letter = ''] = [long[at - 1] ?? '', long[at] ?? ''];
  // A plural, or a name like Schmidt or Hoffmann; an umlaut may be written with or without its "e".
  const isOther = /^\p{L}\./u.test(long.slice(at)) || letter === before || /[aou]e/.test(before + letter);
  return !isOther && /^\p{L}$/u.test(letter) && long.slice(at + 1) === short.slice(at);
}

/** A misspelling of the website's own domain in a text or link. */
export function findMisspelling(
  texts: readonly string[],
  links: readonly PageLink[],
  host: string,
): string | undefined {
  const addresses = [
    ...texts.flatMap((text) => firstOf(findEmails(text), MAX_DOMAINS).map(({ address }) => address)),
    ...links.flatMap(({ href, region }) =>
      region === 'hidden' ? [] : (/^mailto:([^?]{5,120})/i.exec(href.slice(0, 200))?.[1] ?? []),
    ),
  ];
  const domains = addresses.map((address) => address.slice(address.indexOf('@') + 1).toLowerCase());
  const wrong = domains.find((domain) => isMisspelt(host, domain));
  return wrong === undefined ? undefined : `${host} → ${wrong}`;
}

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
