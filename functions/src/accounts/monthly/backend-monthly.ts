/** Runs the monthly checks with the real database, accounts, and SSRF-protected analysis. */
import * as logger from 'firebase-functions/logger';
import { backendAuth, backendDatabase } from '../../platform/admin-app.ts';
import { backendCache, backendLimits } from '../../platform/backend-store.ts';
import { analyze } from '../../website/analyze.ts';
import { AnalysisError } from '../../website/fault.ts';
import { backendExemptions } from '../../website/fetch/backend-guard.ts';
import { backendRead } from '../../website/reading/backend-read.ts';
import { createAccountFinderByUid } from '../account-data.ts';
import { type MonthlyRun, runMonthlyChecks } from './run.ts';

export async function runMonthlyChecksOnBackend(): Promise<MonthlyRun> {
  const database = await backendDatabase();
  const analysisDeps = {
    isExempt: backendExemptions(),
    read: backendRead,
    limits: await backendLimits(),
    cache: await backendCache('analysis-1'),
    // Only the score is needed, and it is computed without a model.
    model: null,
    onModelFailure: () => undefined,
  };
  return runMonthlyChecks({
    database,
    findAccount: createAccountFinderByUid(await backendAuth()),
    analyzeScore: async (uid, websiteUrl, language) =>
      (await analyze({ websiteUrl, language }, { ...analysisDeps, caller: `monthly ${uid}` })).score,
    now: Date.now,
    onFailure: (error) => {
      if (error instanceof AnalysisError) logger.info('Monthly check failed', { fault: error.fault });
      else logger.error('Unexpected error in a monthly check', error);
    },
  });
}
