/** For tests of the dashboard: an application, and a team session whose events the test sends. */
import { type Application, EMPTY_DRAFT } from '../../domain/applications/application.ts';
import type { Applications } from '../../domain/applications/application-record.ts';
import type { LogEvent } from '../../domain/applications/history.ts';
import type { MailChoice } from '../../domain/applications/mail-choice.ts';
import type { Details, LiveListener, Page, TeamSession } from '../../services/team/team-session.ts';

export const application = (id: string, change: Partial<Application> = {}): Application => ({
  ...EMPTY_DRAFT,
  id,
  createdAt: 1,
  status: 'pending',
  ...change,
});

const NOTHING: Page = { readable: [], unreadable: [], next: null };

export function fakeSession(first: Applications = NOTHING) {
  const stopped: string[] = [];
  const ending = (what: string) => () => stopped.push(what);
  const listeners: {
    live: LiveListener | null;
    connection: (connected: boolean) => void;
    details: (details: Details) => void;
    log: (log: readonly LogEvent[]) => void;
    spam: (ids: ReadonlySet<string>) => void;
    undelivered: (ids: ReadonlySet<string>) => void;
    held: (ids: ReadonlySet<string>) => void;
    expiring: (expiring: ReadonlyMap<string, number>) => void;
    mail: (choice: MailChoice | null) => void;
  } = {
    live: null,
    connection: () => undefined,
    details: () => undefined,
    log: () => undefined,
    spam: () => undefined,
    undelivered: () => undefined,
    held: () => undefined,
    expiring: () => undefined,
    mail: () => undefined,
  };
  const session: TeamSession = {
    who: { name: 'code' },
    newest: async () => first,
    page: async () => ({ ...first, next: null }),
    find: async () => NOTHING,
    sameSender: async () => NOTHING,
    changeOwner: async () => undefined,
    notes: async () => new Map(),
    logBefore: async () => [],
    watchLive(listener) {
      listeners.live = listener;
      return ending('live');
    },
    setStatuses: async () => undefined,
    watchConnection(onChange) {
      listeners.connection = onChange;
      return ending('connection');
    },
    watchDetails(_, onChange) {
      listeners.details = onChange;
      return ending('details');
    },
    resultOf: async () => null,
    addNote: async () => undefined,
    noteAnswer: async () => undefined,
    watchLog(_, onChange) {
      listeners.log = onChange;
      return ending('log');
    },
    watchSpam(onChange) {
      listeners.spam = onChange;
      return ending('spam');
    },
    watchUndelivered(onChange) {
      listeners.undelivered = onChange;
      return ending('undelivered');
    },
    watchHeld(onChange) {
      listeners.held = onChange;
      return ending('held');
    },
    watchExpiring(onChange) {
      listeners.expiring = onChange;
      return ending('expiring');
    },
    visitSums: async () => ({ sums: [], dropped: [] }),
    origins: async () => new Map(),
    deletedSince: async () => [],
    deleteApplication: async () => ({ ok: true, data: {} }),
    decidedBy: async () => null,
    resendMessages: async () => ({ ok: true, data: {} }),
    watchMail(onChange) {
      listeners.mail = onChange;
      return ending('mail');
    },
    setMail: async () => undefined,
    exportPerson: async () => ({ ok: true, data: {} }),
    close: async () => void stopped.push('session'),
  };
  const deliver = (...applications: readonly Application[]) => {
    for (const each of applications) listeners.live?.onRecord(each.id, each);
  };
  return { session, listeners, deliver, stopped };
}
