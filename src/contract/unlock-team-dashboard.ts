import { isRecord, misfit, type Parsed } from './callable.ts';

/** Name of the callable that exchanges the team code for a sign-in token. */
export const UNLOCK_TEAM_DASHBOARD = 'unlockTeamDashboard';

export interface UnlockTeamDashboardRequest {
  readonly code: string;
}

export interface UnlockTeamDashboardResponse {
  /** Custom token with the claim `team: true`. */
  readonly token: string;
}

const MAX_CODE_LENGTH = 128;

export function parseUnlockTeamDashboardRequest(data: unknown): Parsed<UnlockTeamDashboardRequest> {
  if (!isRecord(data)) return misfit('data', 'an object');
  const { code } = data;
  if (typeof code !== 'string' || code === '') return misfit('code', 'a text');
  if (code.length > MAX_CODE_LENGTH) return misfit('code', `at most ${MAX_CODE_LENGTH} characters`);
  return { ok: true, value: { code } };
}
