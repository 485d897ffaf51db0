/**
 * The checks in an account, over REST: the token comes from the identity SDK, which a page with somebody signed in has
 * anyway, and the database's own SDK would cost it 40 KB more for a list that is read once.
 */
import { type NewSavedCheck, type SavedCheck, savedChecksFrom } from '../../domain/saved-check.ts';
import type { Saved } from '../saved-checks.ts';
import type { BackendConfig } from './config.ts';
import { visitorAuth } from './visitor-auth.ts';

/** Waiting longer helps nobody, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** The database's placeholder for its own time. */
const NOW = { '.sv': 'timestamp' };

const REFUSED = { ok: false, fault: 'refused' } as const;
const UNREACHABLE = { ok: false, fault: 'unreachable' } as const;

/** @param below a slot with its slash, or nothing for all of them */
async function ask(
  config: BackendConfig,
  method: string,
  below: string,
  body?: object,
): Promise<Saved<unknown>> {
  try {
    const { auth, token } = visitorAuth(config);
    const own = await token();
    const user = auth.currentUser;
    if (!user || own === undefined) return REFUSED;
    const url = new URL(config.options.databaseURL);
    url.pathname = `/reports/${user.uid}${below}.json`;
    url.searchParams.set('auth', own);
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

const done = async (asked: Promise<Saved<unknown>>): Promise<Saved<null>> => {
  const answer = await asked;
  return answer.ok ? { ok: true, data: null } : answer;
};

export async function listSavedChecks(config: BackendConfig): Promise<Saved<readonly SavedCheck[]>> {
  const answer = await ask(config, 'GET', '');
  return answer.ok ? { ok: true, data: savedChecksFrom(answer.data) } : answer;
}

export const keepSavedCheck = (
  config: BackendConfig,
  slot: string,
  check: NewSavedCheck,
): Promise<Saved<null>> => done(ask(config, 'PUT', `/${slot}`, { ...check, at: NOW }));

export const removeSavedCheck = (config: BackendConfig, slot: string): Promise<Saved<null>> =>
  done(ask(config, 'DELETE', `/${slot}`));
