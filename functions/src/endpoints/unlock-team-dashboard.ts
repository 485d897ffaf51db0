import { defineSecret } from 'firebase-functions/params';
import { unlockTeamDashboard as contract } from '../../../src/contract/unlock-team-dashboard.ts';
import { backendLimits } from '../lib/backend-store.ts';
import { callable } from '../lib/callable.ts';
import { callerAddress } from '../lib/caller.ts';
import { unlock } from '../team/unlock.ts';

/** Set with `firebase functions:secrets:set TEAM_CODE`; the local backend draws its own. */
const teamCode = defineSecret('TEAM_CODE');

/** All of the team sign in as one: who knows the code is the team. The claim is what the database's rules ask for. */
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
      secret: teamCode.value(),
      caller: callerAddress(raw.rawRequest),
      limits: await backendLimits(),
      createToken,
    }),
});
