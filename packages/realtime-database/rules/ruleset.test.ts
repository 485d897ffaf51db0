import { describe, expect, test } from 'vitest';
import { parseWireQuery } from '../query/query.ts';
import type { Path } from '../tree/path.ts';
import { withValueAt } from '../tree/tree.ts';
import type { Value } from '../tree/value.ts';
import { loadRules } from './load.ts';
import { type Asker, assertRead, assertWrite, missingIndex, PermissionDeniedError } from './ruleset.ts';

const VISITOR: Asker = { auth: null, now: 1000 };

/** Null if allowed; otherwise why not. */
function denialOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof PermissionDeniedError) return error.message;
    throw error;
  }
}

function rulesOf(rules: unknown) {
  const loaded = loadRules(JSON.stringify({ rules }));
  const pathOf = (text: string): Path => text.split('/').filter(Boolean);
  return {
    loaded,
    read: (path: string, root: Value | null = null, asker = VISITOR) =>
      denialOf(() => assertRead(loaded, asker, root, pathOf(path))),
    write: (path: string, value: Value | null, root: Value | null = null, asker = VISITOR) =>
      denialOf(() => assertWrite(loaded, asker, root, withValueAt(root, pathOf(path), value), pathOf(path))),
  };
}

describe('reads and writes', () => {
  test('a grant applies to everything below, regardless of deeper rules', () => {
    const { read, write } = rulesOf({
      a: { '.read': true, '.write': true, b: { '.read': false, '.write': false } },
    });
    expect([read('a'), read('a/b/c'), write('a/b', 1)]).toEqual([null, null, null]);
  });

  test('a grant does not apply to parent paths', () => {
    const { read, write } = rulesOf({ a: { b: { '.read': true, '.write': true } } });
    expect(read('a')).toBe('read at /a: no .read rule on the way');
    expect(write('a', { b: 1 })).toBe('write at /a: no .write rule on the way');
    expect([read('a/b'), write('a/b', 1)]).toEqual([null, null]);
  });

  test('a denial lists every evaluated rule and why it failed', () => {
    const { read, write } = rulesOf({
      '.read': 'auth != null',
      $id: { '.read': 'auth.token.n > 1', '.write': false },
    });
    expect(read('x')).toBe(
      'read at /x: /.read is false; /$id/.read fails: ">" needs two numbers or two strings',
    );
    expect(write('x', 1)).toBe('write at /x: /$id/.write is false');
  });

  test('an exact key takes precedence over a $variable, and each variable has its own key', () => {
    const { write } = rulesOf({
      users: {
        me: { '.write': false },
        $user: { $field: { '.write': "$user == 'anna' && $field == 'name'" } },
      },
    });
    expect(write('users/anna/name', 'x')).toBeNull();
    expect(write('users/anna/age', 1)).not.toBeNull();
    expect(write('users/me/name', 'x')).not.toBeNull();
  });

  test('data and root are from before the write, newData from after', () => {
    const { write } = rulesOf({
      n: { '.write': "newData.val() == data.val() + 1 && root.child('n').val() == data.val()" },
    });
    expect(write('n', 2, { n: 1 })).toBeNull();
    expect(write('n', 3, { n: 1 })).not.toBeNull();
  });
});

/** The example from Firebase's guide "Use conditions", with its claims as comments. */
describe("the guide's widget example", () => {
  const { write } = rulesOf({
    '.write': true,
    widget: {
      '.validate': "newData.hasChildren(['color', 'size'])",
      size: { '.validate': 'newData.isNumber() && newData.val() >= 0 && newData.val() <= 99' },
      color: { '.validate': "root.child('valid_colors/' + newData.val()).exists()" },
    },
  });
  const colors: Value = { valid_colors: { blue: true } };
  const existing: Value = { ...colors, widget: { size: 1, color: 'blue' } };

  test.each<[string, Value | null, Value, boolean]>([
    ['widget', 'foo', colors, false],
    ['widget', { size: 22 }, colors, false],
    ['widget', { size: 'foo', color: 'blue' }, colors, false],
    ['widget', { size: 21, color: 'red' }, colors, false],
    ['widget', { size: 21, color: 'blue' }, colors, true],
    ['widget/size', 99, existing, true],
    ['widget/size', 100, existing, false],
    ['widget/size', 99, colors, false],
    // Validation does not apply to deleted data, only to what remains.
    ['widget', null, existing, true],
    ['widget/size', null, existing, false],
  ])('%s = %o', (path, value, root, isAllowed) => {
    expect(write(path, value, root) === null).toBe(isAllowed);
  });
});

test('validation does not cascade, and covers every written descendant', () => {
  const { write } = rulesOf({
    '.write': true,
    list: {
      $id: {
        '.validate': "newData.hasChildren(['n'])",
        n: { '.validate': 'newData.isNumber()' },
        $other: { '.validate': false },
      },
    },
  });
  expect(write('list', { a: { n: 1 }, b: { n: 2 } })).toBeNull();
  expect(write('list', { a: { n: 1 }, b: { n: 'x' } })).toBe(
    'write at /list: /list/$id/n/.validate is false',
  );
  expect(write('', { list: { a: { n: 1, extra: 1 } } })).toBe(
    'write at /: /list/$id/$other/.validate is false',
  );
  expect(write('list/a/n', 1, { list: { b: { broken: true } } })).toBeNull();
});

test('an update is validated against the resulting state', () => {
  const loaded = loadRules(
    '{"rules": {"a": {".write": "newData.parent().child(\'b\').val() == 1"}, "b": {".write": true}}}',
  );
  const after = { a: 'x', b: 1 };
  expect(() => assertWrite(loaded, VISITOR, null, after, ['a'])).not.toThrow();
  expect(() => assertWrite(loaded, VISITOR, null, { a: 'x' }, ['a'])).toThrow(PermissionDeniedError);
});

test('indexes apply only to their own path', () => {
  const { loaded } = rulesOf({ list: { '.indexOn': ['n', '/a/b/'], $id: { '.indexOn': '.value' } } });
  const query = (i: string) => parseWireQuery({ i, l: 1 });
  expect(missingIndex(loaded, ['list'], query('n'))).toBeNull();
  expect(missingIndex(loaded, ['list'], query('a/b'))).toBeNull();
  expect(missingIndex(loaded, ['list'], query('.value'))).toBe(
    'Index not defined, add ".indexOn": ".value", for path "/list", to the rules',
  );
  expect(missingIndex(loaded, ['list', 'x'], query('.value'))).toBeNull();
  expect(missingIndex(loaded, ['other'], query('n'))).toContain('"n", for path "/other"');
  expect(missingIndex(loaded, ['other'], query('.key'))).toBeNull();
});

test.each([
  [{ a: { '.raed': true } }, '/a/.raed: no such kind of rule'],
  [{ a: { '.read': 1 } }, '/a/.read: a rule must be a string or a boolean'],
  [{ a: { '.read': 'newData.exists()' } }, '/a/.read: unknown variable "newData"'],
  [{ a: { '.write': 'query.limitToFirst == 1' } }, '/a/.write: unknown variable "query"'],
  [{ a: { '.write': "'yes'" } }, '/a/.write: a rule must be boolean, this one is string'],
  [{ a: { '.write': 'data' } }, '/a/.write: a rule must be boolean, this one is snapshot'],
  [{ $a: {}, $b: {} }, '/$b: a path can have only one $variable'],
  [{ $a: { b: { $a: {} } } }, '/$a/b/$a: this $variable is already used above'],
  [{ 'a.b': {} }, '/a.b: not a valid key'],
  [{ $: {} }, '/$: not a valid $variable'],
  [{ a: true }, '/a: expected an object with rules'],
  [{ a: { '.indexOn': [1] } }, '/a/.indexOn: must be a string or a list of strings'],
])('rejects %o', (rules, message) => {
  expect(() => loadRules(JSON.stringify({ rules }))).toThrow(expect.objectContaining({ message }));
});

test.each(['{}', '[]', '"rules"', '{"rules": {}, "more": {}}', '{"rules": true}'])(
  'rejects %s as a rules file',
  (text) => {
    expect(() => loadRules(text)).toThrow(/^\/: /);
  },
);
