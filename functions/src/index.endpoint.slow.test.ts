import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as deployed from './index.ts';
import { callWith } from './testing/call-over-http.ts';
import { type ServedCallable, serveCallable } from './testing/serve-callable.ts';

// As in the emulator: tokens are parsed but not verified.
vi.hoisted(() => {
  process.env.FIREBASE_DEBUG_MODE = 'true';
  process.env.FIREBASE_DEBUG_FEATURES = '{"skipTokenVerification":true}';
});

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (payload: unknown): string => `${encode({ alg: 'none' })}.${encode(payload)}.`;

const JUNK = [
  ...['junk', 'null', '{}', 'a.b.c', 'a.b.', '..', `x.${encode({ sub: 'ada' })}`, 'Bearer x'],
  ...[null, 5, 'text', [], {}].map(tokenOf),
  ...[5, '', null, true, {}, ['ada'], 'a/b', 'a.b', '#', '$key', '[0]', 'a\n', '\u007f', 'x'.repeat(129)].map(
    (sub) => tokenOf({ sub, team: true, code: true, access: 'mentor' }),
  ),
];

const served: [string, ServedCallable][] = [];
beforeAll(async () => {
  for (const [name, fn] of Object.entries(deployed))
    if ('callableTrigger' in fn.__endpoint && typeof fn === 'function')
      served.push([name, await serveCallable(fn)]);
});
afterAll(() => Promise.all(served.map(([, { close }]) => close())));

it.each(JUNK)('every callable answers the token %s with 401', async (token) => {
  expect(served.length).toBeGreaterThan(10);
  for (const [name, { url }] of served)
    expect([name, await callWith(url, '{"data":null}', { authorization: `Bearer ${token}` })]).toMatchObject([
      name,
      { status: 401, body: { error: { status: 'UNAUTHENTICATED' } } },
    ]);
});
