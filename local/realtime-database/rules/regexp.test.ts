import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileRegExp } from './regexp.ts';

/**
 * Patterns of all that the rules language knows. No group stands in a group, and texts are short: JavaScript's own engine,
 * which is asked for comparison, would not come to an end.
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

test('a pattern matches what JavaScript says it matches', () => {
  fc.assert(
    fc.property(
      fc.tuple(fc.constantFrom('', '^'), pattern, fc.constantFrom('', '$')),
      fc.constantFrom('', 'i'),
      fc.array(text, { minLength: 1, maxLength: 5 }),
      (parts, flags, texts) => {
        const source = parts.join('');
        const own = compileRegExp(source, flags);
        const expected = new RegExp(source, flags);
        for (const one of texts) expect([one, own.test(one)]).toEqual([one, expected.test(one)]);
      },
    ),
    { numRuns: 2000 },
  );
});

// The last but one is from the documentation of the service, for the address of a page.
test.each([
  ['^(a+)+$', `${'a'.repeat(5000)}!`],
  ['^(a|aa)+$', `${'a'.repeat(5000)}!`],
  ['(.*)(.*)(.*)(.*)x', 'a'.repeat(5000)],
  ['^([a-z]{2,63}-?)+$', `${'a'.repeat(5000)}!`],
  ['^(ht|f)tp(s?):\\/\\/[0-9a-zA-Z]([-.\\w]*[0-9a-zA-Z])*((0-9)*)*$', `http://${'a'.repeat(5000)}!`],
  ['a+b', 'a'.repeat(500_000)],
])('%s comes to an end whatever the text', (source, hostile) => {
  expect(compileRegExp(source, '').test(hostile)).toBe(false);
});

test('a pattern that is too big is refused', () => {
  expect(compileRegExp('^.{1,1000}$', '').test('a'.repeat(1000))).toBe(true);
  expect(compileRegExp('^.{1,1000}$', '').test('a'.repeat(1001))).toBe(false);
  expect(() => compileRegExp('^.{1,5000}$', '')).toThrow('invalid repeat count');
  expect(() => compileRegExp('((a{1,1000}){1,1000}){1,1000}', '')).toThrow('too large');
  expect(() => compileRegExp('(((){1000}){1000}){1000}', '')).toThrow('too large');
  expect(() => compileRegExp(`${'('.repeat(1000)}a${')'.repeat(1000)}`, '')).toThrow('nests too deeply');
});

test('a character is one, however it is stored, and classes are of ASCII', () => {
  expect(compileRegExp('^.$', '').test('😀')).toBe(true);
  expect(compileRegExp('^[😀]$', '').test('😀')).toBe(true);
  expect(compileRegExp('^\\s$', '').test('\u00a0')).toBe(false);
  expect(compileRegExp('^\\w$', '').test('ü')).toBe(false);
  expect(compileRegExp('^ü$', 'i').test('Ü')).toBe(true);
});
