/**
 * Regular expressions of the rules language: supports what the service supports, and rejects everything else, so that
 * no rule behaves differently in production. Uses RE2, which matches in linear time: JavaScript's engine backtracks,
 * and even `^(a+)+$` lets a client block it with a crafted text.
 * Source: Firebase docs "Firebase Security Rules Regular Expressions".
 */
import { RE2JS } from 're2js';
import { ExpressionError } from './rules-error.ts';

export type Pattern = RE2JS;

/** Escapes of letters and digits with the same meaning in every regular expression dialect. */
const KNOWN_ESCAPES = /^[dDsSwWtnrfv]$/;
const LETTER_OR_DIGIT = /^[A-Za-z0-9]$/;

/** @throws ExpressionError for flags other than "i", unsupported syntax, and overly large patterns */
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
  /** Start of a character class's members. */
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
