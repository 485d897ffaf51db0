/** What stands in an address instead of a letter that a scraper looks for. */
const AT = /@|\s?(?:\(at\)|\[at\])\s?/gi;
const BEFORE = /[a-z0-9._%+-]{1,64}$/i;
const AFTER = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/i;
const LONGEST_LOCAL = 64;
const LONGEST_HOST = 255;

/** An e-mail address and where it stands. */
interface Found {
  readonly address: string;
  readonly start: number;
  readonly end: number;
}

/** E-mail addresses in a text, also written with `(at)`. Looks around each sign only, so that long texts cost nothing. */
export function emailsIn(text: string): readonly Found[] {
  const found: Found[] = [];
  for (const sign of text.matchAll(AT)) {
    const after = sign.index + sign[0].length;
    const local = BEFORE.exec(text.slice(Math.max(0, sign.index - LONGEST_LOCAL), sign.index))?.[0];
    const host = AFTER.exec(text.slice(after, after + LONGEST_HOST))?.[0];
    if (local === undefined || host === undefined) continue;
    found.push({
      address: `${local}@${host}`.toLowerCase(),
      start: sign.index - local.length,
      end: after + host.length,
    });
  }
  return found;
}

/** The text with every address replaced. */
export function withoutEmails(text: string): string {
  let rest = 0;
  let clean = '';
  for (const { start, end } of emailsIn(text)) {
    if (start < rest) continue;
    clean += `${text.slice(rest, start)}…@…`;
    rest = end;
  }
  return clean + text.slice(rest);
}
