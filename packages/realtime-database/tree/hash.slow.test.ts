/** Compared with the SDK's own hashes: a transaction on cached data must succeed at the first attempt. */
import { onValue, ref, runTransaction, set } from 'firebase/database';
import { expect, test, vi } from 'vitest';
import { connectClient, startServer } from '../testing/clients.ts';

const SAMPLES: readonly (readonly [name: string, value: unknown])[] = [
  ['text', 'Grüße aus Köln'],
  ['emoji', { 'schlüssel 🙂': 'wert 🙂' }],
  ['numbers', { a: 0, b: -1, c: 1.5, d: 1e300, e: 5e-324, f: 2 ** 53, g: -1e-7, h: 0.1 + 0.2 }],
  ['booleans', { yes: true, no: false }],
  [
    'keys in number order',
    { 10: 'a', 9: 'b', '-1': 'c', '010': 'd', '01': 'e', 2147483648: 'f', x: 'g', '-': 'h' },
  ],
  ['an array', ['a', 'b', ['c']]],
  ['depth', { a: { b: { c: { d: { e: 1 } } } }, z: { b: 2 } }],
  ['many children', Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`k${i}`, { i }]))],
  ['a special key', JSON.parse('{"__proto__": {"x": 1}, "constructor": 2}')],
];

test.each(SAMPLES)('%s hashes like in the SDK', async (_, value) => {
  const server = await startServer();
  await set(ref(connectClient(server), 'place'), value);
  const place = ref(connectClient(server), 'place');
  const seen = vi.fn();
  onValue(place, seen);
  await vi.waitUntil(() => seen.mock.calls.length === 1, { timeout: 20_000 });
  const attempt = vi.fn((current: unknown) => ({ current, more: 1 }));
  const { committed } = await runTransaction(place, attempt);
  expect(committed).toBe(true);
  expect(attempt).toHaveBeenCalledTimes(1);
});
