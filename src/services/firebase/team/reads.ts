/**
 * Large one-time reads, over REST. The SDK would keep every field of every record in a tree; at fifty thousand
 * records that takes more memory than the rest of the page.
 */
import type { User } from 'firebase/auth';
import { parseApplications } from '../../../domain/applications/application-record.ts';
import { parseLog, parseNotes } from '../../../domain/applications/history.ts';
import { isLocale } from '../../../domain/site/locale.ts';
import { firstIdAt, timeFromId } from '../../../domain/values/push-id.ts';
import { parseUtm } from '../../../domain/visits/utm.ts';
import { listCampaigns } from '../../../domain/visits/visit-events.ts';
import { parseCampaign, parseDroppedTotals, parseVisitTotals } from '../../../domain/visits/visit-totals.ts';
import { site } from '../../../site.ts';
import { AccessEndedError, type TeamSession } from '../../team/team-session.ts';
import type { BackendConfig } from '../config.ts';

const TIMEOUT_MS = 30_000;
/** More than the dashboard shows. */
const MAX_SAME_SENDER = 50;
const CAMPAIGNS = listCampaigns(site.counting);

/**
 * Returns a function that reads a path as the team.
 * @throws {AccessEndedError} if read access has ended
 */
export const createReader =
  (config: BackendConfig, user: Pick<User, 'getIdToken'>) =>
  async (path: string, query: Readonly<Record<string, string | number>> = {}): Promise<unknown> => {
    const url = new URL(config.options.databaseURL);
    url.pathname = `/${path}.json`;
    url.searchParams.set('auth', await user.getIdToken());
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, JSON.stringify(value));
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 401 || response.status === 403) throw new AccessEndedError('Permission denied');
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
    return response.json();
  };

/** The session's reads. */
export const createReads = (read: ReturnType<typeof createReader>) =>
  ({
    readNewest: async (count) =>
      parseApplications(await read('applications', { orderBy: 'createdAt', limitToLast: count })),
    readPage: async (from, count) => {
      // One extra record marks the start of the next page.
      const query = { orderBy: '$key', limitToLast: count + 1, ...(from !== null && { endAt: from }) };
      const { ...records }: Record<string, unknown> = Object(await read('applications', query));
      const ids = Object.keys(records);
      if (ids.length <= count) return { ...parseApplications(records), next: null };
      const [next = ''] = ids.toSorted();
      Reflect.deleteProperty(records, next);
      return { ...parseApplications(records), next };
    },
    find: async (id) => {
      const record = await read(`applications/${id}`);
      return parseApplications(record === null ? {} : { [id]: record });
    },
    readFromSameSender: async ({ email, websiteLink }) => {
      const found = await Promise.all(
        Object.entries({ email, websiteLink })
          .filter(([, value]) => value !== '')
          .map(([orderBy, equalTo]) =>
            read('applications', { orderBy, equalTo, limitToLast: MAX_SAME_SENDER }),
          ),
      );
      return parseApplications(Object.assign({}, ...found));
    },
    readLogBefore: async (loaded, count) => {
      const endAt = loaded[0]?.at ?? 0;
      // The range includes its end, which other entries may share.
      const known = new Set(loaded.filter(({ at }) => at === endAt).map(({ id }) => id));
      const query = { orderBy: 'at', endAt, limitToLast: count + known.size };
      return parseLog(await read('log', query)).filter(({ id }) => !known.has(id));
    },
    readNotes: async (from) => {
      const notes = await read('notes', { orderBy: '$key', startAt: from });
      return new Map(Object.entries(Object(notes)).map(([id, value]) => [id, parseNotes(value)]));
    },
    readVisitCounts: async (from, to) => {
      const days = await read('counts', { orderBy: '$key', startAt: from, endAt: to });
      return { totals: parseVisitTotals(days, CAMPAIGNS), dropped: parseDroppedTotals(days) };
    },
    readSources: async (from) => {
      const intake = await read('intake', { orderBy: '$key', startAt: from });
      return new Map(
        Object.entries(Object(intake)).map(([id, value]) => {
          const { campaign, language, utm }: Readonly<Record<string, unknown>> = { ...Object(value) };
          const source = {
            campaign: parseCampaign(campaign, CAMPAIGNS),
            language: isLocale(language) ? language : null,
            utm: parseUtm(utm),
          };
          return [id, source];
        }),
      );
    },
    readDeletedSince: async (time) => {
      // Tombstones have the ids, and so the times, of their applications.
      const deletions = await read('deletions', { orderBy: '$key', startAt: firstIdAt(time) });
      return Object.keys(Object(deletions)).flatMap((id) => timeFromId(id) ?? []);
    },
  }) satisfies Partial<TeamSession>;
