/** Readers of a request's fields for larger requests. Each throws {@link Unfit}, which {@link parsedBy} turns into a misfit. */
import { cutAt } from '../domain/text.ts';
import { isRecord, misfit, type Parsed } from './callable.ts';

class Unfit extends Error {
  readonly field: string;
  readonly must: string;
  constructor(field: string, must: string) {
    super(`${field} must be ${must}`);
    this.field = field;
    this.must = must;
  }
}

export const unfit = (field: string, must: string): Unfit => new Unfit(field, must);

/** Runs a parser made of readers. */
export function parsedBy<T>(parse: () => T): Parsed<T> {
  try {
    return { ok: true, value: parse() };
  } catch (error) {
    if (error instanceof Unfit) return misfit(error.field, error.must);
    throw error;
  }
}

/** The callable SDK sends null where the page had undefined, so both mean: not given. */
export const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** An object's own fields: a request's `__proto__` becomes a prototype on its way here, and must not answer for it. */
export function objectAt(value: unknown, field: string): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw unfit(field, 'an object');
  return Object.assign(Object.create(null), value);
}

export function listAt(value: unknown, field: string, maxLength: number): readonly unknown[] {
  if (!Array.isArray(value)) throw unfit(field, 'a list');
  if (value.length > maxLength) throw unfit(field, `a list of at most ${maxLength}`);
  return value;
}

export function numberAt(value: unknown, field: string, min: number, max: number): number {
  if (typeof value !== 'number' || !(value >= min && value <= max)) {
    throw unfit(field, `a number from ${min} to ${max}`);
  }
  return value;
}

/** One of a few ids. */
export function oneOfAt<Id extends string>(value: unknown, field: string, ids: readonly Id[]): Id {
  const found = ids.find((id) => id === value);
  if (found === undefined) throw unfit(field, `one of ${ids.join(', ')}`);
  return found;
}

/** At least one id of a step's options, each once; given back in the step's order. */
export function choicesAt<Id extends string>(
  value: unknown,
  field: string,
  ids: readonly Id[],
): readonly Id[] {
  const given = listAt(value, field, ids.length).map((entry, index) =>
    oneOfAt(entry, `${field}[${index}]`, ids),
  );
  if (given.length === 0) throw unfit(field, 'a list with at least one choice');
  if (new Set(given).size < given.length) throw unfit(field, 'a list that names each choice once');
  return ids.filter((id) => given.includes(id));
}

/** Control characters, and those that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/gu;

/** One line of plain text, cut to `maxLength` characters. */
export function lineAt(value: unknown, field: string, maxLength: number): string {
  if (typeof value !== 'string') throw unfit(field, 'a text');
  const line = cutAt(value, 4 * maxLength)
    .toWellFormed()
    .replace(UNPRINTABLE, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return cutAt(line, maxLength);
}
