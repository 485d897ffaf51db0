import { expect, it } from 'vitest';
import { HOUR_MS } from '../platform/store/server-store.ts';
import { EMAIL_LIMIT, TOTAL_LIMIT } from './limits.ts';

// The endpoint tests never wait for a window to end.
it('limits confirmations to a mailbox per day, and all applications per hour', () => {
  expect([EMAIL_LIMIT.max, EMAIL_LIMIT.windowMs]).toEqual([3, 24 * HOUR_MS]);
  expect(TOTAL_LIMIT.windowMs).toBe(HOUR_MS);
});
