import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { notifications } from '../../../src/notifications.ts';
import { site } from '../../../src/site.ts';
import { backendDatabase } from '../platform/admin-app.ts';
import { forgetCounts } from '../visits/forget-counts.ts';
import { applyRetention } from './retention.ts';

/**
 * Nightly: announces applications that expire within a week, deletes expired ones that were announced a week ago, and
 * deletes outdated visit counts (retention periods are in src/site.ts).
 */
export const forgetOutdated = onSchedule(
  {
    schedule: 'every day 03:15',
    timeZone: notifications.morning.timeZone,
    region: site.firebase.region,
    timeoutSeconds: 540,
    memory: '512MiB',
    maxInstances: 1,
    retryCount: 3,
  },
  async () => {
    const database = await backendDatabase();
    const days = await forgetCounts(database, site.counting, Date.now());
    const run = await applyRetention(database, {
      months: site.retentionMonths,
      now: Date.now(),
      onFailure: (id, error) =>
        logger.error('An application whose time is over was not deleted', { id, error }),
    });
    logger.info('Retention', { ...run, days });
  },
);
