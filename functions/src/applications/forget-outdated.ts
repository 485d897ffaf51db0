import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { notifications } from '../../../src/notifications.ts';
import { site } from '../../../src/site.ts';
import { deleteDataWithoutAccount } from '../accounts/account-data.ts';
import { deleteEndedSessions } from '../accounts/delete-ended-sessions.ts';
import { deleteOldEntries } from '../delivery/delete-old-entries.ts';
import { deleteUnconfirmed } from '../newsletter/subscriptions.ts';
import { backendAuth, backendDatabase } from '../platform/admin-app.ts';
import { deleteOldCounts } from '../visits/delete-old-counts.ts';
import { forgetWithdrawn } from './changes.ts';
import { applyRetention } from './retention.ts';

/**
 * Nightly: schedules the deletion of applications that expire within a week, and deletes those scheduled a week ago,
 * outdated visit counts (retention periods are in src/site.ts), unconfirmed newsletter
 * requests, users of ended code sessions, and data whose account is gone.
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
    const deletedDays = await deleteOldCounts(database, site.counting, Date.now());
    await deleteOldEntries(database, Date.now());
    // The sweep does this every minute, unless it has stopped.
    await forgetWithdrawn(database, Date.now());
    await deleteUnconfirmed(database, Date.now());
    const run = await applyRetention(database, {
      months: site.retentionMonths,
      now: Date.now(),
      onFailure: (id, error) => logger.error('Failed to delete an expired application', { id, error }),
    });
    const auth = { auth: await backendAuth(), database };
    // Before data, since a session's holder can make an account of its user.
    const sessions = await deleteEndedSessions(auth, Date.now());
    const accounts = await deleteDataWithoutAccount(auth, Date.now());
    logger.info('Retention', { ...run, days: deletedDays, sessions, accounts });
  },
);
