/** Data beyond the service's limits is rejected with an explanation. */
import { get, ref, runTransaction, set } from 'firebase/database';
import { expect, test } from 'vitest';
import { connectClient, NAMESPACE, startServer } from './testing/clients.ts';
import { connectRaw } from './testing/raw-client.ts';

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

test.each([
  ['32 levels', { p: '/', d: deep(32) }, 'ok'],
  ['33 levels', { p: '/', d: deep(33) }, 'invalid_data'],
  ['33 levels of path and data', { p: '/a/b/c', d: deep(30) }, 'invalid_data'],
  ['a path of 33 keys', { p: '/a'.repeat(33), d: 1 }, 'invalid_data'],
  ['a key of 768 bytes', { p: '/', d: { ['ä'.repeat(384)]: 1 } }, 'ok'],
  ['a key of 769 bytes', { p: '/', d: { [`a${'ä'.repeat(384)}`]: 1 } }, 'invalid_data'],
  ['a dot in a key', { p: '/', d: { 'a.b': 1 } }, 'invalid_data'],
  ['an empty key', { p: '/', d: { '': 1 } }, 'invalid_data'],
  ['a control character in a key', { p: '/', d: { 'a\nb': 1 } }, 'invalid_data'],
  ['an unpaired surrogate in a key', { p: '/', d: { 'a\ud83d': 1 } }, 'invalid_data'],
  ['an unpaired surrogate in a path', { p: '/\ude00a', d: 1 }, 'invalid_data'],
  ['a whole surrogate pair in a key', { p: '/', d: { '😀': 1 } }, 'ok'],
  ['a value beside children', { p: '/', d: { '.value': 1, a: 2 } }, 'invalid_data'],
  ['a priority', { p: '/', d: { '.priority': 1, a: 2 } }, 'invalid_data'],
  ['an unknown server value', { p: '/', d: { a: { '.sv': 'no' } } }, 'invalid_data'],
  ['an object with only a __proto__ key', { p: '/', d: JSON.parse('{"__proto__": {"polluted": 1}}') }, 'ok'],
])('%s', async (_, write, status) => {
  const client = await connectRaw((await startServer()).port);
  expect((await client.request('p', write)).s).toBe(status);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('an update may have many paths, but no path within another', async () => {
  const client = await connectRaw((await startServer()).port);
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`many/k${i}/n`, i]));
  expect((await client.request('m', { p: '/', d: many })).s).toBe('ok');
  for (const d of [
    { a: 1, 'a/b/c': 1 },
    { 'a/b': 1, '/a/b/': 2 },
    { '': 1, a: 1 },
  ]) {
    expect((await client.request('m', { p: '/x', d })).s).toBe('invalid_data');
  }
  expect((await client.request('m', { p: '/x', d: { 'a/b': 1, 'a/c': 1, ab: 1 } })).s).toBe('ok');
});

test('a number too large for a double is rejected', async () => {
  const client = await connectRaw((await startServer()).port);
  client.send('{"t":"d","d":{"r":77,"a":"p","b":{"p":"/number","d":1e400}}}');
  expect(await client.request('g', { p: '/number', q: {} })).toEqual({ s: 'ok', d: null });
});

test('JSON nested a hundred thousand levels deep is rejected', async () => {
  const client = await connectRaw((await startServer()).port);
  const nested = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
  client.send(`{"t":"d","d":{"r":77,"a":"p","b":{"p":"/","d":${nested}}}}`);
  expect((await client.request('p', { p: '/ok', d: 2 })).s).toBe('ok');
});

test('negative zero is stored as zero, and a transaction on it works', async () => {
  const server = await startServer();
  const put = (place: string, json: string) =>
    fetch(`http://127.0.0.1:${server.port}/${place}.json?ns=${NAMESPACE}`, { method: 'PUT', body: json });
  await put('a', '-0');
  await put('b', '{"n":-0.0,"m":{"k":-0}}');
  await put('c', '{".sv":{"increment":-0}}');
  const client = connectClient(server);
  for (const place of ['a', 'b/n', 'b/m/k', 'c']) {
    const { snapshot } = await runTransaction(ref(client, place), (n) => (n ?? 0) + 1);
    expect(snapshot.val(), place).toBe(1);
  }
});

test('an unpaired surrogate in a string becomes the replacement character', async () => {
  const server = await startServer();
  const client = connectClient(server);
  await set(ref(client, 'a'), { whole: '😀', half: 'x\ud83d', deep: { half: '\ude00' } });
  expect((await get(ref(connectClient(server), 'a'))).val()).toEqual({
    whole: '😀',
    half: 'x\ufffd',
    deep: { half: '\ufffd' },
  });
  const { snapshot } = await runTransaction(ref(client, 'a/half'), (text) => `${text}!\ud83d`);
  expect((await get(ref(connectClient(server), 'a/half'))).val()).toBe('x\ufffd!\ufffd');
  expect(snapshot.exists()).toBe(true);
});
