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
import { createSelection, type Selection } from './selection.ts';
import { createWalk, type Walk } from './walk.ts';

export interface ReviewStore extends Beside, Selection, Omit<Walk, 'stop'> {
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
  readonly $place: ReadableAtom<Place>;
  /** Whether a decision opens the next that waits for one. */
  readonly $goesOn: ReadableAtom<boolean>;
  setGoesOn(goesOn: boolean): void;
  filter(change: Partial<ApplicationFilter>): void;
  showSpam(wantsSpam: boolean): void;
  open(id: string | null): void;
  /** Sets the status of what is selected, or of the open application; of that alone, it may go on to the next. */
  decide(to: ApplicationStatus): void;
  /** Sets the status of one. */
  decideOn(id: string, to: ApplicationStatus): void;
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
  let isClosed = false;

  const $view = batched(
    [records.$list, $filter, search.$found, beside.$spam, $wantsSpam, changes.$held],
    (list, filter, found, spam, wantsSpam, held) =>
      filteredApplications(list, { filter, map: applicantTypes, found, spam, wantsSpam, held }),
  );

  const selection = createSelection(() => $view.get().shown);

  const added = (applications: readonly Application[]): void => {
    duplicates.add(applications);
    search.admit(applications);
  };

  const removed = (id: string): void => {
    const old = records.get(id);
    if (old) duplicates.remove(old);
    records.remove(id);
    drafts.discard(id);
    if (selection.$selected.get().has(id)) selection.select([id], false);
  };

  const open = (id: string | null): void => {
    $open.set(id);
    if (id !== null) seen.mark(id);
  };

  const { stop: stopWalk, ...walk } = createWalk({ $view, $open, records, open });

  const setStatus = (ids: readonly string[], to: ApplicationStatus): void => {
    for (const id of ids) seen.mark(id);
    void changes.setStatus(ids, to);
    const [only] = ids;
    if ($goesOn.get() && to !== 'pending' && ids.length === 1 && only === $open.get()) walk.openNextPending();
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
    stopWalk,
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
    ...selection,
    ...walk,
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

    decide(to) {
      const selected = [...selection.$selected.get()];
      const id = $open.get();
      const ids = selected.length > 0 ? selected : id === null ? [] : [id];
      selection.selectShown(false);
      setStatus(ids, to);
    },

    decideOn: (id, to) => setStatus([id], to),

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
