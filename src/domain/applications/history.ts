/** The history of an application, stored under history/{id}. */
import type { ApplicationStatus } from './application.ts';

/** The author of an event. Code sessions have no uid and are named {@link CODE_ACTOR}. */
export interface Actor {
  readonly uid?: string;
  readonly name: string;
}

/** A session of the shared code. */
export const CODE_ACTOR: Actor = { name: 'code' };

/** A status change, without the server's time. */
export interface StatusEvent {
  readonly who: Actor;
  readonly what: 'status';
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
}

/** A parsed history event. */
export interface HistoryEvent {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly who: Actor;
  /** Such as 'status', 'note', 'answered', 'corrected'; newer versions may add more. */
  readonly what: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** An entry of the team's log. */
export interface LogEvent extends HistoryEvent {
  /** Id of the application; null for events about no application. */
  readonly about: string | null;
}

/** What an applicant corrected: before and after, by field. */
export type CorrectedFields = Readonly<Record<string, { readonly from: string; readonly to: string }>>;

export interface Note {
  readonly id: string;
  readonly at: number;
  readonly who: Actor;
  readonly text: string;
}

/** Maximum length of a note in characters, also in `database.rules.json`. */
export const NOTE_LIMIT = 2000;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.toWellFormed() : null;

/** The actor; legacy entries may lack one. */
function actorFrom({ uid, name }: Fields): Actor {
  const id = textOf(uid);
  return { ...(id !== null && { uid: id }), name: textOf(name) ?? CODE_ACTOR.name };
}

function entriesOf(collection: unknown): readonly (readonly [id: string, at: number, who: Actor, Fields])[] {
  return Object.entries(fieldsOf(collection))
    .map(([id, value]) => {
      const fields = fieldsOf(value);
      const at = typeof fields.at === 'number' && Math.abs(fields.at) <= 8.64e15 ? fields.at : 0;
      return [id, at, actorFrom(fieldsOf(fields.who)), fields] as const;
    })
    .toSorted(([a, atA], [b, atB]) => atA - atB || (a < b ? -1 : 1));
}

/** The history of an application, oldest first. Skips invalid events. */
export const historyFrom = (collection: unknown): readonly HistoryEvent[] =>
  entriesOf(collection).flatMap(([id, at, who, fields]) => {
    const what = textOf(fields.what);
    return what === null ? [] : [{ id, at, who, what, from: textOf(fields.from), to: textOf(fields.to) }];
  });

/** The team's log, oldest first. */
export const logFrom = (collection: unknown): readonly LogEvent[] => {
  const entries = fieldsOf(collection);
  return historyFrom(collection).map((event) => ({
    ...event,
    about: textOf(fieldsOf(entries[event.id]).id),
  }));
};

/** Corrections by the id of their event. */
export const correctionsFrom = (collection: unknown): ReadonlyMap<string, CorrectedFields> =>
  new Map(
    Object.entries(fieldsOf(collection)).map(([id, fields]) => [
      id,
      Object.fromEntries(
        Object.entries(fieldsOf(fields)).map(([field, change]) => {
          const { from, to } = fieldsOf(change);
          return [field, { from: textOf(from) ?? '', to: textOf(to) ?? '' }];
        }),
      ),
    ]),
  );

/** Ids of applications that were corrected since the team last acted on them. */
export function correctedSince(log: readonly LogEvent[]): ReadonlySet<string> {
  const last = new Map(log.flatMap(({ about, what }) => (about === null ? [] : [[about, what]])));
  return new Set([...last].flatMap(([id, what]) => (what === 'corrected' ? [id] : [])));
}

/** The notes on an application, oldest first. */
export const notesFrom = (collection: unknown): readonly Note[] =>
  entriesOf(collection).flatMap(([id, at, who, fields]) => {
    const text = textOf(fields.text);
    return text === null ? [] : [{ id, at, who, text }];
  });
