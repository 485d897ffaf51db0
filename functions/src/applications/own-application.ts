import type { CallableOptions, CallableRequest } from 'firebase-functions/https';
import { correctOwnApplication as correcting } from '../../../src/contract/applications/correct-own-application.ts';
import { openOwnApplication as opening } from '../../../src/contract/applications/open-own-application.ts';
import { withdrawOwnApplication as withdrawing } from '../../../src/contract/applications/withdraw-own-application.ts';
import { ownLinkSecret } from '../links/own-link-secret.ts';
import { backendDatabase } from '../platform/admin-app.ts';
import { backendLimits } from '../platform/backend-store.ts';
import { callable } from '../platform/callable.ts';
import { callerAddress } from '../platform/caller.ts';
import { correctOwn, type OwnSources, openOwn, withdrawOwn } from './self-service.ts';

const options: CallableOptions = {
  secrets: [ownLinkSecret],
  timeoutSeconds: 30,
  memory: '256MiB',
  concurrency: 40,
};

async function asApplicant(): Promise<OwnSources['asApplicant']> {
  const [{ applicantApp }, { getDatabase }] = await Promise.all([
    import('../platform/rule-users.ts'),
    import('firebase-admin/database'),
  ]);
  return getDatabase(applicantApp());
}

const sourcesOf = async (raw: CallableRequest<unknown>): Promise<OwnSources> => ({
  database: await backendDatabase(),
  asApplicant: await asApplicant(),
  secret: ownLinkSecret.value(),
  limits: await backendLimits(),
  caller: callerAddress(raw.rawRequest),
  now: Date.now,
});

/** Callables for the applicant's signed link. */
export const openOwnApplication = callable(opening, {
  options,
  handle: async (link, { raw }) => openOwn(link, await sourcesOf(raw)),
});

export const correctOwnApplication = callable(correcting, {
  options,
  handle: async (correction, { raw }) => correctOwn(correction, await sourcesOf(raw)),
});

export const withdrawOwnApplication = callable(withdrawing, {
  options,
  handle: async (link, { raw }) => withdrawOwn(link, await sourcesOf(raw)),
});
