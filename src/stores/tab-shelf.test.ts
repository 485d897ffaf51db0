import { expect, it } from 'vitest';
import { createTabShelf } from './tab-shelf.ts';

const KEY = 'shelf';
const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};
const textFrom = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null);

it('keeps a value across a reload, until it is cleared', () => {
  createTabShelf(KEY, () => storage, textFrom).put('Zwei\nZeilen');
  const next = createTabShelf(KEY, () => storage, textFrom);
  expect(next.take()).toBe('Zwei\nZeilen');
  expect(createTabShelf('other', () => storage, textFrom).take()).toBeNull();
  next.clear();
  expect(next.take()).toBeNull();
});

it.each(['', 'null', '{', '{}', '5'])('ignores the stored value %j', (text) => {
  entries.set(KEY, text);
  expect(createTabShelf(KEY, () => storage, textFrom).take()).toBeNull();
});

it('works without storage if it is blocked', () => {
  const blocked = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const shelf = createTabShelf(KEY, blocked, textFrom);
  shelf.put('x');
  shelf.clear();
  expect(shelf.take()).toBeNull();
});
