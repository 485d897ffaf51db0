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
import type { Owner } from '../../../domain/applications/application.ts';
import { parseApplication } from '../../../domain/applications/application-record.ts';
import {
  type LogEvent,
  parseCorrections,
  parseHistory,
  parseLog,
  parseNotes,
} from '../../../domain/applications/history.ts';
import { MAIL_CHOICES, type MailChoice } from '../../../domain/applications/mail-choice.ts';
import { isLocale } from '../../../domain/site/locale.ts';
import { parseUtm } from '../../../domain/visits/utm.ts';
import type { Details, LiveListener } from '../../team/team-session.ts';

const combineUnsubscribes =
  (unsubscribes: readonly (() => void)[]): (() => void) =>
  () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };

/**
 * Subscribes to applications created, changed or deleted since a server time, and to those with a reminder: a few small
 * queries, however many applications exist.
 */
export function watchLive(
  database: Database,
  since: number,
  { onRecord, onRemoved, onEnded }: LiveListener,
): () => void {
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
}

/** Watches a path's value; `undefined` if the rules deny access. */
const watchValue = (
  database: Database,
  path: string,
  onChange: (value: unknown) => void,
  ...constraints: readonly QueryConstraint[]
): (() => void) =>
  onValue(
    query(ref(database, path), ...constraints),
    (snapshot) => onChange(snapshot.val()),
    () => onChange(undefined),
  );

/** History and notes of one application; empty if the rules deny access. */
export function watchDetails(
  database: Database,
  id: string,
  onChange: (details: Details) => void,
): () => void {
  const values: Record<string, unknown> = {};
  const paths = ['history', 'notes', 'corrections', 'intake/language', 'intake/campaign', 'intake/utm'];
  return combineUnsubscribes(
    paths.map((path) => {
      const [collection, field] = path.split('/');
      return watchValue(database, [collection, id, field].filter(Boolean).join('/'), (value) => {
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
}

/** Ids under a path whose child matches; empty if the rules deny access. */
export const watchIds = (
  database: Database,
  path: string,
  child: string,
  constraint: QueryConstraint,
  onChange: (ids: ReadonlySet<string>) => void,
): (() => void) =>
  watchValue(
    database,
    path,
    (value) => onChange(new Set(Object.keys(Object(value)))),
    orderByChild(child),
    constraint,
  );

/** The kinds of messages sent for an application; each has its own outbox entry. */
const MESSAGE_KINDS = ['team-mail', 'confirmation', 'webhook'];

/** Ids of applications with an outbox entry in which a child has one of these values. */
function watchDeliveries(
  database: Database,
  conditions: readonly (readonly [child: string, value: string])[],
  onChange: (ids: ReadonlySet<string>) => void,
): () => void {
  const matches = conditions.map((): ReadonlySet<string> => new Set());
  return combineUnsubscribes(
    conditions.map(([child, value], index) =>
      watchIds(database, 'deliveries', child, equalTo(value), (ids) => {
        matches[index] = ids;
        onChange(new Set(matches.flatMap((each) => [...each])));
      }),
    ),
  );
}

/** Ids of applications with an undeliverable message. */
export const watchUndelivered = (
  database: Database,
  onChange: (ids: ReadonlySet<string>) => void,
): (() => void) =>
  watchDeliveries(
    database,
    MESSAGE_KINDS.map((kind) => [`${kind}/state`, 'failed']),
    onChange,
  );

/** Ids of applications held for a decision. A flood holds every kind, so checking one is enough; a full mailbox one. */
export const watchHeld = (database: Database, onChange: (ids: ReadonlySet<string>) => void): (() => void) =>
  watchDeliveries(
    database,
    [
      ['team-mail/error', 'flood'],
      ['confirmation/error', 'mailbox'],
      ...MESSAGE_KINDS.map((kind) => [`${kind}/error`, 'restored'] as const),
    ],
    onChange,
  );

/** The latest log entries by the server's time, since members choose the keys. */
export const watchLog = (
  database: Database,
  count: number,
  onChange: (log: readonly LogEvent[]) => void,
): (() => void) =>
  watchValue(database, 'log', (value) => onChange(parseLog(value)), orderByChild('at'), limitToLast(count));

/** All members, by name. */
export const watchMembers = (
  database: Database,
  onChange: (members: readonly Owner[]) => void,
): (() => void) =>
  watchValue(database, 'team/members', (value) =>
    onChange(
      Object.entries(Object(value))
        .map(([uid, member]) => ({ uid, name: String(Object(member).name) }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    ),
  );

/** When a member wants emails: never, unless they chose; null if unknown. */
export const watchMailChoice = (
  database: Database,
  uid: string,
  onChange: (choice: MailChoice | null) => void,
): (() => void) =>
  watchValue(database, `team/members/${uid}/mail`, (value) =>
    onChange(value === undefined ? null : (MAIL_CHOICES.find((choice) => choice === value) ?? 'none')),
  );

/** Applications that retention deletes within a week. */
export const watchExpiring = (
  database: Database,
  onChange: (expiring: ReadonlyMap<string, number>) => void,
): (() => void) =>
  watchValue(database, 'retention/next', (value) =>
    onChange(
      new Map(
        Object.entries(Object(value)).flatMap(([id, at]) =>
          typeof at === 'number' ? [[id, at] as const] : [],
        ),
      ),
    ),
  );
