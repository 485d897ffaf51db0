import { expect, it, vi } from 'vitest';
import { NO_QUERY } from '../../domain/niche-search.ts';
import { createFinderStore } from './finder-store.ts';

const FILE = `nische;mikronische;beschreibung;zielgruppe
Software;Lagerverwaltung;Für Händler;Logistikleiter
Handwerk;Bäckereibedarf;Öfen;Bäcker
Software;Bautagebuch;Auf der Baustelle;Bauleiter`;

it('loads the file, then narrows it down', async () => {
  const log = vi.fn();
  const store = createFinderStore({ read: async () => FILE, log });
  expect(store.$loading.get()).toBe(true);
  await store.load();
  expect(store.$loading.get()).toBe(false);
  expect(store.$niches.get()).toEqual(['Handwerk', 'Software']);
  expect(store.$results.get()).toHaveLength(3);

  store.ask({ nische: 'Software' });
  expect(store.$results.get()).toHaveLength(2);
  store.ask({ text: 'bau' });
  expect(store.$results.get().map(({ mikronische }) => mikronische)).toEqual(['Bautagebuch']);
  store.ask(NO_QUERY);
  expect(store.$results.get()).toHaveLength(3);
  expect(log).not.toHaveBeenCalled();
});

it.each([
  ['cannot be read', () => Promise.reject(new Error('404'))],
  ['is none', async () => '<html>'],
])('logs a file that %s and finds nothing', async (_, read) => {
  const log = vi.fn();
  const store = createFinderStore({ read, log });
  await store.load();
  expect(log).toHaveBeenCalledOnce();
  expect(store.$loading.get()).toBe(false);
  expect(store.$results.get()).toEqual([]);
});
