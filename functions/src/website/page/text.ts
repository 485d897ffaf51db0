/** White space that shows as one space: indentation must not use up a text's limit. */
const WIDE_SPACE = /[ \t\n\r\f]{2,}/g;

/** Maximum characters of a piece: longer ones consist of indentation. */
const MAX_CHUNK = 100_000;

/** Collects text piece by piece, up to a limit in characters. */
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

const isLetterOrDigit = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  // Beyond Latin-1's symbols, nearly everything is a letter, except U+2000 to U+2BFF.
  (code >= 0xc0 && (code < 0x2000 || code > 0x2bff));

/**
 * Counts words with a letter or digit; -1 if the white space is not normalized. A single loop does both, since the white
 * space nearly always is normalized.
 */
function countTidyWords(text: string): number {
  let words = 0;
  let isWordCounted = false;
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 32) {
      if (before === 32) return -1;
      isWordCounted = false;
    } else if (code < 32 || isWideOrInvisible(code)) return -1;
    else if (!isWordCounted && isLetterOrDigit(code)) {
      isWordCounted = true;
      words++;
    }
    before = code;
  }
  return words;
}

const isWideOrInvisible = (code: number): boolean =>
  code >= 0xa0 &&
  (code === 0xa0 ||
    code === 0xad ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202f) ||
    (code >= 0x205f && code <= 0x206f) ||
    code === 0x3000 ||
    code === 0xfeff);

/** Normalizes white space, removes invisible characters, and counts words. */
export function tidy(text: string): { readonly text: string; readonly words: number } {
  const trimmed = text.trim();
  const words = countTidyWords(trimmed);
  if (words !== -1) return { text: trimmed, words };
  const clean = trimmed
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return { text: clean, words: Math.max(0, countTidyWords(clean)) };
}

export const squeeze = (text: string): string => tidy(text).text;
