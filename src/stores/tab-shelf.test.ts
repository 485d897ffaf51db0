import { expect, it } from 'vitest';
import { createTabShelf } from './tab-shelf.ts';

const KEY = 'shelf';
const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};
const parseText = (kept: unknown): string | null => (typeof kept === 'string' ? kept : null);

it('keeps a value across a reload, until it is cleared', () => {
  createTabShelf(KEY, () => storage, parseText, new EventTarget()).write('Zwei\nZeilen');
  const next = createTabShelf(KEY, () => storage, parseText, new EventTarget());
  expect(next.read()).toBe('Zwei\nZeilen');
  expect(createTabShelf('other', () => storage, parseText).read()).toBeNull();
  next.clear();
  expect(next.read()).toBeNull();
});

it.each(['', 'null', '{', '{}', '5'])('ignores the stored value %j', (text) => {
  entries.set(KEY, text);
  expect(createTabShelf(KEY, () => storage, parseText).read()).toBeNull();
});

it('makes the browser ask before leaving if storage is blocked or did not store the value', () => {
  const blocked = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const page = new EventTarget();
  const warnsBeforeLeaving = (): boolean =>
    !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const shelf = createTabShelf(KEY, blocked, parseText, page);
  expect(warnsBeforeLeaving()).toBe(false);
  shelf.write('x');
  expect(warnsBeforeLeaving()).toBe(true);
  expect(shelf.read()).toBeNull();
  shelf.clear();
  expect(warnsBeforeLeaving()).toBe(false);
});

it('allows leaving once the value is stored', () => {
  const page = new EventTarget();
  createTabShelf(KEY, () => storage, parseText, page).write('x');
  expect(page.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});
