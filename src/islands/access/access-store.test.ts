import { expect, it, vi } from 'vitest';
import { createAccessStore } from './access-store.ts';

it('takes a code, corrects it and logs it joined', () => {
  const log = vi.fn();
  const store = createAccessStore({ log });
  expect(store.type(0, 'a')).toBe(1);
  expect(store.type(1, 'x')).toBe(2);
  expect(store.erase(2)).toBe(1);
  expect(store.type(1, 'b12c')).toBe(4);
  expect(store.$boxes.get()).toEqual(['A', 'B', '1', '2', 'C']);
  expect(log).not.toHaveBeenCalled();
  expect(store.enter()).toBeNull();
  expect(store.$answer.get()).toBe('inactive');
  expect(log).toHaveBeenCalledExactlyOnceWith('AB12C');
});

it('says which box is missing, and forgets what it said with the next character', () => {
  const store = createAccessStore({ log: () => undefined });
  expect(store.enter()).toBe(0);
  store.type(0, 'AB12');
  expect(store.$answer.get()).toBeNull();
  expect(store.enter()).toBe(4);
  expect(store.$answer.get()).toBe('incomplete');
});
