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
    this.#text = '';
    return squeeze(text);
  }
}

/** Single spaces instead of white space, none at the ends, no invisible characters. */
export const squeeze = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const WORD = /[\p{L}\p{N}]/u;

/** Number of words: runs of characters between spaces that hold a letter or a digit. */
export const countWords = (text: string): number => text.split(/\s+/).filter((run) => WORD.test(run)).length;
