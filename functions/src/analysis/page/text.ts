/** Collects text piece by piece up to a limit, in characters. */
export class TextCollector {
  readonly #limit: number;
  #text = '';

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(piece: string): void {
    const room = this.#limit - this.#text.length;
    if (room > 0) this.#text += piece.length > room ? piece.slice(0, room) : piece;
  }

  /** The text so far, with single spaces; the collector is empty afterwards. */
  take(): string {
    const text = this.#text;
    if (text === '') return text;
    this.#text = '';
    return squeeze(text);
  }
}

/** Whether a trimmed text is anything but words with single spaces; a loop, because nearly every text is tidy. */
function isUntidy(text: string): boolean {
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= 32) {
      if (code < 32 || before === 32) return true;
    } else if (code >= 0xa0) {
      if (code === 0xa0 || code === 0xad || code === 0x1680 || code === 0x3000 || code === 0xfeff)
        return true;
      if (code >= 0x2000 && code <= 0x206f) return true;
    }
    before = code;
  }
  return false;
}

/** Single spaces instead of white space, none at the ends, no invisible characters. */
export function squeeze(text: string): string {
  const trimmed = text.trim();
  if (!isUntidy(trimmed)) return trimmed;
  return trimmed
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const isLetterOrDigit = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 48 && code <= 57) ||
  // Beyond Latin-1's signs nearly everything is a letter; punctuation and symbols from U+2000 on are not.
  (code >= 0xc0 && (code < 0x2000 || code > 0x2bff));

/** Number of words in squeezed text: runs of characters between spaces that hold a letter or a digit. */
export function countWords(text: string): number {
  let words = 0;
  let counted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 32) counted = false;
    else if (!counted && isLetterOrDigit(code)) {
      counted = true;
      words++;
    }
  }
  return words;
}
