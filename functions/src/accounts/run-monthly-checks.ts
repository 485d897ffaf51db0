import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { site } from '../../../src/site.ts';

/** Every ten minutes: runs a bounded number of due checks. */
export const runMonthlyChecks = onSchedule(
  {
    schedule: 'every 10 minutes',
    region: site.firebase.region,
    timeoutSeconds: 540,
    memory: '2GiB',
    maxInstances: 1,
  },
  async () => {
    const { runMonthlyChecksOnBackend } = await import('./monthly/backend-monthly.ts');
    const run = await runMonthlyChecksOnBackend();
    if (run.checked > 0) logger.info('Monthly checks', run);
  },
);
