/** Requests beyond the data: method, Accept, and the service's parameters. */
import { once } from 'node:events';
import http from 'node:http';
import { expect, test, vi } from 'vitest';
import { startServer } from '../testing/clients.ts';
import { call } from '../testing/rest-call.ts';
import { Branch } from '../tree/branch.ts';

test('a POST can override its method in a header or parameter', async () => {
  const { port } = await startServer();
  const parameter = (name: string) => `a.json?x-http-method-override=${name}`;
  expect((await call(port, 'POST', parameter('PUT'), { b: 1, c: 1 })).text).toBe('{"b":1,"c":1}');
  expect((await call(port, 'POST', parameter('PATCH'), { b: 2 })).status).toBe(200);
  expect((await call(port, 'POST', 'a.json', { c: 3 }, { 'X-HTTP-Method-Override': 'patch' })).status).toBe(
    200,
  );
  expect((await call(port, 'POST', parameter('GET'))).text).toBe('{"b":2,"c":3}');
  expect((await call(port, 'POST', parameter('BREW'), 1)).status).toBe(405);
  // Only a POST: a read must never delete.
  expect((await call(port, 'GET', parameter('DELETE'))).text).toBe('{"b":2,"c":3}');
  expect((await call(port, 'POST', parameter('DELETE'))).text).toBe('null');
  expect((await call(port, 'GET', 'a.json')).text).toBe('null');
});

test.each([
  ['text/event-stream', 'stream'],
  ['text/event-stream, */*', 'stream'],
  ['application/json;q=0.5, Text/Event-Stream;q=0.9', 'stream'],
  ['text/event-stream;q=0, */*', 'answer'],
  ['*/*', 'answer'],
  ['text/event-streams', 'answer'],
])('Accept: %s gets a %s', async (accept, kind) => {
  const { port } = await startServer();
  const request = http.get({ host: '127.0.0.1', port, path: '/a.json', headers: { accept } });
  const [response] = await once(request, 'response');
  expect(response.headers['content-type']).toContain(kind === 'stream' ? 'event-stream' : 'json');
  response.destroy();
});

test.each([
  'print=loud',
  'print=',
  'timeout=0ms',
  'timeout=10',
  'timeout=-1s',
  'timeout=16min',
  'timeout=1h',
  'timeout=Infinitys',
  'timeout=3s&timeout=x',
  'print=pretty&print=pretty',
  'shallow=true&shallow=false',
  'writeSizeLimit=huge',
  'orderBy="$key"&equalTo="a"&startAt="a"',
  'orderBy="$key"&equalTo="a"&endBefore="a"',
  'orderBy="$key"&startAt="a"&startAfter="a"',
  'orderBy="$key"&endAt="a"&endBefore="a"',
  'orderBy="$key"&limitToFirst=1&limitToLast=1',
  'orderBy="$key"&limitToFirst=1e3',
  'orderBy="$key"&limitToLast=0x10',
  'orderBy="$key"&limitToLast=0',
])('rejects %s', async (parameters) => {
  const { port } = await startServer();
  const { status, text } = await call(port, 'GET', `a.json?${parameters}`);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toEqual({ error: expect.stringMatching(/must be|cannot be combined/) });
});

test('a request with a rejected parameter does not write', async () => {
  const { port } = await startServer();
  for (const parameters of ['print=loud', 'writeSizeLimit=huge', 'timeout=0s'])
    expect((await call(port, 'PUT', `a.json?${parameters}`, 1)).status).toBe(400);
  expect((await call(port, 'GET', 'a.json')).text).toBe('null');
});

test('accepts every parameter of the service', async () => {
  const { port } = await startServer();
  for (const size of ['tiny', 'small', 'medium', 'large', 'unlimited'])
    expect((await call(port, 'PUT', `a.json?writeSizeLimit=${size}`, size)).status).toBe(200);
  for (const time of ['1ms', '900s', '15min'])
    expect((await call(port, 'GET', `a.json?timeout=${time}`)).text).toBe('"unlimited"');
});

test('a silent response does not serialize the data', async () => {
  const { port } = await startServer();
  const children = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i]));
  const walked = vi.spyOn(Branch.prototype, 'entries');
  expect(await call(port, 'PUT', 'a.json?print=silent', children)).toMatchObject({ status: 204, text: '' });
  expect(await call(port, 'GET', 'a.json?print=silent')).toMatchObject({ status: 204, text: '' });
  expect(await call(port, 'GET', 'a.json?print=silent&shallow=true')).toMatchObject({
    status: 204,
    text: '',
  });
  expect(walked).not.toHaveBeenCalled();
  expect(JSON.parse((await call(port, 'GET', 'a.json')).text)).toEqual(children);
  expect(walked).toHaveBeenCalled();
});
