import type { User } from 'firebase/auth';
import { type Database, push, ref, serverTimestamp, update } from 'firebase/database';
import {
  deleteApplication,
  exportPerson,
  MAX_RESENT_APPLICATIONS,
  resendMessages,
} from '../../../contract/applications/team-requests.ts';
import type { Callable, Outcome } from '../../../contract/callable.ts';
import type { ApplicationStatus, Owner } from '../../../domain/applications/application.ts';
import type { Actor } from '../../../domain/applications/history.ts';
import type { MailChoice } from '../../../domain/applications/mail-choice.ts';
import type { Locale } from '../../../domain/site/locale.ts';
import type { Immutable } from '../../../domain/values/schema.ts';
import { call } from '../calls.ts';
import type { BackendConfig } from '../config.ts';
import { createWatches } from './live.ts';
import type { createReads } from './reads.ts';

type Writes = Readonly<Record<string, unknown>>;

/** A status change, with the status that it was based on. */
export interface StatusChange {
  readonly id: string;
  readonly from: ApplicationStatus;
  readonly to: ApplicationStatus;
}

/** A change of an application's owner, with the one it is based on. */
export interface OwnerChange {
  readonly from: Owner | undefined;
  readonly to: Owner | undefined;
}

export interface SessionDeps {
  readonly config: BackendConfig;
  readonly database: Database;
  readonly user: Pick<User, 'getIdToken'>;
  readonly reads: ReturnType<typeof createReads>;
  /** The actor that history entries name. */
  readonly actor: Actor;
  /** Server time before the first read, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly close: () => Promise<void>;
}

/** What an unlocked dashboard can do. Lives as long as the page. */
export type TeamSession = ReturnType<typeof createTeamSession>;

/** The team's session in an authenticated database. */
export function createTeamSession({ config, database, user, reads, actor, startedAt, close }: SessionDeps) {
  const write = (writes: Writes): Promise<void> => update(ref(database), { ...writes });
  const createKey = (): string => push(ref(database)).key ?? '';
  const now = serverTimestamp();

  const callAs = async <Sent, Response>(
    contract: Callable<Sent, unknown, Response, unknown>,
    request: Immutable<Sent>,
  ) => call(config, contract, request, { token: await user.getIdToken() });

  /** Rules cannot find a new history entry by themselves, so the head names it. */
  const buildHistoryWrites = (id: string, event: object, key = createKey()): Writes => ({
    [`history/${id}/${key}`]: { ...event, who: actor, at: now },
    [`historyHead/${id}`]: key,
    [`log/${key}`]: { ...event, who: actor, at: now, id },
  });

  return {
    actor,
    ...reads,
    ...createWatches(database, startedAt),

    /**
     * Writes a status with its time and history, atomically. Rejects with a readable message, including if it was changed
     * in the meantime.
     */
    setStatus: ({ id, from, to }: StatusChange) =>
      write({
        [`applications/${id}/status`]: to,
        [`applications/${id}/updatedAt`]: now,
        ...buildHistoryWrites(id, { what: 'status', from, to }),
      }),

    /** Assigns an application, or gives it back, with history. Rejects if somebody else was faster. */
    changeOwner: (id: string, { from, to }: OwnerChange) =>
      write({
        [`applications/${id}/owner`]: to ? { uid: to.uid, name: to.name } : null,
        ...(!to && { [`applications/${id}/remindOn`]: null }),
        // The live queries find a change by its time.
        [`applications/${id}/ownedAt`]: now,
        ...buildHistoryWrites(id, {
          what: to ? 'taken' : 'given-back',
          from: from?.uid ?? null,
          to: to?.name ?? null,
        }),
      }),

    /** Sets the owner's reminder, such as '2026-11-23', with history. */
    remind: (id: string, on: string | null) =>
      write({
        [`applications/${id}/remindOn`]: on,
        [`applications/${id}/ownedAt`]: now,
        ...buildHistoryWrites(id, { what: 'reminder' }),
      }),

    addNote(id: string, text: string) {
      // The rules look up a note by its entry's key.
      const key = createKey();
      return write({
        [`notes/${id}/${key}`]: { at: now, who: actor, text },
        ...buildHistoryWrites(id, { what: 'note' }, key),
      });
    },

    /** Records that a reply was opened in the mail client. */
    recordReply: (id: string) => write(buildHistoryWrites(id, { what: 'answered' })),

    setMailChoice: (choice: MailChoice) => write({ [`team/members/${actor.uid}/mail`]: choice }),

    /** Deletes an application with all its data. */
    deleteApplication: (id: string, language: Locale): Promise<Outcome<unknown>> =>
      callAs(deleteApplication, { id, language }),

    /** Everything stored about an email address. */
    exportPerson: (email: string, language: Locale): Promise<Outcome<unknown>> =>
      callAs(exportPerson, { email, language }),

    /** Sends held and undeliverable messages, and clears the spam mark of these applications. */
    async resendMessages(ids: readonly string[], language: Locale): Promise<Outcome<unknown>> {
      const max = MAX_RESENT_APPLICATIONS;
      const outcome = await callAs(resendMessages, { ids: ids.slice(0, max), language });
      return outcome.ok && ids.length > max ? this.resendMessages(ids.slice(max), language) : outcome;
    },

    close,
  };
}
