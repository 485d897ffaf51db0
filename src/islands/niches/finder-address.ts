import { type NicheQuery, NO_QUERY } from './finder-results.ts';
import type { FinderStore } from './finder-store.ts';

/** As much of a window as the finder's address needs. */
export interface FinderWindow {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
  readonly addEventListener: (type: 'popstate', heard: () => void) => void;
  readonly removeEventListener: (type: 'popstate', heard: () => void) => void;
}

const NICHE = 'nische';
const TEXT = 'suche';

/**
 * What an address asks for.
 * @example queryOf('?nische=immobilien&suche=bau') // { nische: 'immobilien', text: 'bau' }
 */
export function queryOf(search: string): NicheQuery {
  const params = new URLSearchParams(search);
  return { nische: params.get(NICHE) || null, text: params.get(TEXT) ?? '' };
}

/** The address's query for what is asked for; its other parameters stay. */
export function searchOf({ nische, text }: NicheQuery, search: string): string {
  const params = new URLSearchParams(search);
  for (const [key, value] of [
    [NICHE, nische ?? ''],
    [TEXT, text.trim()],
  ] as const) {
    if (value === '') params.delete(key);
    else params.set(key, value);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/**
 * Keeps the address and what is asked for the same, in both directions. Another niche is an entry of the history;
 * typing changes the entry one is on.
 * @returns stops it
 */
export function bindFinderAddress(
  { $query, ask }: Pick<FinderStore, '$query' | 'ask'>,
  { history, location, addEventListener, removeEventListener }: FinderWindow,
): () => void {
  const write = (query: NicheQuery): void => {
    const search = searchOf(query, location.search);
    if (search === searchOf(queryOf(location.search), location.search)) return;
    const address = location.pathname + search + location.hash;
    try {
      if (query.nische === queryOf(location.search).nische) history.replaceState(history.state, '', address);
      else history.pushState(null, '', address);
    } catch {
      // Some browsers allow few changes in a short time: the next one takes this one along.
    }
  };
  const adopt = (): void => ask(queryOf(location.search));

  const early = $query.get();
  const asked = queryOf(location.search);
  // What was typed before this script was there is newer than the address.
  if (early === NO_QUERY) ask(asked);
  else ask({ nische: early.nische ?? asked.nische, text: early.text });
  write($query.get());
  const stop = $query.listen(write);
  addEventListener('popstate', adopt);
  return () => {
    stop();
    removeEventListener('popstate', adopt);
  };
}
