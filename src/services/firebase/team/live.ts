/** Live updates while the dashboard is open, and the team's data about an application, over the SDK. */
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
import { parseApplication } from '../../../domain/applications/application-record.ts';
import {
  type Actor,
  parseCorrections,
  parseHistory,
  parseLog,
  parseNotes,
} from '../../../domain/applications/history.ts';
import { MAIL_CHOICES } from '../../../domain/applications/mail-choice.ts';
import { isLocale } from '../../../domain/site/locale.ts';
import { parseUtm } from '../../../domain/visits/utm.ts';
import type { TeamSession } from '../../team/team-session.ts';

/** The kinds of messages sent for an application; each has its own outbox entry. */
const MESSAGE_KINDS = ['team-mail', 'confirmation', 'webhook'];

const combineUnsubscribes =
  (unsubscribes: readonly (() => void)[]): (() => void) =>
  () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };

/**
 * The session's subscriptions.
 * @param since server time from which on changes of applications are reported, in milliseconds since 1970
 */
export function createWatches(database: Database, actor: Actor, since: number) {
  /** Watches a path's value; `undefined` if the rules deny access. */
  const watchValue = (
    path: string,
    onChange: (value: unknown) => void,
    ...constraints: readonly QueryConstraint[]
  ): (() => void) =>
    onValue(
      query(ref(database, path), ...constraints),
      (snapshot) => onChange(snapshot.val()),
      () => onChange(undefined),
    );

  /** Ids under a path whose child matches; empty if the rules deny access. */
  const watchIds = (
    path: string,
    child: string,
    constraint: QueryConstraint,
    onChange: (ids: ReadonlySet<string>) => void,
  ): (() => void) =>
    watchValue(
      path,
      (value) => onChange(new Set(Object.keys(Object(value)))),
      orderByChild(child),
      constraint,
    );

  /** Ids of applications with an outbox entry in which a child has one of these values. */
  const watchDeliveries = (
    conditions: readonly (readonly [child: string, value: string])[],
    onChange: (ids: ReadonlySet<string>) => void,
  ): (() => void) => {
    const matches = conditions.map((): ReadonlySet<string> => new Set());
    return combineUnsubscribes(
      conditions.map(([child, value], index) =>
        watchIds('deliveries', child, equalTo(value), (ids) => {
          matches[index] = ids;
          onChange(new Set(matches.flatMap((each) => [...each])));
        }),
      ),
    );
  };

  return {
    /** A few small queries, however many applications exist. */
    watchLive: ({ onRecord, onRemoved, onEnded }) => {
      const reportRecord = (snapshot: DataSnapshot): void => {
        const id = snapshot.key ?? '';
        onRecord(id, parseApplication(id, snapshot.val()));
      };
      const reportRemoval = ({ key }: DataSnapshot): void => onRemoved(key ?? '');
      const applications = ref(database, 'applications');
      const queries = ['createdAt', 'updatedAt', 'ownedAt'].map((time) =>
        query(applications, orderByChild(time), startAt(since)),
      );
      // An application leaves this query when its reminder goes, so removal means nothing.
      const reminders = query(applications, orderByChild('remindOn'), startAt(''));
      const deletions = query(ref(database, 'deletions'), orderByChild('at'), startAt(since));
      return combineUnsubscribes([
        ...queries.flatMap((part) => [
          onChildAdded(part, reportRecord, onEnded),
          onChildChanged(part, reportRecord),
          onChildRemoved(part, reportRemoval),
        ]),
        onChildAdded(reminders, reportRecord, onEnded),
        // If the rules don't know this path, nothing gets deleted.
        onChildAdded(
          deletions,
          (snapshot) => onRemoved(snapshot.key ?? '', snapshot.child('reason').val()),
          () => undefined,
        ),
      ]);
    },
    watchDetails: (id, onChange) => {
      const values: Record<string, unknown> = {};
      const paths = ['history', 'notes', 'corrections', 'intake/language', 'intake/campaign', 'intake/utm'];
      return combineUnsubscribes(
        paths.map((path) => {
          const [collection, field] = path.split('/');
          return watchValue([collection, id, field].filter(Boolean).join('/'), (value) => {
            values[path] = value;
            const { 'intake/language': language, 'intake/campaign': campaign } = values;
            onChange({
              history: parseHistory(values.history),
              readNotes: parseNotes(values.notes),
              corrections: parseCorrections(values.corrections),
              language: isLocale(language) ? language : null,
              campaign: typeof campaign === 'string' ? campaign : null,
              utm: parseUtm(values['intake/utm']),
            });
          });
        }),
      );
    },
    watchConnection: (onChange) => watchValue('.info/connected', (value) => onChange(value === true)),
    watchUndelivered: (onChange) =>
      watchDeliveries(
        MESSAGE_KINDS.map((kind) => [`${kind}/state`, 'failed']),
        onChange,
      ),
    /** A flood holds every kind, so checking one is enough; a full mailbox one. */
    watchHeld: (onChange) =>
      watchDeliveries(
        [
          ['team-mail/error', 'flood'],
          ['confirmation/error', 'mailbox'],
          ...MESSAGE_KINDS.map((kind) => [`${kind}/error`, 'restored'] as const),
        ],
        onChange,
      ),
    watchSpam: (onChange) => watchIds('intake', 'spam', startAt(''), onChange),
    /** By the server's time, since members choose the keys. */
    watchLog: (count, onChange) =>
      watchValue('log', (value) => onChange(parseLog(value)), orderByChild('at'), limitToLast(count)),
    watchMembers: (onChange) =>
      watchValue('team/members', (value) =>
        onChange(
          Object.entries(Object(value))
            .map(([uid, member]) => ({ uid, name: String(Object(member).name) }))
            .toSorted((a, b) => a.name.localeCompare(b.name)),
        ),
      ),
    /** Never, unless the member chose. */
    watchMailChoice: (onChange) => {
      if (actor.uid !== undefined)
        return watchValue(`team/members/${actor.uid}/mail`, (value) =>
          onChange(value === undefined ? null : (MAIL_CHOICES.find((choice) => choice === value) ?? 'none')),
        );
      onChange(null);
      return () => undefined;
    },
    watchExpiring: (onChange) =>
      watchValue('retention/next', (value) =>
        onChange(
          new Map(
            Object.entries(Object(value)).flatMap(([id, at]) =>
              typeof at === 'number' ? [[id, at] as const] : [],
            ),
          ),
        ),
      ),
  } satisfies Partial<TeamSession>;
}
