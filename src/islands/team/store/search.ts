import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import { applicationSearch, searchTextOf } from '../../../domain/applications/application-search.ts';

/** So many are searched in one go: what is pressed meanwhile waits for no more. */
const SLICE = 2000;

export interface Search {
  readonly $query: ReadableAtom<string>;
  /** Ids of what fits; null: nothing is searched for. While a search runs it is what the one before found. */
  readonly $found: ReadableAtom<ReadonlySet<string> | null>;
  type(query: string): Promise<void>;
  /** Looks at applications that have come or changed since. */
  admit(applications: readonly Application[]): void;
}

export interface SearchSources {
  readonly all: () => readonly Application[];
  /** Lets the page draw and listen. */
  readonly breathe: () => Promise<void>;
}

/** The search through everything that is known, in slices. */
export function createSearch({ all, breathe }: SearchSources): Search {
  const $query = atom('');
  const $found = atom<ReadonlySet<string> | null>(null);
  const texts = new WeakMap<Application, string>();
  let turn = 0;

  const textOf = (application: Application): string => {
    const known = texts.get(application);
    if (known !== undefined) return known;
    const text = searchTextOf(application);
    texts.set(application, text);
    return text;
  };

  return {
    $query,
    $found,

    async type(query) {
      $query.set(query);
      turn += 1;
      const own = turn;
      const fits = applicationSearch(query);
      if (!fits) {
        $found.set(null);
        return;
      }
      const list = all();
      const found = new Set<string>();
      for (let from = 0; from < list.length; from += SLICE) {
        if (from > 0) await breathe();
        if (turn !== own) return;
        for (const application of list.slice(from, from + SLICE))
          if (fits(textOf(application))) found.add(application.id);
      }
      $found.set(found);
      // What came while this one was under way.
      const later = all();
      if (later === list) return;
      const looked = new Set(list);
      this.admit(later.filter((application) => !looked.has(application)));
    },

    admit(applications) {
      const fits = applicationSearch($query.get());
      const found = $found.get();
      if (!fits || !found || applications.length === 0) return;
      const next = new Set(found);
      for (const application of applications) {
        if (fits(textOf(application))) next.add(application.id);
        else next.delete(application.id);
      }
      $found.set(next);
    },
  };
}
