import * as logger from 'firebase-functions/logger';
import {
  submitApplication as contract,
  type Submission,
} from '../../../src/contract/applications/submit-application.ts';
import { fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { parseUtm } from '../../../src/domain/visits/utm.ts';
import { DIRECT, findCampaign } from '../../../src/domain/visits/visit-events.ts';
import { site } from '../../../src/site.ts';
import { startAttempts } from '../delivery/queue.ts';
import { backendDatabase } from '../platform/admin-app.ts';
import { backendLimits } from '../platform/backend-store.ts';
import { callable } from '../platform/callable.ts';
import { callableError } from '../platform/callable-errors.ts';
import { callerIp } from '../platform/caller.ts';
import { listFirstAttempts } from './first-deliveries.ts';
import { acceptApplication, type IntakeResult, type IntakeStore } from './intake.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let store: Promise<IntakeStore> | null = null;

async function openIntakeStore(): Promise<IntakeStore> {
  const { createIntakeStore } = await import('./intake-store.ts');
  const intakeStore = createIntakeStore(await backendDatabase(), await backendDatabase('intake'), Date.now);
  return {
    ...intakeStore,
    recordFlood: () => {
      logger.error('Flood of applications: storing them, but holding their messages.');
      return intakeStore.recordFlood();
    },
  };
}

function formatWait(retryAfterMs: number, language: Submission['language']): { readonly wait: string } {
  const { hours, minutes } = serverCopy[language].intake.wait;
  return retryAfterMs > HOUR_MS
    ? { wait: fill(hours, { hours: Math.ceil(retryAfterMs / HOUR_MS) }) }
    : { wait: fill(minutes, { minutes: Math.max(2, Math.ceil(retryAfterMs / MINUTE_MS)) }) };
}

/** The campaign stored with an application; undefined if counting is off or there is none. */
function getStoredCampaign(source = ''): string | undefined {
  const campaign = findCampaign(site.counting, source);
  return site.counting.isEnabled && campaign !== DIRECT ? campaign : undefined;
}

/** Accepts an application from the partnership form. */
export const submitApplication = callable(contract, {
  options: { timeoutSeconds: 30, memory: '256MiB', concurrency: 40 },
  handle: async (submission, { raw }) => {
    const { id, application, language } = submission;
    let result: IntakeResult;
    try {
      store ??= openIntakeStore();
      result = await acceptApplication(submission, {
        store: await store,
        limits: await backendLimits(),
        caller: callerIp(raw.rawRequest),
        campaign: getStoredCampaign(submission.source),
        utm: site.counting.isEnabled ? parseUtm(submission.utm) : {},
      });
    } catch (error) {
      logger.error('Failed to accept an application', error);
      throw callableError('not-saved', language);
    }
    if (!result.ok)
      throw callableError(
        result.reason,
        language,
        'retryAfterMs' in result ? formatWait(result.retryAfterMs, language) : {},
      );
    if (result.verdict) await startAttempts(listFirstAttempts(id, result.verdict));
    return { id, data: application, error: null };
  },
});
