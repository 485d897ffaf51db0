/** The rules language: results, failures, and errors at load time. */
import { expect, test } from 'vitest';
import type { Value } from '../tree/value.ts';
import { compileExpression } from './expression.ts';
import { type Scope, variablesFor } from './load.ts';
import { RuleFailure, Snapshot } from './snapshot.ts';

const AUTH = {
  uid: 'anna',
  provider: 'password',
  token: { email: 'anna@example.com', level: 7, team: true, 'odd key': 'x', groups: { editors: true } },
};
const ROOT: Value = {
  n: 3,
  text: 'Straße',
  yes: true,
  user: { anna: { role: 'admin', age: 30 }, ben: { role: 'guest' } },
  same: { a: { x: 1 }, b: { x: 1 } },
};
const VARIABLES = variablesFor('.write', ['user', '$id']);

const scope: Scope = {
  auth: AUTH,
  now: 1000,
  root: new Snapshot(ROOT),
  data: new Snapshot(ROOT).child('user/anna'),
  newData: new Snapshot(ROOT).child('user/ben'),
  path: ['user', 'anna'],
};

function evaluate(rule: string, evaluationScope: Scope = scope): unknown {
  return compileExpression(rule, VARIABLES).evaluate(evaluationScope);
}

test.each([
  // Precedence and grouping.
  ['1 + 2 * 3 == 7', true],
  ['(1 + 2) * 3 == 9', true],
  ['10 - 3 - 2 == 5', true],
  ['7 % 4 == 3', true],
  ['-2 * -3 == 6', true],
  ['2 - -1 == 3', true],
  ['true || false && false', true],
  ['!(true && false)', true],
  ['1 < 2 == true', true],
  ['true ? false : true', false],
  ['false ? 1 == 1 : true ? true : false', true],
  // Equality never converts; === is the same as ==.
  ["1 == '1'", false],
  ["1 !== '1'", true],
  ['null === null', true],
  ['true == 1', false],
  ["root.child('same/a').val() == root.child('same/b').val()", true],
  // Comparison and addition.
  ["'a' < 'b'", true],
  ["'Z' < 'a'", true],
  ['now >= 1000', true],
  ["'a' + 1 + 2 == 'a12'", true],
  ["1 + 2 + 'a' == '3a'", true],
  ["(1/0 + '') == 'NaN'", true],
  ['1/0 > 2', false],
  // Snapshots.
  ["root.child('user/anna/role').val() == 'admin'", true],
  ["root.child('user').child('ben').exists()", true],
  ["root.child('user/nobody').exists()", false],
  ["root.child('user').hasChild('ben/role')", true],
  ["root.child('user').hasChildren()", true],
  ["root.child('n').hasChildren()", false],
  ["data.hasChildren(['role', 'age'])", true],
  ["newData.hasChildren(['role', 'age'])", false],
  ["data.parent().child('ben/role').val() == 'guest'", true],
  ['data.parent().parent().child("n").val() == 3', true],
  ["root.child('n').isNumber()", true],
  ["root.child('text').isString()", true],
  ["root.child('yes').isBoolean()", true],
  ["root.child('user').isString()", false],
  ['root.getPriority() == null', true],
  ["root.child('user').val() != null", true],
  ['root["exists"]()', true],
  // Strings.
  ["root.child('text').val().length == 6", true],
  ["'abc'.contains('b')", true],
  ["'abc'.beginsWith('ab') && 'abc'.endsWith('bc')", true],
  ["'abcabc'.endsWith('abc')", true],
  ["'a.b.c'.replace('.', '$&') == 'a$&b$&c'", true],
  ["'Äb'.toLowerCase() == 'äb' && 'äb'.toUpperCase() == 'ÄB'", true],
  ["'it\\'s' == \"it's\"", true],
  ["'\\u00fc' == 'ü'", true],
  ["'a@b.de'.matches(/^[^@]+@[^@]+\\.[a-z]{2,}$/)", true],
  ["'ANNA'.matches(/anna/i)", true],
  ["'ANNA'.matches(/anna/)", false],
  ["'a/b'.matches(/a\\/b/) && 'a/b'.matches(/[/]/)", true],
  ['6 / 2 / 3 == 1', true],
  // Identity.
  ["auth.uid == $id && auth.provider == 'password'", true],
  ["auth.token.email.endsWith('@example.com')", true],
  ['auth.token.level > 5', true],
  ["auth.token['odd key'] == 'x'", true],
  ["auth.token.groups['editors'] == true", true],
  ['auth.token.nothing == null', true],
  ['auth.token.nothing.further == null', true],
  ['auth.token.toString == null', true],
])('%s', (rule, result) => {
  expect(evaluate(rule)).toBe(result);
});

test.each([
  ['auth != null', false],
  ['auth.uid != null', false],
  ["auth.uid !== 'evil'", true],
  ['auth == null || auth.token.level > 5', true],
])('%s, for an unauthenticated client', (rule, result) => {
  expect(evaluate(rule, { ...scope, auth: null })).toBe(result);
});

test.each([
  "root.child('n').val().contains('3')",
  "root.child('nothing').val().length > 1 || true",
  "auth.token.nothing.contains('x')",
  'auth.token.nothing > 1',
  "auth.token.level > 'a'",
  "auth.token.level + auth.token.team == 'x'",
  'auth.token.nothing && true',
  'true && auth.token.email',
  '!auth.token.level',
  '-auth.uid == 1',
  'root.child(auth.token.nothing).exists()',
  'root.child(auth.token.email).exists()',
  'root.hasChildren([auth.token.nothing])',
  'root.parent().exists()',
  'auth.token.nothing ? true : true',
  "'a'.replace('a', auth.token.nothing) == 'a'",
])('%s fails and denies access', (rule) => {
  expect(() => evaluate(rule)).toThrow();
  try {
    evaluate(rule);
  } catch (error) {
    expect(
      error instanceof RuleFailure || (error instanceof Error && error.name === 'InvalidDataError'),
    ).toBe(true);
  }
});

test('skips the evaluation of unneeded operands', () => {
  expect(evaluate('true || auth.token.nothing > 1')).toBe(true);
  expect(evaluate('false && auth.token.nothing > 1')).toBe(false);
  expect(evaluate('true ? true : root.parent().exists()')).toBe(true);
});

test.each([
  ['skies == 1', 'unknown variable "skies"'],
  ['$other == 1', 'unknown variable "$other"'],
  ['var x = 8', 'unsupported: var x = 8'],
  ['root = 5', 'unsupported: root = 5'],
  ['true; true', 'unsupported: true'],
  ['2 ** 2 == 4', 'Unexpected token at column 4'],
  ['(true', 'Unexpected token at column 6'],
  ['', 'empty'],
  ["'open", 'Unterminated string constant at column 1'],
  ['root.nothing()', 'no such method "nothing"'],
  ['root.val().nothing == 1', 'no such property "nothing"'],
  ['root["doesNotExist"]()', 'no such method "doesNotExist"'],
  ['root[$id]() == true', 'unsupported: $id'],
  ['now.length > 1', 'no such property "length"'],
  ['query.limitToFirst == 1', 'unknown variable "query"'],
  ["root.child('a') != null", 'the left side of "!=" must be'],
  ['root.val() > true', 'the right side of ">" must be number or string, not boolean'],
  ["1 < 'a'", 'the sides of "<" are number and string'],
  ["1 - 'a' == 0", 'the right side of "-" must be number, not string'],
  ["'a' && true", 'the left side of "&&" must be boolean, not string'],
  ['!1', 'the operand of "!" must be boolean, not number'],
  ["-'a' == 1", 'the operand of "-" must be number, not string'],
  ["root.hasChildren('a')", 'hasChildren() takes a list of strings'],
  ["root.hasChildren(['a', 7])", 'a list item must be string, not number'],
  ['root.hasChildren([])', 'hasChildren() requires a non-empty list'],
  ['root.child()', 'child() takes 1 argument(s), not 0'],
  ["root.exists('a')", 'exists() takes 0 argument(s), not 1'],
  ['auth.foo.contains(7)', 'the argument of contains() must be string, not number'],
  ["root.val().matches('/a/')", 'matches() takes a regular expression'],
  ["'a'.matches(/a/g)", 'flag "g" is not supported'],
  ["'a'.matches(/(?:a)/)", '"(?" is not supported'],
  ["'a'.matches(/a\\b/)", '"\\b" is not supported'],
  ["'a'.matches(/\\A/)", '"\\A" is not supported'],
  ["'a'.matches(/[]a]/)", '"]" at the start of a set'],
  ["'a'.matches(/[^]a]/)", '"]" at the start of a set'],
  ["'a'.matches(/[[:alpha:]]/)", '"[:" is not supported'],
  ["'a'.matches(/a+?/)", 'lazy quantifiers are not supported'],
  ["'a'.matches(/b^a/)", '"^" may only be the first character'],
  ["'a'.matches(/a$b/)", '"$" may only be the last character'],
  ["'a'.matches(/(a/)", 'Invalid regular expression: /(a/: Unterminated group at column 14'],
  ['true;', 'unsupported: true;'],
  ['`a` == $id', 'unsupported: `a`'],
  ['[1] == 1', 'unsupported: [1]'],
  ['(x => x)(1)', 'unsupported: (x => x)(1)'],
  ['1n == 1', 'Identifier directly after number at column 2'],
])('rejects %s', (rule, message) => {
  expect(() => evaluate(rule)).toThrow(message);
});

test.each([
  ['parentheses', `${'('.repeat(9000)}true${')'.repeat(9000)}`, 'Not enough stack space'],
  ['negations', `${'!'.repeat(15_000)}true`, 'Not enough stack space'],
  ['operands', Array(10_000).fill('true').join(' || '), 'too long'],
])('rejects too many %s', (_, rule, message) => {
  expect(() => evaluate(rule)).toThrow(message);
});

test('evaluates as many operands as fit', () => {
  expect(evaluate(Array(2800).fill('false').join('||'))).toBe(false);
  expect(evaluate(`${'!'.repeat(1000)}true`)).toBe(true);
});
