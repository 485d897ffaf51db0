/** Live values other than the applications. */
import { atom, computed, type ReadableAtom } from 'nanostores';
import { correctedSince, type LogEvent } from '../../../domain/applications/history.ts';
import type { MailChoice } from '../../../domain/applications/mail-choice.ts';
import type { TeamSession } from '../../../services/team/team-session.ts';

/** Milliseconds after which a connection counts as missing. */
export const LATE_MS = 8_000;

/** Entries of the log that are followed live, and that each older page has. */
export const LOG_PAGE = 500;

export interface LiveValues {
  /** Adds older entries. */
  addToLog(log: readonly LogEvent[]): void;
  /** What happened, as far back as it was read, oldest first. */
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
  /** When the connection was lost, in milliseconds since 1970; null if connected or still connecting. */
  readonly $lostSince: ReadableAtom<number | null>;
  /** When the member gets mail about new applications; null for a code session. */
  readonly $mail: ReadableAtom<MailChoice | null>;
}

/** Keeps entries that later ones have pushed out of the live query. */
const mergeLogs = (known: readonly LogEvent[], read: readonly LogEvent[]): readonly LogEvent[] =>
  [...new Map([...known, ...read].map((event) => [event.id, event])).values()].toSorted(
    (one, other) => one.at - other.at || (one.id < other.id ? -1 : 1),
  );

export interface LiveValuesSources {
  readonly session: TeamSession;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly after: (ms: number, act: () => void) => () => void;
}

/** @returns the values, and what stops watching */
export function watchLiveValues({
  session,
  now,
  after,
}: LiveValuesSources): readonly [LiveValues, () => void] {
  const $log = atom<readonly LogEvent[]>([]);
  const $spam = atom<ReadonlySet<string>>(new Set());
  const $undelivered = atom<ReadonlySet<string>>(new Set());
  const $held = atom<ReadonlySet<string>>(new Set());
  const $expiring = atom<ReadonlyMap<string, number>>(new Map());
  const $lostSince = atom<number | null>(null);
  const $mail = atom<MailChoice | null>(null);
  const addToLog = (log: readonly LogEvent[]): void => $log.set(mergeLogs($log.get(), log));
  const began = now();
  let wasConnected = false;

  const stops = [
    after(LATE_MS, () => {
      if (!wasConnected) $lostSince.set(began);
    }),
    session.watchConnection((connected) => {
      if (connected) $lostSince.set(null);
      else if (wasConnected && $lostSince.get() === null) $lostSince.set(now());
      wasConnected ||= connected;
    }),
    session.watchLog(LOG_PAGE, addToLog),
    session.watchSpam($spam.set),
    session.watchUndelivered($undelivered.set),
    session.watchHeld($held.set),
    session.watchExpiring($expiring.set),
    session.watchMail($mail.set),
  ];
  return [
    {
      addToLog,
      $log,
      $corrected: computed($log, correctedSince),
      $spam,
      $undelivered,
      $held,
      $expiring,
      $lostSince,
      $mail,
    },
    () => {
      for (const stop of stops) stop();
    },
  ];
}
