import { atom, computed, type ReadableAtom } from 'nanostores';
import { CARDS_PER_PAGE, type NicheName, type NicheWithRelated } from '../../domain/niches/cards.ts';
import type { Niche } from '../../domain/niches/niche-file.ts';
import type { FindRelatedRows } from '../../domain/niches/related.ts';
import type { TrackEvent } from '../../domain/visits/visit-events.ts';
import {
  computeResults,
  EMPTY_QUERY,
  type FileState,
  type NicheQuery,
  type Results,
  type SearchState,
} from './finder-results.ts';
import { inSlices, type Pause } from './in-slices.ts';

export interface FinderStore {
  readonly $query: ReadableAtom<NicheQuery>;
  readonly $results: ReadableAtom<Results>;
  /** Number of results shown. */
  readonly $shown: ReadableAtom<number>;
  /** Loads the file; retries after a failure. */
  load(): Promise<void>;
  setQuery(change: Partial<NicheQuery>): void;
  /** Shows more of the results. */
  showMore(): void;
  /** Builds the index of rows and search words, because a search is likely. */
  prepare(): Promise<void>;
}

export interface FinderDeps {
  /** The file's first rows, inlined in the page and shown until it loads. */
  readonly first?: readonly NicheWithRelated[];
  /** The niche file's text. */
  readonly read: () => Promise<string>;
  /** The text of the search words' file, if there is one. */
  readonly readWords?: (() => Promise<string>) | undefined;
  /** Yields to the page between two slices of indexing. */
  readonly pause: Pause;
  /** Logs an unreadable file, which the page shows as no results, and broken lines. */
  readonly log: (error: unknown) => void;
  /** Reports events to the visit counter. */
  readonly trackEvent: TrackEvent;
}

const getKey = ({ nische, mikronische }: NicheName): string => `${nische}/${mikronische}`;

/** The niche finder: the file, the query, and its results. */
export function createFinderStore({
  first = [],
  read,
  readWords,
  pause,
  log,
  trackEvent,
}: FinderDeps): FinderStore {
  const $file = atom<FileState>({ kind: 'loading' });
  const $search = atom<SearchState>(null);
  const $lacksWords = atom(false);
  const $query = atom(EMPTY_QUERY);
  const $shown = atom(CARDS_PER_PAGE);
  const $findRelatedRows = atom<FindRelatedRows | null>(null);
  const $getRelatedNiches = computed([$file, $findRelatedRows], (file, findRelatedRows) => {
    const relatedByKey = new Map(first.map(({ niche, related }) => [getKey(niche), related]));
    const niches = file.kind === 'ready' ? file.niches : [];
    return (niche: Niche): readonly NicheName[] =>
      relatedByKey.get(getKey(niche)) ??
      findRelatedRows?.(niches.indexOf(niche)).flatMap((row) => niches[row] ?? []) ??
      [];
  });
  const $results = computed(
    [$file, $search, $lacksWords, $query, $getRelatedNiches],
    (file, search, lacksWords, query, getRelatedNiches): Results => {
      const results = computeResults(file, search, query, first);
      const isLimited = lacksWords && query.text.trim() !== '' && results.state === 'ready';
      return { ...results, isLimited, getRelatedNiches };
    },
  );

  /** Computes related rows for rows beyond the first ones; cards show them when ready. */
  async function computeRelatedRows(niches: readonly Niche[]): Promise<void> {
    try {
      const { buildRelatedRows } = await import('./niche-index.ts');
      $findRelatedRows.set(await inSlices(buildRelatedRows(niches), pause));
    } catch (error) {
      log(error);
    }
  }

  let words: Promise<string | null> | undefined;
  /** Stays true once there is nothing left to index. */
  let isIndexing = false;
  /** Indexes the rows with their search words, once the file is loaded and a search is likely. */
  async function buildIndex(): Promise<void> {
    const file = $file.get();
    if (words === undefined || file.kind !== 'ready' || isIndexing) return;
    isIndexing = true;
    $lacksWords.set(false);
    $search.set(null);
    try {
      const { buildSearch } = await import('./niche-index.ts');
      const build = async (text: string | null): Promise<void> =>
        $search.set(await inSlices(buildSearch(file.niches, text), pause));
      try {
        await build(await words);
        return;
      } catch (error) {
        log(error);
        words = undefined;
        $lacksWords.set(true);
        // Without search words, rows still answer.
        await build(null);
      }
    } catch (error) {
      log(error);
      $search.set('failed');
    }
    isIndexing = false;
  }
  function prepare(): Promise<void> {
    if (words === undefined) {
      words = readWords?.() ?? Promise.resolve(null);
      // buildIndex() reports the failure.
      words.catch(() => undefined);
    }
    return buildIndex();
  }
  return {
    $query,
    $shown,
    $results,
    async load() {
      $file.set({ kind: 'loading' });
      try {
        // Load the parser in parallel with the file: the first cards need neither.
        const [text, { parseNiches }] = await Promise.all([
          read(),
          import('../../domain/niches/niche-file.ts'),
        ]);
        const { niches, broken } = parseNiches(text);
        for (const { line, reason } of broken) log(`Niche file, line ${line}: ${reason}`);
        $file.set({ kind: 'ready', niches });
        void computeRelatedRows(niches);
      } catch (error) {
        log(error);
        $file.set({ kind: 'failed' });
      }
      void buildIndex();
    },
    setQuery(change) {
      const query = { ...$query.get(), ...change };
      if (query.nische !== null || query.text.trim() !== '') trackEvent('finder-used');
      $query.set(query);
      $shown.set(CARDS_PER_PAGE);
      if (query.text.trim() !== '' && $search.get() === null) void prepare();
    },
    showMore: () => $shown.set($shown.get() + CARDS_PER_PAGE),
    prepare,
  };
}
