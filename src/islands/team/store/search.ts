import { atom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import {
  buildSearchText,
  createApplicationMatcher,
} from '../../../domain/applications/application-search.ts';
import type { Timing } from '../timing.ts';

/** Applications to search before yielding to input. */
const SLICE_SIZE = 2000;

export interface SearchDeps {
  readonly getApplications: () => readonly Application[];
  /** Notes and campaigns by application. */
  readonly readMore: () => Promise<ReadonlyMap<string, string>>;
  readonly timing: Pick<Timing, 'yieldToInput'>;
  /** Called before the result of another query. */
  readonly onResult: () => void;
}

/** Searches all loaded applications, in slices. */
export function createSearch({ getApplications, readMore, timing, onResult }: SearchDeps) {
  const $query = atom('');
  /** Ids of matches; null without a query. Keeps the previous result while a search runs. */
  const $found = atom<ReadonlySet<string> | null>(null);
  /** Whether notes and campaigns are still read, so that more may be found. */
  const $isReading = atom(false);
  let texts = new WeakMap<Application, string>();
  let more: ReadonlyMap<string, string> = new Map();
  let latestSearch = 0;
  /** The query of the result. */
  let foundQuery = '';

  const getSearchText = (application: Application): string => {
    const cached = texts.get(application);
    if (cached !== undefined) return cached;
    const text = buildSearchText(application, more.get(application.id));
    texts.set(application, text);
    return text;
  };

  const setFound = (found: ReadonlySet<string> | null): void => {
    if ($query.get() !== foundQuery) onResult();
    foundQuery = $query.get();
    $found.set(found);
  };

  return {
    $query,
    $found,
    $isReading,

    async setQuery(query: string): Promise<void> {
      const isFirst = $query.get() === '';
      $query.set(query);
      // Others may have written notes since the last search.
      if (isFirst && query !== '') {
        $isReading.set(true);
        const reading = readMore().then((read) => {
          [more, texts] = [read, new WeakMap()];
          return this.setQuery($query.get());
        });
        void reading.catch(() => undefined).then(() => $isReading.set(false));
      }
      latestSearch += 1;
      const thisSearch = latestSearch;
      const matches = createApplicationMatcher(query);
      if (!matches) return setFound(null);
      const list = getApplications();
      const found = new Set<string>();
      for (let from = 0; from < list.length; from += SLICE_SIZE) {
        if (from > 0) await timing.yieldToInput();
        if (latestSearch !== thisSearch) return;
        for (const application of list.slice(from, from + SLICE_SIZE))
          if (matches(getSearchText(application))) found.add(application.id);
      }
      setFound(found);
      // Applications added during the search.
      const later = getApplications();
      if (later === list) return;
      const searched = new Set(list);
      this.update(later.filter((application) => !searched.has(application)));
    },

    /** Updates the result with new or changed applications. */
    update(applications: readonly Application[]): void {
      const matches = createApplicationMatcher($query.get());
      const found = $found.get();
      if (!matches || !found || applications.length === 0) return;
      const next = new Set(found);
      for (const application of applications) {
        if (matches(getSearchText(application))) next.add(application.id);
        else next.delete(application.id);
      }
      $found.set(next);
    },
  };
}
