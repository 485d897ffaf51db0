/** Self-service endpoints for a signed-in user's own account. */
import type { CallableOptions, CallableRequest } from 'firebase-functions/https';
import {
  exportAccount as exportContract,
  forgetAccount as forgetContract,
  setMonthlyCheck as setMonthlyCheckContract,
} from '../../../src/contract/accounts/own-account.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { backendAuth, backendDatabase } from '../platform/admin-app.ts';
import { backendLimits } from '../platform/backend-store.ts';
import { callable } from '../platform/callable.ts';
import { callableError, enforceLimit } from '../platform/callable-errors.ts';
import type { Limit } from '../platform/limits.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';
import { toCallableError } from '../website/callable-error.ts';
import { AnalysisError } from '../website/fault.ts';
import { backendExemptions } from '../website/fetch/backend-guard.ts';
import { parseCandidateUrls } from '../website/fetch/website-url.ts';
import { createAccountFinderByUid, deleteAccount, readAccountData } from './account-data.ts';
import { createMonthlyCheck } from './monthly/monthly.ts';

/** Calls per account, shared by these endpoints. */
const ACCOUNT_LIMIT: Limit = { name: 'own-account', max: 60, windowMs: HOUR_MS };
/** How recently the password must have been entered to delete an account, in milliseconds. */
const RECENT_MS = 5 * 60_000;

const options: CallableOptions = {
  timeoutSeconds: 30,
  memory: '256MiB',
  concurrency: 20,
};

/** @throws HttpsError unauthenticated, resource-exhausted */
async function requireCaller({ auth: caller }: CallableRequest<unknown>, language: Locale) {
  if (!caller) throw callableError('signed-out', language);
  await enforceLimit(await backendLimits(), ACCOUNT_LIMIT, caller.uid, language);
  const [auth, database] = await Promise.all([backendAuth(), backendDatabase()]);
  const account = await createAccountFinderByUid(auth)(caller.uid);
  // A token outlives its account, and an access code's session has no account.
  if (!account || account.disabled || account.email === undefined)
    throw callableError('signed-out', language);
  return { account, token: caller.token, database, auth };
}

export const exportAccount = callable(exportContract, {
  options,
  handle: async ({ language }, { raw }) => {
    const { account, database } = await requireCaller(raw, language);
    const { uid, email, emailVerified, metadata } = account;
    return {
      at: Date.now(),
      account: {
        uid,
        email: email ?? null,
        emailVerified,
        createdAt: metadata.creationTime,
        lastSignInAt: metadata.lastSignInTime,
      },
      ...(await readAccountData(database, uid)),
    };
  },
});

export const forgetAccount = callable(forgetContract, {
  options,
  handle: async ({ language }, { raw }) => {
    const { account, token, database, auth } = await requireCaller(raw, language);
    const now = Date.now();
    if (token.auth_time * 1000 < now - RECENT_MS) throw callableError('password-needed', language);
    await deleteAccount({ auth, database }, account.uid, now);
    return { forgotten: true } as const;
  },
});

/** @throws HttpsError if the website cannot be analyzed */
function requireCheckable(website: string, language: Locale): string {
  try {
    parseCandidateUrls(website, backendExemptions());
    return website;
  } catch (error) {
    throw error instanceof AnalysisError ? toCallableError(error, language) : error;
  }
}

export const setMonthlyCheck = callable(setMonthlyCheckContract, {
  options,
  handle: async ({ website, language }, { raw }) => {
    const { account, database } = await requireCaller(raw, language);
    const entry = database.ref(`monthly/${account.uid}`);
    if (website === null) await entry.remove();
    else if (!account.emailVerified) throw callableError('unverified', language);
    else await entry.set(createMonthlyCheck(requireCheckable(website, language), language, Date.now()));
    return { website };
  },
});
