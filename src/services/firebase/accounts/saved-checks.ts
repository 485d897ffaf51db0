/**
 * Saved checks over REST: a signed-in page already has the token, and the database SDK would add 40 KB for a list
 * that is read once.
 */
import type { Outcome } from '../../../contract/callable.ts';
import type { NewSavedCheck, SavedCheck } from '../../../domain/accounts/saved-check.ts';
import { parseSavedChecks } from '../../../domain/accounts/saved-check-schema.ts';
import { z } from '../../../domain/values/schema.ts';
import type { BackendConfig } from '../config.ts';
import { getVisitorAuth } from './visitor-auth.ts';

/** `refused`: nobody is signed in anymore, or the slot was taken in the meantime. `unreachable`: retry later. */
export type SavedChecksError = 'refused' | 'unreachable';

export type SavedChecksResult<T> = Outcome<T, SavedChecksError>;

const TIMEOUT_MS = 20_000;

/** The database's placeholder for the server's time. */
const NOW = { '.sv': 'timestamp' };

const REFUSED = { ok: false, error: 'refused' } as const;
const UNREACHABLE = { ok: false, error: 'unreachable' } as const;

/** @param path path in the database; its second segment is the account's uid */
async function request(
  config: BackendConfig,
  method: string,
  path: readonly [name: string, ...below: string[]],
  body?: object,
): Promise<SavedChecksResult<unknown>> {
  try {
    const { auth, getToken } = getVisitorAuth(config);
    const idToken = await getToken();
    const user = auth.currentUser;
    if (!user || idToken === undefined) return REFUSED;
    const url = new URL(config.options.databaseURL);
    const [name, ...below] = path;
    url.pathname = `/${[name, user.uid, ...below].join('/')}.json`;
    url.searchParams.set('auth', idToken);
    if (method !== 'GET') url.searchParams.set('print', 'silent');
    const response = await fetch(url, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401 || response.status === 403) return REFUSED;
    if (!response.ok) return UNREACHABLE;
    return { ok: true, data: response.status === 204 ? null : await response.json() };
  } catch {
    return UNREACHABLE;
  }
}

const discardData = async (
  pending: Promise<SavedChecksResult<unknown>>,
): Promise<SavedChecksResult<null>> => {
  const reply = await pending;
  return reply.ok ? { ok: true, data: null } : reply;
};

const MONTHLY_SCHEMA = z.nullable(z.object({ website: z.string() }));

export type SavedChecks = ReturnType<typeof createSavedChecks>;

/** The business checks saved in the signed-in user's account. No method rejects. */
export const createSavedChecks = (config: BackendConfig) => ({
  /** Newest first. */
  list: async (): Promise<SavedChecksResult<readonly SavedCheck[]>> => {
    const reply = await request(config, 'GET', ['reports']);
    return reply.ok ? { ok: true, data: parseSavedChecks(reply.data) } : reply;
  },
  /** Saves to a free slot; a slot in use is refused. */
  save: (slot: string, check: NewSavedCheck) =>
    discardData(request(config, 'PUT', ['reports', slot], { ...check, at: NOW })),
  remove: (slot: string) => discardData(request(config, 'DELETE', ['reports', slot])),
  /** The website with a monthly check, or null. */
  getMonthlyWebsite: async (): Promise<SavedChecksResult<string | null>> => {
    const reply = await request(config, 'GET', ['monthly']);
    return reply.ok ? { ok: true, data: MONTHLY_SCHEMA.safeParse(reply.data).data?.website ?? null } : reply;
  },
});
