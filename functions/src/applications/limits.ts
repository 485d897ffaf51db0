import type { Limit } from '../platform/limits.ts';
import { CALLERS_PER_IP } from '../platform/local-backend.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';

/** Applications from one IP address. */
export const CALLER_LIMITS: readonly Limit[] = [
  { name: 'intake-caller-hour', max: 10 * CALLERS_PER_IP, windowMs: HOUR_MS },
  { name: 'intake-caller-day', max: 30 * CALLERS_PER_IP, windowMs: 24 * HOUR_MS },
];

/** Confirmations to one mailbox. Beyond this limit, applications are stored, but their confirmations are held. */
export const EMAIL_LIMIT: Limit = { name: 'intake-email', max: 3, windowMs: 24 * HOUR_MS };

/** All applications combined. Applications beyond this limit are stored, but their messages are held. */
export const TOTAL_LIMIT: Limit = { name: 'intake-total', max: 300, windowMs: HOUR_MS };
