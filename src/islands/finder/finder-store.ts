import { atom, computed, type ReadableAtom } from 'nanostores';
import { type Niche, parseNiches } from '../../domain/niche.ts';
import { createNicheSearch, type NicheQuery, NO_QUERY, nichesIn } from '../../domain/niche-search.ts';

export interface FinderStore {
  /** True until the file has been read or has failed. */
  readonly $loading: ReadableAtom<boolean>;
  readonly $query: ReadableAtom<NicheQuery>;
  /** The choices of the niche filter. */
  readonly $niches: ReadableAtom<readonly string[]>;
  readonly $results: ReadableAtom<readonly Niche[]>;
  load(): Promise<void>;
  ask(change: Partial<NicheQuery>): void;
}

export interface FinderSources {
  /** The niche file's text. */
  readonly read: () => Promise<string>;
  /** Told of a file that cannot be read; the page shows that nothing was found. */
  readonly log: (error: unknown) => void;
}

/** The niche finder: the file, the query and what fits it. */
export function createFinderStore({ read, log }: FinderSources): FinderStore {
  const $rows = atom<readonly Niche[]>([]);
  const $loading = atom(true);
  const $query = atom(NO_QUERY);
  const $search = computed($rows, createNicheSearch);
  return {
    $loading,
    $query,
    $niches: computed($rows, nichesIn),
    $results: computed([$search, $query], (search, query) => search(query)),
    async load() {
      try {
        $rows.set(parseNiches(await read()));
      } catch (error) {
        log(error);
      }
      $loading.set(false);
    },
    ask(change) {
      $query.set({ ...$query.get(), ...change });
    },
  };
}
