import { expect, it } from 'vitest';
import { tabIdempotencyKey } from './tab-idempotency-key.ts';

function storage(initialItems: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(initialItems));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

it('stays the same within a tab, and differs between tabs', () => {
  const tab = storage();
  const first = tabIdempotencyKey(() => tab);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(tabIdempotencyKey(() => tab)).toBe(first);
  expect(tabIdempotencyKey(() => storage())).not.toBe(first);
});

it('is regenerated if the stored one is invalid or storage is blocked', () => {
  expect(
    tabIdempotencyKey(
      () => storage({ 'access-attempt': 'x' }),
      () => 'drawn',
    ),
  ).toBe('drawn');
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(tabIdempotencyKey(blocked, () => 'generated')).toBe('generated');
});
