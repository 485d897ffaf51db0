import { expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../../domain/application.ts';
import { createDraftShelf } from './draft-shelf.ts';

const storageWith = (initial: Record<string, string> = {}) => {
  const entries = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
};
const draft = { ...EMPTY_DRAFT, applicationType: 'Agency', name: ' Ada ', message: 'Zwei\nZeilen' } as const;

it('keeps a draft for the next page load, until it is cleared', () => {
  const storage = storageWith();
  createDraftShelf(() => storage).put(draft);
  const next = createDraftShelf(() => storage);
  expect(next.take()).toEqual(draft);
  next.clear();
  expect(next.take()).toBeNull();
});

it.each(['', 'null', '"text"', '{'])('takes nothing from %j', (kept) => {
  const storage = storageWith({ 'partnership-draft': kept });
  expect(createDraftShelf(() => storage).take()).toBeNull();
});

it('takes only what a draft may hold', () => {
  const kept = JSON.stringify({ applicationType: 'Admin', name: 5, acceptTerms: 'yes', extra: 1 });
  const storage = storageWith({ 'partnership-draft': kept });
  expect(createDraftShelf(() => storage).take()).toEqual(EMPTY_DRAFT);
});

it('does without storage where it is blocked', () => {
  const shelf = createDraftShelf(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  shelf.put(draft);
  shelf.clear();
  expect(shelf.take()).toBeNull();
});
