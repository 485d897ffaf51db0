import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFinderStore } from './finder-store.ts';
import { type FinderWindow, parseQuery, syncFinderUrl, toSearchString } from './finder-url.ts';

/** A fake window whose history works like a browser's. */
function createWindowAt(search: string) {
  const entries = [search];
  const listeners: (() => void)[] = [];
  const location = { pathname: '/de/finder', search, hash: '' };
  const setUrl = (url: string): void => {
    location.search = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  };
  const fake: FinderWindow = {
    location,
    history: {
      state: null,
      pushState: (_state, _title, url) => {
        setUrl(String(url));
        entries.push(location.search);
      },
      replaceState: (_state, _title, url) => {
        setUrl(String(url));
        entries[entries.length - 1] = location.search;
      },
    },
    addEventListener: (_type, listener) => listeners.push(listener),
    removeEventListener: (_type, listener) => listeners.splice(listeners.indexOf(listener), 1),
  };
  const back = (): void => {
    entries.pop();
    location.search = entries.at(-1) ?? '';
    for (const listener of listeners) listener();
  };
  return { fake, entries, back, listeners };
}
const createStoreAt = (search: string) => {
  const store = createFinderStore({
    read: async () => '',
    log: () => undefined,
    pause: () => Promise.resolve(),
    trackEvent: () => undefined,
  });
  const page = createWindowAt(search);
  return { store, page, stop: syncFinderUrl(store, page.fake) };
};

describe('syncFinderUrl', () => {
  it('sets the query from the URL', () => {
    expect(createStoreAt('?nische=immobilien&suche=bau').store.$query.get()).toEqual({
      nische: 'immobilien',
      text: 'bau',
    });
    expect(createStoreAt('').store.$query.get()).toEqual({ nische: null, text: '' });
  });

  it('replaces the entry while typing, and adds one for a niche', () => {
    const { store, page } = createStoreAt('?from=mail');
    store.setQuery({ text: 'da' });
    store.setQuery({ text: 'dach' });
    store.setQuery({ nische: 'immobilien' });
    expect(page.entries).toEqual(['?from=mail&suche=dach', '?from=mail&suche=dach&nische=immobilien']);
    page.back();
    expect(store.$query.get()).toEqual({ nische: null, text: 'dach' });
    expect(page.entries).toHaveLength(1);
  });

  it('keeps input from before hydration', () => {
    const store = createFinderStore({
      read: async () => '',
      log: () => undefined,
      pause: () => Promise.resolve(),
      trackEvent: () => undefined,
    });
    const page = createWindowAt('?nische=immobilien&suche=alt');
    store.setQuery({ text: 'neu' });
    syncFinderUrl(store, page.fake);
    expect(store.$query.get()).toEqual({ nische: 'immobilien', text: 'neu' });
    expect(page.fake.location.search).toBe('?nische=immobilien&suche=neu');
  });

  it('stops syncing once stopped', () => {
    const { store, page, stop } = createStoreAt('');
    stop();
    store.setQuery({ text: 'dach' });
    expect(page.entries).toEqual(['']);
    expect(page.listeners).toEqual([]);
  });

  it('tolerates a browser that throttles history changes', () => {
    const { store, page } = createStoreAt('');
    const replace = page.fake.history.replaceState;
    page.fake.history.replaceState = () => {
      throw new Error('SecurityError');
    };
    store.setQuery({ text: 'da' });
    page.fake.history.replaceState = replace;
    store.setQuery({ text: 'dach' });
    expect(page.entries).toEqual(['?suche=dach']);
  });

  it('parses back every URL it writes', () => {
    const text = fc.string({ unit: 'grapheme' }).map((typed) => typed.toWellFormed().trim());
    fc.assert(
      fc.property(text, fc.option(fc.constantFrom('immobilien', 'a-b')), (typed, nische) => {
        const query = { nische, text: typed };
        expect(parseQuery(toSearchString(query, '?x=1'))).toEqual(query);
      }),
    );
  });
});
