import * as logger from 'firebase-functions/logger';
import { verifyAccessCode as contract } from '../../../src/contract/access/verify-access-code.ts';
import { destinationIn } from '../../../src/domain/access/access.ts';
import { accessDestination } from '../../../src/site.ts';
import { adminApp, backendDatabase } from '../platform/admin-app.ts';
import { backendLimits } from '../platform/backend-store.ts';
import { callable } from '../platform/callable.ts';
import { callerAddress, callerNetwork } from '../platform/caller.ts';
import { accessCodeSecret } from './access-code-secret.ts';
import { type SessionOf, verify } from './verify.ts';

/** {@link accessCaller} and the rules of an owner's own pages require these claims. */
async function createToken({ uid, claims }: SessionOf): Promise<string> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(adminApp()).createCustomToken(uid, claims);
}

const onAlarm = (): void =>
  logger.error(
    'Somebody tries access codes in numbers. See what is open, and revoke what need not be: npm run codes -- list --live',
  );

export const verifyAccessCode = callable(contract, {
  options: {
    secrets: [accessCodeSecret],
    timeoutSeconds: 30,
    memory: '256MiB',
    concurrency: 40,
  },
  handle: async (entered, { raw }) =>
    verify(entered, {
      database: await backendDatabase(),
      secret: accessCodeSecret.value(),
      limits: await backendLimits(),
      caller: { address: callerAddress(raw.rawRequest), network: callerNetwork(raw.rawRequest) },
      now: Date.now,
      createToken,
      destinationOf: (role, language) => destinationIn(accessDestination[role], language),
      onAlarm,
    }),
});
