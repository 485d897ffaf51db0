import type { Database } from 'firebase-admin/database';
import { type Lead, parseLead } from '../applications/lead.ts';

/** Reads from the database what deliveries need. */
export interface LeadsReader {
  readLead(id: string): Promise<Lead | null>;
  /** Applications received from `from` (inclusive) to `to` (exclusive), oldest first. */
  listLeads(from: number, to: number): Promise<readonly Lead[]>;
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
    readMembers: () => readValue('team/members'),
  };
}
