import { afterEach, expect, it, vi } from 'vitest';
import { createStoredSeen } from './seen.ts';
import { createStoredSwitch } from './stored-atom.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(stored: Readonly<Record<string, string>>) {
  const texts = new Map(Object.entries(stored));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  });
  return texts;
}

it('reads a value from storage, and stores changes', () => {
  const texts = stubStorage({ a: 'off' });
  const $a = createStoredSwitch('a', true);
  expect($a.get()).toBe(false);
  $a.set(true);
  expect(texts.get('a')).toBe('on');
});

it('keeps the time of the first visit', () => {
  const texts = stubStorage({});
  createStoredSeen(100);
  expect(createStoredSeen(200).get()).toEqual({ since: 100, opened: [] });
  texts.set('dashboard-seen', 'invalid');
  expect(createStoredSeen(300).get()).toEqual({ since: 300, opened: [] });
});

it('works while storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  const $a = createStoredSwitch('a', true);
  $a.set(false);
  expect($a.get()).toBe(false);
});
