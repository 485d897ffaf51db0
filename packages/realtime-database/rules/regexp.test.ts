import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileRegExp } from './regexp.ts';

/**
 * Generates patterns with all features of the rules language. Groups are not nested and texts are short, because
 * JavaScript's engine, used for comparison, would backtrack exponentially.
 */
const { pattern } = fc.letrec<{ pattern: string; sequence: string; item: string }>((tie) => ({
  pattern: fc.array(tie('sequence'), { minLength: 1, maxLength: 2 }).map((parts) => parts.join('|')),
  sequence: fc.array(tie('item'), { maxLength: 3 }).map((parts) => parts.join('')),
  item: fc
    .tuple(
      fc.oneof(
        { maxDepth: 1, withCrossShrink: true },
        fc.constantFrom(
          'a',
          'b',
          '.',
          '\\d',
          '\\S',
          '\\W',
          '\\.',
          '[ab]',
          '[^a]',
          '[a-c1]',
          '[\\]\\d]',
          'ü',
          '{',
          ']',
        ),
        tie('pattern').map((inner) => `(${inner})`),
      ),
      fc.constantFrom('', '', '*', '+', '?', '{2}', '{0}', '{1,}', '{1,3}', '{0,2}'),
    )
    .map((parts) => parts.join('')),
}));
const text = fc.string({
  unit: fc.constantFrom('a', 'A', 'b', 'c', '1', '.', '{', ']', 'ü', 'Ü', '\n'),
  maxLength: 5,
});

test('a pattern matches like in JavaScript', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.constantFrom('', '^'), pattern, fc.constantFrom('', '$')),
      fc.constantFrom('', 'i'),
      fc.array(text, { minLength: 1, maxLength: 5 }),
      (parts, flags, texts) => {
        const source = parts.join('');
        const compiled = compileRegExp(source, flags);
        const expected = new RegExp(source, flags);
        for (const text of texts) expect([text, compiled.test(text)]).toEqual([text, expected.test(text)]);
      },
    ),
    { numRuns: 2000 },
  );
});

// The second to last is from the service's documentation, for URLs.
test.each([
  ['^(a+)+$', `${'a'.repeat(5000)}!`],
  ['^(a|aa)+$', `${'a'.repeat(5000)}!`],
  ['(.*)(.*)(.*)(.*)x', 'a'.repeat(5000)],
  ['^([a-z]{2,63}-?)+$', `${'a'.repeat(5000)}!`],
  ['^(ht|f)tp(s?):\\/\\/[0-9a-zA-Z]([-.\\w]*[0-9a-zA-Z])*((0-9)*)*$', `http://${'a'.repeat(5000)}!`],
  ['a+b', 'a'.repeat(500_000)],
])('%s terminates for any text', (source, hostile) => {
  expect(compileRegExp(source, '').test(hostile)).toBe(false);
});

test('rejects an overly large pattern', () => {
  expect(compileRegExp('^.{1,1000}$', '').test('a'.repeat(1000))).toBe(true);
  expect(compileRegExp('^.{1,1000}$', '').test('a'.repeat(1001))).toBe(false);
  expect(() => compileRegExp('^.{1,5000}$', '')).toThrow('invalid repeat count');
  expect(() => compileRegExp('((a{1,1000}){1,1000}){1,1000}', '')).toThrow('too large');
  expect(() => compileRegExp('(((){1000}){1000}){1000}', '')).toThrow('too large');
  expect(() => compileRegExp(`${'('.repeat(1000)}a${')'.repeat(1000)}`, '')).toThrow('nests too deeply');
});

test('characters are code points, and classes are ASCII only', () => {
  expect(compileRegExp('^.$', '').test('😀')).toBe(true);
  expect(compileRegExp('^[😀]$', '').test('😀')).toBe(true);
  expect(compileRegExp('^\\s$', '').test('\u00a0')).toBe(false);
  expect(compileRegExp('^\\w$', '').test('ü')).toBe(false);
  expect(compileRegExp('^ü$', 'i').test('Ü')).toBe(true);
});
