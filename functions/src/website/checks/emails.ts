const AT_SIGN = /@|\s@\s|\s?[([{]\s?(?:at|ät|@)\s?[)\]}]\s?|\s(?:at|ät)\s/gi;
const DOT = String.raw`(?:\s?[([{]\s?(?:dot|punkt|\.)\s?[)\]}]\s?|\s(?:dot|punkt)\s)`;
const LOCAL_LETTER = /[a-z0-9._%+-]/i;
const DOMAIN = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/i;
const OBFUSCATED_DOMAIN = new RegExp(
  `^[a-z0-9-]{1,63}(?:(?:\\.|${DOT})[a-z0-9-]{1,63}){0,3}${DOT}[a-z]{2,20}(?!\\p{L})`,
  'iu',
);
const MAX_LOCAL_LENGTH = 64;
const MAX_HOST_LENGTH = 255;

interface FoundEmail {
  readonly address: string;
  readonly start: number;
  readonly end: number;
}

/** Start of the local part before an at sign; the sign's own index if there is no local part. */
function findLocalPartStart(text: string, atSign: number): number {
  let start = atSign;
  while (start > 0 && atSign - start < MAX_LOCAL_LENGTH && LOCAL_LETTER.test(text[start - 1] ?? '')) start--;
  return start;
}

/**
 * Finds email addresses in a text, also if written with `(at)`. Looks only around each sign, so that long texts are
 * cheap.
 */
export function* findEmails(text: string): Generator<FoundEmail, undefined> {
  for (const atSign of text.matchAll(AT_SIGN)) {
    const start = findLocalPartStart(text, atSign.index);
    if (start === atSign.index) continue;
    const after = atSign.index + atSign[0].length;
    const rest = text.slice(after, after + MAX_HOST_LENGTH);
    // A plain "at" counts only if a "dot" follows.
    const isPlain = /^\s\p{L}{2}\s$/u.test(atSign[0]);
    const host = OBFUSCATED_DOMAIN.exec(rest)?.[0] ?? (isPlain ? undefined : DOMAIN.exec(rest)?.[0]);
    if (host === undefined) continue;
    const address = `${text.slice(start, atSign.index)}@${host}`.toLowerCase();
    yield { address, start, end: after + host.length };
  }
}

/** Whether a text contains an address. */
export const hasEmail = (text: string): boolean => findEmails(text).next().done === false;

/** The text with every address replaced. */
export function withoutEmails(text: string): string {
  let position = 0;
  let clean = '';
  for (const { start, end } of findEmails(text)) {
    if (start < position) continue;
    clean += `${text.slice(position, start)}…@…`;
    position = end;
  }
  return clean + text.slice(position);
}
