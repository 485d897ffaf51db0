import http from 'node:http';
import { expect, test } from 'vitest';
import { NAMESPACE, startServer } from '../testing/clients.ts';

async function call(
  port: number,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

test('PUT, GET, PATCH, POST and DELETE', async () => {
  const { port } = await startServer();
  expect(await call(port, 'PUT', 'a.json', { b: 1 })).toMatchObject({ status: 200, text: '{"b":1}' });
  expect(await call(port, 'PATCH', 'a.json', { c: 2 })).toMatchObject({ status: 200, text: '{"c":2}' });
  expect(await call(port, 'GET', `a.json?ns=${NAMESPACE}`)).toMatchObject({
    status: 200,
    text: '{"b":1,"c":2}',
  });
  const posted = await call(port, 'POST', 'a/list.json', { at: { '.sv': 'timestamp' } });
  const { name } = JSON.parse(posted.text);
  expect(name).toMatch(/^[-\w]{20}$/);
  expect(JSON.parse((await call(port, 'GET', `a/list/${name}/at.json`)).text)).toBeCloseTo(Date.now(), -4);
  expect(await call(port, 'DELETE', 'a.json')).toMatchObject({ status: 200, text: 'null' });
  expect((await call(port, 'GET', '.json')).text).toBe('null');
  expect(await call(port, 'PUT', 'a.json?print=silent', 1)).toMatchObject({ status: 204, text: '' });
});

test('errors are what the service answers', async () => {
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

test('a page of another origin may write', async () => {
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

test('a request under a foreign host name is refused', async () => {
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

test('rules can be read and replaced by an owner only', async () => {
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
