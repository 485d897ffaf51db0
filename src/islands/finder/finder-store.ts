import { atom, computed, type ReadableAtom } from 'nanostores';
import { CARDS, CARDS_IN_PAGE, type NicheName, type NicheWithRelatives } from '../../domain/niche-cards.ts';
import type { Niche } from '../../domain/niche-file.ts';
import type { Piece } from '../../domain/niche-marks.ts';
import type { NicheQuery, NicheSearch } from '../../domain/niche-search.ts';
import { slugOf } from '../../domain/niche-slug.ts';
import type { Count } from '../../domain/visits/visit-events.ts';

export const NO_QUERY: NicheQuery = { nische: null, text: '' };

/** The niche file, as far as it is here. */
type FileState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'ready';
      readonly niches: readonly Niche[];
      /** Its niches, in the alphabet's order. */
      readonly names: readonly string[];
      readonly piecesOf: typeof import('./niche-index.ts').piecesOf;
      readonly relatives: () => (row: number) => readonly number[];
      /** Built when it is first asked for: a visitor who only looks does not wait for it. */
      readonly search: () => NicheSearch;
    };

/** A choice of the niche filter. */
export interface NicheChoice {
  readonly slug: string;
  readonly name: string;
  /** How many of its rows the search finds. */
  readonly count: number;
}

export interface Results {
  readonly state: FileState['kind'];
  /** Every niche of the file, in the alphabet's order. */
  readonly choices: readonly NicheChoice[];
  /** The chosen niche; null for all, also when the file has no niche of that name. */
  readonly chosen: NicheChoice | null;
  readonly found: readonly Niche[];
  /** How many the search finds in all niches. */
  readonly foundInAll: number;
  /** Parts a text at the letters that the search found. */
  readonly piecesOf: (text: string) => readonly Piece[];
  /** Words that have a hit, when nothing was found. */
  readonly near: readonly string[];
}

export interface FinderStore {
  readonly $query: ReadableAtom<NicheQuery>;
  readonly $results: ReadableAtom<Results>;
  /** How many of the results are shown. */
  readonly $shown: ReadableAtom<number>;
  /** Reads the file, again after a failure. */
  load(): Promise<void>;
  ask(change: Partial<NicheQuery>): void;
  /** Shows more of the results. */
  more(): void;
  relativesOf(niche: Niche): readonly NicheName[];
  /** Builds the index: somebody is about to search. */
  prepare(): void;
}

export interface FinderSources {
  /** The first rows of the file as the page was made with them: some of them are shown until it is here. */
  readonly first?: readonly NicheWithRelatives[];
  /** What is near to the rows behind them: finding that takes a phone a while. */
  readonly behind?: readonly (readonly NicheName[])[];
  /** The niche file's text. */
  readonly read: () => Promise<string>;
  /** Told of a file that cannot be read, where the page shows that nothing was found, and of broken lines. */
  readonly log: (error: unknown) => void;
  /** Tells what happens to whoever counts it. */
  readonly tell: Count;
}

const NO_RESULTS = {
  choices: [],
  chosen: null,
  found: [],
  foundInAll: 0,
  piecesOf: (text: string) => [{ text, isMarked: false }],
  near: [],
};

function resultsOf(
  file: FileState,
  { nische, text }: NicheQuery,
  first: readonly NicheWithRelatives[],
): Results {
  if (file.kind === 'failed') return { state: 'failed', ...NO_RESULTS };
  const isAsked = text.trim() !== '';
  if (file.kind === 'loading') {
    const found = isAsked || nische !== null ? [] : first.slice(0, CARDS_IN_PAGE).map(({ niche }) => niche);
    return { state: 'loading', ...NO_RESULTS, found };
  }
  const { niches, names, search } = file;
  const hits = isAsked ? search().find(text) : null;
  const all = [...(hits?.rows ?? niches.keys())].flatMap((row) => niches[row] ?? []);
  const counts = new Map<string, number>();
  for (const niche of all) counts.set(niche.nische, (counts.get(niche.nische) ?? 0) + 1);
  const choices = names.map((name) => ({
    slug: slugOf(name),
    name,
    count: counts.get(name) ?? 0,
  }));
  const chosen = choices.find(({ slug }) => slug === nische) ?? null;
  return {
    state: 'ready',
    choices,
    chosen,
    found: chosen ? all.filter((niche) => niche.nische === chosen.name) : all,
    foundInAll: all.length,
    piecesOf: hits ? (part) => file.piecesOf(part, hits.marks) : NO_RESULTS.piecesOf,
    near: all.length === 0 ? search().near(text) : [],
  };
}

const keyOf = ({ nische, mikronische }: NicheName): string => `${nische}/${mikronische}`;

/** Makes a value when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The niche finder: the file, the query and what fits it. */
export function createFinderStore({ first = [], behind = [], read, log, tell }: FinderSources): FinderStore {
  const $file = atom<FileState>({ kind: 'loading' });
  const $query = atom(NO_QUERY);
  const $shown = atom(CARDS);
  const $relatives = computed($file, (file) => {
    const known = new Map(first.map(({ niche, related }) => [keyOf(niche), related]));
    if (file.kind !== 'ready') return (niche: Niche) => known.get(keyOf(niche)) ?? [];
    const { niches, relatives } = file;
    return (niche: Niche): readonly NicheName[] => {
      const row = niches.indexOf(niche);
      const found =
        known.get(keyOf(niche)) ??
        behind[row - first.length] ??
        relatives()(row).flatMap((other) => niches[other] ?? []);
      known.set(keyOf(niche), found);
      return found;
    };
  });
  return {
    $query,
    $shown,
    $results: computed([$file, $query], (file, query) => resultsOf(file, query, first)),
    async load() {
      $file.set({ kind: 'loading' });
      try {
        const [text, index] = await Promise.all([read(), import('./niche-index.ts')]);
        const { niches, broken } = index.parseNiches(text);
        for (const { line, fault } of broken) log(`The niche file is broken in line ${line}: ${fault}`);
        $file.set({
          kind: 'ready',
          niches,
          names: index.nichesIn(niches),
          piecesOf: index.piecesOf,
          relatives: once(() => index.createRelatives(niches)),
          search: once(() => index.createNicheSearch(niches)),
        });
      } catch (error) {
        log(error);
        $file.set({ kind: 'failed' });
      }
    },
    ask(change) {
      const query = { ...$query.get(), ...change };
      if (query.nische !== null || query.text.trim() !== '') tell('finder-used');
      $query.set(query);
      $shown.set(CARDS);
    },
    more: () => $shown.set($shown.get() + CARDS),
    relativesOf: (niche) => $relatives.get()(niche),
    prepare() {
      const file = $file.get();
      if (file.kind === 'ready') file.search();
    },
  };
}
