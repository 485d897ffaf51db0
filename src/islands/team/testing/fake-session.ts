/** Test data: an application, and a team session whose events the test sends. */
import { atom } from 'nanostores';
import { type Application, EMPTY_DRAFT } from '../../../domain/applications/application.ts';
import type { LogEvent } from '../../../domain/applications/history.ts';
import type { LiveListener, Member } from '../../../services/firebase/team/live.ts';
import type { TeamSession } from '../../../services/firebase/team/session.ts';
import type { ReviewDeps } from '../store/review-store.ts';

export const application = (id: string, change: Partial<Application> = {}): Application => ({
  ...EMPTY_DRAFT,
  id,
  createdAt: 1,
  status: 'pending',
  ...change,
});

export function fakeSession(first: readonly Application[] = []) {
  const stopped: string[] = [];
  const stop = (what: string) => () => stopped.push(what);
  const createWatch = <T>(what: string) => {
    let listener = (_: T): void => undefined;
    return {
      send: (value: T) => listener(value),
      watch(onChange: (value: T) => void) {
        listener = onChange;
        return stop(what);
      },
    };
  };
  let live: LiveListener | null = null;
  const connection = createWatch<boolean>('connection');
  const spam = createWatch<ReadonlySet<string>>('spam');
  const unsent = createWatch<ReadonlySet<string>>('unsent');
  const members = createWatch<readonly Member[]>('members');
  const log = createWatch<readonly LogEvent[]>('log');
  const session: TeamSession = {
    actor: { name: 'code' },
    readNewest: async () => ({ applications: first, isComplete: true }),
    readPage: async () => ({ applications: first, next: null }),
    find: async () => [],
    changeOwner: async () => undefined,
    remind: async () => undefined,
    watchMembers: members.watch,
    readNotes: async () => new Map(),
    watchLive(listener) {
      live = listener;
      return stop('live');
    },
    setStatus: async () => undefined,
    watchConnection: connection.watch,
    watchDetails: () => stop('details'),
    addNote: async () => undefined,
    recordReply: async () => undefined,
    watchLog: (_, onChange) => log.watch(onChange),
    watchSpam: spam.watch,
    watchUnsent: unsent.watch,
    watchExpiring: () => stop('expiring'),
    readVisitCounts: async () => ({ totals: [], dropped: [] }),
    readSources: async () => new Map(),
    deleteApplication: async () => ({ ok: true, data: {} }),
    resendMessages: async () => ({ ok: true, data: {} }),
    setMailChoice: async () => undefined,
    exportPerson: async () => ({ ok: true, data: {} }),
    close: async () => void stopped.push('session'),
  };
  const deliver = (...applications: readonly Application[]) => {
    for (const each of applications) live?.onRecord(each);
  };
  return {
    ...{ session, deliver, stopped },
    listeners: {
      ...{ connection: connection.send, spam: spam.send, unsent: unsent.send },
      ...{ members: members.send, log: log.send },
      onRemoved: (id: string, reason?: unknown) => live?.onRemoved(id, reason),
      onEnded: () => live?.onEnded(),
    },
  };
}

let time = 0;

/** The dependencies of a review store, except for the session and the URL state. */
export const createReviewDeps = () =>
  ({
    applicantTypes: { Founder: 'Mentee', Agency: 'Business Partner', Company: 'Business Partner' },
    $seen: atom({ since: 0, opened: [] }),
    // Slower than live updates are batched.
    timing: {
      now: () => (time += 1000),
      schedule: () => () => undefined,
      pause: async () => undefined,
      yieldToInput: async () => undefined,
    },
    onUpdateFailed: () => undefined,
  }) satisfies Partial<ReviewDeps>;
