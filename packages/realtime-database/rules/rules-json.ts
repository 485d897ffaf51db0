/**
 * Parses database.rules.json: JSON with // and block comments, line breaks inside strings, and trailing commas, as
 * the Firebase console and CLI accept it. Duplicate keys are an error here, because one of the two rules would
 * silently not apply.
 * Source: Firebase docs "Understand Firebase Realtime Database Security Rules" (rules are JSON, comments allowed).
 */
import { RulesError } from './rules-error.ts';

/** Parsed JSON of the rules; objects are maps, so that no key is special. */
export type RulesJson =
  | string
  | number
  | boolean
  | null
  | readonly RulesJson[]
  | ReadonlyMap<string, RulesJson>;

const SPACE_OR_COMMENT = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const STRING = /"(?:[^"\\]|\\[\s\S])*"/y;
const LITERAL = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** @throws RulesError with the current path and line */
export function parseRulesJson(text: string): RulesJson {
  return new Reader(text).readAll();
}

class Reader {
  readonly #text: string;
  #position = 0;
  #path: string[] = [];

  constructor(text: string) {
    this.#text = text.startsWith('\uFEFF') ? text.slice(1) : text;
  }

  readAll(): RulesJson {
    const value = this.#value();
    if (this.#next() !== '') this.#fail('text after the end of the rules');
    return value;
  }

  #fail(reason: string): never {
    const line = this.#text.slice(0, this.#position).split('\n').length;
    // Paths start at the database's root, as in errors in expressions.
    const path = this.#path[0] === 'rules' ? this.#path.slice(1) : this.#path;
    throw new RulesError(path, `${reason} (line ${line})`);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#position;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    if (found !== null) this.#position += found.length;
    return found;
  }

  /** The next character that is not space or comment; empty at the end. */
  #next(): string {
    this.#match(SPACE_OR_COMMENT);
    return this.#text.charAt(this.#position);
  }

  #accept(character: string): boolean {
    if (this.#next() !== character) return false;
    this.#position += 1;
    return true;
  }

  #value(): RulesJson {
    if (this.#accept('{')) return this.#object();
    if (this.#accept('[')) return this.#array();
    if (this.#next() === '"') return this.#string();
    const literal = this.#match(LITERAL);
    if (literal === null) this.#fail(`unexpected ${JSON.stringify(this.#next() || 'end of text')}`);
    return JSON.parse(literal);
  }

  #string(): string {
    const raw = this.#match(STRING);
    if (raw === null) this.#fail('unterminated string');
    try {
      return JSON.parse(raw.replace(/[\n\r\t]/g, (control) => JSON.stringify(control).slice(1, -1)));
    } catch {
      return this.#fail(`not a JSON string: ${raw.slice(0, 60)}`);
    }
  }

  #object(): ReadonlyMap<string, RulesJson> {
    const entries = new Map<string, RulesJson>();
    this.#items('}', () => {
      if (this.#next() !== '"') this.#fail('expected a key in double quotes or "}"');
      const key = this.#string();
      this.#path.push(key);
      if (entries.has(key)) this.#fail('duplicate key');
      if (!this.#accept(':')) this.#fail('expected ":"');
      entries.set(key, this.#value());
      this.#path.pop();
    });
    return entries;
  }

  #array(): readonly RulesJson[] {
    const items: RulesJson[] = [];
    this.#items(']', () => items.push(this.#value()));
    return items;
  }

  #items(end: string, readItem: () => void): void {
    while (!this.#accept(end)) {
      readItem();
      if (this.#accept(',')) continue;
      if (!this.#accept(end)) this.#fail(`expected "," or "${end}"`);
      return;
    }
  }
}
