import type { Limit } from '../platform/limits.ts';
import { IS_LOCAL_BACKEND } from '../platform/local-backend.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';

/** Locally, all callers share one IP address, including the tests. */
const CALLERS_PER_IP = IS_LOCAL_BACKEND ? 20 : 1;

/** Analyses per caller, including cached ones. */
export const CALLER_LIMITS: readonly Limit[] = [
  { name: 'analysis-caller', max: 20 * CALLERS_PER_IP, windowMs: HOUR_MS / 6 },
  { name: 'analysis-caller-day', max: 100 * CALLERS_PER_IP, windowMs: 24 * HOUR_MS },
];

/** Fetches per website, over all callers, so that nobody can load a server through us. */
export const HOST_LIMIT: Limit = { name: 'analysis-host', max: 20 * CALLERS_PER_IP, windowMs: HOUR_MS };

/** Language model requests. Beyond the limit, the report has only what the rules read. */
export const MODEL_CALLER_LIMIT: Limit = {
  name: 'analysis-model-caller',
  max: 20 * CALLERS_PER_IP,
  windowMs: 24 * HOUR_MS,
};
export const MODEL_LIMIT: Limit = { name: 'analysis-model', max: 2_000, windowMs: 24 * HOUR_MS };
