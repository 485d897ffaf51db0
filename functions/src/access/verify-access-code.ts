import * as logger from 'firebase-functions/logger';
import { verifyAccessCode as contract } from '../../../src/contract/access/verify-access-code.ts';
import { destinationIn } from '../../../src/domain/access/access.ts';
import { accessDestination } from '../../../src/site.ts';
import { backendAuth, backendDatabase } from '../platform/admin-app.ts';
import { backendLimits } from '../platform/backend-store.ts';
import { callable } from '../platform/callable.ts';
import { callerIp, callerNetwork } from '../platform/caller.ts';
import { accessCodeSecret } from './access-code-secret.ts';
import { type SessionClaims, verify } from './verify.ts';

/** `getAccessCaller()` and the database rules of access-code-protected pages check these claims. */
const createToken = async ({ uid, claims }: SessionClaims): Promise<string> =>
  (await backendAuth()).createCustomToken(uid, claims);

const onSuspectedGuessing = (): void =>
  logger.error(
    "Possible brute-force attack on access codes. List the live codes and revoke those you don't need: npm run codes -- list --live",
  );

export const verifyAccessCode = callable(contract, {
  options: {
    secrets: [accessCodeSecret],
    timeoutSeconds: 30,
    memory: '256MiB',
    concurrency: 40,
  },
  handle: async (entry, { raw }) =>
    verify(entry, {
      database: await backendDatabase(),
      secret: accessCodeSecret.value(),
      limits: await backendLimits(),
      caller: { ipAddress: callerIp(raw.rawRequest), network: callerNetwork(raw.rawRequest) },
      now: Date.now,
      createToken,
      getDestination: (role, language) => destinationIn(accessDestination[role], language),
      onSuspectedGuessing,
    }),
});
