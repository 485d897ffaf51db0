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
  query,
  ref,
  startAt,
} from 'firebase/database';
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
    onChildAdded(deletions, reportRemoval, () => undefined),
  ]);
}

const NO_DETAILS: Details = {
  history: [],
  readNotes: [],
  corrections: new Map(),
  language: null,
  campaign: null,
};

/** History and notes of one application; empty if the rules deny access. */
export function watchDetails(
  database: Database,
  id: string,
  onChange: (details: Details) => void,
): () => void {
  let details = NO_DETAILS;
  const update = (part: Partial<Details>): void => {
    details = { ...details, ...part };
    onChange(details);
  };
  return combineUnsubscribes([
    onValue(
      ref(database, `history/${id}`),
      (snapshot) => update({ history: parseHistory(snapshot.val()) }),
      () => update({ history: [] }),
    ),
    onValue(
      ref(database, `notes/${id}`),
      (snapshot) => update({ readNotes: parseNotes(snapshot.val()) }),
      () => update({ readNotes: [] }),
    ),
    onValue(
      ref(database, `corrections/${id}`),
      (snapshot) => update({ corrections: parseCorrections(snapshot.val()) }),
      () => update({ corrections: new Map() }),
    ),
    onValue(
      ref(database, `intake/${id}/language`),
      (snapshot) => update({ language: isLocale(snapshot.val()) ? snapshot.val() : null }),
      () => update({ language: null }),
    ),
    onValue(
      ref(database, `intake/${id}/campaign`),
      (snapshot) => update({ campaign: typeof snapshot.val() === 'string' ? snapshot.val() : null }),
      () => update({ campaign: null }),
    ),
  ]);
}

/** Ids under a path whose child matches; empty if the rules deny access. */
export const watchIds = (
  database: Database,
  path: string,
  child: string,
  constraint: ReturnType<typeof startAt | typeof equalTo>,
  onChange: (ids: ReadonlySet<string>) => void,
): (() => void) =>
  onValue(
    query(ref(database, path), orderByChild(child), constraint),
    (snapshot) => onChange(new Set(Object.keys(snapshot.val() ?? {}))),
    () => onChange(new Set()),
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

/** The latest log entries by the server's time, since members choose the keys; empty if the rules deny access. */
export const watchLog = (
  database: Database,
  count: number,
  onChange: (log: readonly LogEvent[]) => void,
): (() => void) =>
  onValue(
    query(ref(database, 'log'), orderByChild('at'), limitToLast(count)),
    (snapshot) => onChange(parseLog(snapshot.val())),
    () => onChange([]),
  );

/** When a member wants emails: never, unless they chose; null if unknown. */
export const watchMailChoice = (
  database: Database,
  uid: string,
  onChange: (choice: MailChoice | null) => void,
): (() => void) =>
  onValue(
    ref(database, `team/members/${uid}/mail`),
    (snapshot) => onChange(MAIL_CHOICES.find((choice) => choice === snapshot.val()) ?? 'none'),
    () => onChange(null),
  );

/** Applications that retention deletes within a week; empty if the rules deny access. */
export const watchExpiring = (
  database: Database,
  onChange: (expiring: ReadonlyMap<string, number>) => void,
): (() => void) =>
  onValue(
    ref(database, 'retention/next'),
    (snapshot) => {
      const entries: readonly (readonly [string, unknown])[] = Object.entries(snapshot.val() ?? {});
      onChange(new Map(entries.flatMap(([id, at]) => (typeof at === 'number' ? [[id, at]] : []))));
    },
    () => onChange(new Map()),
  );
