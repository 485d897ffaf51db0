const ASCII = 128;

/** The characters that a part of a regular expression takes, such as `a`, `.`, `\d` or `[a-z]`; asked for by UTF-16 unit. */
export class CharacterSet {
  readonly #regexp: RegExp;
  /** Most text is ASCII: what it takes of that is looked up. */
  readonly #ascii: Uint8Array;

  constructor(source: string, flags: string) {
    this.#regexp = new RegExp(`^${source}$`, flags);
    this.#ascii = Uint8Array.from({ length: ASCII }, (_, code) =>
      this.#regexp.test(String.fromCharCode(code)) ? 1 : 0,
    );
  }

  has(code: number): boolean {
    return code < ASCII ? this.#ascii[code] === 1 : this.#regexp.test(String.fromCharCode(code));
  }
}
