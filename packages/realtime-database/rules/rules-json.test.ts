import { expect, test } from 'vitest';
import { parseRulesJson } from './rules-json.ts';

test('accepts comments, line breaks in strings, trailing commas, and a byte order mark', () => {
  const text = `\uFEFF// head
  { /* a "comment" */ "rules": { ".write": "auth != null && // not a comment
      true", "list": [1, -2.5e3, true, false, null, "x\\"\\u00fc",], }, } // tail`;
  const rules = new Map<string, unknown>([
    ['.write', 'auth != null && // not a comment\n      true'],
    ['list', [1, -2500, true, false, null, 'x"ü']],
  ]);
  expect(parseRulesJson(text)).toEqual(new Map([['rules', rules]]));
});

test.each([
  ['{"rules": {"a": {".read": tru}}}', '/a/.read: unexpected "t" (line 1)'],
  ['{"rules":\n {"a" 1}}', '/a: expected ":" (line 2)'],
  ['{"rules": {"a": 1 "b": 2}}', '/: expected "," or "}" (line 1)'],
  ['{"rules": {"a": 1, "a": 2}}', '/a: duplicate key (line 1)'],
  ['{rules: {}}', '/: expected a key in double quotes or "}" (line 1)'],
  ['{"rules": {}} x', '/: text after the end of the rules (line 1)'],
  ['{"rules": [1, }', '/: unexpected "}" (line 1)'],
  ['{"rules": "x', '/: unterminated string (line 1)'],
  ['{"rules": "\\x"}', '/: not a JSON string: "\\x" (line 1)'],
  ['', '/: unexpected "end of text" (line 1)'],
])('rejects %s', (text, message) => {
  expect(() => parseRulesJson(text)).toThrow(expect.objectContaining({ message }));
});
