import { onSchedule } from 'firebase-functions/scheduler';
import { site } from '../../../src/site.ts';

/** Every minute: enqueues what is due, after backoff or after a lost task. */
export const sweepDeliveries = onSchedule(
  {
    schedule: 'every 1 minutes',
    region: site.firebase.region,
    timeoutSeconds: 60,
    memory: '256MiB',
    maxInstances: 1,
  },
  async () => {
    const { sweepOnBackend } = await import('./backend-delivery.ts');
    await sweepOnBackend();
  },
);
