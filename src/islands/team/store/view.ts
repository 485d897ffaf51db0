import { atom, batched, type ReadableAtom } from 'nanostores';
import {
  type FilteredApplications,
  filterApplications,
} from '../../../domain/applications/application-counts.ts';
import type {
  ApplicationFilter,
  TeamTypeByApplicantType,
} from '../../../domain/applications/application-filter.ts';
import type { Order } from '../../../domain/applications/application-order.ts';
import { localDay } from '../../../domain/values/local-day.ts';
import type { Records } from './records.ts';
import type { ListName, UrlState } from './url-state.ts';

/** Filters and sort order, and the resulting list. */
export interface View {
  readonly $filter: ReadableAtom<ApplicationFilter>;
  readonly $order: ReadableAtom<Order>;
  readonly $listName: ReadableAtom<ListName>;
  /** Such as '2026-11-23', in the device's time zone. */
  readonly $today: ReadableAtom<string>;
  /** The listed applications, and how many each filter would list. */
  readonly $view: ReadableAtom<FilteredApplications>;
  filter(change: Partial<ApplicationFilter>): void;
  sort(order: Order): void;
  show(list: ListName): void;
}

export interface ViewDeps {
  readonly urlState: UrlState;
  readonly applicantTypes: TeamTypeByApplicantType;
  /** Uid of the signed-in member; undefined for a session opened with the shared code. */
  readonly me: string | undefined;
  readonly records: Pick<Records, '$list'>;
  readonly $found: ReadableAtom<ReadonlySet<string> | null>;
  readonly $spam: ReadableAtom<ReadonlySet<string>>;
  readonly $warned: ReadableAtom<ReadonlySet<string>>;
  readonly $retained: ReadableAtom<ReadonlySet<string>>;
  readonly now: () => number;
  readonly schedule: (ms: number, callback: () => void) => () => void;
}

/** Interval of date checks in milliseconds: reminders come due while a page is open overnight. */
const DATE_CHECK_MS = 10 * 60_000;

/** @returns today's date, and a function that stops updating it */
function watchToday({ now, schedule }: Pick<ViewDeps, 'now' | 'schedule'>) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const $today = atom('');
  let cancel = (): void => undefined;
  const check = (): void => {
    $today.set(localDay(now(), timeZone).day);
    cancel = schedule(DATE_CHECK_MS, check);
  };
  check();
  return [$today, () => cancel()] as const;
}

/** @returns the view, and a function that stops it */
export function createView(deps: ViewDeps): readonly [View, () => void] {
  const {
    urlState,
    applicantTypes: teamTypeByApplicantType,
    me,
    records,
    $found,
    $spam,
    $warned,
    $retained,
  } = deps;
  const $filter = atom(urlState.filter);
  const $order = atom(urlState.order);
  const $listName = atom(urlState.list);
  const [$today, stop] = watchToday(deps);
  const $view = batched(
    [records.$list, $filter, $order, $found, $spam, $warned, $listName, $retained, $today],
    (list, filter, order, searchHits, spam, warned, listName, pinned, today) => {
      const only = { inbox: null, spam, warnings: warned }[listName];
      return filterApplications(list, {
        ...{ filter, order, teamTypeByApplicantType, searchHits, spam, only, pinned, me, today },
      });
    },
  );
  return [
    {
      ...{ $filter, $order, $listName, $today, $view },
      filter: (change) => $filter.set({ ...$filter.get(), ...change }),
      sort: $order.set,
      show: $listName.set,
    },
    stop,
  ];
}
