import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  generateRoadmap,
  type Roadmap,
  type RoadmapChunk,
  type RoadmapInput,
} from '../../../src/contract/roadmap/generate-roadmap.ts';
import { MAX_TOPICS, type Topic } from '../../../src/domain/wizard/business-options.ts';
import type { Cache } from '../platform/cache.ts';
import type { LanguageModel } from '../platform/model/language-model.ts';
import { normalize } from '../platform/quotes.ts';
import { library } from './library/library.ts';
import { splitIntoParts } from './parts.ts';
import { editPlan } from './prose/edit-plan.ts';
import { isOwnWish, listOthers, listWishes, refusesBuyer, refusesStep } from './wishes.ts';
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

/** Lets a language model edit the plan, and sends the parts. */
async function editRoadmap(
  rules: Roadmap,
  input: RoadmapInput,
  model: LanguageModel,
  { send, disconnectSignal, onFailure, timeoutMs = TIMEOUT_MS }: RoadmapDeps,
): Promise<Roadmap> {
  const suggested = new Set<Topic>();
  const plan = await editPlan(rules, input, {
    model,
    wishes: listWishes(input, library),
    others: listOthers(input, library),
    isOwnWish: (words) => isOwnWish(words, input),
    refusesStep: (words, step) => refusesStep(words, step, input),
    refusesBuyer: (words, name) => refusesBuyer(words, name, input, library),
    planWithout: (names) => {
      const isLeft = (part: string): boolean => !names.some((name) => normalize(name) === normalize(part));
      const plan = writeRoadmap(
        { ...input, buyers: input.buyers.split(',').filter(isLeft).join(',') },
        library,
      );
      return { ...plan, b2bTargetGroups: plan.b2bTargetGroups.filter(({ name }) => isLeft(name)) };
    },
    onSuggestion: ({ reason }) => reason.kind === 'asked' && suggested.add(reason.topic),
    signal: AbortSignal.any([disconnectSignal, AbortSignal.timeout(timeoutMs)]),
    onGroups: (b2bTargetGroups) => {
      for (const part of splitIntoParts({
        ...rules,
        preparationSteps: [],
        b2bTargetGroups: [...b2bTargetGroups],
      }))
        send(part);
    },
    onStep: (step) => send({ kind: 'step', step }),
    onFailure,
  });
  const topics = [...suggested].slice(0, MAX_TOPICS);
  const otherTopics = rules.otherTopics.filter((topic) => !topics.includes(topic));
  const edited: Roadmap = { ...rules, ...plan, topics, otherTopics };
  return isDeepStrictEqual(edited, rules) ? rules : { ...edited, engine: 'rules+llm' };
}

/**
 * Makes a business's roadmap by rules and, if there is a language model, lets it edit the plan. Caches roadmaps
 * that the model edited completely.
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
  const roadmap = await editRoadmap(rules, input, model, deps);
  if (roadmap.preparationSteps.every(({ writtenBy }) => writtenBy === 'llm')) await cache.set(key, roadmap);
  return roadmap;
}
