import { createHash } from 'node:crypto';
import {
  generateRoadmap,
  type Roadmap,
  type RoadmapChunk,
  type RoadmapInput,
} from '../../../src/contract/roadmap/generate-roadmap.ts';
import { MAX_TOPICS } from '../../../src/domain/wizard/business-options.ts';
import type { Cache } from '../platform/cache.ts';
import type { LanguageModel } from '../platform/model/language-model.ts';
import { library } from './library/library.ts';
import { splitIntoParts } from './parts.ts';
import { rewriteSteps } from './prose/rewrite-steps.ts';
import { judgeWish, listWishes } from './wishes.ts';
import { writeRoadmap } from './write-roadmap.ts';

/** Timeout of the language model, in milliseconds. The function's is 60 s, the client's 70 s. */
const TIMEOUT_MS = 40_000;

export interface RoadmapDeps {
  /** Null for rule-based texts only. */
  readonly model: LanguageModel | null;
  readonly cache: Cache;
  /** Consumes a unit of the model's limit; false if it is exhausted. */
  readonly consumeModelQuota: () => Promise<boolean>;
  /** Sends a part as soon as it is ready. */
  readonly send: (part: RoadmapChunk) => void;
  /** Aborts when the visitor disconnects. */
  readonly disconnectSignal: AbortSignal;
  readonly onFailure: (error: unknown) => void;
  readonly timeoutMs?: number;
}

/** Computes a cache key from everything that affects the texts. */
const computeCacheKey = (input: RoadmapInput, model: LanguageModel): string =>
  createHash('sha256')
    .update(JSON.stringify([model.name, input]))
    .digest('hex');

/** Lets a language model rewrite the steps, and sends the parts. */
async function rewriteRoadmap(
  rules: Roadmap,
  input: RoadmapInput,
  model: LanguageModel,
  { send, disconnectSignal, onFailure, timeoutMs = TIMEOUT_MS }: RoadmapDeps,
): Promise<Roadmap> {
  for (const part of splitIntoParts({ ...rules, preparationSteps: [] })) send(part);
  const suggested = new Set(rules.topics);
  const preparationSteps = await rewriteSteps(rules, input, {
    model,
    wishes: listWishes(input, library),
    judgeWish: (words, step) => judgeWish(words, step, input, library),
    onSuggestion: ({ reason }) => reason.kind === 'asked' && suggested.add(reason.topic),
    signal: AbortSignal.any([disconnectSignal, AbortSignal.timeout(timeoutMs)]),
    onStep: (step) => send({ kind: 'step', step }),
    onFailure,
  });
  const isRewritten = preparationSteps.some(({ writtenBy }) => writtenBy === 'llm');
  const topics = [...suggested].filter((topic) =>
    preparationSteps.every(({ reason }) => reason.kind !== 'asked' || reason.topic !== topic),
  );
  return {
    ...rules,
    preparationSteps,
    topics: topics.slice(0, MAX_TOPICS),
    engine: isRewritten ? 'rules+llm' : 'rules',
  };
}

/**
 * Makes a business's roadmap by rules and, if there is a language model, lets it rewrite the reasons and add what the
 * visitor's own words ask for. Caches roadmaps that the model rewrote completely.
 */
export async function makeRoadmap(input: RoadmapInput, deps: RoadmapDeps): Promise<Roadmap> {
  const { model, cache, consumeModelQuota, send } = deps;
  const rules = writeRoadmap(input, library);
  const sendAll = (roadmap: Roadmap): Roadmap => {
    for (const part of splitIntoParts(roadmap)) send(part);
    return roadmap;
  };
  if (!model) return sendAll(rules);
  const key = computeCacheKey(input, model);
  const { data: cached } = generateRoadmap.response.safeParse(await cache.get(key));
  if (cached) return sendAll(cached);
  if (!(await consumeModelQuota())) return sendAll(rules);
  const roadmap = await rewriteRoadmap(rules, input, model, deps);
  if (roadmap.preparationSteps.every(({ writtenBy }) => writtenBy === 'llm')) await cache.set(key, roadmap);
  return roadmap;
}
