import { EMPTY_QUERY, type NicheQuery } from './finder-results.ts';
import type { FinderStore } from './finder-store.ts';

/** The parts of `window` that the finder's URL needs. */
export interface FinderWindow {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
  readonly addEventListener: (type: 'popstate', listener: () => void) => void;
  readonly removeEventListener: (type: 'popstate', listener: () => void) => void;
}

const NICHE = 'nische';
const TEXT = 'suche';

/**
 * Parses a query string.
 * @example parseQuery('?nische=immobilien&suche=bau') // { nische: 'immobilien', text: 'bau' }
 */
export function parseQuery(search: string): NicheQuery {
  const params = new URLSearchParams(search);
  return { nische: params.get(NICHE) || null, text: params.get(TEXT) ?? '' };
}

/** The query string for a query; keeps other parameters. */
export function toSearchString({ nische, text }: NicheQuery, search: string): string {
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
 * Syncs the URL and the query in both directions. Changing the niche adds a history entry; typing replaces the
 * current one.
 * @returns stops the sync
 */
export function syncFinderUrl(
  { $query, setQuery }: Pick<FinderStore, '$query' | 'setQuery'>,
  { history, location, addEventListener, removeEventListener }: FinderWindow,
): () => void {
  const writeUrl = (query: NicheQuery): void => {
    const search = toSearchString(query, location.search);
    if (search === toSearchString(parseQuery(location.search), location.search)) return;
    const url = location.pathname + search + location.hash;
    try {
      if (query.nische === parseQuery(location.search).nische) history.replaceState(history.state, '', url);
      else history.pushState(null, '', url);
    } catch {
      // Browsers limit the rate of history changes; the next change includes this one.
    }
  };
  const readUrl = (): void => setQuery(parseQuery(location.search));

  const earlyQuery = $query.get();
  const urlQuery = parseQuery(location.search);
  // Input typed before hydration is newer than the URL.
  if (earlyQuery === EMPTY_QUERY) setQuery(urlQuery);
  else setQuery({ nische: earlyQuery.nische ?? urlQuery.nische, text: earlyQuery.text });
  writeUrl($query.get());
  const stop = $query.listen(writeUrl);
  addEventListener('popstate', readUrl);
  return () => {
    stop();
    removeEventListener('popstate', readUrl);
  };
}
