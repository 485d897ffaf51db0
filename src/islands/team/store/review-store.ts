import { atom, batched, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Application, ApplicationStatus } from '../../../domain/applications/application.ts';
import type { TeamTypeByApplicantType } from '../../../domain/applications/application-filter.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import { type Changes, createChanges } from './changes.ts';
import { createDrafts, type Drafts, type DraftTexts } from './drafts.ts';
import { createDuplicates, type Duplicates } from './duplicates.ts';
import { type Feed, startFeed } from './feed.ts';
import { type LiveValues, watchLiveValues } from './live-values.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createRecords, type Records } from './records.ts';
import type { RetryDeps } from './retry-read.ts';
import { createSearch, type Search } from './search.ts';
import { createSeen, createUnseenFilter, type Seen, type SeenMemory } from './seen.ts';
import { createSelection, type Selection } from './selection.ts';
import { serializeUrlState, type UrlState } from './url-state.ts';
import { createView, type View } from './view.ts';

export interface ReviewStore
  extends LiveValues,
    View,
    Selection,
    Omit<Navigation, 'stop'>,
    Omit<Feed, 'stop' | 'remove' | 'flush'> {
  readonly session: TeamSession;
  readonly records: Pick<Records, '$list' | '$unreadable' | 'get'>;
  readonly search: Pick<Search, '$query' | 'setQuery'>;
  readonly changes: Pick<Changes, '$undoable' | '$notices' | 'assign' | 'dismiss'>;
  readonly duplicates: Pick<Duplicates, 'find'>;
  readonly seen: Seen;
  /** Number of unseen applications, at most {@link MAX_UNSEEN}. */
  readonly $unseen: ReadableAtom<number>;
  readonly drafts: Drafts;
  /** Id of the open application. */
  readonly $open: ReadableAtom<string | null>;
  readonly $opened: ReadableAtom<Application | null>;
  readonly $urlState: ReadableAtom<UrlState>;
  /** Sets the status of the selection, or else of the open application. */
  decide(to: ApplicationStatus): void;
  decideOn(id: string, to: ApplicationStatus): void;
  open(id: string | null): void;
  /** Opens an application that nobody asked for; it stays unseen. */
  preview(id: string): void;
  /** Reverts the latest change, and opens its application. */
  undo(): void;
  /** Sets filters and order; the open application stays open. */
  goTo(place: Omit<UrlState, 'open'>): void;
  /** Sends held and undeliverable messages. @returns the server's message on failure */
  resend(ids: readonly string[], language: Locale): Promise<string | null>;
  /** Call when read access has ended. */
  end(): void;
  /** Deletes an application permanently. @returns the server's message on failure */
  erase(id: string, language: Locale): Promise<string | null>;
  close(): void;
}

export interface ReviewDeps extends Omit<RetryDeps, 'isStopped'> {
  readonly session: TeamSession;
  readonly applicantTypes: TeamTypeByApplicantType;
  readonly urlState: UrlState;
  readonly $seen: WritableAtom<SeenMemory>;
  readonly $draftTexts: WritableAtom<DraftTexts>;
  readonly now: () => number;
  readonly schedule: (ms: number, callback: () => void) => () => void;
  readonly yieldToInput: () => Promise<void>;
  readonly onUpdateFailed: (message: string) => void;
}

/** Filters and orders need all applications. */
const needsAll = (state: Omit<UrlState, 'open'>): boolean =>
  serializeUrlState({ ...state, open: null }) !== '';

/** More are not counted. */
export const MAX_UNSEEN = 99;

/** The state of the open dashboard. */
export function createReviewStore(deps: ReviewDeps): ReviewStore {
  const { session, applicantTypes, urlState, now, schedule, pause, onEnded } = deps;
  const records = createRecords();
  const campaigns = new Map<string, string>();
  const search = createSearch({
    getApplications: records.$list.get,
    yieldToInput: deps.yieldToInput,
    async readMore() {
      // Campaigns never change, so later searches read only those of new applications.
      const [newest = ''] = [...campaigns.keys()].toSorted().slice(-1);
      const [notes, sources] = await Promise.all([session.readNotes(''), session.readSources(newest)]);
      for (const [id, { campaign, utm = {} }] of sources)
        campaigns.set(id, [campaign, ...Object.values(utm)].join('\n'));
      const texts = new Map<string, string>(campaigns);
      for (const [id, list] of notes)
        texts.set(id, [texts.get(id) ?? '', ...list.map(({ text }) => text)].join('\n'));
      return texts;
    },
  });
  const changes = createChanges({ session, records, onFailed: deps.onUpdateFailed, schedule });
  const duplicates = createDuplicates();
  const seen = createSeen(deps.$seen);
  const drafts = createDrafts(session, deps.$draftTexts);
  const [liveValues, stopLiveValues] = watchLiveValues({ session, now, schedule });
  const [view, stopView] = createView({
    ...{ urlState, applicantTypes, me: session.actor.uid, records, now, schedule },
    $found: search.$found,
    ...{ $spam: liveValues.$spam, $warned: liveValues.$warned },
    $retained: changes.$retained,
  });
  const selection = createSelection(() => view.$view.get().shown);
  const {
    remove,
    flush,
    stop: stopFeed,
    ...feed
  } = startFeed({
    ...{ session, records, search, duplicates, changes, onEnded, pause, now, schedule },
    onRemoved(id) {
      drafts.discard(id);
      if (selection.$selected.get().has(id)) selection.select([id], false);
    },
  });

  const $open = atom(urlState.open);
  /** Shown, but not opened by anybody: the first step opens it. */
  let previewed: string | null = null;
  const open = (id: string | null): void => {
    previewed = null;
    $open.set(id);
    if (id === null) return;
    seen.markSeen(id);
    if (changes.$notices.get().get(id)?.status === 'withdrawn') changes.dismiss(id);
  };
  const { stop: stopNavigation, ...navigation } = createNavigation({
    $view: view.$view,
    $open,
    records,
    open,
    loadAll: feed.loadAll,
  });
  const setStatus = (ids: readonly string[], to: ApplicationStatus): void => {
    flush();
    for (const id of ids) seen.markSeen(id);
    void changes.setStatus(ids, to);
  };
  const $urlState = computed(
    [view.$filter, view.$order, view.$listName, $open],
    (filter, order, list, open) => ({ filter, order, list, open }),
  );
  const $unseen = batched([records.$list, seen.$memory, liveValues.$spam], (list, memory, spam) => {
    const isUnseen = createUnseenFilter(memory);
    let count = 0;
    for (const application of list) {
      if (count === MAX_UNSEEN || application.createdAt <= memory.since) break;
      if (isUnseen(application) && !spam.has(application.id)) count += 1;
    }
    return count;
  });

  const stops = [
    stopFeed,
    stopLiveValues,
    stopView,
    stopNavigation,
    computed([$urlState, search.$query], (urlState, query) => query !== '' || needsAll(urlState)).subscribe(
      (isNeeded) => {
        if (isNeeded) feed.loadAll();
      },
    ),
    computed([$open, feed.$loading], (id, loading) => (loading === 'first' ? null : id)).subscribe((id) => {
      if (id !== null) void feed.find([id]);
    }),
  ];

  return {
    ...liveValues,
    ...view,
    ...selection,
    ...navigation,
    ...feed,
    ...{ session, records, search, changes, duplicates, seen, drafts, $unseen },
    $open,
    $opened: computed([$open, records.$list], (id) => (id === null ? null : (records.get(id) ?? null))),
    ...{ $urlState, open },
    preview(id) {
      previewed = id;
      $open.set(id);
    },
    step(by) {
      if (previewed !== null && previewed === $open.get()) open(previewed);
      else navigation.step(by);
    },
    undo() {
      const id = changes.undo();
      if (id !== undefined) open(id);
    },
    decide(to) {
      const selected = [...selection.$selected.get()];
      const id = $open.get();
      selection.selectShown(false);
      setStatus(selected.length > 0 || id === null ? selected : [id], to);
    },
    decideOn: (id, to) => setStatus([id], to),
    goTo({ filter, order, list }) {
      view.filter(filter);
      view.sort(order);
      view.show(list);
    },
    end: onEnded,

    async resend(ids, language) {
      const response = await session.resendMessages(ids, language);
      return response.ok ? null : response.error.message;
    },

    async erase(id, language) {
      const response = await session.deleteApplication(id, language);
      if (!response.ok) return response.error.message;
      remove(id);
      if ($open.get() === id) $open.set(null);
      return null;
    },

    close() {
      for (const stop of stops) stop();
      changes.close();
      void session.close();
    },
  };
}
