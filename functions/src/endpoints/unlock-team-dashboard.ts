import * as logger from 'firebase-functions/logger';
import { defineSecret } from 'firebase-functions/params';
import { unlockTeamDashboard as contract } from '../../../src/contract/unlock-team-dashboard.ts';
import { LEAST_CODE_LENGTH } from '../../../src/domain/team-code.ts';
import { backendLimits } from '../lib/backend-store.ts';
import { callable } from '../lib/callable.ts';
import { callerAddress } from '../lib/caller.ts';
import { IS_LOCAL_BACKEND } from '../lib/local-backend.ts';
import { isTeamCode, keptCodeFrom } from '../team/team-code.ts';
import { unlock } from '../team/unlock.ts';

/** Set with `firebase functions:secrets:set TEAM_CODE`; the local backend draws its own. */
const teamCode = defineSecret('TEAM_CODE');

async function isRight(code: string): Promise<boolean> {
  const [{ adminApp }, { getDatabase }] = await Promise.all([
    import('../lib/admin-app.ts'),
    import('firebase-admin/database'),
  ]);
  const kept: unknown = (await getDatabase(adminApp()).ref('team/code').get()).val();
  return isTeamCode(code, {
    secret: teamCode.value(),
    kept: keptCodeFrom(kept),
    mayBeShort: IS_LOCAL_BACKEND,
    onTooShort: () =>
      logger.error(
        `The secret TEAM_CODE has fewer than ${LEAST_CODE_LENGTH} characters, so it opens nothing. Draw a code with: npm run team -- code --live`,
      ),
  });
}

/** Who comes with the code is the team as one. The claims are what the database's rules ask for. */
async function createToken(): Promise<string> {
  const [{ adminApp }, { getAuth }] = await Promise.all([
    import('../lib/admin-app.ts'),
    import('firebase-admin/auth'),
  ]);
  return getAuth(adminApp()).createCustomToken('team', { team: true, code: true });
}

export const unlockTeamDashboard = callable(contract, {
  options: { secrets: [teamCode], timeoutSeconds: 30, memory: '256MiB', concurrency: 40, maxInstances: 5 },
  handle: async ({ code }, { raw }) =>
    unlock(code, {
      isRight,
      caller: callerAddress(raw.rawRequest),
      limits: await backendLimits(),
      createToken,
    }),
});
