import { endMonthlyCheck as contract } from '../../../src/contract/accounts/end-monthly-check.ts';
import { uidOfEndLink } from '../links/end-link.ts';
import { ownLinkSecret } from '../links/own-link-secret.ts';
import { backendDatabase } from '../platform/admin-app.ts';
import { backendLimits } from '../platform/backend-store.ts';
import { callable } from '../platform/callable.ts';
import { callerAddress } from '../platform/caller.ts';
import type { Limit } from '../platform/limits.ts';
import { IS_LOCAL_BACKEND } from '../platform/local-backend.ts';
import { refusal, takeOrRefuse } from '../platform/refusals.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';

/** Calls per address, whether the token is valid or not. Locally, all callers share one address. */
export const END_LIMIT: Limit = {
  name: 'monthly-end',
  max: 60 * (IS_LOCAL_BACKEND ? 20 : 1),
  windowMs: HOUR_MS,
};

/** Stops the monthly check through the link in its mails. Needs no sign-in. */
export const endMonthlyCheck = callable(contract, {
  options: {
    secrets: [ownLinkSecret],
    timeoutSeconds: 30,
    memory: '256MiB',
    concurrency: 40,
  },
  handle: async ({ token, language }, { raw }) => {
    await takeOrRefuse(await backendLimits(), END_LIMIT, callerAddress(raw.rawRequest), language);
    const uid = uidOfEndLink(ownLinkSecret.value(), token);
    if (uid === null) throw refusal('invalid-end-link', language);
    await (await backendDatabase()).ref(`monthly/${uid}`).remove();
    return { ended: true } as const;
  },
});
