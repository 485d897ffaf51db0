/** Live updates while the dashboard is open, over the SDK. All return the unsubscribe function. */
import {
  type Database,
  type DataSnapshot,
  equalTo,
  limitToLast,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  orderByChild,
  type QueryConstraint,
  query,
  ref,
  startAt,
} from 'firebase/database';
import type { Application, Owner } from '../../../domain/applications/application.ts';
import { parseAnyApplication } from '../../../domain/applications/application-record.ts';
import {
  type LogEvent,
  parseCorrections,
  parseHistory,
  parseLog,
  parseNotes,
} from '../../../domain/applications/history.ts';
import { MAIL_CHOICES, type MailChoice } from '../../../domain/applications/mail-choice.ts';
import { parseSource } from '../../team/application-source.ts';

/** Tolerance for clock differences between servers, in milliseconds. Duplicate updates are harmless. */
const MARGIN_MS = 60_000;

/** The kinds of messages sent for an application; each has its own outbox entry. */
const MESSAGE_KINDS = ['team-mail', 'confirmation', 'webhook'];

export interface LiveListener {
  /** A new or changed record. */
  readonly onRecord: (application: Application) => void;
  /** @param reason why it was deleted, if known: may be called again with it */
  readonly onRemoved: (id: string, reason?: unknown) => void;
  /** Called when read access has ended. */
  readonly onEnded: () => void;
}

type Fields = Readonly<Record<string, unknown>>;

/** The team's data about one application, from its paths' values. */
const parseDetails = ({ history, notes, corrections, intake, results }: Fields) => {
  const { result }: Fields = { ...Object(results) };
  return {
    ...parseSource(intake),
    /** Oldest first. */
    history: parseHistory(history),
    notes: parseNotes(notes),
    /** Corrected fields, by the id of the history event. */
    corrections: parseCorrections(corrections),
    /** The attached result of the business check, encoded as in a link; null if there is none. */
    result: typeof result === 'string' ? result : null,
  };
};
export type Details = ReturnType<typeof parseDetails>;

/** A member of the team. */
export interface Member extends Owner {
  /** When they want emails: never, unless they chose. */
  readonly mail: MailChoice;
}

const combineUnsubscribes = (unsubscribes: readonly (() => void)[]) => () => {
  for (const unsubscribe of unsubscribes) unsubscribe();
};

type Ids = ReadonlySet<string>;

/** @param startedAt server time before the first read, in milliseconds since 1970 */
export function createWatches(database: Database, startedAt: number) {
  /** Watches a path's value; `undefined` if the rules deny access. */
  const watchValue = (
    path: string,
    onChange: (value: unknown) => void,
    ...constraints: readonly QueryConstraint[]
  ) =>
    onValue(
      query(ref(database, path), ...constraints),
      (snapshot) => onChange(snapshot.val()),
      () => onChange(undefined),
    );

  /** Ids under a path in which a child matches one of the conditions. */
  const watchIds = (
    path: string,
    conditions: readonly (readonly [child: string, constraint: QueryConstraint])[],
    onChange: (ids: Ids) => void,
  ) => {
    const matches = conditions.map((): readonly string[] => []);
    return combineUnsubscribes(
      conditions.map(([child, constraint], index) =>
        watchValue(
          path,
          (value) => {
            matches[index] = Object.keys(Object(value));
            onChange(new Set(matches.flat()));
          },
          orderByChild(child),
          constraint,
        ),
      ),
    );
  };

  return {
    /**
     * Everything created, changed or deleted since the session began, and applications with a reminder: a few small
     * queries, however many applications exist.
     */
    watchLive({ onRecord, onRemoved, onEnded }: LiveListener) {
      const since = startAt(startedAt - MARGIN_MS);
      const reportRecord = (snapshot: DataSnapshot): void =>
        onRecord(parseAnyApplication(snapshot.key ?? '', snapshot.val()));
      const applications = ref(database, 'applications');
      const queries = ['createdAt', 'updatedAt', 'ownedAt'].map((time) =>
        query(applications, orderByChild(time), since),
      );
      return combineUnsubscribes([
        ...queries.flatMap((part) => [
          onChildAdded(part, reportRecord, onEnded),
          onChildChanged(part, reportRecord),
          onChildRemoved(part, ({ key }) => onRemoved(key ?? '')),
        ]),
        // An application leaves this query when its reminder goes, so removal means nothing.
        onChildAdded(query(applications, orderByChild('remindOn'), startAt('')), reportRecord, onEnded),
        // If the rules don't know this path, nothing gets deleted.
        onChildAdded(
          query(ref(database, 'deletions'), orderByChild('at'), since),
          (snapshot) => onRemoved(snapshot.key ?? '', snapshot.child('reason').val()),
          () => undefined,
        ),
      ]);
    },

    /** Whether the database is connected. */
    watchConnection: (onChange: (connected: boolean) => void) =>
      watchValue('.info/connected', (value) => onChange(value === true)),

    /** History, notes and source of one application, once all are read; empty if the rules deny access. */
    watchDetails(id: string, onChange: (details: Details) => void) {
      const values: Record<string, unknown> = {};
      const paths = ['history', 'notes', 'corrections', 'intake', 'results'];
      return combineUnsubscribes(
        paths.map((path) =>
          watchValue(`${path}/${id}`, (value) => {
            values[path] = value;
            if (paths.every((each) => each in values)) onChange(parseDetails(values));
          }),
        ),
      );
    },

    /** Ids of likely spam. */
    watchSpam: (onChange: (ids: Ids) => void) => watchIds('intake', [['spam', startAt('')]], onChange),

    /**
     * Ids of applications with a message that is undeliverable or held for a decision. A flood holds every kind, so checking
     * one is enough; a full mailbox one.
     */
    watchUnsent: (onChange: (ids: Ids) => void) =>
      watchIds(
        'deliveries',
        [
          ...MESSAGE_KINDS.flatMap((kind) => [
            [`${kind}/state`, equalTo('failed')] as const,
            [`${kind}/error`, equalTo('restored')] as const,
          ]),
          ['team-mail/error', equalTo('flood')],
          ['confirmation/error', equalTo('mailbox')],
        ],
        onChange,
      ),

    /** Applications that retention deletes within a week: deletion times in milliseconds since 1970, by id. */
    watchExpiring: (onChange: (expiring: ReadonlyMap<string, number>) => void) =>
      watchValue('retention/next', (value) =>
        onChange(new Map(Object.entries(Object(value)).map(([id, at]) => [id, Number(at)]))),
      ),

    /** The latest log entries by the server's time, since members choose the keys; oldest first. */
    watchLog: (count: number, onChange: (log: readonly LogEvent[]) => void) =>
      watchValue('log', (value) => onChange(parseLog(value)), orderByChild('at'), limitToLast(count)),

    /** All members, by name. */
    watchMembers: (onChange: (members: readonly Member[]) => void) =>
      watchValue('team/members', (value) =>
        onChange(
          Object.entries(Object(value))
            .map(([uid, member]) => {
              const { name, mail }: Fields = { ...Object(member) };
              const choice = MAIL_CHOICES.find((each) => each === mail) ?? 'none';
              return { uid, name: String(name), mail: choice };
            })
            .toSorted((a, b) => a.name.localeCompare(b.name)),
        ),
      ),
  };
}
