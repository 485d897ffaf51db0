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
import type { Place } from './place-url.ts';
import type { Records } from './records.ts';

/** Filters and order, and the list that they show. */
export interface View {
  readonly $filter: ReadableAtom<ApplicationFilter>;
  readonly $order: ReadableAtom<Order>;
  readonly $wantsSpam: ReadableAtom<boolean>;
  /** Such as '2026-11-23', in the device's time zone. */
  readonly $today: ReadableAtom<string>;
  /** The shown applications, and how many each filter would show. */
  readonly $view: ReadableAtom<FilteredApplications>;
  filter(change: Partial<ApplicationFilter>): void;
  sort(order: Order): void;
  showSpam(wantsSpam: boolean): void;
}

export interface ViewDeps {
  readonly place: Place;
  readonly applicantTypes: TeamTypeByApplicantType;
  /** Uid of the signed-in member; undefined for a session of the shared code. */
  readonly me: string | undefined;
  readonly records: Pick<Records, '$list'>;
  readonly $found: ReadableAtom<ReadonlySet<string> | null>;
  readonly $spam: ReadableAtom<ReadonlySet<string>>;
  readonly $held: ReadableAtom<ReadonlySet<string>>;
  readonly now: () => number;
  readonly after: (ms: number, act: () => void) => () => void;
}

/** Interval of date checks in milliseconds: reminders come due while a page is open overnight. */
const DATE_CHECK_MS = 10 * 60_000;

/** @returns today's date, and a function that stops updating it */
function watchToday({ now, after }: Pick<ViewDeps, 'now' | 'after'>) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const $today = atom('');
  let cancel = (): void => undefined;
  const check = (): void => {
    $today.set(localDay(now(), timeZone).day);
    cancel = after(DATE_CHECK_MS, check);
  };
  check();
  return [$today, () => cancel()] as const;
}

/** @returns the view, and a function that stops it */
export function createView(deps: ViewDeps): readonly [View, () => void] {
  const { place, applicantTypes, me, records, $found, $spam, $held } = deps;
  const $filter = atom(place.filter);
  const $order = atom(place.order);
  const $wantsSpam = atom(place.wantsSpam);
  const [$today, stop] = watchToday(deps);
  const $view = batched(
    [records.$list, $filter, $order, $found, $spam, $wantsSpam, $held, $today],
    (list, filter, order, found, spam, wantsSpam, held, today) =>
      filterApplications(list, {
        ...{
          filter,
          order,
          teamTypeByApplicantType: applicantTypes,
          searchHits: found,
          spam,
          wantsSpam,
          pinned: held,
          me,
          today,
        },
      }),
  );
  return [
    {
      ...{ $filter, $order, $wantsSpam, $today, $view },
      filter: (change) => $filter.set({ ...$filter.get(), ...change }),
      sort: $order.set,
      showSpam: $wantsSpam.set,
    },
    stop,
  ];
}
