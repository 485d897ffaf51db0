/**
 * Large one-time reads, over REST. The SDK would keep every field of every record in a tree; at fifty thousand
 * records that takes more memory than the rest of the page.
 */
import type { User } from 'firebase/auth';
import { parseApplications } from '../../../domain/applications/application-record.ts';
import { parseNotes } from '../../../domain/applications/history.ts';
import { listCampaigns } from '../../../domain/visits/visit-events.ts';
import { parseDroppedTotals, parseVisitTotals } from '../../../domain/visits/visit-totals.ts';
import { site } from '../../../site.ts';
import { AccessEndedError } from '../../team/access-ended-error.ts';
import { parseSource } from '../../team/application-source.ts';
import type { BackendConfig } from '../config.ts';

const TIMEOUT_MS = 30_000;
/** Fills the first screen. */
const NEWEST_COUNT = 100;
const CAMPAIGNS = listCampaigns(site.counting);

/**
 * Reads a path as the team.
 * @throws {AccessEndedError} if read access has ended
 */
export async function readPath(
  { options }: BackendConfig,
  user: Pick<User, 'getIdToken'>,
  path: string,
  query: Readonly<Record<string, string | number>> = {},
): Promise<unknown> {
  const url = new URL(options.databaseURL);
  url.pathname = `/${path}.json`;
  url.searchParams.set('auth', await user.getIdToken());
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, JSON.stringify(value));
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 401 || response.status === 403) throw new AccessEndedError('Permission denied');
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.json();
}

/** All reject if the data cannot be read now. */
export function createReads(config: BackendConfig, user: Pick<User, 'getIdToken'>) {
  const read = (path: string, query?: Readonly<Record<string, string | number>>) =>
    readPath(config, user, path, query);
  const requestNewest = async () => {
    const query = { orderBy: 'createdAt', limitToLast: NEWEST_COUNT };
    const applications = parseApplications(await read('applications', query));
    return { applications, isComplete: applications.length < NEWEST_COUNT };
  };
  // Requested before anything renders, since somebody waits for it.
  const newest = requestNewest();
  newest.catch(() => undefined);
  /** The children of a path from a key on. */
  const readFrom = async (path: string, startAt: string): Promise<readonly [string, unknown][]> =>
    Object.entries(Object(await read(path, { orderBy: '$key', startAt })));

  return {
    /** The applications submitted last when the session began, and whether these are all. */
    readNewest: () => newest.catch(requestNewest),

    /**
     * Pages through the collection backward by id.
     * @param from `next` of the previous page; null starts at the end
     */
    async readPage(from: string | null, count: number) {
      // One extra record marks the start of the next page.
      const query = { orderBy: '$key', limitToLast: count + 1, ...(from !== null && { endAt: from }) };
      const records = Object.entries(Object(await read('applications', query))).toSorted(([a], [b]) =>
        a < b ? -1 : 1,
      );
      const next = records.length > count ? records.shift()?.[0] : undefined;
      return { applications: parseApplications(Object.fromEntries(records)), next: next ?? null };
    },

    /** Reads one application; empty if it does not exist. */
    async find(id: string) {
      const record = await read(`applications/${id}`);
      return parseApplications(record === null ? {} : { [id]: record });
    },

    /** Notes on applications by id, starting at an id. */
    readNotes: async (from: string) =>
      new Map((await readFrom('notes', from)).map(([id, value]) => [id, parseNotes(value)])),

    /** Visit counts from one day to another (as in '2026-11-22'). */
    async readVisitCounts(from: string, to: string) {
      const days = await read('counts', { orderBy: '$key', startAt: from, endAt: to });
      return { totals: parseVisitTotals(days, CAMPAIGNS), dropped: parseDroppedTotals(days) };
    },

    /** Sources of applications by id, starting at an id; some may be missing. */
    readSources: async (from: string) =>
      new Map((await readFrom('intake', from)).map(([id, value]) => [id, parseSource(value)])),
  };
}
