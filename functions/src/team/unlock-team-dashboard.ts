import * as logger from 'firebase-functions/logger';
import { defineSecret } from 'firebase-functions/params';
import { unlockTeamDashboard as contract } from '../../../src/contract/team/unlock-team-dashboard.ts';
import { MIN_CODE_LENGTH } from '../../../src/domain/team/team-code.ts';
import { backendAuth, backendDatabase } from '../platform/admin-app.ts';
import { backendLimits } from '../platform/backend-store.ts';
import { callable } from '../platform/callable.ts';
import { callerIp } from '../platform/caller.ts';
import { IS_LOCAL_BACKEND } from '../platform/local-backend.ts';
import { type CodeClaims, createClaims, openCodeSession, parseStoredCode } from './team-code.ts';
import { unlock } from './unlock.ts';

/** Set with `firebase functions:secrets:set TEAM_CODE`. The local backend generates its own. */
const teamCode = defineSecret('TEAM_CODE');

const GENERATE_HINT = 'Generate a code with: npm run team -- code --live';
const UNUSABLE_MESSAGES = {
  'short-secret': `The secret TEAM_CODE has fewer than ${MIN_CODE_LENGTH} characters, so it unlocks nothing. ${GENERATE_HINT}`,
  'no-version': `The stored team code has no version, so it unlocks nothing. ${GENERATE_HINT}`,
};

/** Reads hash and version at once: with two reads, an old code could get a new version. */
async function verifyTeamCode(code: string): Promise<CodeClaims | null> {
  const stored: unknown = (await (await backendDatabase()).ref('team/code').get()).val();
  return createClaims(code, {
    secret: teamCode.value(),
    current: parseStoredCode(stored),
    allowsShortCode: IS_LOCAL_BACKEND,
    onUnusable: (reason) => logger.error(UNUSABLE_MESSAGES[reason]),
  });
}

/** Opens a session, and creates a token for its user. */
async function createToken(claims: CodeClaims): Promise<string> {
  const uid = await openCodeSession(await backendDatabase(), claims, Date.now());
  return (await backendAuth()).createCustomToken(uid, claims);
}

export const unlockTeamDashboard = callable(contract, {
  options: { secrets: [teamCode], timeoutSeconds: 30, memory: '256MiB', concurrency: 40 },
  handle: async ({ code }, { raw }) =>
    unlock(code, {
      verifyCode: verifyTeamCode,
      caller: callerIp(raw.rawRequest),
      limits: await backendLimits(),
      createToken,
    }),
});
