import { expect, it } from 'vitest';
import { application } from '../testing.ts';
import { createSeen, type SeenMemory, unseenBy } from './seen.ts';

function storageWith(memory: SeenMemory | null) {
  let kept = memory;
  return {
    read: () => kept,
    write: (memory: SeenMemory) => {
      kept = memory;
    },
  };
}

it('treats everything before the first visit as seen, and remembers what was opened', () => {
  const storage = storageWith(null);
  const seen = createSeen(storage, 100);
  const isUnseen = (id: string, change: object) => unseenBy(seen.$memory.get())(application(id, change));
  expect(isUnseen('a', { createdAt: 100 })).toBe(false);
  expect(isUnseen('a', { createdAt: 101 })).toBe(true);
  expect(isUnseen('a', { createdAt: 101, status: 'approved' })).toBe(false);
  seen.mark('a');
  seen.mark('a');
  expect(isUnseen('a', { createdAt: 101 })).toBe(false);
  expect(isUnseen('b', { createdAt: 101 })).toBe(true);
  expect(createSeen(storage, 999).$memory.get()).toEqual({ since: 100, opened: ['a'] });
});
