import { expect, it, vi } from 'vitest';
import { STEPS } from '../store/steps.ts';
import { answerAll, createTestWizard } from '../store/testing.ts';
import { type AddressBar, syncUrl } from './sync-url.ts';

/** A fake browser history. Traversals are pending until `arrive` is called, as in a browser. */
function createBrowserAt(url: string) {
  const entries: { url: string; state: unknown }[] = [{ url, state: null }];
  let index = 0;
  let pendingOffset = 0;
  let popstateListener = (): void => undefined;
  const getUrl = (): URL => new URL(entries[index]?.url ?? '', 'https://anbahn.example');
  const bar: AddressBar = {
    location: {
      get pathname() {
        return getUrl().pathname;
      },
      get search() {
        return getUrl().search;
      },
      get hash() {
        return getUrl().hash;
      },
    },
    history: {
      get state() {
        return entries[index]?.state;
      },
      back: () => {
        pendingOffset -= 1;
      },
      pushState: (state, _, to) => {
        entries.splice(index + 1, entries.length, { url: String(to), state });
        index += 1;
      },
      replaceState: (state, _, to) => {
        entries[index] = { url: String(to), state };
      },
    },
    addEventListener: (_, listener) => {
      popstateListener = listener;
    },
    removeEventListener: () => undefined,
  };
  return {
    bar,
    url: () => entries[index]?.url,
    urls: () => entries.map((entry) => entry.url),
    /** Completes pending traversals, or simulates the visitor's Back (-1) and Forward (1). */
    arrive: (by = pendingOffset): void => {
      pendingOffset = 0;
      index += by;
      popstateListener();
    },
  };
}

const createAnsweredStore = () => {
  const wizard = createTestWizard();
  answerAll(wizard.store);
  wizard.store.open('welcome');
  return wizard.store;
};

it('starts at the URL’s place and pushes a history entry for each new one', () => {
  const store = createAnsweredStore();
  const browser = createBrowserAt('/analysis?from=mail&step=2');
  syncUrl(store, browser.bar, () => undefined);
  expect(store.$state.get().view).toBe('businessPhase');
  store.next();
  store.next();
  expect(browser.urls()).toEqual([
    '/analysis?from=mail&step=2',
    '/analysis?from=mail&step=3',
    '/analysis?from=mail&step=4',
  ]);
  browser.arrive(-1);
  expect(store.$state.get().view).toBe(STEPS[2]);
});

it('corrects the URL if it is beyond the first unanswered step', () => {
  const { store } = createTestWizard();
  const browser = createBrowserAt('/de/analysis?step=5');
  syncUrl(store, browser.bar, () => undefined);
  expect(store.$state.get().view).toBe('website');
  expect(browser.urls()).toEqual(['/de/analysis?step=1']);
});

it('goes back in the history if the previous entry is the target', () => {
  const store = createAnsweredStore();
  const browser = createBrowserAt('/analysis?step=2');
  syncUrl(store, browser.bar, () => undefined);
  store.next();
  store.back();
  browser.arrive();
  expect(browser.url()).toBe('/analysis?step=2');
  expect(browser.urls()).toHaveLength(2);
});

it('handles Back pressed again before the first traversal completes', () => {
  const store = createAnsweredStore();
  const browser = createBrowserAt('/analysis?step=2');
  syncUrl(store, browser.bar, () => undefined);
  store.next();
  store.next();
  store.back();
  store.back();
  browser.arrive();
  browser.arrive();
  expect(store.$state.get().view).toBe('businessPhase');
  expect(browser.url()).toBe('/analysis?step=2');
  expect(browser.urls()).toHaveLength(3);
});

it('keeps the URL of an unknown step, and passes a shared result on', () => {
  const store = createAnsweredStore();
  const unknown = createBrowserAt('/analysis?step=99');
  syncUrl(store, unknown.bar, () => undefined);
  expect(store.$state.get().view).toBe('unknown');
  expect(unknown.urls()).toEqual(['/analysis?step=99']);

  const read = vi.fn();
  const shared = createBrowserAt('/analysis#r=abc');
  const theirs = createAnsweredStore();
  syncUrl(theirs, shared.bar, read);
  expect(read).toHaveBeenCalledWith('#r=abc');
  theirs.showShared(null);
  expect(shared.urls()).toEqual(['/analysis#r=abc']);
  theirs.open('welcome');
  expect(shared.url()).toBe('/analysis');
});
