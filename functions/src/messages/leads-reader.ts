import type { Database } from 'firebase-admin/database';
import { type CorrectedFields, type LogEvent, parseLog } from '../../../src/domain/applications/history.ts';
import { readCorrections, readWithdrawn, type Withdrawn } from '../applications/changes.ts';
import { type Lead, parseLead } from '../applications/lead.ts';

/** Reads from the database what deliveries need. */
export interface LeadsReader {
  readLead(id: string): Promise<Lead | null>;
  /** Applications received from `from` (inclusive) to `to` (exclusive), oldest first. */
  listLeads(from: number, to: number): Promise<readonly Lead[]>;
  /** What an applicant corrected from `from` (inclusive) to `to` (exclusive). */
  readCorrections(id: string, from: number, to: number): Promise<CorrectedFields>;
  /** What is left of a withdrawn application until the mails about it have been sent. */
  readWithdrawn(id: string): Promise<Withdrawn | null>;
  /** An entry of the team's log. */
  readEvent(key: string): Promise<LogEvent | null>;
  /** `team/members` as stored. */
  readMembers(): Promise<unknown>;
}

/** Maximum per digest; the dashboard lists all applications. */
const MAX_LEADS = 500;

export function createLeadsReader(database: Database): LeadsReader {
  const readValue = async (path: string): Promise<unknown> => (await database.ref(path).get()).val();
  const readLead = async (id: string): Promise<Lead | null> => {
    const [record, intake] = await Promise.all([readValue(`applications/${id}`), readValue(`intake/${id}`)]);
    return parseLead(id, record, intake);
  };

  return {
    readLead,
    listLeads: async (from, to) => {
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
      return (await Promise.all(ids.map(readLead))).filter((candidate) => candidate !== null);
    },
    readCorrections: (id, from, to) => readCorrections(database, id, from, to),
    readWithdrawn: (id) => readWithdrawn(database, id),
    readEvent: async (key) => parseLog({ [key]: await readValue(`log/${key}`) })[0] ?? null,
    readMembers: () => readValue('team/members'),
  };
}
