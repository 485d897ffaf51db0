import { atom } from 'nanostores';
import { expect, it } from 'vitest';
import { application } from '../testing/fake-session.ts';
import { createUnseenFilter, markSeen, type SeenMemory } from './seen.ts';

it('treats everything before the first visit as seen, and remembers what was opened', () => {
  const $memory = atom<SeenMemory>({ since: 100, opened: [] });
  const isUnseen = (id: string, change: object) => createUnseenFilter($memory.get())(application(id, change));
  expect(isUnseen('a', { createdAt: 100 })).toBe(false);
  expect(isUnseen('a', { createdAt: 101 })).toBe(true);
  expect(isUnseen('a', { createdAt: 101, status: 'approved' })).toBe(false);
  markSeen($memory, 'a');
  markSeen($memory, 'a');
  expect(isUnseen('a', { createdAt: 101 })).toBe(false);
  expect(isUnseen('b', { createdAt: 101 })).toBe(true);
  expect($memory.get()).toEqual({ since: 100, opened: ['a'] });
});
