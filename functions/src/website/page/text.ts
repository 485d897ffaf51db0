/** White space that shows as one space: indentation must not use up a text's limit. */
const WIDE_SPACE = /[ \t\n\r\f]{2,}/g;

/** Maximum characters of a piece: longer ones consist of indentation. */
const MAX_CHUNK = 100_000;

export class TextCollector {
  readonly #limit: number;
  #text = '';

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(raw: string): void {
    const room = this.#limit - this.#text.length;
    if (room <= 0) return;
    const single = raw.length < 2 ? raw : raw.slice(0, MAX_CHUNK).replace(WIDE_SPACE, ' ');
    const isIndented = single.startsWith(' ') && (this.#text === '' || this.#text.endsWith(' '));
    const start = isIndented ? 1 : 0;
    this.#text += start === 0 && single.length <= room ? single : single.slice(start, start + room);
  }

  endsWith(end: string): boolean {
    return this.#text.endsWith(end);
  }

  consume(): string {
    const text = this.#text;
    if (text !== '') this.#text = '';
    return text;
  }
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
const WHITE_SPACE = /[\s\p{Cc}]+/gu;
/** Up to a word's first letter or digit: beyond Latin-1's symbols nearly everything, except U+2000 to U+2BFF. */
const WORD = /(?:^| )[^ a-z\d\u00c0-\u1fff\u2c00-\uffff]*[a-z\d\u00c0-\u1fff\u2c00-\uffff]/gi;

export function tidy(text: string): { readonly text: string; readonly words: number } {
  const clean = text.replace(INVISIBLE, '').replace(WHITE_SPACE, ' ').trim();
  return { text: clean, words: clean.match(WORD)?.length ?? 0 };
}

export const squeeze = (text: string): string => tidy(text).text;

/** An address that Cloudflare encrypts, and its script shows: each byte after the first is combined with that one. */
export function decodeAddress(hex: string): string {
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex');
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString();
}
