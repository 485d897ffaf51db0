import { atom, batched, computed, type WritableAtom } from 'nanostores';
import type { Application, ApplicationStatus } from '../../../domain/applications/application.ts';
import {
  type ApplicationFilter,
  filterApplications,
  NO_FILTER,
  type TeamTypeByApplicantType,
} from '../../../domain/applications/application-filter.ts';
import { isDue, type Order } from '../../../domain/applications/application-order.ts';
import { findLatest, findUnhandled } from '../../../domain/applications/history.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import { localDay } from '../../../domain/values/local-day.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import type { Timing } from '../timing.ts';
import { createChanges, type Notice } from './changes.ts';
import { createDrafts, type DraftTexts } from './drafts.ts';
import { startFeed } from './feed.ts';
import { watchLiveValues } from './live-values.ts';
import { createRecords } from './records.ts';
import { createSearch } from './search.ts';
import { createUnseenFilter, markSeen, type SeenMemory } from './seen.ts';
import { type ListName, serializeUrlState, type UrlState } from './url-state.ts';

/** Interval of date checks in milliseconds: reminders come due while a page is open overnight. */
const DATE_CHECK_MS = 10 * 60_000;

export interface ReviewDeps {
  readonly session: TeamSession;
  readonly applicantTypes: TeamTypeByApplicantType;
  readonly urlState: UrlState;
  readonly $seen: WritableAtom<SeenMemory>;
  readonly $draftTexts: WritableAtom<DraftTexts>;
  readonly timing: Timing;
  /** Called with the database's message. */
  readonly onUpdateFailed: (message: string) => void;
  /** Called when read access has ended. */
  readonly onEnded: () => void;
}

export type ReviewStore = ReturnType<typeof createReviewStore>;

/** The state of the open dashboard. */
export function createReviewStore(deps: ReviewDeps) {
  const { session, applicantTypes: teamTypeByApplicantType, urlState, $seen, timing, onEnded } = deps;
  const records = createRecords((changed) => search.update(changed));
  const campaigns = new Map<string, string>();
  const search = createSearch({
    timing,
    onResult: () => release(),
    getApplications: records.$list.get,
    async readMore() {
      // Campaigns never change, so later searches read only those of new applications.
      const [newest = ''] = [...campaigns.keys()].toSorted().slice(-1);
      const [notes, sources] = await Promise.all([session.readNotes(''), session.readSources(newest)]);
      for (const [id, { campaign, utm }] of sources)
        campaigns.set(id, [campaign, ...Object.values(utm)].join('\n'));
      const texts = new Map<string, string>(campaigns);
      for (const [id, list] of notes)
        texts.set(id, [texts.get(id) ?? '', ...list.map(({ text }) => text)].join('\n'));
      return texts;
    },
  });
  const changes = createChanges({ session, records, onFailed: deps.onUpdateFailed, timing });
  const drafts = createDrafts(session, deps.$draftTexts);
  const [liveValues, stopLiveValues] = watchLiveValues(session, timing);
  const { $log, $spam, $unsent, $expiring } = liveValues;

  /** Today's date, such as '2026-11-23', in the device's time zone. */
  const $today = atom('');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  let cancelDateCheck = (): void => undefined;
  const checkDate = (): void => {
    $today.set(localDay(timing.now(), timeZone).day);
    cancelDateCheck = timing.schedule(DATE_CHECK_MS, checkDate);
  };
  checkDate();

  /** Ids of applications that a colleague has assigned to the member, who has not acted on them since. */
  const $given = computed([$log, records.$list], (log) => {
    const me = session.actor.uid;
    const own = log.filter(({ what, who }) => what === 'taken' || what === 'given-back' || who.uid === me);
    const given = [...findUnhandled('taken', own)].filter(
      ([id, { who }]) => who.uid !== me && me !== undefined && records.get(id)?.owner?.uid === me,
    );
    return new Set(given.map(([id]) => id));
  });

  /** Ids of all that need somebody: unsent messages, deletions to come, and what is due for or new to the member. */
  const $warned = computed(
    [$unsent, $expiring, $given, records.$list, $today],
    (unsent, expiring, given, list, today) => {
      const viewer = { me: session.actor.uid, today };
      const due = list.filter((each) => isDue(each, viewer));
      return new Set([...unsent, ...expiring.keys(), ...given, ...due.map(({ id }) => id)]);
    },
  );

  /** What others decided, with who did according to the log. */
  const $notices = computed([changes.$notices, $log], (notices, log) => {
    if (notices.size === 0) return notices;
    const withActor = ([id, notice]: readonly [string, Notice]) => {
      const event = findLatest(log, id, 'status');
      return [id, { ...notice, by: event?.to === notice.status ? event.who : undefined }] as const;
    };
    return new Map([...notices].map(withActor));
  });

  const $filter = atom(urlState.filter);
  const $order = atom(urlState.order);
  const $listName = atom(urlState.list);
  /** Ids listed since another filter, order, search or list was chosen: until then no row leaves its place. */
  const $listed = atom(new Set<string>());
  /** Whether a pending application was asked for, but none is left in the list. */
  const $isNoneLeft = atom(false);
  const release = (): void => {
    $isNoneLeft.set(false);
    $listed.set(new Set());
  };
  for (const $choice of [$filter, $order, $listName]) $choice.listen(release);
  /** The listed applications. */
  const $view = batched(
    [records.$list, $filter, $order, search.$found, $spam, $warned, $listName, $listed],
    (list, filter, order, searchHits, spam, warned, listName, listed) => {
      const view = filterApplications(list, {
        ...{ filter, order, teamTypeByApplicantType, searchHits, spam, listed },
        only: { inbox: null, spam, warnings: warned }[listName],
        me: session.actor.uid,
      });
      for (const { id } of view.shown) listed.add(id);
      return { ...view, listed };
    },
  );

  /** Id of the open application. */
  const $open = atom(urlState.open);
  const { remove, flush, stop, ...feed } = startFeed({
    ...{ session, records, changes, timing, onEnded },
    onRemoved(id) {
      // Somebody may be writing it.
      if (id !== $open.get()) drafts.discard(id);
    },
  });

  /** Shown, but not opened by anybody: the first step opens it. */
  let previewed: string | null = null;
  const open = (id: string | null): void => {
    previewed = null;
    const last = $open.get();
    if (last !== null && last !== id && feed.$missing.get().has(last)) drafts.discard(last);
    $isNoneLeft.set(false);
    $open.set(id);
    if (id === null) return;
    markSeen($seen, id);
    if (changes.$notices.get().get(id)?.status === 'withdrawn') changes.dismiss(id);
  };

  const findOpenIndex = (): number => $view.get().shown.findIndex(({ id }) => id === $open.get());

  const setStatus = (id: string, to: ApplicationStatus): void => {
    // What is collected is not on the screen yet.
    const seen = records.get(id)?.status;
    flush();
    $isNoneLeft.set(false);
    markSeen($seen, id);
    // Otherwise the next step would stay at it.
    if (id === previewed) open(id);
    if (seen) void changes.setStatus(id, to, seen);
  };

  const $urlState = computed([$filter, $order, $listName, $open], (filter, order, list, open) => ({
    ...{ filter, order, list, open },
  }));
  /** Number of unseen applications. */
  const $unseen = batched([records.$list, $seen, $spam], (list, memory, spam) => {
    const isUnseen = createUnseenFilter(memory);
    return list.filter((each) => isUnseen(each) && !spam.has(each.id)).length;
  });

  /** Filters, orders and the search need all applications. */
  const $needsAll = computed(
    [$urlState, search.$query],
    (state, query) => query !== '' || serializeUrlState({ ...state, open: null }) !== '',
  );
  const $lookedUp = computed([$open, feed.$loading], (id, loading) => (loading === 'first' ? null : id));
  const stops = [
    stop,
    stopLiveValues,
    () => cancelDateCheck(),
    $view.listen(() => {
      // A preview that turns out to be spam, or does not match a new filter.
      if (findOpenIndex() < 0 && previewed !== null && previewed === $open.get()) open(null);
    }),
    $needsAll.subscribe((isNeeded) => {
      if (isNeeded) void feed.loadAll();
    }),
    $lookedUp.subscribe((id) => {
      if (id !== null) void feed.find(id);
    }),
  ];

  return {
    ...liveValues,
    ...feed,
    ...{ session, records, search, changes, drafts, $today, $filter, $order, $listName, $view },
    ...{ $isNoneLeft, $open, open, flush, $notices, $given, $warned, $seen, $unseen, $urlState, setStatus },
    $opened: computed([$open, records.$list], (id) => (id === null ? null : (records.get(id) ?? null))),
    filter: (change: Partial<ApplicationFilter>) => $filter.set({ ...$filter.get(), ...change }),
    sort: (order: Order) => $order.set(order),
    show: (list: ListName) => $listName.set(list),
    /** Shows everything again. */
    clear() {
      this.filter(NO_FILTER);
      this.show('inbox');
      void search.setQuery('');
    },
    /** Opens an application that nobody asked for; it stays unseen. */
    preview(id: string) {
      previewed = id;
      $open.set(id);
    },
    /** Opens the next (1) or previous (-1) application. */
    step(by: 1 | -1) {
      if (previewed !== null && previewed === $open.get()) return open(previewed);
      const { shown } = $view.get();
      const next = shown[Math.min(Math.max(findOpenIndex() + by, 0), shown.length - 1)];
      if (next) open(next.id);
    },
    /** Opens the next pending application, wrapping around. */
    openNextPending() {
      const { shown } = $view.get();
      const index = findOpenIndex();
      // The view updates after the decision, so skip the open one.
      const isPending = ({ id }: Application): boolean =>
        id !== $open.get() && records.get(id)?.status === 'pending';
      const next = shown.slice(index + 1).find(isPending) ?? shown.find(isPending);
      if (next) open(next.id);
      else if (feed.$loading.get() === 'done') $isNoneLeft.set(true);
      else void feed.loadAll();
    },

    /** Sets the status of the open application, if the list shows it. */
    decide(to: ApplicationStatus) {
      const id = $open.get();
      if (id !== null && findOpenIndex() >= 0) setStatus(id, to);
    },
    /** Reverts the latest change, and opens its application. */
    undo() {
      const offered = changes.$latest.get();
      flush();
      // Somebody else may have changed it.
      const id = offered === changes.$latest.get() ? changes.undo() : undefined;
      if (id !== undefined) open(id);
    },

    /** Deletes an application permanently. */
    async erase(id: string, language: Locale) {
      const outcome = await session.deleteApplication(id, language);
      if (outcome.ok) {
        remove(id);
        if ($open.get() === id) open(null);
      }
      return outcome;
    },

    /** Call when read access has ended. */
    end: onEnded,
    close() {
      for (const stop of stops) stop();
      void session.close();
    },
  };
}
