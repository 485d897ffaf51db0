/**
 * Regular expressions of the rules language: what the service supports, and an error for what only JavaScript does, so
 * that no rule means one thing here and another in production.
 * Source: Firebase docs "Firebase Security Rules Regular Expressions".
 */
import { ExpressionError } from './lexer.ts';
import { Pattern } from './pattern.ts';

const ESCAPE_IN_JAVASCRIPT_ONLY = /^\\[bBkpPuxc1-9]$/;

/** No repetition and no group, or one repetition, counted from the start: there JavaScript is as safe, and faster. */
const HARMLESS = /^(?:[^*+?{(]*|\^[^*+?{(|]*[*+?{][^*+?{(|]*)$/;

/**
 * @throws ExpressionError for other flags than "i" and for syntax that the service does not know
 */
export function compileRegExp(pattern: string, flags: string): RegExp | Pattern {
  if (flags !== '' && flags !== 'i')
    throw new ExpressionError(`regular expression flag "${flags}" is not supported, only "i"`);
  assertSupported(pattern);
  try {
    const regexp = new RegExp(pattern, flags);
    return HARMLESS.test(pattern) ? regexp : new Pattern(pattern, flags);
  } catch (error) {
    if (error instanceof ExpressionError) throw error;
    throw new ExpressionError(error instanceof Error ? error.message : 'invalid regular expression');
  }
}

function assertSupported(pattern: string): void {
  let inSet = false;
  for (let i = 0; i < pattern.length; i += 1) {
    const character = pattern[i];
    const next = pattern[i + 1];
    if (character === '\\') {
      if (ESCAPE_IN_JAVASCRIPT_ONLY.test(`\\${next}`))
        throw new ExpressionError(`"\\${next}" is not supported in a regular expression`);
      i += 1;
    } else if (inSet) {
      inSet = character !== ']';
    } else if (character === '[') {
      inSet = true;
    } else if (character === '(' && next === '?') {
      throw new ExpressionError('"(?" is not supported in a regular expression');
    } else if (
      next === '?' &&
      (character === '*' || character === '+' || character === '?' || character === '}')
    ) {
      throw new ExpressionError('lazy quantifiers are not supported in a regular expression');
    } else if (character === '^' && i > 0) {
      throw new ExpressionError('"^" may only be the first character of a regular expression');
    } else if (character === '$' && i < pattern.length - 1) {
      throw new ExpressionError('"$" may only be the last character of a regular expression');
    }
  }
}
