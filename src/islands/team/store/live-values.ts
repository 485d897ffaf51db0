/** Live values other than the applications. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Owner } from '../../../domain/applications/application.ts';
import { findUnhandledCorrections, type LogEvent } from '../../../domain/applications/history.ts';
import type { MailChoice } from '../../../domain/applications/mail-choice.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';

/** Time after which a missing connection is reported, in milliseconds. */
export const CONNECTION_TIMEOUT_MS = 8_000;

/** Entries of the live log, and of each older page. */
export const LOG_PAGE = 500;

export interface LiveValues {
  /** Adds older entries. */
  addToLog(log: readonly LogEvent[]): void;
  /** The loaded part of the log, oldest first. */
  readonly $log: ReadableAtom<readonly LogEvent[]>;
  /** Ids of applications that were corrected since the team last acted on them. */
  readonly $corrected: ReadableAtom<ReadonlySet<string>>;
  /** Ids of likely spam. */
  readonly $spam: ReadableAtom<ReadonlySet<string>>;
  /** Ids of applications with an undeliverable message. */
  readonly $undelivered: ReadableAtom<ReadonlySet<string>>;
  /** Ids of applications whose messages are held for a decision. */
  readonly $held: ReadableAtom<ReadonlySet<string>>;
  /** Deletion times of applications that are deleted within a week. */
  readonly $expiring: ReadableAtom<ReadonlyMap<string, number>>;
  /** Ids of all of these, which need a decision. */
  readonly $warned: ReadableAtom<ReadonlySet<string>>;
  /** All members, by name. */
  readonly $members: ReadableAtom<readonly Owner[]>;
  /** When the connection was lost, in milliseconds since 1970; null if connected or still connecting. */
  readonly $lostSince: ReadableAtom<number | null>;
  /** When the member gets emails about new applications; null for a code session. */
  readonly $mail: ReadableAtom<MailChoice | null>;
}

/** The union of two parts of the log, oldest first. */
const mergeLogs = (current: readonly LogEvent[], read: readonly LogEvent[]): readonly LogEvent[] =>
  [...new Map([...current, ...read].map((event) => [event.id, event])).values()].toSorted(
    (a, b) => a.at - b.at || (a.id < b.id ? -1 : 1),
  );

export interface LiveValuesDeps {
  readonly session: TeamSession;
  readonly now: () => number;
  readonly schedule: (ms: number, callback: () => void) => () => void;
}

/** @returns the values, and the unsubscribe function */
export function watchLiveValues({
  session,
  now,
  schedule: after,
}: LiveValuesDeps): readonly [LiveValues, () => void] {
  const unsubscribes: (() => void)[] = [];
  const createLiveAtom = <T>(
    initial: T,
    watch: (onChange: (value: T) => void) => () => void,
  ): ReadableAtom<T> => {
    const $value = atom(initial);
    unsubscribes.push(watch($value.set));
    return $value;
  };

  const $lostSince = atom<number | null>(null);
  const startedAt = now();
  let wasConnected = false;
  unsubscribes.push(
    after(CONNECTION_TIMEOUT_MS, () => {
      if (!wasConnected) $lostSince.set(startedAt);
    }),
    session.watchConnection((connected) => {
      if (connected) $lostSince.set(null);
      else if (wasConnected && $lostSince.get() === null) $lostSince.set(now());
      wasConnected ||= connected;
    }),
  );
  const $log = atom<readonly LogEvent[]>([]);
  const addToLog = (log: readonly LogEvent[]): void => $log.set(mergeLogs($log.get(), log));
  let wasFull = false;
  unsubscribes.push(
    session.watchLog(LOG_PAGE, (live) => {
      wasFull ||= live.length >= LOG_PAGE;
      // The live part replaces itself: an entry that the database refused disappears from it.
      const [oldest] = live;
      const pushedOut = wasFull && oldest ? $log.get().filter(({ at }) => at <= oldest.at) : [];
      $log.set(mergeLogs(pushedOut, live));
    }),
  );

  const $undelivered = createLiveAtom<ReadonlySet<string>>(new Set(), session.watchUndelivered);
  const $held = createLiveAtom<ReadonlySet<string>>(new Set(), session.watchHeld);
  const $expiring = createLiveAtom<ReadonlyMap<string, number>>(new Map(), session.watchExpiring);
  return [
    {
      ...{ addToLog, $log, $lostSince, $undelivered, $held, $expiring },
      $corrected: computed($log, findUnhandledCorrections),
      $warned: computed(
        [$undelivered, $held, $expiring],
        (...kinds) => new Set(kinds.flatMap((ids) => [...ids.keys()])),
      ),
      $spam: createLiveAtom<ReadonlySet<string>>(new Set(), session.watchSpam),
      $members: createLiveAtom<readonly Owner[]>([], session.watchMembers),
      $mail: createLiveAtom<MailChoice | null>(null, session.watchMailChoice),
    },
    () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  ];
}
