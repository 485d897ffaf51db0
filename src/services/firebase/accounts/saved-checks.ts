/**
 * Saved checks over REST: a signed-in page already has the token, and the database SDK would add 40 KB for a list
 * that is read once.
 */
import { parseSavedChecks } from '../../../domain/accounts/saved-check-schema.ts';
import { z } from '../../../domain/values/schema.ts';
import type { SavedChecks, SavedChecksResult } from '../../accounts/saved-checks.ts';
import type { BackendConfig } from '../config.ts';
import { getVisitorAuth } from './visitor-auth.ts';

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

export const createSavedChecks = (config: BackendConfig): SavedChecks => ({
  list: async () => {
    const reply = await request(config, 'GET', ['reports']);
    return reply.ok ? { ok: true, data: parseSavedChecks(reply.data) } : reply;
  },
  save: (slot, check) => discardData(request(config, 'PUT', ['reports', slot], { ...check, at: NOW })),
  remove: (slot) => discardData(request(config, 'DELETE', ['reports', slot])),
  getMonthlyWebsite: async () => {
    const reply = await request(config, 'GET', ['monthly']);
    return reply.ok ? { ok: true, data: MONTHLY_SCHEMA.safeParse(reply.data).data?.website ?? null } : reply;
  },
});
