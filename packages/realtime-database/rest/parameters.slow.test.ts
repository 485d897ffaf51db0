/** Requests beyond the data: methods, headers, and the service's parameters. */
import { expect, test, vi } from 'vitest';
import { startServer } from '../testing/clients.ts';
import { call } from '../testing/rest-call.ts';
import { Branch } from '../tree/branch.ts';

test.each([
  'print=loud',
  'print=',
  'print=pretty',
  'print=silent&print=silent',
  'shallow=true',
  'orderBy="$key"&equalTo="a"&startAt="a"',
  'orderBy="$key"&startAfter="a"',
  'orderBy="$key"&limitToFirst=1&limitToLast=1',
  'orderBy="$key"&limitToLast=0x10',
  'orderBy="$key"&limitToLast=0',
])('rejects %s', async (parameters) => {
  const { port } = await startServer();
  const { status, text } = await call(port, 'GET', `a.json?${parameters}`);
  expect(status).toBe(400);
  expect(JSON.parse(text)).toEqual({
    error: expect.stringMatching(/must be|cannot be combined|is not supported/),
  });
});

test('a request with a rejected parameter or method does not write', async () => {
  const { port } = await startServer();
  expect((await call(port, 'PUT', 'a.json?ns=x&ns=y', 1)).status).toBe(400);
  expect((await call(port, 'PUT', 'a.json?print=pretty', 1)).status).toBe(400);
  expect((await call(port, 'PUT', 'a.json', 1, { 'if-match': 'null_etag' })).status).toBe(501);
  expect((await call(port, 'POST', 'a.json', 1)).status).toBe(405);
  expect((await call(port, 'GET', 'a.json')).text).toBe('null');
});

test('an event stream is rejected with advice', async () => {
  const { port } = await startServer();
  const { status, text } = await call(port, 'GET', 'a.json', undefined, { Accept: 'text/event-stream' });
  expect(status).toBe(501);
  expect(text).toContain('event streams are not supported: use an SDK');
});

test('a silent response does not serialize the data', async () => {
  const { port } = await startServer();
  const children = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i]));
  const walked = vi.spyOn(Branch.prototype, 'entries');
  expect(await call(port, 'PUT', 'a.json?print=silent', children)).toMatchObject({ status: 204, text: '' });
  expect(await call(port, 'GET', 'a.json?print=silent')).toMatchObject({ status: 204, text: '' });
  expect(walked).not.toHaveBeenCalled();
  expect(JSON.parse((await call(port, 'GET', 'a.json')).text)).toEqual(children);
  expect(walked).toHaveBeenCalled();
});
