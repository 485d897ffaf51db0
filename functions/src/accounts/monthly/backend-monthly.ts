/** The checks every month with everything that is real: database, accounts, the guarded analysis. */
import { getAuth } from 'firebase-admin/auth';
import * as logger from 'firebase-functions/logger';
import { analyze } from '../../analysis/analyze.ts';
import { AnalysisError } from '../../analysis/fault.ts';
import { backendRead } from '../../analysis/reading/backend-read.ts';
import { databaseOutbox } from '../../leads/delivery/outbox.ts';
import { adminApp, backendDatabase } from '../../lib/admin-app.ts';
import { exemptionsOfBackend } from '../../lib/backend-guard.ts';
import { backendCache, backendLimits } from '../../lib/backend-store.ts';
import { accountByUid } from '../account-data.ts';
import { type MonthlyRun, runMonthlyChecks } from './run.ts';

export async function monthlyOnBackend(): Promise<MonthlyRun> {
  const database = await backendDatabase();
  const analyst = {
    isExempt: exemptionsOfBackend(),
    read: backendRead,
    limits: await backendLimits(),
    cache: await backendCache('analysis-1'),
    // Only the score is asked for, and that is the rules' alone.
    model: null,
    onModelFailure: () => undefined,
  };
  return runMonthlyChecks({
    database,
    outbox: databaseOutbox(database),
    accountOf: accountByUid(getAuth(adminApp())),
    scoreOf: async (uid, websiteUrl, language) =>
      (await analyze({ websiteUrl, language }, { ...analyst, caller: `monthly ${uid}` })).score,
    now: Date.now,
    onFailure: (error) => {
      if (error instanceof AnalysisError) logger.info('A monthly check gave nothing', { fault: error.fault });
      else logger.error('Unexpected error in a monthly check', error);
    },
  });
}
