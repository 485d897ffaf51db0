import { atom, batched, computed, type ReadableAtom } from 'nanostores';
import type { Application, ApplicationStatus } from '../../../domain/applications/application.ts';
import {
  type FilteredApplications,
  filteredApplications,
} from '../../../domain/applications/application-counts.ts';
import type {
  ApplicationFilter,
  TeamTypeByApplicant,
} from '../../../domain/applications/application-filter.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import type { TeamSession } from '../../../services/team/team-session.ts';
import type { Place } from './address.ts';
import { type Arrivals, createArrivals } from './arrivals.ts';
import { type Beside, watchBeside } from './beside.ts';
import { type Changes, createChanges } from './changes.ts';
import { createDrafts, type DraftShelf, type Drafts } from './drafts.ts';
import { createDuplicates, type Duplicates } from './duplicates.ts';
import { type LoadingState, loadAll } from './loading.ts';
import { createRecords, type Records } from './records.ts';
import { createSearch, type Search } from './search.ts';
import { createSeen, type Seen, type SeenShelf } from './seen.ts';

export interface ReviewStore extends Beside {
  readonly session: TeamSession;
  readonly records: Pick<Records, '$list' | '$unreadable' | 'get'>;
  readonly search: Pick<Search, '$query' | 'type'>;
  readonly changes: Omit<Changes, 'told' | 'close'>;
  readonly duplicates: Pick<Duplicates, 'of'>;
  readonly arrivals: Arrivals;
  readonly seen: Seen;
  readonly drafts: Drafts;
  readonly $loading: ReadableAtom<LoadingState>;
  readonly $filter: ReadableAtom<ApplicationFilter>;
  readonly $wantsSpam: ReadableAtom<boolean>;
  /** What the list shows, and how many each filter would. */
  readonly $view: ReadableAtom<FilteredApplications>;
  /** Id of the open application. */
  readonly $open: ReadableAtom<string | null>;
  readonly $opened: ReadableAtom<Application | null>;
  readonly $selected: ReadableAtom<ReadonlySet<string>>;
  readonly $place: ReadableAtom<Place>;
  /** Whether a decision opens the next that waits for one. */
  readonly $goesOn: ReadableAtom<boolean>;
  setGoesOn(goesOn: boolean): void;
  filter(change: Partial<ApplicationFilter>): void;
  showSpam(wantsSpam: boolean): void;
  open(id: string | null): void;
  /** Opens the next (1) or the one before (-1) of the list. */
  step(by: 1 | -1): void;
  /** Opens the next one below, or else the first, that waits for a decision. */
  openNextPending(): void;
  /** Sets the status of what is selected, or of the open application; of that alone, it may go on to the next. */
  decide(to: ApplicationStatus): void;
  /** Sets the status of one. */
  decideOn(id: string, to: ApplicationStatus): void;
  select(ids: readonly string[], isSelected: boolean): void;
  /** Selects one or not; as a range, everything between the last one and this. */
  toggle(id: string, isSelected: boolean, isRange?: boolean): void;
  /** Selects everything that is shown, or nothing. */
  selectShown(isSelected: boolean): void;
  /** Sends messages that were held back or could not be delivered. @returns the server's message when not all could */
  resend(ids: readonly string[], language: Locale): Promise<string | null>;
  /** For another part of the dashboard that finds the right to read ended. */
  end(): void;
  /** Deletes an application for good. @returns the server's message when it could not */
  erase(id: string, language: Locale): Promise<string | null>;
  close(): void;
}

export interface ReviewSources {
  readonly session: TeamSession;
  readonly applicantTypes: TeamTypeByApplicant;
  readonly place: Place;
  readonly shelf: SeenShelf;
  readonly draftShelf: DraftShelf;
  /** Whether this device goes on to the next after a decision. */
  readonly goesOn: { readonly read: () => boolean; readonly write: (goesOn: boolean) => void };
  readonly now: () => number;
  readonly after: (ms: number, act: () => void) => () => void;
  /** Resolves after so many milliseconds, or earlier, once trying again is worth it. */
  readonly pause: (ms: number) => Promise<void>;
  /** Lets the page draw and listen. */
  readonly breathe: () => Promise<void>;
  readonly onUpdateFailed: (message: string) => void;
  /** The right to read has ended. */
  readonly onEnded: () => void;
}

/** Behind the gate: all applications, what is shown of them, and what the team decides. */
export function createReviewStore(sources: ReviewSources): ReviewStore {
  const { session, applicantTypes, now, after, onEnded } = sources;
  const records = createRecords();
  const search = createSearch({ all: records.$list.get, breathe: sources.breathe });
  const changes = createChanges({ session, records, onFailed: sources.onUpdateFailed, after });
  const duplicates = createDuplicates();
  const arrivals = createArrivals(session);
  const seen = createSeen(sources.shelf, now());
  const drafts = createDrafts(session, sources.draftShelf);
  const $loading = atom<LoadingState>('first');
  const $filter = atom(sources.place.filter);
  const $wantsSpam = atom(sources.place.wantsSpam);
  const [beside, stopBeside] = watchBeside({ session, now, after });
  const $goesOn = atom(sources.goesOn.read());
  const $open = atom(sources.place.open);
  const $selected = atom<ReadonlySet<string>>(new Set());
  let lastToggled: string | null = null;
  let isClosed = false;

  const $view = batched(
    [records.$list, $filter, search.$found, beside.$spam, $wantsSpam, changes.$held],
    (list, filter, found, spam, wantsSpam, held) =>
      filteredApplications(list, { filter, map: applicantTypes, found, spam, wantsSpam, held }),
  );

  const added = (applications: readonly Application[]): void => {
    duplicates.add(applications);
    search.admit(applications);
  };

  const removed = (id: string): void => {
    const old = records.get(id);
    if (old) duplicates.remove(old);
    records.remove(id);
    drafts.discard(id);
    if ($selected.get().has(id)) select([id], false);
  };

  const select = (ids: readonly string[], isSelected: boolean): void => {
    const next = new Set($selected.get());
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    $selected.set(next);
  };

  const open = (id: string | null): void => {
    $open.set(id);
    if (id !== null) seen.mark(id);
  };

  /** Place of the open application in the list, also when it has just left it. */
  let lastPlace = -1;
  const placeOfOpen = (): number => {
    const place = $view.get().shown.findIndex(({ id }) => id === $open.get());
    if (place >= 0) lastPlace = place;
    return place;
  };

  const openNextPending = (): void => {
    const { shown } = $view.get();
    const place = placeOfOpen();
    const own = $open.get();
    // A view is worked out a moment after a decision: the one that is open has had its own.
    const waits = ({ id }: Application): boolean => id !== own && records.get(id)?.status === 'pending';
    const next = shown.slice(place + 1).find(waits) ?? shown.find(waits);
    if (next) open(next.id);
  };

  const setStatus = (ids: readonly string[], to: ApplicationStatus): void => {
    for (const id of ids) seen.mark(id);
    void changes.setStatus(ids, to);
    const [only] = ids;
    if ($goesOn.get() && to !== 'pending' && ids.length === 1 && only === $open.get()) openNextPending();
  };

  const stops = [
    session.watchLive({
      onRecord(id, application) {
        const old = records.get(id);
        if (changes.told(id, application) && application) void arrivals.changedElsewhere(application);
        if (old) duplicates.remove(old);
        const isNew = records.put(id, application);
        if (!application) return;
        added([application]);
        if (isNew && $loading.get() !== 'first') arrivals.cameIn(application);
      },
      onRemoved: removed,
      onEnded,
    }),
    stopBeside,
    $view.listen(() => void placeOfOpen()),
  ];
  void loadAll({
    session,
    records,
    onState: $loading.set,
    onAdded: added,
    onEnded,
    pause: sources.pause,
    isStopped: () => isClosed,
  });

  return {
    ...beside,
    session,
    records,
    search,
    changes,
    duplicates,
    arrivals,
    seen,
    drafts,
    $loading,
    $filter,
    $wantsSpam,
    $view,
    $open,
    $opened: computed([$open, records.$list], (id) => (id === null ? null : (records.get(id) ?? null))),
    $selected,
    $goesOn,
    setGoesOn(goesOn) {
      $goesOn.set(goesOn);
      sources.goesOn.write(goesOn);
    },
    $place: computed([$filter, $wantsSpam, $open], (filter, wantsSpam, open) => ({
      filter,
      wantsSpam,
      open,
    })),

    filter: (change) => $filter.set({ ...$filter.get(), ...change }),
    showSpam: $wantsSpam.set,
    open,

    step(by) {
      const { shown } = $view.get();
      const place = placeOfOpen();
      // Where the open one has left the list, the next has moved up to its place.
      const from = place >= 0 ? place : by === 1 ? Math.max(lastPlace, 0) - 1 : Math.max(lastPlace, 1);
      const next = shown[Math.min(Math.max(from + by, 0), shown.length - 1)];
      if (next) open(next.id);
    },

    openNextPending,

    decide(to) {
      const selected = [...$selected.get()];
      const id = $open.get();
      const ids = selected.length > 0 ? selected : id === null ? [] : [id];
      $selected.set(new Set());
      setStatus(ids, to);
    },

    decideOn: (id, to) => setStatus([id], to),

    select,

    toggle(id, isSelected, isRange = false) {
      const ids = $view.get().shown.map((each) => each.id);
      const [from, to] = [ids.indexOf(lastToggled ?? id), ids.indexOf(id)].toSorted((a, b) => a - b);
      const isKnown = from !== undefined && from >= 0 && to !== undefined;
      select(isRange && isKnown ? ids.slice(from, to + 1) : [id], isSelected);
      lastToggled = id;
    },

    selectShown: (isSelected) =>
      $selected.set(new Set(isSelected ? $view.get().shown.map(({ id }) => id) : [])),
    end: onEnded,

    async resend(ids, language) {
      const answer = await session.resendMessages(ids, language);
      return answer.ok ? null : answer.error.message;
    },

    async erase(id, language) {
      const answer = await session.deleteApplication(id, language);
      if (!answer.ok) return answer.error.message;
      removed(id);
      if ($open.get() === id) $open.set(null);
      return null;
    },

    close() {
      isClosed = true;
      for (const stop of stops) stop();
      changes.close();
      void session.close();
    },
  };
}
