import { endMonthlyCheck as contract } from '../../../src/contract/accounts/end-monthly-check.ts';
import { linkSigningSecret, unsubscribeLink } from '../links/signed-link.ts';
import { backendDatabase } from '../platform/admin-app.ts';
import { backendLimits } from '../platform/backend-store.ts';
import { callable } from '../platform/callable.ts';
import { callableError, enforceLimit } from '../platform/callable-errors.ts';
import { callerIp } from '../platform/caller.ts';
import type { Limit } from '../platform/limits.ts';
import { CALLERS_PER_IP } from '../platform/local-backend.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';

/** Calls per IP address, whether the token is valid or not. */
export const UNSUBSCRIBE_LIMIT: Limit = {
  name: 'monthly-end',
  max: 60 * CALLERS_PER_IP,
  windowMs: HOUR_MS,
};

/** Stops the monthly check using the link in its emails. Doesn't require signing in. */
export const endMonthlyCheck = callable(contract, {
  options: {
    secrets: [linkSigningSecret],
    timeoutSeconds: 30,
    memory: '256MiB',
    concurrency: 40,
  },
  handle: async ({ token, language }, { raw }) => {
    await enforceLimit(await backendLimits(), UNSUBSCRIBE_LIMIT, callerIp(raw.rawRequest), language);
    const uid = unsubscribeLink.verify(linkSigningSecret.value(), token);
    if (uid === null) throw callableError('invalid-unsubscribe-link', language);
    await (await backendDatabase()).ref(`monthly/${uid}`).remove();
    return { ended: true } as const;
  },
});
