import {
  child,
  type DataSnapshot,
  get,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  push,
  type Query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  update,
} from 'firebase/database';
import { expect, test, vi } from 'vitest';
import { connectClient, startServer } from './testing/clients.ts';

/** Resolves with the first value that meets the condition. */
function firstValue(query: Query, condition: (snapshot: DataSnapshot) => boolean): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = onValue(
      query,
      (snapshot) => {
        if (!condition(snapshot)) return;
        queueMicrotask(() => stop());
        resolve(snapshot.val());
      },
      reject,
    );
  });
}

test('one client reads what another sets', async () => {
  const server = await startServer();
  const writer = connectClient(server);
  await set(ref(writer, 'a/b'), { text: 'Grüße', number: -1.5, truth: false, list: [1, 2], nothing: null });
  const snapshot = await get(ref(connectClient(server), 'a'));
  expect(snapshot.val()).toEqual({ b: { text: 'Grüße', number: -1.5, truth: false, list: [1, 2] } });
});

test('a listener receives the initial value and every change by another client', async () => {
  const server = await startServer();
  const writer = connectClient(server);
  const place = ref(connectClient(server), 'counter');
  await set(ref(writer, 'counter'), { n: 1 });
  await firstValue(place, (snapshot) => snapshot.child('n').val() === 1);
  const seen = firstValue(place, (snapshot) => snapshot.child('n').val() === 3);
  await set(ref(writer, 'counter/n'), 2);
  await set(ref(writer, 'counter/n'), 3);
  expect(await seen).toEqual({ n: 3 });
});

test('an update of several paths is one event', async () => {
  const server = await startServer();
  const values: unknown[] = [];
  const reader = connectClient(server);
  await set(ref(reader, 'x'), { a: 0, b: 0 });
  onValue(ref(reader, 'x'), (snapshot) => values.push(snapshot.val()));
  await vi.waitUntil(() => values.length === 1, { timeout: 20_000 });
  await update(ref(connectClient(server)), { 'x/a': 1, 'x/b': 1, 'y/c': true });
  await vi.waitUntil(() => values.length > 1, { timeout: 20_000 });
  expect(values).toEqual([
    { a: 0, b: 0 },
    { a: 1, b: 1 },
  ]);
});

test('push, remove and child events', async () => {
  const server = await startServer();
  const list = ref(connectClient(server), 'list');
  const events: string[] = [];
  onChildAdded(list, (snapshot) => events.push(`added ${snapshot.val().n}`));
  onChildChanged(list, (snapshot) => events.push(`changed ${snapshot.val().n}`));
  onChildRemoved(list, (snapshot) => events.push(`removed ${snapshot.val().n}`));
  const writer = connectClient(server);
  const first = await push(ref(writer, 'list'), { n: 1 });
  await push(ref(writer, 'list'), { n: 2 });
  await update(first, { n: 3 });
  await remove(first);
  await vi.waitUntil(() => events.length === 4, { timeout: 20_000 });
  expect(events).toEqual(['added 1', 'added 2', 'changed 3', 'removed 3']);
});

test("a server timestamp is the server's time", async () => {
  const server = await startServer();
  const place = ref(connectClient(server), 'at');
  const before = Date.now();
  await set(place, serverTimestamp());
  const { val } = { val: (await get(place)).val() };
  expect(val).toBeGreaterThanOrEqual(before);
  expect(val).toBeLessThanOrEqual(Date.now());
});

test('concurrent transactions of two clients both count', async () => {
  const server = await startServer();
  const places = [ref(connectClient(server), 'n'), ref(connectClient(server), 'n')];
  const increments = places.flatMap((place) =>
    Array.from({ length: 5 }, () => runTransaction(place, (n) => (n ?? 0) + 1)),
  );
  const results = await Promise.all(increments);
  expect(results.every((result) => result.committed)).toBe(true);
  expect((await get(ref(connectClient(server), 'n'))).val()).toBe(10);
});

test('removing the last child removes its empty parents', async () => {
  const server = await startServer();
  const db = connectClient(server);
  await set(ref(db, 'a/b/c'), 1);
  await set(ref(db, 'z'), 1);
  await remove(ref(db, 'a/b/c'));
  expect((await get(ref(db))).val()).toEqual({ z: 1 });
  expect((await get(child(ref(db), 'a'))).exists()).toBe(false);
});
