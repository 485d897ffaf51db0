import type { Database } from 'firebase-admin/database';
import { type Lead, parseLead } from '../applications/lead.ts';

/** Database reads of the deliveries. */
export interface LeadsReader {
  lead(id: string): Promise<Lead | null>;
  /** Applications received from `from` (inclusive) to `to` (exclusive), oldest first. */
  leadsBetween(from: number, to: number): Promise<readonly Lead[]>;
  /** `team/members` as stored. */
  members(): Promise<unknown>;
}

/** Per digest; the dashboard lists all of them. */
const MAX_LEADS = 500;

export function createLeadsReader(database: Database): LeadsReader {
  const readValue = async (path: string): Promise<unknown> => (await database.ref(path).get()).val();
  const lead = async (id: string): Promise<Lead | null> => {
    const [record, intake] = await Promise.all([readValue(`applications/${id}`), readValue(`intake/${id}`)]);
    return parseLead(id, record, intake);
  };

  return {
    lead,
    leadsBetween: async (from, to) => {
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
      return (await Promise.all(ids.map(lead))).filter((candidate) => candidate !== null);
    },
    members: () => readValue('team/members'),
  };
}
