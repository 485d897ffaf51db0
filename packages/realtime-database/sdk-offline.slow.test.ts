import { onLog } from 'firebase/app';
import {
  get,
  goOffline,
  goOnline,
  increment,
  limitToLast,
  onChildAdded,
  onDisconnect,
  onValue,
  orderByChild,
  push,
  query,
  ref,
  runTransaction,
  serverTimestamp,
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

test('onDisconnect writes run on disconnect unless cancelled', async () => {
  const server = await startServer();
  const [guest, host] = [connectClient(server), connectClient(server)];
  await set(ref(guest, 'guest'), { online: true, seen: 0, room: 1, cancelled: 'no' });
  await onDisconnect(ref(guest, 'guest/online')).set(false);
  await onDisconnect(ref(guest, 'guest')).update({ seen: serverTimestamp(), 'deep/er': 1 });
  await onDisconnect(ref(guest, 'guest/room')).remove();
  await onDisconnect(ref(guest, 'guest/cancelled')).set('yes');
  await onDisconnect(ref(guest, 'guest/cancelled')).cancel();
  const before = Date.now();
  goOffline(guest);
  await vi.waitUntil(async () => (await get(ref(host, 'guest/online'))).val() === false);
  const { seen, ...rest } = (await get(ref(host, 'guest'))).val();
  expect(rest).toEqual({ online: false, deep: { er: 1 }, cancelled: 'no' });
  expect(seen).toBeGreaterThanOrEqual(before);
});

test('onDisconnect writes need permission when queued and when run', async () => {
  const lines: string[] = [];
  const rules = '{"rules": {"a": {".write": "newData.val() == 1", ".read": true}, "b": {".write": false}}}';
  const server = await startServer({ rules, log: (line) => lines.push(line) });
  const client = connectClient(server);
  await expect(onDisconnect(ref(client, 'b')).set(1)).rejects.toThrow('PERMISSION_DENIED');
  await onDisconnect(ref(client, 'a')).set(1);
  server.setRules('{"rules": {"a": {".read": true}}}');
  goOffline(client);
  await vi.waitUntil(() => lines.some((line) => line.startsWith('not written on disconnect')), {
    timeout: 20_000,
  });
  expect((await get(ref(connectClient(server), 'a'))).exists()).toBe(false);
});

test('an onDisconnect update is atomic, and later operations override earlier ones', async () => {
  const rules = `{"rules": {"seat": {
    ".read": true, ".write": true, ".validate": "newData.hasChildren(['who', 'since'])"
  }}}`;
  const server = await startServer({ rules });
  const client = connectClient(server);
  await onDisconnect(ref(client, 'seat')).update({ who: 'first', since: serverTimestamp() });
  await onDisconnect(ref(client, 'seat')).update({ who: 'second', since: serverTimestamp() });
  goOffline(client);
  const seat = ref(connectClient(server), 'seat');
  await vi.waitUntil(async () => (await get(seat)).exists());
  expect((await get(seat)).val()).toEqual({ who: 'second', since: expect.any(Number) });
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
