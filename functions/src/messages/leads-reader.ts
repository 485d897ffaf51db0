import type { Database } from 'firebase-admin/database';
import { type LogEvent, parseLog } from '../../../src/domain/applications/history.ts';
import { readCorrections, readWithdrawn } from '../applications/changes.ts';
import { type Lead, parseLead } from '../applications/lead.ts';
import type { Outcome } from '../delivery/delivery.ts';
import { readSubscription } from '../newsletter/subscriptions.ts';

export const hold = (reason: string): Outcome => ({ kind: 'held', reason });

/** Sends something about an application, unless it is gone or likely spam. */
export async function sendAbout(
  leads: Pick<LeadsReader, 'readLead'>,
  id: string,
  send: (lead: Lead) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const lead = await leads.readLead(id);
  if (!lead) return hold('no-application');
  return lead.isSpam ? hold('spam') : await send(lead);
}

/** Maximum per digest; the dashboard lists all applications. */
const MAX_LEADS = 500;

export type LeadsReader = ReturnType<typeof createLeadsReader>;

/** Reads from the database what deliveries need. Times are from inclusive to exclusive. */
export function createLeadsReader(database: Database) {
  const readValue = async (path: string): Promise<unknown> => (await database.ref(path).get()).val();
  const readLead = async (id: string): Promise<Lead | null> => {
    const [record, intake] = await Promise.all([readValue(`applications/${id}`), readValue(`intake/${id}`)]);
    return parseLead(id, record, intake);
  };

  const readLeads = async (ids: readonly string[]): Promise<readonly Lead[]> =>
    (await Promise.all(ids.slice(0, MAX_LEADS).map(readLead))).filter((candidate) => candidate !== null);

  return {
    readLead,
    /** Applications received in a period, oldest first. */
    listLeads: async (from: number, to: number): Promise<readonly Lead[]> => {
      const found = await database
        .ref('applications')
        .orderByChild('createdAt')
        .startAt(from)
        .endBefore(to)
        .limitToFirst(MAX_LEADS)
        .get();
      const ids: string[] = [];
      found.forEach((child) => {
        if (child.key) ids.push(child.key);
      });
      return await readLeads(ids);
    },
    /** What applicants did: which applications they corrected, how many they withdrew. */
    readChanges: async (from: number, to: number) => {
      const log = parseLog(
        (await database.ref('log').orderByChild('at').startAt(from).endBefore(to).get()).val(),
      );
      const find = (kind: string): readonly string[] => [
        ...new Set(log.flatMap(({ what, about }) => (what === kind && about !== null ? [about] : []))),
      ];
      return { corrected: await readLeads(find('corrected')), withdrawn: find('withdrawn').length };
    },
    readCorrections: (id: string, from: number, to: number) => readCorrections(database, id, from, to),
    /** What is left of a withdrawn application until the mails about it have been sent. */
    readWithdrawn: (id: string) => readWithdrawn(database, id),
    readSubscription: (id: string) => readSubscription(database, id),
    /** An entry of the team's log. */
    readEvent: async (key: string): Promise<LogEvent | null> =>
      parseLog({ [key]: await readValue(`log/${key}`) })[0] ?? null,
    /** `team/members` as stored. */
    readMembers: () => readValue('team/members'),
  };
}
