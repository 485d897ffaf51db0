import type { User } from 'firebase/auth';
import { type Database, get, onValue, push, ref, serverTimestamp, startAt, update } from 'firebase/database';
import type { Outcome } from '../../../contract/callable.ts';
import { type Actor, parseHistory, type StatusEvent } from '../../../domain/applications/history.ts';
import type { StatusChange, TeamSession } from '../../team/team-session.ts';
import { call } from '../calls.ts';
import type { BackendConfig } from '../config.ts';
import {
  watchDetails,
  watchExpiring,
  watchHeld,
  watchIds,
  watchLive,
  watchLog,
  watchMailChoice,
  watchMembers,
  watchUndelivered,
} from './live.ts';
import {
  createReadDeps,
  readApplication,
  readFromSameSender,
  readLogBefore,
  readNewest,
  readNotes,
  readPage,
} from './rest-reads.ts';
import { readDeletedSince, readSources, readVisitCounts } from './visits.ts';

/** Tolerance for clock differences between servers, in milliseconds. Duplicate updates are harmless. */
const MARGIN_MS = 60_000;

type Writes = Readonly<Record<string, unknown>>;

export interface SessionDeps {
  readonly config: BackendConfig;
  readonly database: Database;
  readonly user: Pick<User, 'getIdToken'>;
  readonly actor: Actor;
  /** Server time before the first read, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly close: () => Promise<void>;
}

/** The team's session in an authenticated database. */
export function createTeamSession({
  config,
  database,
  user,
  actor,
  startedAt,
  close,
}: SessionDeps): TeamSession {
  const deps = createReadDeps(user);
  const write = (writes: Writes): Promise<void> => update(ref(database), { ...writes });
  const createKey = (): string => push(ref(database)).key ?? '';
  const now = serverTimestamp();

  /** Rules cannot find a new history entry by themselves, so the head names it. */
  const buildHistoryWrites = (id: string, event: object, key = createKey()): Writes => ({
    [`history/${id}/${key}`]: { ...event, who: actor, at: now },
    [`historyHead/${id}`]: key,
    [`log/${key}`]: { ...event, who: actor, at: now, id },
  });

  const buildStatusWrites = ({ id, from, to }: StatusChange): Writes => {
    const event: StatusEvent = { who: actor, what: 'status', from, to };
    return {
      [`applications/${id}/status`]: to,
      [`applications/${id}/updatedAt`]: now,
      ...buildHistoryWrites(id, event),
    };
  };

  /** Each change has its time, which the live queries find. */
  const buildOwnerWrites = (id: string, event: object, fields: Writes): Writes => ({
    ...Object.fromEntries(
      Object.entries({ ...fields, ownedAt: now }).map(([field, value]) => [
        `applications/${id}/${field}`,
        value,
      ]),
    ),
    ...buildHistoryWrites(id, event),
  });

  return {
    actor,
    readNewest: (count) => readNewest(config, deps, count),
    readPage: (from, count) => readPage(config, deps, from, count),
    find: (id) => readApplication(config, deps, id),
    readFromSameSender: (application) => readFromSameSender(config, deps, application),
    watchLive: (listener) => watchLive(database, startedAt - MARGIN_MS, listener),
    setStatuses: (changes) => write(Object.assign({}, ...changes.map(buildStatusWrites))),
    changeOwner: (id, { from, to }) => {
      const event = { what: to ? 'taken' : 'given-back', from: from?.uid ?? null, to: to?.name ?? null };
      return write(buildOwnerWrites(id, event, to ? { owner: to } : { owner: null, remindOn: null }));
    },
    remind: (id, on) => write(buildOwnerWrites(id, { what: 'reminder' }, { remindOn: on })),
    watchMembers: (onChange) => watchMembers(database, onChange),
    getDecider: async (id) => {
      const history = parseHistory((await get(ref(database, `history/${id}`))).val());
      return history.findLast(({ what }) => what === 'status')?.who ?? null;
    },
    watchConnection: (onChange) =>
      onValue(ref(database, '.info/connected'), (snapshot) => onChange(snapshot.val() === true)),
    readResult: async (id) => {
      const result: unknown = (await get(ref(database, `results/${id}/result`))).val();
      return typeof result === 'string' ? result : null;
    },
    watchDetails: (id, onChange) => watchDetails(database, id, onChange),
    addNote: (id, text) => {
      // The rules look up a note by its entry's key.
      const key = createKey();
      return write({
        [`notes/${id}/${key}`]: { at: now, who: actor, text },
        ...buildHistoryWrites(id, { what: 'note' }, key),
      });
    },
    readNotes: (from) => readNotes(config, deps, from),
    recordReply: (id) => write(buildHistoryWrites(id, { what: 'answered' })),
    readVisitCounts: (from, to) => readVisitCounts(config, deps, from, to),
    readSources: (from) => readSources(config, deps, from),
    readDeletedSince: (time) => readDeletedSince(config, deps, time),
    watchLog: (count, onChange) => watchLog(database, count, onChange),
    readLogBefore: (loaded, count) => readLogBefore(config, deps, loaded, count),
    watchUndelivered: (onChange) => watchUndelivered(database, onChange),
    watchHeld: (onChange) => watchHeld(database, onChange),
    watchExpiring: (onChange) => watchExpiring(database, onChange),
    deleteApplication: async (id, language) => {
      const { deleteApplication } = await import('../../../contract/applications/delete-application.ts');
      return call(config, deleteApplication, { id, language }, { token: await user.getIdToken() });
    },
    exportPerson: async (email, language) => {
      const { exportPerson } = await import('../../../contract/applications/export-person.ts');
      return call(config, exportPerson, { email, language }, { token: await user.getIdToken() });
    },
    resendMessages: async (ids, language) => {
      const { MAX_RESENT_APPLICATIONS, resendMessages } = await import(
        '../../../contract/applications/resend-messages.ts'
      );
      const send = async (from: number): Promise<Outcome<unknown>> => {
        const batch = ids.slice(from, from + MAX_RESENT_APPLICATIONS);
        const token = await user.getIdToken();
        const outcome = await call(config, resendMessages, { ids: batch, language }, { token });
        return outcome.ok && from + MAX_RESENT_APPLICATIONS < ids.length
          ? send(from + MAX_RESENT_APPLICATIONS)
          : outcome;
      };
      return send(0);
    },
    watchMailChoice: (onChange) => {
      if (actor.uid !== undefined) return watchMailChoice(database, actor.uid, onChange);
      onChange(null);
      return () => undefined;
    },
    setMailChoice: (choice, language) =>
      write({ [`team/members/${actor.uid}/mail`]: choice, [`team/members/${actor.uid}/language`]: language }),
    watchSpam: (onChange) => watchIds(database, 'intake', 'spam', startAt(''), onChange),
    close,
  };
}
