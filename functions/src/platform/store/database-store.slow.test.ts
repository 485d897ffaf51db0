import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Database, getDatabase } from 'firebase-admin/database';
import { expect, onTestFinished, test } from 'vitest';
import { startRealtimeDatabase } from '../../../../packages/realtime-database/index.ts';
import { createDatabaseStore } from './database-store.ts';

const NAMESPACE = 'demo-test-default-rtdb';
const RULES = '{"rules": {".read": false, ".write": false}}';
let apps = 0;

async function startServer(): Promise<number> {
  const server = await startRealtimeDatabase({ port: 0, namespace: NAMESPACE, rules: RULES });
  onTestFinished(() => server.close());
  return server.port;
}

/** A separate connection, like another instance of the functions. */
function connect(port: number): Database {
  const app = initializeApp(
    { databaseURL: `http://127.0.0.1:${port}?ns=${NAMESPACE}` },
    `instance-${apps++}`,
  );
  onTestFinished(() => deleteApp(app));
  return getDatabase(app);
}

test('shares a count between instances, up to the limit', async () => {
  const port = await startServer();
  const [one, two] = [createDatabaseStore(connect(port)), createDatabaseStore(connect(port))];
  const key = { expiryHour: 500, name: 'limit-1-abc' };
  const results = await Promise.all(
    Array.from({ length: 12 }, (_unused, i) => (i % 2 === 0 ? one : two).increment(key, 7)),
  );
  expect(
    results
      .filter(({ added }) => added)
      .map(({ count }) => count)
      .toSorted(),
  ).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await one.increment(key, 7)).toEqual({ added: false, count: 7 });
  expect(await one.increment({ ...key, name: 'limit-2-abc' }, 7)).toEqual({ added: true, count: 1 });
});

test('decrements a count, but not below zero', async () => {
  const port = await startServer();
  const [one, two] = [createDatabaseStore(connect(port)), createDatabaseStore(connect(port))];
  const key = { expiryHour: 500, name: 'limit-1-abc' };
  await one.decrement(key);
  expect((await one.increment(key, 1)).added).toBe(true);
  await two.decrement(key);
  expect((await two.increment(key, 1)).added).toBe(true);
  expect((await one.increment(key, 1)).added).toBe(false);
});

test('keeps the first stored value, and overwrites written ones', async () => {
  const port = await startServer();
  const [one, two] = [createDatabaseStore(connect(port)), createDatabaseStore(connect(port))];
  const key = { expiryHour: 500, name: 'key' };
  const results = await Promise.all([one.storeIfAbsent(key, 'a'), two.storeIfAbsent(key, 'b')]);
  expect(new Set(results.map(({ value }) => value)).size).toBe(1);
  expect(await one.read({ expiryHour: 500, name: 'cache' })).toBeNull();
  await one.write({ expiryHour: 500, name: 'cache' }, 'x');
  await two.write({ expiryHour: 500, name: 'cache' }, 'y');
  expect(await one.read({ expiryHour: 500, name: 'cache' })).toBe('y');
});

test('drops expired hours completely', async () => {
  const port = await startServer();
  const database = connect(port);
  const store = createDatabaseStore(database);
  await store.write({ expiryHour: 499, name: 'old' }, 'x');
  await store.write({ expiryHour: 500, name: 'due' }, 'x');
  await store.write({ expiryHour: 501, name: 'kept' }, 'x');
  await store.write({ expiryHour: 9_999_999, name: 'kept' }, 'x');
  await store.dropBefore(500);
  expect((await database.ref('server').get()).val()).toEqual({
    hours: { 501: true, 9999999: true },
    until: { 501: { kept: 'x' }, 9999999: { kept: 'x' } },
  });
});
