import { expect, it } from 'vitest';
import { tabAttempt } from './tab-attempt.ts';

function storage(kept: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

it('stays the same within a tab, and differs between tabs', () => {
  const tab = storage();
  const first = tabAttempt(() => tab);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(tabAttempt(() => tab)).toBe(first);
  expect(tabAttempt(() => storage())).not.toBe(first);
});

it('is regenerated if the stored one is invalid or storage is blocked', () => {
  expect(
    tabAttempt(
      () => storage({ 'access-attempt': 'x' }),
      () => 'drawn',
    ),
  ).toBe('drawn');
  const blocked = () => {
    throw new Error('SecurityError');
  };
  expect(tabAttempt(blocked, () => 'drawn')).toBe('drawn');
});
