import { get, onValue, ref, set } from 'firebase/database';
import { expect, test, vi } from 'vitest';
import { unsignedToken } from './auth/token.ts';
import { RulesError } from './rules/rules-error.ts';
import { connectClient, NAMESPACE, startServer } from './testing/clients.ts';

const RULES = `{
  "rules": {
    "own": { "$uid": { ".read": "auth.uid === $uid", ".write": "auth.uid === $uid" } },
    "team": { ".read": "auth.token.team === true" },
    "public": {
      ".read": true,
      "$id": {
        ".write": "!data.exists()",
        ".validate": "newData.hasChildren(['name'])",
        "name": { ".validate": "newData.isString() && newData.val().length <= 5" },
        "$other": { ".validate": false }
      }
    }
  }
}`;

test('a user can read and write only what the rules grant', async () => {
  const lines: string[] = [];
  const server = await startServer({ rules: RULES, log: (line) => lines.push(line) });
  const anna = connectClient(server, { sub: 'anna' });
  await set(ref(anna, 'own/anna'), 'mine');
  expect((await get(ref(anna, 'own/anna'))).val()).toBe('mine');
  await expect(set(ref(anna, 'own/ben'), 'not mine')).rejects.toThrow('PERMISSION_DENIED');
  await expect(get(ref(anna, 'own/ben'))).rejects.toThrow('Permission denied');
  await expect(get(ref(anna, 'team'))).rejects.toThrow('Permission denied');
  await expect(get(ref(connectClient(server, { sub: 't', team: true }), 'team'))).resolves.toBeDefined();
  expect(lines).toContainEqual(expect.stringContaining('/own/ben'));
});

test('validate rules apply to every written child', async () => {
  const visitor = connectClient(await startServer({ rules: RULES }));
  await expect(set(ref(visitor, 'public/x1'), { name: 'too long' })).rejects.toThrow('PERMISSION_DENIED');
  await expect(set(ref(visitor, 'public/x1'), { name: 'Anna', admin: true })).rejects.toThrow(
    'PERMISSION_DENIED',
  );
  await expect(set(ref(visitor, 'public/x1'), { other: 1 })).rejects.toThrow('PERMISSION_DENIED');
  await set(ref(visitor, 'public/x1'), { name: 'Anna' });
  await expect(set(ref(visitor, 'public/x1'), { name: 'Ben' })).rejects.toThrow('PERMISSION_DENIED');
  expect((await get(ref(visitor, 'public'))).val()).toEqual({ x1: { name: 'Anna' } });
});

test('a listener without permission is cancelled', async () => {
  const visitor = connectClient(await startServer({ rules: RULES }));
  const error = await new Promise<Error>((resolve) => {
    onValue(ref(visitor, 'own/anna'), () => undefined, resolve);
  });
  expect(error.message).toMatch(/^permission_denied at \/own\/anna/);
});

test('new rules cancel listeners that they no longer allow', async () => {
  const server = await startServer();
  const cancelled = vi.fn();
  const values = vi.fn();
  onValue(ref(connectClient(server), 'a'), values, cancelled);
  await vi.waitUntil(() => values.mock.calls.length === 1, { timeout: 20_000 });
  server.setRules('{"rules": {"b": {".read": true}}}');
  await vi.waitUntil(() => cancelled.mock.calls.length === 1, { timeout: 20_000 });
});

test('invalid rules prevent startup and report their path', async () => {
  const invalidRules = '{"rules": {"a": {"$id": {".write": "nobody === 1"}}}}';
  const error = await startServer({ rules: invalidRules }).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(RulesError);
  expect(error).toMatchObject({ path: '/a/$id/.write', message: '/a/$id/.write: unknown variable "nobody"' });
  await expect(startServer({ rules: '{"rules": {"a": {".read": true' })).rejects.toThrow(
    /^\/: Expected .* at position 30/,
  );
});

test('an expired token, a signed token, and garbage are rejected', async () => {
  const server = await startServer({ rules: RULES });
  const status = async (token: string) =>
    (await fetch(`http://127.0.0.1:${server.port}/own/anna.json?ns=${NAMESPACE}&auth=${token}`)).status;
  const now = Math.floor(Date.now() / 1000);
  expect(await status(unsignedToken({ sub: 'anna', iat: now, exp: now + 60 }))).toBe(200);
  expect(await status(unsignedToken({ sub: 'anna', iat: now - 120, exp: now - 60 }))).toBe(401);
  expect(await status(`${unsignedToken({ sub: 'anna', iat: now, exp: now + 60 })}c2lnbmF0dXJl`)).toBe(401);
  expect(await status('garbage')).toBe(401);
});
