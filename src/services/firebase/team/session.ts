import type { User } from 'firebase/auth';
import { type Database, get, push, ref, serverTimestamp, update } from 'firebase/database';
import type { Callable, Outcome } from '../../../contract/callable.ts';
import { type Actor, parseHistory, type StatusEvent } from '../../../domain/applications/history.ts';
import type { Immutable } from '../../../domain/values/schema.ts';
import type { StatusChange, TeamSession } from '../../team/team-session.ts';
import { call } from '../calls.ts';
import type { BackendConfig } from '../config.ts';
import { createWatches } from './live.ts';
import { createReader, createReads } from './reads.ts';

/** Tolerance for clock differences between servers, in milliseconds. Duplicate updates are harmless. */
const MARGIN_MS = 60_000;

type Writes = Readonly<Record<string, unknown>>;

/** The team's session in an authenticated database. */
export function createTeamSession({
  config,
  database,
  user,
  actor,
  startedAt,
  close,
}: {
  config: BackendConfig;
  database: Database;
  user: Pick<User, 'getIdToken'>;
  actor: Actor;
  /** Server time before the first read, in milliseconds since 1970. */
  startedAt: number;
  close: () => Promise<void>;
}): TeamSession {
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

  const loadRequests = () => import('../../../contract/applications/team-requests.ts');
  const callAsTeam = async <Sent, Response>(
    choose: (requests: Awaited<ReturnType<typeof loadRequests>>) => Callable<Sent, unknown, Response>,
    request: Immutable<Sent>,
  ): Promise<Outcome<Response>> =>
    call(config, choose(await loadRequests()), request, { token: await user.getIdToken() });

  return {
    actor,
    ...createReads(createReader(config, user)),
    ...createWatches(database, actor, startedAt - MARGIN_MS),
    setStatuses: (changes) => write(Object.assign({}, ...changes.map(buildStatusWrites))),
    changeOwner: (id, { from, to }) => {
      const event = { what: to ? 'taken' : 'given-back', from: from?.uid ?? null, to: to?.name ?? null };
      return write(buildOwnerWrites(id, event, to ? { owner: to } : { owner: null, remindOn: null }));
    },
    remind: (id, on) => write(buildOwnerWrites(id, { what: 'reminder' }, { remindOn: on })),
    getDecider: async (id) => {
      const history = parseHistory((await get(ref(database, `history/${id}`))).val());
      return history.findLast(({ what }) => what === 'status')?.who ?? null;
    },
    readResult: async (id) => {
      const result: unknown = (await get(ref(database, `results/${id}/result`))).val();
      return typeof result === 'string' ? result : null;
    },
    addNote: (id, text) => {
      // The rules look up a note by its entry's key.
      const key = createKey();
      return write({
        [`notes/${id}/${key}`]: { at: now, who: actor, text },
        ...buildHistoryWrites(id, { what: 'note' }, key),
      });
    },
    recordReply: (id) => write(buildHistoryWrites(id, { what: 'answered' })),
    deleteApplication: (id, language) =>
      callAsTeam(({ deleteApplication }) => deleteApplication, { id, language }),
    exportPerson: (email, language) => callAsTeam(({ exportPerson }) => exportPerson, { email, language }),
    resendMessages: async (ids, language) => {
      const { MAX_RESENT_APPLICATIONS: max } = await loadRequests();
      const send = async (from: number): Promise<Outcome<unknown>> => {
        const batch = ids.slice(from, from + max);
        const outcome = await callAsTeam((requests) => requests.resendMessages, { ids: batch, language });
        return outcome.ok && from + max < ids.length ? send(from + max) : outcome;
      };
      return send(0);
    },
    setMailChoice: (choice, language) =>
      write({ [`team/members/${actor.uid}/mail`]: choice, [`team/members/${actor.uid}/language`]: language }),
    close,
  };
}
