import { expect, it } from 'vitest';
import { createCorrectionShelf } from './correction-shelf.ts';

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};
const correction = { name: ' Ada ', websiteLink: '', message: 'Zwei\nZeilen' };

it('keeps what was typed for its application alone, without the link', () => {
  createCorrectionShelf(() => storage).put('id-1.signature', correction);
  const next = createCorrectionShelf(() => storage);
  expect(next.take('id-1.signature')).toEqual(correction);
  expect(next.take('id-2.signature')).toBeNull();
  expect([...entries.values()].join()).not.toContain('signature');
  next.clear();
  expect(next.take('id-1.signature')).toBeNull();
});

it.each([
  '',
  'null',
  '"text"',
  '{',
  '{"of":"id-1","name":"Ada"}',
  '{"of":"id-1","name":5,"websiteLink":"","message":""}',
])('takes nothing from %j', (kept) => {
  entries.clear();
  createCorrectionShelf(() => storage).put('id-1.x', correction);
  for (const key of entries.keys()) entries.set(key, kept);
  expect(createCorrectionShelf(() => storage).take('id-1.x')).toBeNull();
});

it('does without storage where it is blocked', () => {
  const shelf = createCorrectionShelf(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  shelf.put('id-1.x', correction);
  shelf.clear();
  expect(shelf.take('id-1.x')).toBeNull();
});
