/** What changes while the dashboard is open, and what the team keeps beside an application, over the SDK. */
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
import { applicationFrom } from '../../../domain/applications/application-record.ts';
import {
  correctionsFrom,
  historyFrom,
  type LogEvent,
  logFrom,
  notesFrom,
} from '../../../domain/applications/history.ts';
import { MAIL_CHOICES, type MailChoice } from '../../../domain/applications/mail-choice.ts';
import { isLocale } from '../../../domain/site/locale.ts';
import type { Details, LiveListener } from '../../team/team-session.ts';

const all =
  (stops: readonly (() => void)[]): (() => void) =>
  () => {
    for (const stop of stops) stop();
  };

/**
 * Everything that came in, was changed or deleted since a time of the server: three small queries, however many
 * applications there are.
 */
export function watchLive(
  database: Database,
  since: number,
  { onRecord, onRemoved, onEnded }: LiveListener,
): () => void {
  const record = (snapshot: DataSnapshot): void => {
    const id = snapshot.key ?? '';
    onRecord(id, applicationFrom(id, snapshot.val()));
  };
  const removed = ({ key }: DataSnapshot): void => onRemoved(key ?? '');
  const watched = ['createdAt', 'updatedAt'].map((time) =>
    query(ref(database, 'applications'), orderByChild(time), startAt(since)),
  );
  const deletions = query(ref(database, 'deletions'), orderByChild('at'), startAt(since));
  return all([
    ...watched.flatMap((part) => [
      onChildAdded(part, record, onEnded),
      onChildChanged(part, record),
      onChildRemoved(part, removed),
    ]),
    // Refused where the rules know no such place: then nothing is deleted.
    onChildAdded(deletions, removed, () => undefined),
  ]);
}

const NO_DETAILS: Details = {
  history: [],
  notes: [],
  corrections: new Map(),
  language: null,
  campaign: null,
};

/** History and notes of one application; empty where the rules give nothing out. */
export function watchDetails(
  database: Database,
  id: string,
  onChange: (details: Details) => void,
): () => void {
  let details = NO_DETAILS;
  const change = (part: Partial<Details>): void => {
    details = { ...details, ...part };
    onChange(details);
  };
  return all([
    onValue(
      ref(database, `history/${id}`),
      (snapshot) => change({ history: historyFrom(snapshot.val()) }),
      () => change({ history: [] }),
    ),
    onValue(
      ref(database, `notes/${id}`),
      (snapshot) => change({ notes: notesFrom(snapshot.val()) }),
      () => change({ notes: [] }),
    ),
    onValue(
      ref(database, `corrections/${id}`),
      (snapshot) => change({ corrections: correctionsFrom(snapshot.val()) }),
      () => change({ corrections: new Map() }),
    ),
    onValue(
      ref(database, `intake/${id}/language`),
      (snapshot) => change({ language: isLocale(snapshot.val()) ? snapshot.val() : null }),
      () => change({ language: null }),
    ),
    onValue(
      ref(database, `intake/${id}/campaign`),
      (snapshot) => change({ campaign: typeof snapshot.val() === 'string' ? snapshot.val() : null }),
      () => change({ campaign: null }),
    ),
  ]);
}

/** Ids below a place whose child fits; none where the rules give nothing out. */
export const watchIds = (
  database: Database,
  place: string,
  child: string,
  constraint: ReturnType<typeof startAt | typeof equalTo>,
  onChange: (ids: ReadonlySet<string>) => void,
): (() => void) =>
  onValue(
    query(ref(database, place), orderByChild(child), constraint),
    (snapshot) => onChange(new Set(Object.keys(snapshot.val() ?? {}))),
    () => onChange(new Set()),
  );

/** How an application's messages go out: each is an entry of its own. */
const KINDS = ['team-mail', 'confirmation', 'webhook'];

/** Ids of applications of which an entry, of whatever kind, has a value at one of these children. */
function watchEntries(
  database: Database,
  wanted: readonly (readonly [child: string, value: string])[],
  onChange: (ids: ReadonlySet<string>) => void,
): () => void {
  const found = wanted.map((): ReadonlySet<string> => new Set());
  return all(
    wanted.map(([child, value], index) =>
      watchIds(database, 'deliveries', child, equalTo(value), (ids) => {
        found[index] = ids;
        onChange(new Set(found.flatMap((each) => [...each])));
      }),
    ),
  );
}

/** Ids of what could not be delivered. */
export const watchUndelivered = (
  database: Database,
  onChange: (ids: ReadonlySet<string>) => void,
): (() => void) =>
  watchEntries(
    database,
    KINDS.map((kind) => [`${kind}/state`, 'failed']),
    onChange,
  );

/** Ids of what waits for a person's word. A flood holds back every kind: one says it for all. */
export const watchHeld = (database: Database, onChange: (ids: ReadonlySet<string>) => void): (() => void) =>
  watchEntries(
    database,
    [['team-mail/error', 'flood'], ...KINDS.map((kind) => [`${kind}/error`, 'restored'] as const)],
    onChange,
  );

/** The latest of the team's log; nothing where the rules give nothing out. */
export const watchLog = (
  database: Database,
  count: number,
  onChange: (log: readonly LogEvent[]) => void,
): (() => void) =>
  onValue(
    query(ref(database, 'log'), limitToLast(count)),
    (snapshot) => onChange(logFrom(snapshot.val())),
    () => onChange([]),
  );

/** When a member wants mail; null where that is not known. */
export const watchMail = (
  database: Database,
  uid: string,
  onChange: (choice: MailChoice | null) => void,
): (() => void) =>
  onValue(
    ref(database, `team/members/${uid}/mail`),
    (snapshot) => onChange(MAIL_CHOICES.find((choice) => choice === snapshot.val()) ?? null),
    () => onChange(null),
  );

/** What goes next week; nothing where the rules give nothing out. */
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
