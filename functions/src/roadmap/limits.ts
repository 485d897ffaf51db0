import type { Limit } from '../platform/limits.ts';
import { IS_LOCAL_BACKEND } from '../platform/local-backend.ts';
import { HOUR_MS } from '../platform/store/server-store.ts';

/** Locally, all callers share one IP address, including the tests. */
const CALLERS_PER_IP = IS_LOCAL_BACKEND ? 20 : 1;

/** Limits of roadmaps per caller, including cached ones. */
export const CALLER_LIMITS: readonly Limit[] = [
  { name: 'roadmap-caller', max: 30 * CALLERS_PER_IP, windowMs: HOUR_MS / 6 },
  { name: 'roadmap-caller-day', max: 200 * CALLERS_PER_IP, windowMs: 24 * HOUR_MS },
];

/** Limits of language model requests; beyond them, roadmaps keep the rule-based texts. */
export const MODEL_CALLER_LIMIT: Limit = {
  name: 'roadmap-model-caller',
  max: 20 * CALLERS_PER_IP,
  windowMs: 24 * HOUR_MS,
};
export const MODEL_LIMIT: Limit = { name: 'roadmap-model', max: 2000, windowMs: 24 * HOUR_MS };
