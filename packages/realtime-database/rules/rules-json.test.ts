import { expect, test } from 'vitest';
import { RulesError } from './rules-error.ts';
import { parseRulesJson } from './rules-json.ts';

test('accepts comments, line breaks in strings, trailing commas, and a byte order mark', () => {
  const text = `\uFEFF// head
  { /* a "comment" */ "rules": { ".write": "auth != null && // not a comment
      true", "list": [1, -2.5e3, true, false, null, "x\\"\\u00fc",], }, } // tail`;
  const rules = {
    '.write': 'auth != null && // not a comment\n      true',
    list: [1, -2500, true, false, null, 'x"ü'],
  };
  expect(parseRulesJson(text)).toEqual({ rules });
});

test.each([
  '{"rules": {"a": {".read": tru}}}',
  '{"rules": {"a": 1 "b": 2}}',
  '{rules: {}}',
  '{"rules": {}} x',
  '{"rules": [1, }',
  '{"rules": "x',
  '',
])('rejects %s', (text) => {
  expect(() => parseRulesJson(text)).toThrow(RulesError);
});
