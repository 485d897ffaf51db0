import { onLog } from 'firebase/app';
import {
  get,
  goOffline,
  goOnline,
  increment,
  limitToLast,
  onChildAdded,
  onValue,
  orderByChild,
  push,
  query,
  ref,
  runTransaction,
  set,
  update,
} from 'firebase/database';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startRealtimeDatabase } from './server.ts';
import { connectClient, NAMESPACE, OPEN_RULES, startServer } from './testing/clients.ts';

test('offline writes arrive in order after a reconnect', async () => {
  const server = await startServer();
  const [traveller, other] = [connectClient(server), connectClient(server)];
  await set(ref(traveller, 'log'), null);
  goOffline(traveller);
  const writes = [1, 2, 3].map((n) => push(ref(traveller, 'log'), n));
  const last = set(ref(traveller, 'last'), 3);
  expect((await get(ref(other, 'log'))).exists()).toBe(false);
  goOnline(traveller);
  await Promise.all([...writes, last]);
  expect(Object.values((await get(ref(other, 'log'))).val())).toEqual([1, 2, 3]);
});

test('a listener catches up after being offline', async () => {
  const server = await startServer();
  const [reader, writer] = [connectClient(server), connectClient(server)];
  const seen: unknown[] = [];
  await set(ref(writer, 'a'), { same: 'x', changes: 1 });
  onValue(ref(reader, 'a'), (snapshot) => seen.push(snapshot.val()));
  await vi.waitUntil(() => seen.length === 1, { timeout: 20_000 });
  goOffline(reader);
  await update(ref(writer, 'a'), { changes: 2 });
  goOnline(reader);
  await vi.waitUntil(() => seen.length === 2, { timeout: 20_000 });
  expect(seen[1]).toEqual({ same: 'x', changes: 2 });
});

test('.info reports the connection and the server time', async () => {
  const server = await startServer();
  const client = connectClient(server);
  const connected: unknown[] = [];
  onValue(ref(client, '.info/connected'), (snapshot) => connected.push(snapshot.val()));
  await vi.waitUntil(() => connected.at(-1) === true, { timeout: 20_000 });
  const offset = await new Promise<number>((resolve) => {
    onValue(ref(client, '.info/serverTimeOffset'), (snapshot) => resolve(snapshot.val()), { onlyOnce: true });
  });
  expect(Math.abs(offset)).toBeLessThan(1000);
  goOffline(client);
  await vi.waitUntil(() => connected.at(-1) === false, { timeout: 20_000 });
});

test('concurrent increments add up', async () => {
  const server = await startServer();
  const clients = Array.from({ length: 4 }, () => connectClient(server));
  await Promise.all(
    clients.flatMap((client) =>
      Array.from({ length: 25 }, () => update(ref(client, 'n'), { up: increment(2), down: increment(-0.5) })),
    ),
  );
  expect((await get(ref(clients[0] ?? connectClient(server), 'n'))).val()).toEqual({ up: 200, down: -50 });
});

test('contended transactions are neither lost nor repeated', async () => {
  const server = await startServer();
  const clients = Array.from({ length: 5 }, () => connectClient(server));
  await set(ref(connectClient(server), 'stock'), { left: 12, taken: {} });
  const take = (client: (typeof clients)[number], name: string) =>
    runTransaction(ref(client, 'stock'), (stock: { left: number; taken?: Record<string, true> } | null) => {
      if (stock === null) return stock;
      if (stock.left === 0) return undefined;
      return { left: stock.left - 1, taken: { ...stock.taken, [name]: true } };
    });
  const results = await Promise.all(
    clients.flatMap((client, i) => [1, 2, 3, 4].map((n) => take(client, `c${i}-${n}`))),
  );
  expect(results.filter((result) => result.committed)).toHaveLength(12);
  const stock = (await get(ref(connectClient(server), 'stock'))).val();
  expect(stock.left).toBe(0);
  expect(Object.keys(stock.taken)).toHaveLength(12);
});

test('ten megabytes round-trip as one value and as many', { timeout: 30_000 }, async () => {
  const server = await startServer();
  const [writer, reader] = [connectClient(server), connectClient(server)];
  // Two UTF-8 bytes per character, so that confusing bytes with characters fails.
  const text = 'ü'.repeat(5 * 1024 * 1024);
  await set(ref(writer, 'big'), text);
  expect((await get(ref(reader, 'big'))).val() === text).toBe(true);
  const many = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, i) => [`key-${i}`, { n: i, text: 'x'.repeat(200) }]),
  );
  const seen = new Promise((resolve) => {
    onValue(ref(reader, 'many'), (snapshot) => {
      if (snapshot.exists()) resolve(snapshot.val());
    });
  });
  await set(ref(writer, 'many'), many);
  expect(await seen).toEqual(many);
  await expect(async () => set(ref(writer, 'big'), `${text}x`)).rejects.toThrow(/string greater than/);
});

test('surrogate pairs survive the splitting of long messages', async () => {
  const server = await startServer();
  const [writer, reader] = [connectClient(server), connectClient(server)];
  const short = '🙂'.repeat(1000);
  // Odd lengths make the server's frames split between and within pairs.
  const values = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`k${i}`, 'x'.repeat(i) + short]));
  for (const [key, value] of Object.entries(values)) await set(ref(writer, `emoji/${key}`), value);
  expect((await get(ref(reader, 'emoji'))).val()).toEqual(values);
});

test('the SDK warns about a query without an index', async () => {
  const warnings: string[] = [];
  onLog(({ message }) => warnings.push(message), { level: 'warn' });
  onTestFinished(() => onLog(null));
  const server = await startServer();
  onChildAdded(query(ref(connectClient(server), 'a'), orderByChild('n'), limitToLast(1)), () => undefined);
  await vi.waitUntil(() => warnings.length > 0, { timeout: 20_000 });
  expect(warnings[0]).toContain('Consider adding ".indexOn": "n" at /a');
});

test('clients reconnect after a restart and resend unacknowledged writes', {
  timeout: 20_000,
}, async () => {
  const options = { port: 0, rules: OPEN_RULES, namespace: NAMESPACE };
  const first = await startRealtimeDatabase(options);
  const client = connectClient(first);
  await set(ref(client, 'a'), 1);
  await first.close();
  const pending = set(ref(client, 'b'), 2);
  const second = await startServer({ port: first.port });
  await pending;
  expect((await get(ref(connectClient(second)))).val()).toEqual({ b: 2 });
});
