/**
 * Large one-time reads, over REST. The SDK would keep every field of every record in a tree; at fifty thousand
 * records that takes more memory than the rest of the page.
 */
import type { User } from 'firebase/auth';
import type { Application } from '../../../domain/applications/application.ts';
import { type Applications, parseApplications } from '../../../domain/applications/application-record.ts';
import { type LogEvent, type Note, parseLog, parseNotes } from '../../../domain/applications/history.ts';
import { AccessEndedError, type Page } from '../../team/team-session.ts';
import type { BackendConfig } from '../config.ts';

const TIMEOUT_MS = 30_000;
/** More than the dashboard shows. */
const MAX_SAME_SENDER = 50;

export interface ReadDeps {
  readonly getToken: () => Promise<string>;
  readonly fetch: typeof globalThis.fetch;
}

/** Dependencies for reading with a user's token. */
export const createReadDeps = (user: Pick<User, 'getIdToken'>): ReadDeps => ({
  getToken: () => user.getIdToken(),
  fetch: globalThis.fetch.bind(globalThis),
});

type Query = Readonly<Record<string, string | number>>;

/**
 * Reads a path as the team.
 * @throws {AccessEndedError} if read access has ended
 */
export async function readPath(
  path: string,
  config: BackendConfig,
  { getToken, fetch }: ReadDeps,
  query: Query,
): Promise<unknown> {
  const url = new URL(config.options.databaseURL);
  url.pathname = `/${path}.json`;
  url.searchParams.set('auth', await getToken());
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, JSON.stringify(value));
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 401 || response.status === 403) throw new AccessEndedError('Permission denied');
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.json();
}

/** The most recently submitted applications. */
export const readNewest = async (
  config: BackendConfig,
  deps: ReadDeps,
  count: number,
): Promise<Applications> =>
  parseApplications(
    await readPath('applications', config, deps, { orderBy: 'createdAt', limitToLast: count }),
  );

/** Reads one application; empty if it does not exist. */
export const readApplication = async (
  config: BackendConfig,
  deps: ReadDeps,
  id: string,
): Promise<Applications> => {
  const record = await readPath(`applications/${id}`, config, deps, {});
  return parseApplications(record === null ? {} : { [id]: record });
};

/** Reads the applications with the same email address or website, as typed. */
export async function readFromSameSender(
  config: BackendConfig,
  deps: ReadDeps,
  { email, websiteLink }: Pick<Application, 'email' | 'websiteLink'>,
): Promise<Applications> {
  const found = await Promise.all(
    Object.entries({ email, websiteLink })
      .filter(([, value]) => value !== '')
      .map(([orderBy, equalTo]) =>
        readPath('applications', config, deps, { orderBy, equalTo, limitToLast: MAX_SAME_SENDER }),
      ),
  );
  return parseApplications(Object.assign({}, ...found));
}

/** Reads the log entries before the loaded ones; both oldest first. */
export const readLogBefore = async (
  config: BackendConfig,
  deps: ReadDeps,
  loaded: readonly LogEvent[],
  count: number,
): Promise<readonly LogEvent[]> => {
  const endAt = loaded[0]?.at ?? 0;
  // The range includes its end, which other entries may share.
  const known = new Set(loaded.filter(({ at }) => at === endAt).map(({ id }) => id));
  const query = { orderBy: 'at', endAt, limitToLast: count + known.size };
  return parseLog(await readPath('log', config, deps, query)).filter(({ id }) => !known.has(id));
};

/** Reads the notes on applications, starting at the given id. */
export async function readNotes(
  config: BackendConfig,
  deps: ReadDeps,
  from: string,
): Promise<ReadonlyMap<string, readonly Note[]>> {
  const notes = await readPath('notes', config, deps, { orderBy: '$key', startAt: from });
  return new Map(Object.entries(Object(notes)).map(([id, value]) => [id, parseNotes(value)]));
}

/** Reads a page by id, backward from the end or from a given id. */
export async function readPage(
  config: BackendConfig,
  deps: ReadDeps,
  from: string | null,
  count: number,
): Promise<Page> {
  // One extra record marks the start of the next page.
  const baseQuery = { orderBy: '$key', limitToLast: count + 1 };
  const query = from === null ? baseQuery : { ...baseQuery, endAt: from };
  const collection = await readPath('applications', config, deps, query);
  const records = typeof collection === 'object' && collection !== null ? { ...collection } : {};
  const ids = Object.keys(records);
  if (ids.length <= count) return { ...parseApplications(records), next: null };
  const [next = ''] = ids.toSorted();
  Reflect.deleteProperty(records, next);
  return { ...parseApplications(records), next };
}
