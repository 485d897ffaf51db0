/**
 * Regular expressions of the rules language: what the service supports, and an error for what only other languages do, so
 * that no rule means one thing here and another in production. They are matched by RE2, in steps that grow with text
 * times pattern and never explode: JavaScript's own engine tries one way after the other, and with patterns as harmless as
 * `^(a+)+$` a client can find a text that keeps it busy for years.
 * Source: Firebase docs "Firebase Security Rules Regular Expressions".
 */
import { RE2JS } from 're2js';
import { ExpressionError } from './lexer.ts';

/** Whether some part of a text fits. */
export type Pattern = RE2JS;

/** Escapes of a letter or digit that mean something, and the same thing, everywhere. */
const KNOWN_ESCAPES = /^[dDsSwWtnrfv]$/;
const LETTER_OR_DIGIT = /^[A-Za-z0-9]$/;

/** True for what `matches()` takes. */
export function isPattern(value: unknown): value is Pattern {
  return value instanceof RE2JS;
}

/**
 * @throws ExpressionError for other flags than "i", for syntax that the service does not know, and for what is too big
 */
export function compileRegExp(pattern: string, flags: string): Pattern {
  if (flags !== '' && flags !== 'i')
    throw new ExpressionError(`regular expression flag "${flags}" is not supported, only "i"`);
  assertSupported(pattern);
  try {
    return RE2JS.compile(pattern, flags === 'i' ? RE2JS.CASE_INSENSITIVE : 0);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExpressionError(reason.replace('error parsing regexp', 'invalid regular expression'));
  }
}

function assertSupported(pattern: string): void {
  /** Where the characters of a set begin. */
  let setBegin: number | null = null;
  for (let i = 0; i < pattern.length; i += 1) {
    const character = pattern[i];
    const next = pattern[i + 1] ?? '';
    if (character === '\\') {
      if (LETTER_OR_DIGIT.test(next) && !KNOWN_ESCAPES.test(next))
        throw new ExpressionError(`"\\${next}" is not supported in a regular expression`);
      i += 1;
    } else if (setBegin !== null) {
      if (character === ']' && i === setBegin)
        throw new ExpressionError('"]" at the start of a set must be written as "\\]"');
      if (character === '[' && next === ':')
        throw new ExpressionError('"[:" is not supported in a regular expression');
      if (character === ']') setBegin = null;
    } else if (character === '[') {
      if (next === '^') i += 1;
      setBegin = i + 1;
    } else if (character === '(' && next === '?') {
      throw new ExpressionError('"(?" is not supported in a regular expression');
    } else if (next === '?' && /^[*+?}]$/.test(character ?? '')) {
      throw new ExpressionError('lazy quantifiers are not supported in a regular expression');
    } else if (character === '^' && i > 0) {
      throw new ExpressionError('"^" may only be the first character of a regular expression');
    } else if (character === '$' && i < pattern.length - 1) {
      throw new ExpressionError('"$" may only be the last character of a regular expression');
    }
  }
}
