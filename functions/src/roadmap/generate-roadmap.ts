import { HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import {
  generateRoadmap as contract,
  type Roadmap,
  type RoadmapChunk,
  type RoadmapInput,
} from '../../../src/contract/roadmap/generate-roadmap.ts';
import { fill } from '../../../src/copy/fill.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { backendCache, backendLimits } from '../platform/backend-store.ts';
import { type CallContext, callable } from '../platform/callable.ts';
import { callerIp } from '../platform/caller.ts';
import type { Limits } from '../platform/limits.ts';
import { modelSecrets, siteModel } from '../platform/model/site-model.ts';
import { CALLER_LIMITS, MODEL_CALLER_LIMIT, MODEL_LIMIT } from './limits.ts';

const MINUTE_MS = 60_000;

/** @throws HttpsError resource-exhausted, with the time to wait */
async function enforceLimits(
  limits: Limits,
  caller: string,
  language: RoadmapInput['language'],
): Promise<void> {
  for (const limit of CALLER_LIMITS) {
    const result = await limits.consume(limit, caller);
    if (result.ok) continue;
    const minutes = Math.ceil(result.retryAfterMs / MINUTE_MS);
    throw new HttpsError('resource-exhausted', fill(serverCopy[language].roadmap.callerLimit, { minutes }), {
      minutes,
    });
  }
}

async function handle(
  input: RoadmapInput,
  { raw, sendChunk, signal }: CallContext<RoadmapChunk>,
): Promise<Roadmap> {
  const caller = callerIp(raw.rawRequest);
  const limits = await backendLimits();
  await enforceLimits(limits, caller, input.language);
  // Imported lazily, so that other functions don't load the rules' texts.
  const { makeRoadmap } = await import('./make-roadmap.ts');
  return makeRoadmap(input, {
    model: siteModel(),
    cache: await backendCache('roadmap-1'),
    consumeModelQuota: async () =>
      (await limits.consume(MODEL_CALLER_LIMIT, caller)).ok && (await limits.consume(MODEL_LIMIT, 'all')).ok,
    // Not awaited, because a slow or disconnected reader must not delay the result.
    send: (part) => void sendChunk?.(part).catch(() => undefined),
    disconnectSignal: signal,
    onFailure: (error) => logger.warn('The language model failed to edit a roadmap', error),
  });
}

/** Streams the roadmap's parts to clients that ask for a stream. */
export const generateRoadmap = callable(contract, {
  options: {
    secrets: modelSecrets(),
    timeoutSeconds: 60,
    memory: '256MiB',
    concurrency: 40,
  },
  handle,
});
