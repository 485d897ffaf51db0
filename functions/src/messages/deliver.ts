import { HttpsError } from 'firebase-functions/https';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { toRequestError } from '../../../src/contract/request-error.ts';
import { site } from '../../../src/site.ts';
import { ATTEMPT } from '../delivery/outbox.ts';
import { linkSigningSecret } from '../links/signed-link.ts';
import { defineDeliverySecrets } from './delivery-secrets.ts';

/**
 * Runs one attempt of one delivery. The queue's own retries cover only crashes before the outcome was stored; the
 * entry schedules everything else.
 */
export const deliver = onTaskDispatched<unknown>(
  {
    region: site.firebase.region,
    secrets: [...defineDeliverySecrets(), linkSigningSecret],
    timeoutSeconds: 90,
    memory: '256MiB',
    concurrency: 10,
    maxInstances: 5,
    rateLimits: { maxConcurrentDispatches: 10, maxDispatchesPerSecond: 10 },
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300, maxDoublings: 5 },
  },
  async ({ data }) => {
    const attempt = ATTEMPT.safeParse(data);
    if (!attempt.success)
      throw new HttpsError('invalid-argument', `Invalid delivery: ${toRequestError(attempt.error).field}`);
    // Import lazily, so that other functions don't pay for the mail libraries.
    const { deliverOnBackend } = await import('./backend-delivery.ts');
    await deliverOnBackend(attempt.data);
  },
);
