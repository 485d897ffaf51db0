/** The history of an application, stored under history/{id}. */

/** The author of an event. Code sessions have no uid and are named {@link CODE_ACTOR}. */
export interface Actor {
  readonly uid?: string;
  readonly name: string;
}

/** A session of the shared code. */
export const CODE_ACTOR: Actor = { name: 'code' };

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

/** An applicant's corrections by field, with the old and new values. */
export type CorrectedFields = Readonly<Record<string, { readonly from: string; readonly to: string }>>;

export interface Note {
  readonly id: string;
  readonly at: number;
  readonly who: Actor;
  readonly text: string;
}

/** Maximum length of a note in characters. `npm run rules` writes them to the database's rules. */
export const NOTE_LIMIT = 2000;

type Fields = Readonly<Record<string, unknown>>;

const toFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const toText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.toWellFormed() : null;

/** Parses an entry's actor, which legacy entries may lack. */
function parseActor({ uid, name }: Fields): Actor {
  const id = toText(uid);
  return { ...(id !== null && { uid: id }), name: toText(name) ?? CODE_ACTOR.name };
}

function parseEntries(
  collection: unknown,
): readonly (readonly [id: string, at: number, who: Actor, Fields])[] {
  return Object.entries(toFields(collection))
    .map(([id, value]) => {
      const fields = toFields(value);
      const at = typeof fields.at === 'number' && Math.abs(fields.at) <= 8.64e15 ? fields.at : 0;
      return [id, at, parseActor(toFields(fields.who)), fields] as const;
    })
    .toSorted(([a, atA], [b, atB]) => atA - atB || (a < b ? -1 : 1));
}

/** The history of an application, oldest first. Skips invalid events. */
export const parseHistory = (collection: unknown): readonly HistoryEvent[] =>
  parseEntries(collection).flatMap(([id, at, who, fields]) => {
    const what = toText(fields.what);
    return what === null ? [] : [{ id, at, who, what, from: toText(fields.from), to: toText(fields.to) }];
  });

/** The team's log, oldest first. */
export const parseLog = (collection: unknown): readonly LogEvent[] => {
  const entries = toFields(collection);
  return parseHistory(collection).map((event) => ({
    ...event,
    about: toText(toFields(entries[event.id]).id),
  }));
};

/** Parses corrections by event id. */
export const parseCorrections = (collection: unknown): ReadonlyMap<string, CorrectedFields> =>
  new Map(
    Object.entries(toFields(collection)).map(([id, fields]) => [
      id,
      Object.fromEntries(
        Object.entries(toFields(fields)).map(([field, change]) => {
          const { from, to } = toFields(change);
          return [field, { from: toText(from) ?? '', to: toText(to) ?? '' }];
        }),
      ),
    ]),
  );

/** The latest event of these kinds about an application. */
export const findLatest = (
  log: readonly LogEvent[],
  id: string,
  ...kinds: readonly string[]
): LogEvent | undefined => log.findLast(({ about, what }) => about === id && kinds.includes(what));

/** The applications whose latest event is of a kind, with that event: corrections, say, after which nobody has acted. */
export function findUnhandled(kind: string, log: readonly LogEvent[]): ReadonlyMap<string, LogEvent> {
  const last = new Map(log.flatMap((event) => (event.about === null ? [] : [[event.about, event]])));
  return new Map([...last].filter(([, { what }]) => what === kind));
}

/** The notes on an application, oldest first. */
export const parseNotes = (collection: unknown): readonly Note[] =>
  parseEntries(collection).flatMap(([id, at, who, fields]) => {
    const text = toText(fields.text);
    return text === null ? [] : [{ id, at, who, text }];
  });
