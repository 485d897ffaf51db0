/**
 * One SDK client writes randomly while another runs random queries: values, child events, and their order must match
 * the model. This also covers the interplay of the protocol with the SDK's caches.
 */
import fc from 'fast-check';
import {
  type Database,
  type DataSnapshot,
  endAt,
  endBefore,
  get,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onChildChanged,
  onChildMoved,
  onChildRemoved,
  onValue,
  orderByChild,
  orderByKey,
  orderByValue,
  type Query,
  type QueryConstraint,
  query,
  ref,
  set,
  startAfter,
  startAt,
  update,
} from 'firebase/database';
import { expect, test } from 'vitest';
import { connectClient, startServer } from './testing/clients.ts';
import { type Json, type ModelQuery, orderedModel, queryModel, writeModel } from './testing/model.ts';

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', '1', '2', '10', '01');
const leaf = fc.oneof(fc.constantFrom(true, false, 'x', 'y', '', 1.5), fc.integer({ min: -2, max: 2 }));
/** The SDK rejects objects without a prototype. */
const PLAIN = { noNullPrototype: true };
const child: fc.Arbitrary<Json> = fc.oneof(
  leaf,
  fc.record({ n: leaf, m: fc.record({ k: leaf }, PLAIN) }, PLAIN),
  fc.constant(null),
);
const operation = fc.oneof(
  fc.record({ set: fc.tuple(key), value: child }),
  fc.record({ set: fc.tuple(key, fc.constantFrom('n', 'z')), value: fc.oneof(leaf, fc.constant(null)) }),
  fc.record({ merge: fc.dictionary(key, child, { minKeys: 1, maxKeys: 4, noNullPrototype: true }) }),
  fc.record({
    set: fc.constant([]),
    value: fc.dictionary(key, child, { maxKeys: 9, noNullPrototype: true }),
  }),
);
const bound = fc.oneof(leaf, fc.constant(null));
const ranges = fc.oneof(
  fc.constant({}),
  fc.record({ start: fc.record({ value: bound, after: fc.boolean() }) }),
  fc.record({ end: fc.record({ value: bound, before: fc.boolean() }) }),
);
const limits = fc.oneof(
  fc.constant({}),
  fc.record({ first: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ last: fc.integer({ min: 1, max: 4 }) }),
);
const modelQuery: fc.Arbitrary<ModelQuery> = fc
  .tuple(fc.constantFrom<ModelQuery['orderBy']>('key', 'value', ['n'], ['m', 'k']), ranges, limits)
  .map(([orderBy, range, limit]) => {
    // Keys are always strings.
    const ofOrder = <T extends { value: Json }>(end: T): T =>
      orderBy === 'key' ? { ...end, value: String(end.value) } : end;
    return {
      orderBy,
      ...('start' in range ? { start: ofOrder(range.start) } : {}),
      ...('end' in range ? { end: ofOrder(range.end) } : {}),
      ...limit,
    };
  });

function sdkQuery(database: Database, place: string, model: ModelQuery): Query {
  const { orderBy, start, end, first, last } = model;
  const constraints: QueryConstraint[] = [
    orderBy === 'key' ? orderByKey() : orderBy === 'value' ? orderByValue() : orderByChild(orderBy.join('/')),
  ];
  if (start) constraints.push(start.after ? startAfter(start.value) : startAt(start.value));
  if (end) constraints.push(end.before ? endBefore(end.value) : endAt(end.value));
  if (first !== undefined) constraints.push(limitToFirst(first));
  if (last !== undefined) constraints.push(limitToLast(last));
  return query(ref(database, place), ...constraints);
}

/** The view of a client that only listens. */
class Watcher {
  value: Json = null;
  /** Keys in query order. */
  order: string[] = [];
  /** Built only from child events. */
  readonly children = new Map<string | null, Json>();
  readonly stop: () => void;

  constructor(watched: Query) {
    const place = (snapshot: DataSnapshot) => void this.children.set(snapshot.key, jsonOf(snapshot));
    const stops = [
      onValue(watched, (snapshot) => {
        this.value = jsonOf(snapshot);
        this.order = [];
        snapshot.forEach(({ key }) => void this.order.push(key));
      }),
      onChildAdded(watched, place),
      onChildChanged(watched, place),
      onChildMoved(watched, place),
      onChildRemoved(watched, ({ key }) => void this.children.delete(key)),
    ];
    this.stop = () => {
      for (const stop of stops) stop();
    };
  }
}

/** val() would turn number-like keys into arrays. */
function jsonOf(snapshot: DataSnapshot): Json {
  return JSON.parse(JSON.stringify(snapshot));
}

test('values and child events of any query match the model', { timeout: 60_000 }, async () => {
  const server = await startServer();
  const writer = connectClient(server);
  // One client per query: the SDK derives one query from another on the same path, not always correctly.
  const readers = Array.from({ length: 3 }, () => connectClient(server));
  /** Responses are ordered, so this waits for everything sent before. */
  const caughtUp = () => Promise.all(readers.map((reader) => get(ref(reader, 'nothing'))));
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(modelQuery, modelQuery, modelQuery),
      fc.array(operation, { minLength: 1, maxLength: 8 }),
      async (queries, operations) => {
        runs += 1;
        const place = `run${runs}`;
        const watchers = readers.flatMap((reader, i) => {
          const model = queries[i];
          return model ? [{ model, watcher: new Watcher(sdkQuery(reader, place, model)) }] : [];
        });
        let expected: Json = null;
        for (const step of operations) {
          if ('merge' in step) {
            await update(ref(writer, place), step.merge);
            for (const [name, value] of Object.entries(step.merge))
              expected = writeModel(expected, [name], value);
          } else {
            await set(ref(writer, [place, ...step.set].join('/')), step.value);
            expected = writeModel(expected, step.set, step.value);
          }
          await caughtUp();
          for (const { model, watcher } of watchers) {
            expect(watcher.value).toEqual(queryModel(expected, model));
            const rows = orderedModel(expected, model);
            expect(watcher.order).toEqual(rows.map((row) => row.key));
            expect(watcher.children).toEqual(new Map(rows.map((row) => [row.key, row.value])));
          }
        }
        expect(jsonOf(await get(ref(writer, place)))).toEqual(expected);
        for (const { watcher } of watchers) watcher.stop();
      },
    ),
    { numRuns: 120 },
  );
});
