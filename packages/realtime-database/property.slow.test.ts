/**
 * Applies random writes and compares with a trivially correct model. After every step, the database must match it, as
 * must each listener's view, built only from the messages it received.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADMIN } from './auth/token.ts';
import { Database, type Subscriber } from './database.ts';
import { parseWireQuery } from './query/query.ts';
import { applyQuery } from './query/window.ts';
import { type Json, type ModelQuery, queryModel, readModel, writeModel } from './testing/model.ts';
import { hashOf } from './tree/hash.ts';
import { toJsonText, trustedFromJson } from './tree/json.ts';
import { valueAt } from './tree/tree.ts';
import type { Value } from './tree/value.ts';

const key = fc.constantFrom(
  'a',
  'b',
  'c',
  '-1',
  '0',
  '1',
  '10',
  '9',
  '01',
  'A',
  'ü',
  '__proto__',
  'constructor',
  '-Nabc',
);
const leaf = fc.oneof(
  fc.constantFrom(true, false, 0, -1, 1.5, 2, 10, '', 'x', 'y', 'Z', 'ä'),
  fc.integer({ min: -3, max: 3 }),
);
const tree: fc.Arbitrary<Json> = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.oneof(leaf, fc.constant(null)),
    fc.dictionary(key, tie('node'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).node;
/** Wide enough to turn a plain record into a branch. */
const wide: fc.Arbitrary<Json> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.oneof(leaf, fc.record({ a: leaf, b: leaf }))), {
    minLength: 30,
    maxLength: 60,
  })
  .map((entries) => Object.fromEntries(entries.map(([n, value]) => [`k${n}`, value])));
const path = fc.array(
  fc.oneof(
    key,
    fc.integer({ min: 0, max: 60 }).map((n) => `k${n}`),
  ),
  { maxLength: 4 },
);
const shallow = fc.array(key, { maxLength: 2 });

type Operation =
  | { readonly set: readonly string[]; readonly value: Json }
  | { readonly merge: readonly string[]; readonly values: Record<string, Json> };

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ set: path, value: tree }) },
  { weight: 1, arbitrary: fc.record({ set: shallow, value: wide }) },
  {
    weight: 2,
    arbitrary: fc.record({
      merge: shallow,
      values: fc.dictionary(key, tree, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
    }),
  },
);

const bound = fc.oneof(leaf, fc.constant(null));
const limit = fc.oneof(
  fc.constant({}),
  fc.record({ first: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ last: fc.integer({ min: 1, max: 6 }) }),
);
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const query: fc.Arbitrary<ModelQuery> = fc
  .tuple(
    fc.constantFrom<ModelQuery['orderBy']>('key', 'value', ['a'], ['b', 'c']),
    optional(fc.record({ value: bound, key: optional(key), after: fc.boolean() })),
    optional(fc.record({ value: bound, key: optional(key), before: fc.boolean() })),
    limit,
  )
  .map(([orderBy, start, end, range]) => {
    const byKey = orderBy === 'key';
    return {
      orderBy,
      ...(start && { start: byKey ? { value: String(start.value), after: start.after } : clean(start) }),
      ...(end && { end: byKey ? { value: String(end.value), before: end.before } : clean(end) }),
      ...range,
    };
  });

function clean<T extends { key: string | undefined }>(bounds: T): Omit<T, 'key'> & { key?: string } {
  const { key: name, ...rest } = bounds;
  return name === undefined ? rest : { ...rest, key: name };
}

/** The query as the SDK sends it: an exclusive bound without a key excludes all children with that value. */
function wire(model: ModelQuery): unknown {
  const { orderBy, start, end } = model;
  return {
    i: typeof orderBy === 'string' ? `.${orderBy}` : orderBy.join('/'),
    ...(start && {
      sp: start.value,
      sin: !start.after,
      ...(start.key !== undefined
        ? { sn: start.key }
        : start.after && orderBy !== 'key'
          ? { sn: '[MAX_NAME]' }
          : {}),
    }),
    ...(end && {
      ep: end.value,
      ein: !end.before,
      ...(end.key !== undefined
        ? { en: end.key }
        : end.before && orderBy !== 'key'
          ? { en: '[MIN_NAME]' }
          : {}),
    }),
    ...(model.first !== undefined && { l: model.first, vf: 'l' }),
    ...(model.last !== undefined && { l: model.last, vf: 'r' }),
  };
}

function jsonOf(value: Value | null): Json {
  return JSON.parse(toJsonText(value));
}

/** A client whose view is built only from received messages. */
function listen(database: Database, path: readonly string[], raw: unknown): () => Json {
  const parsed = parseWireQuery(raw);
  let shown = jsonOf(applyQuery(valueAt(database.root, path), parsed));
  const subscriber: Subscriber = {
    identity: () => ADMIN,
    changed: (change) => {
      for (const [relative, value] of change) shown = writeModel(shown, relative, jsonOf(value));
    },
    revoked: () => undefined,
  };
  database.listen(path, parsed, subscriber);
  return () => shown;
}

test('the database and all listeners match the model', () => {
  const place = fc.tuple(shallow, fc.option(query, { nil: null }));
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 1, maxLength: 5 }),
      fc.array(operation, { maxLength: 25 }),
      (places, operations) => {
        const database = new Database('{"rules": {}}', null, {
          now: () => 0,
          record: () => undefined,
          log: () => undefined,
        });
        const listeners = places.map(([at, model]) => ({
          at,
          model,
          shown: listen(database, at, model && wire(model)),
        }));
        let expected: Json = null;
        for (const step of operations) {
          if ('set' in step) {
            database.put(step.set, step.value, ADMIN);
            expected = writeModel(expected, step.set, step.value);
          } else {
            database.merge(step.merge, step.values, ADMIN);
            for (const [name, value] of Object.entries(step.values))
              expected = writeModel(expected, [...step.merge, name], value);
          }
          expect(jsonOf(database.root)).toEqual(expected);
          for (const { at, model, shown } of listeners) {
            const here = readModel(expected, at);
            expect(shown()).toEqual(model ? queryModel(here, model) : here);
          }
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('a hash depends only on the data, not on its history', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 15 }), (operations) => {
      const database = new Database('{"rules": {}}', null, {
        now: () => 0,
        record: () => undefined,
        log: () => undefined,
      });
      for (const step of operations) {
        if ('set' in step) database.put(step.set, step.value, ADMIN);
        else database.merge(step.merge, step.values, ADMIN);
      }
      const rebuilt = trustedFromJson(JSON.parse(toJsonText(database.root)));
      expect(hashOf(database.root)).toBe(hashOf(rebuilt));
    }),
  );
});
