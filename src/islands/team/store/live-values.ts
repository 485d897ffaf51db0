/** Live values other than the applications. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { findUnhandled, type LogEvent } from '../../../domain/applications/history.ts';
import type { Member } from '../../../services/firebase/team/live.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import type { Timing } from '../timing.ts';

/** Time after which a missing connection is reported, in milliseconds. */
export const CONNECTION_TIMEOUT_MS = 8_000;

/** Number of entries in the log. An application's own history has all of its events. */
export const LOG_LENGTH = 500;

/** @returns the values, and the unsubscribe function */
export function watchLiveValues(session: TeamSession, { now, schedule }: Pick<Timing, 'now' | 'schedule'>) {
  const unsubscribes: (() => void)[] = [];
  const createLiveAtom = <T>(
    initial: T,
    watch: (onChange: (value: T) => void) => () => void,
  ): ReadableAtom<T> => {
    const $value = atom(initial);
    unsubscribes.push(watch($value.set));
    return $value;
  };

  /** When the connection was lost, in milliseconds since 1970; null if connected or still connecting. */
  const $lostSince = atom<number | null>(null);
  const startedAt = now();
  let wasConnected = false;
  unsubscribes.push(
    schedule(CONNECTION_TIMEOUT_MS, () => {
      if (!wasConnected) $lostSince.set(startedAt);
    }),
    session.watchConnection((connected) => {
      if (connected) $lostSince.set(null);
      else if (wasConnected && $lostSince.get() === null) $lostSince.set(now());
      wasConnected ||= connected;
    }),
  );
  /** The latest events, oldest first. */
  const $log = createLiveAtom<readonly LogEvent[]>([], (onChange) => session.watchLog(LOG_LENGTH, onChange));
  /** Ids of applications with an undeliverable message, or one held for a decision. */
  const $unsent = createLiveAtom<ReadonlySet<string>>(new Set(), session.watchUnsent);
  /** Deletion times of applications that are deleted within a week. */
  const $expiring = createLiveAtom<ReadonlyMap<string, number>>(new Map(), session.watchExpiring);
  const values = {
    ...{ $log, $lostSince, $unsent, $expiring },
    /** Corrections since the team last acted, by application. */
    $corrected: computed($log, (log) => findUnhandled('corrected', log)),
    /** Ids of likely spam. */
    $spam: createLiveAtom<ReadonlySet<string>>(new Set(), session.watchSpam),
    /** All members, by name. */
    $members: createLiveAtom<readonly Member[]>([], session.watchMembers),
  };
  const stop = (): void => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
  return [values, stop] as const;
}
