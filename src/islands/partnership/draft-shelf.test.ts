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
const attempt = { id: '-OeA1234567890123456', application: { ...draft, name: 'Ada' } };
const kept = { draft, begun: 5, attempt };

it('keeps a draft for the next page load, until it is cleared', () => {
  const storage = storageWith();
  createDraftShelf(() => storage).put(kept);
  const next = createDraftShelf(() => storage);
  expect(next.take()).toEqual(kept);
  next.clear();
  expect(next.take()).toBeNull();
});

it.each(['', 'null', '"text"', '{', '{}'])('takes nothing from %j', (text) => {
  const storage = storageWith({ 'partnership-draft': text });
  expect(createDraftShelf(() => storage).take()).toBeNull();
});

it('takes only what a draft may hold', () => {
  const odd = { applicationType: 'Admin', name: 5, acceptTerms: 'yes', extra: 1 };
  const text = JSON.stringify({ draft: odd, begun: 'now', attempt: { id: '../team', application: draft } });
  const storage = storageWith({ 'partnership-draft': text });
  expect(createDraftShelf(() => storage).take()).toEqual({ draft: EMPTY_DRAFT, begun: 0, attempt: null });
});

it('does without storage where it is blocked', () => {
  const shelf = createDraftShelf(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  shelf.put(kept);
  shelf.clear();
  expect(shelf.take()).toBeNull();
});
