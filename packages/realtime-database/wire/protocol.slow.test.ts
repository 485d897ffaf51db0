import { createHash } from 'node:crypto';
import { get, ref } from 'firebase/database';
import { expect, test, vi } from 'vitest';
import { unsignedToken } from '../auth/token.ts';
import { connectClient, startServer } from '../testing/clients.ts';
import { connectRaw } from '../testing/raw-client.ts';

test('the handshake has time, version, host, and session', async () => {
  const { port } = await startServer();
  const { hello } = await connectRaw(port);
  expect(hello).toEqual({
    ts: expect.closeTo(Date.now(), -4),
    v: '5',
    h: `127.0.0.1:${port}`,
    s: expect.stringMatching(/^\w{32}$/),
  });
});

test('a listen sends tagged data before its response', async () => {
  const { port } = await startServer();
  const client = await connectRaw(port);
  await client.request('p', { p: '/a', d: { b: 1, c: 2 } });
  expect(await client.request('q', { p: '/a', h: '' })).toEqual({ s: 'ok', d: {} });
  expect(client.pushes).toEqual([{ a: 'd', b: { p: 'a', d: { b: 1, c: 2 } } }]);
  const query = { i: '.key', l: 1, vf: 'r' };
  expect(await client.request('q', { p: '/a', q: query, t: 7, h: '' })).toEqual({ s: 'ok', d: {} });
  expect(client.pushes.at(-1)).toEqual({ a: 'd', b: { p: 'a', d: { c: 2 }, t: 7 } });
});

test('a client with a matching hash is not sent the data again', async () => {
  const { port } = await startServer();
  const client = await connectRaw(port);
  await client.request('p', { p: '/a', d: 'x' });
  const hash = createHash('sha1').update('string:x').digest('base64');
  await client.request('q', { p: '/a', h: hash });
  const pushesWithHash = client.pushes.length;
  await client.request('n', { p: '/a' });
  await client.request('q', { p: '/a', h: 'other' });
  expect([pushesWithHash, client.pushes.length]).toEqual([0, 1]);
});

test('a change precedes the response to its write, and stops after unlisten', async () => {
  const { port } = await startServer();
  const client = await connectRaw(port);
  await client.request('q', { p: '/a', h: '' });
  await client.request('p', { p: '/a/b', d: 1 });
  expect(client.pushes.at(-1)).toEqual({ a: 'd', b: { p: 'a/b', d: 1 } });
  await client.request('m', { p: '/', d: { 'a/b': 2, 'a/c/d': 3, 'z/z': 4 } });
  expect(client.pushes.at(-1)).toEqual({ a: 'm', b: { p: 'a', d: { b: 2, 'c/d': 3 } } });
  await client.request('n', { p: '/a' });
  await client.request('p', { p: '/a/b', d: 9 });
  expect(client.pushes).toHaveLength(3);
});

test('a write that changes nothing notifies no listeners', async () => {
  const { port } = await startServer();
  const client = await connectRaw(port);
  await client.request('p', { p: '/a', d: { b: { c: 1 } } });
  await client.request('q', { p: '/a', h: '' });
  await client.request('p', { p: '/a', d: { b: { c: 1 } } });
  await client.request('p', { p: '/a/x', d: null });
  expect(client.pushes).toHaveLength(1);
});

test('warns a listener about a missing index, rejects a get without one, and logs both', async () => {
  const lines: string[] = [];
  const { port } = await startServer({
    rules: '{"rules": {".read": true, "a": {".indexOn": ["b/c", ".value"]}}}',
    log: (line) => lines.push(line),
  });
  const client = await connectRaw(port);
  const read = (i: string) => client.request('g', { p: '/a', q: { i, l: 1, vf: 'l' } });
  const missing = 'Index not defined, add ".indexOn": "x", for path "/a", to the rules';
  const listen = (i: string) => client.request('q', { p: '/a', q: { i, l: 1, vf: 'l' }, t: i.length, h: '' });
  expect(await listen('x')).toEqual({ s: 'ok', d: { w: ['no_index'] } });
  expect(await listen('b/c')).toEqual({ s: 'ok', d: {} });
  expect(await listen('.value')).toEqual({ s: 'ok', d: {} });
  expect(await listen('.key')).toEqual({ s: 'ok', d: {} });
  expect(lines).toEqual([missing]);
  expect(await read('x')).toEqual({ s: 'invalid_data', d: missing });
  expect(await read('b/c')).toEqual({ s: 'ok', d: null });
  expect(lines).toEqual([missing, missing]);
});

test('a ping is answered, a lone "0" is not a message, a count announces parts', async () => {
  const { port } = await startServer();
  const client = await connectRaw(port);
  client.send('0');
  const pong = client.nextPush();
  client.send('{"t":"c","d":{"t":"p","d":{}}}');
  expect(await pong).toEqual({ control: { t: 'o', d: null } });
  const message = JSON.stringify({ t: 'd', d: { r: 99, a: 'p', b: { p: '/parts', d: 'done' } } });
  client.send('3');
  for (const part of [message.slice(0, 5), message.slice(5, 20), message.slice(20)]) client.send(part);
  await client.request('s', {});
  expect((await get(ref(connectClient({ port }), 'parts'))).val()).toBe('done');
});

test('token expiry notifies the client and cancels its listens', async () => {
  const { port } = await startServer({ rules: '{"rules": {"a": {".read": "auth != null"}}}' });
  const client = await connectRaw(port);
  const now = Date.now() / 1000;
  const cred = unsignedToken({ sub: 'anna', iat: now - 60, exp: now + 0.3 });
  expect(await client.request('auth', { cred })).toMatchObject({ s: 'ok', d: { auth: { uid: 'anna' } } });
  await client.request('q', { p: '/a', h: '' });
  await vi.waitUntil(() => client.pushes.length === 3, { timeout: 20_000 });
  expect(client.pushes.slice(1)).toEqual([
    { a: 'ac', b: { s: 'expired_token', d: 'Auth token is expired.' } },
    { a: 'c', b: { p: 'a' } },
  ]);
  expect(await client.request('g', { p: '/a', q: {} })).toEqual({
    s: 'permission_denied',
    d: 'Permission denied',
  });
  expect(await client.request('auth', { cred })).toEqual({ s: 'expired_token', d: 'Auth token is expired.' });
});

test('signing out cancels the listens that need a user, by query', async () => {
  const { port } = await startServer({
    rules: '{"rules": {"a": {".read": "auth != null"}, "b": {".read": true}}}',
  });
  const client = await connectRaw(port);
  await client.request('auth', { cred: unsignedToken({ sub: 'anna', iat: 0 }) });
  const query = { i: '.key', l: 2, vf: 'l' };
  await client.request('q', { p: '/a', q: query, t: 1, h: '' });
  await client.request('q', { p: '/b', h: '' });
  await client.request('unauth', {});
  expect(client.pushes.slice(2)).toEqual([{ a: 'c', b: { p: 'a', q: [query] } }]);
});

test('a listen granted by data ends with that data, before anything secret is sent', async () => {
  const { port } = await startServer({
    rules: '{"rules": {".write": true, "room": {".read": "root.child(\'open\').val() == true"}}}',
  });
  const client = await connectRaw(port);
  await client.request('p', { p: '/open', d: true });
  await client.request('q', { p: '/room', h: '' });
  await client.request('m', { p: '/', d: { open: false, 'room/secret': 1 } });
  expect(client.pushes.slice(1)).toEqual([{ a: 'c', b: { p: 'room' } }]);
});

test('an admin client acting as a user is subject to the rules', async () => {
  const { port } = await startServer({ rules: '{"rules": {"$uid": {".write": "auth.uid == $uid"}}}' });
  const client = await connectRaw(port);
  await client.request('gauth', { cred: 'owner', authvar: { uid: 'anna' } });
  expect((await client.request('p', { p: '/anna', d: 1 })).s).toBe('ok');
  expect((await client.request('p', { p: '/ben', d: 1 })).s).toBe('permission_denied');
  await client.request('gauth', { cred: 'owner', noauth: true });
  expect((await client.request('p', { p: '/anna', d: 1 })).s).toBe('permission_denied');
  await client.request('gauth', { cred: 'owner' });
  expect((await client.request('p', { p: '/ben', d: 1 })).s).toBe('ok');
});
