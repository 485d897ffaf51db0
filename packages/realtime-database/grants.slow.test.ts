/** A listen ends exactly when its rule stops granting access. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADMIN, ANONYMOUS } from './auth/token.ts';
import { Database, type Subscriber } from './database.ts';
import { WHOLE } from './query/query.ts';
import { loadRules } from './rules/load.ts';
import { assertRead } from './rules/ruleset.ts';

const KEYS = ['a', 'b', 'c'];
const key = fc.constantFrom(...KEYS);
const keys = fc.array(key, { minLength: 1, maxLength: 3 });
/** Values that rules compare, and keys that they dereference. */
const leaf = fc.constantFrom<string | number | boolean | null>('a', 'b', 'c', 1, 2, true, false, null);
const tree = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 2 },
    leaf,
    fc.dictionary(key, tie('node'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).node;

/** Rules that follow references, look up, compare, branch, and fail. */
const { rule } = fc.letrec<{ rule: string; place: string }>((tie) => ({
  place: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.constantFrom('root', 'data'),
    fc.tuple(tie('place'), keys).map(([place, path]) => `${place}.child('${path.join('/')}')`),
    fc.tuple(tie('place'), tie('place')).map(([place, name]) => `${place}.child(${name}.val())`),
    tie('place').map((place) => `${place}.parent()`),
    tie('place').map((place) => `${place}.child($id)`),
  ),
  rule: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.tuple(tie('place'), leaf).map(([place, value]) => `${place}.val() == ${JSON.stringify(value)}`),
    fc.tuple(tie('place'), tie('place')).map(([a, b]) => `${a}.val() != ${b}.val()`),
    tie('place').map((place) => `${place}.exists()`),
    tie('place').map((place) => `${place}.hasChildren()`),
    tie('place').map((place) => `${place}.isNumber()`),
    fc.tuple(tie('place'), key).map(([place, name]) => `${place}.hasChild('${name}')`),
    fc.tuple(tie('place'), keys).map(([place, names]) => `${place}.hasChildren(${JSON.stringify(names)})`),
    tie('rule').map((inner) => `!(${inner})`),
    fc.tuple(tie('rule'), tie('rule')).map(([a, b]) => `(${a} && ${b})`),
    fc.tuple(tie('rule'), tie('rule')).map(([a, b]) => `(${a} || ${b})`),
    fc.tuple(tie('rule'), tie('rule'), tie('rule')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc.constant('now > 3'),
  ),
}));

test('a listen lasts exactly as long as a new one would be granted', () => {
  const write = fc.tuple(fc.array(key, { maxLength: 3 }), tree);
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ writes: fc.array(write, { minLength: 1, maxLength: 2 }) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        writes: fc.array(write, { minLength: 1, maxLength: 1 }),
        undo: fc.constant(true),
      }),
    },
    { weight: 3, arbitrary: fc.record({ listen: keys }) },
  );
  fc.assert(
    fc.property(rule, rule, tree, fc.array(step, { maxLength: 30 }), (first, second, begin, steps) => {
      const text = JSON.stringify({
        rules: {
          a: { '.read': first.replaceAll('$id', "'a'") },
          $id: { '.read': first, c: { '.read': second } },
        },
      });
      const rules = loadRules(text);
      let now = 0;
      const host = { now: () => now, record: () => undefined, log: () => undefined };
      const database = new Database(text, null, host);
      database.put([], begin, ADMIN);
      const open = new Map<Subscriber, readonly string[]>();
      const isGranted = (path: readonly string[]) => {
        try {
          assertRead(rules, { auth: null, now }, database.root, path);
          return true;
        } catch {
          return false;
        }
      };
      for (const currentStep of steps) {
        now += 1;
        if ('listen' in currentStep) {
          const subscriber: Subscriber = {
            identity: () => ANONYMOUS,
            changed: () => undefined,
            revoked: () => void open.delete(subscriber),
          };
          if (isGranted(currentStep.listen)) {
            database.listen(currentStep.listen, WHOLE, subscriber);
            open.set(subscriber, currentStep.listen);
          }
          continue;
        }
        const before = database.root;
        const expected = (): Set<Subscriber> =>
          new Set([...open].filter(([, path]) => isGranted(path)).map(([subscriber]) => subscriber));
        const watched = new Map(open);
        for (const [path, value] of currentStep.writes) {
          database.put(path, value, ADMIN);
          expect(new Set(open.keys())).toEqual(expected());
        }
        if ('undo' in currentStep) {
          database.rollBack(before);
          expect(new Set(open.keys())).toEqual(expected());
        }
        for (const [subscriber, path] of watched)
          if (!isGranted(path)) expect(open.has(subscriber)).toBe(false);
      }
    }),
    { numRuns: 1500 },
  );
});

test('after a rollback, grants depend on the previous state again', () => {
  const rule = "root.child(root.child('which').val()).val() === true";
  const host = { now: () => 0, record: () => undefined, log: () => undefined };
  const database = new Database(JSON.stringify({ rules: { '.read': rule } }), null, host);
  database.put([], { which: 'a', a: true, b: true }, ADMIN);
  let revoked = 0;
  database.listen(['x'], WHOLE, {
    identity: () => ANONYMOUS,
    changed: () => undefined,
    revoked: () => {
      revoked += 1;
    },
  });
  const before = database.root;
  database.put(['which'], 'b', ADMIN);
  database.rollBack(before);
  expect(revoked).toBe(0);
  database.put(['a'], false, ADMIN);
  expect(revoked).toBe(1);
});
