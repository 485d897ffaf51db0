import { once } from 'node:events';
import http from 'node:http';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { NAMESPACE, startServer } from '../testing/clients.ts';
import { call } from '../testing/rest-call.ts';

test('PUT, GET, PATCH, and DELETE', async () => {
  const { port } = await startServer();
  expect(await call(port, 'PUT', 'a.json', { b: 1 })).toMatchObject({ status: 200, text: '{"b":1}' });
  expect(await call(port, 'PATCH', 'a.json', { c: 2 })).toMatchObject({ status: 200, text: '{"c":2}' });
  expect(await call(port, 'GET', `a.json?ns=${NAMESPACE}`)).toMatchObject({
    status: 200,
    text: '{"b":1,"c":2}',
  });
  await call(port, 'PUT', 'a/at.json', { '.sv': 'timestamp' });
  expect(JSON.parse((await call(port, 'GET', 'a/at.json')).text)).toBeCloseTo(Date.now(), -4);
  expect(await call(port, 'DELETE', 'a.json')).toMatchObject({ status: 200, text: 'null' });
  expect((await call(port, 'GET', '.json')).text).toBe('null');
  expect(await call(port, 'PUT', 'a.json?print=silent', 1)).toMatchObject({ status: 204, text: '' });
});

test("errors match the service's", async () => {
  const { port } = await startServer({ rules: '{"rules": {}}' });
  expect(await call(port, 'GET', 'a.json')).toMatchObject({
    status: 401,
    text: '{"error":"Permission denied"}\n',
  });
  expect((await call(port, 'GET', 'a.json', undefined, { Authorization: 'Bearer owner' })).status).toBe(200);
  expect((await call(port, 'PUT', 'a%23.json', 1)).status).toBe(400);
  const owner = { Authorization: 'Bearer owner' };
  expect((await call(port, 'PUT', 'a.json', { 'b.c': 1 }, owner)).status).toBe(400);
  const broken = await fetch(`http://127.0.0.1:${port}/a.json`, { method: 'PUT', body: '{', headers: owner });
  expect(broken.status).toBe(400);
});

test('a page of an allowed origin may write', async () => {
  const { port } = await startServer();
  const preflight = await call(port, 'OPTIONS', 'a.json', undefined, {
    Origin: 'http://localhost:5000',
    'Access-Control-Request-Method': 'PUT',
    'Access-Control-Request-Headers': 'content-type',
  });
  expect(preflight.status).toBe(200);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:5000');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
  const put = await call(port, 'PUT', 'a.json', 1, { Origin: 'http://localhost:5000' });
  expect(put.headers.get('access-control-allow-origin')).toBe('http://localhost:5000');
});

test('a request with a foreign host name is rejected', async () => {
  const { port } = await startServer();
  const status = await new Promise<number | undefined>((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: '/a.json', headers: { Host: 'evil.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on('error', reject);
  });
  expect(status).toBe(403);
});

test('only an owner can read and replace rules', async () => {
  const { port } = await startServer({ rules: '{"rules": {}}' });
  const owner = { Authorization: 'Bearer owner' };
  expect((await call(port, 'GET', '.settings/rules.json')).status).toBe(401);
  expect((await call(port, 'GET', '.settings/rules.json', undefined, owner)).text).toBe('{"rules": {}}');
  const bad = await call(port, 'PUT', '.settings/rules.json', { rules: { '.read': 'x' } }, owner);
  expect(bad).toMatchObject({ status: 400 });
  expect(bad.text).toContain('/.read: unknown variable');
  expect(
    (await call(port, 'PUT', '.settings/rules.json', { rules: { '.read': 'true' } }, owner)).status,
  ).toBe(200);
  expect((await call(port, 'GET', 'a.json')).status).toBe(200);
});

test('print', async () => {
  const { port } = await startServer();
  await call(port, 'PUT', 'a.json', { b: { c: 1 }, d: 'x' });
  expect(await call(port, 'GET', 'a.json?print=silent')).toMatchObject({ status: 204, text: '' });
  expect((await call(port, 'GET', 'a.json?print=pretty')).status).toBe(400);
});

test('keys are ordered, and arrays stay arrays while most of their indexes are used', async () => {
  const { port } = await startServer();
  const written = async (value: unknown) => {
    await call(port, 'PUT', 'a.json', value);
    return (await call(port, 'GET', 'a.json')).text;
  };
  expect(await written({ b: 1, a: { 10: 'x', z: 1, 9: 'y' } })).toBe('{"a":{"9":"y","10":"x","z":1},"b":1}');
  expect(await written(['x', { y: [1] }])).toBe('["x",{"y":[1]}]');
  expect(await written({ 0: 'x', 3: 'y' })).toBe('["x",null,null,"y"]');
  expect(await written({ 0: 'x', 4: 'y' })).toBe('{"0":"x","4":"y"}');
  expect(await written({ '00': 'x', 1: 'y' })).toBe('{"00":"x","1":"y"}');
});

test('queries', async () => {
  const { port } = await startServer({
    rules: '{"rules": {".read": true, ".write": true, "a": {".indexOn": ["n", ".value"]}}}',
  });
  await call(port, 'PUT', 'a.json', { x: { n: 1 }, y: { n: 2 }, z: { n: 2 }, w: 'leaf' });
  const query = async (parameters: string) =>
    JSON.parse((await call(port, 'GET', `a.json?${parameters}`)).text);
  expect(await query('orderBy="n"&equalTo=2')).toEqual({ y: { n: 2 }, z: { n: 2 } });
  expect(await query('orderBy="n"&startAt=0&endAt=1')).toEqual({ x: { n: 1 } });
  expect(await query('orderBy="n"&limitToFirst=1')).toEqual({ w: 'leaf' });
  expect(await query('orderBy="$key"&limitToLast=1')).toEqual({ z: { n: 2 } });
  expect(await query('orderBy="$key"&startAt="x"&endAt="y"')).toEqual({ x: { n: 1 }, y: { n: 2 } });
  expect(await query('orderBy="$value"&endAt="leaf"')).toEqual({ w: 'leaf' });
  const error = async (parameters: string) => (await call(port, 'GET', `a.json?${parameters}`)).text;
  expect(await error('limitToFirst=1')).toContain(
    'orderBy must be defined when other query parameters are defined',
  );
  expect(await error('orderBy=n&limitToFirst=1')).toContain('Constraint orderBy must be valid JSON');
  expect(await error('orderBy="n"&startAt=x')).toContain('Constraint startAt must be valid JSON');
  expect(await error('orderBy="m"')).not.toContain('error');
  expect(await error('orderBy="m"&limitToFirst=1')).toContain(
    'Index not defined, add \\".indexOn\\": \\"m\\", for path \\"/a\\", to the rules',
  );
});

test('a page of a foreign origin is rejected', async () => {
  const { port } = await startServer();
  const foreign = { Origin: 'https://evil.example' };
  expect((await call(port, 'POST', 'a.json?access_token=owner', 1, foreign)).status).toBe(403);
  expect((await call(port, 'OPTIONS', 'a.json', undefined, foreign)).status).toBe(403);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5`, { headers: foreign });
  await expect(once(socket, 'open')).rejects.toThrow('403');
});
