import { createHash } from 'node:crypto';
import {
  generateRoadmap,
  type Roadmap,
  type RoadmapInput,
  type RoadmapPart,
} from '../../../src/contract/roadmap/generate-roadmap.ts';
import type { Cache } from '../platform/cache.ts';
import type { LanguageModel } from '../platform/gemini.ts';
import { partsOf } from './parts.ts';
import { rewriteSteps } from './prose/rewrite-steps.ts';
import { roadmapOf } from './roadmap.ts';

/** How long a language model may take for all of it, in milliseconds. The client waits 70 s, the function runs 60 s. */
const PATIENCE_MS = 40_000;

export interface RoadmapSources {
  /** Null: the rules write it all. */
  readonly model: LanguageModel | null;
  readonly cache: Cache;
  /** Whether the language model may be asked once more; called only when it would be. */
  readonly mayAsk: () => Promise<boolean>;
  /** Takes the parts as they become ready. */
  readonly send: (part: RoadmapPart) => void;
  /** Aborts when the visitor has gone. */
  readonly gone: AbortSignal;
  readonly onFailure: (error: unknown) => void;
  readonly patienceMs?: number;
}

/** One key for everything that shapes the texts. */
const keyOf = (input: RoadmapInput, model: LanguageModel): string =>
  createHash('sha256')
    .update(JSON.stringify([model.name, input]))
    .digest('hex');

/** Steps a language model may rewrite, the rest as it is. */
async function rewritten(
  rules: Roadmap,
  input: RoadmapInput,
  model: LanguageModel,
  { send, gone, onFailure, patienceMs = PATIENCE_MS }: RoadmapSources,
): Promise<Roadmap> {
  for (const part of partsOf({ ...rules, preparationSteps: [] })) send(part);
  const preparationSteps = await rewriteSteps(rules, input, {
    model,
    signal: AbortSignal.any([gone, AbortSignal.timeout(patienceMs)]),
    onStep: (step) => send({ kind: 'step', step }),
    onFailure,
  });
  const isRewritten = preparationSteps.some(({ writtenBy }) => writtenBy === 'llm');
  return { ...rules, preparationSteps, engine: isRewritten ? 'rules+llm' : 'rules' };
}

/**
 * Makes the roadmap for one business: chosen and worded by rules, and, where there is a language model, with
 * reasons that it rewrote. What the model wrote completely is kept for the next one who asks the same.
 */
export async function makeRoadmap(input: RoadmapInput, sources: RoadmapSources): Promise<Roadmap> {
  const { model, cache, mayAsk, send } = sources;
  const rules = roadmapOf(input);
  const sendAll = (roadmap: Roadmap): Roadmap => {
    for (const part of partsOf(roadmap)) send(part);
    return roadmap;
  };
  if (!model) return sendAll(rules);
  const key = keyOf(input, model);
  const { data: kept } = generateRoadmap.response.safeParse(await cache.get(key));
  if (kept) return sendAll(kept);
  if (!(await mayAsk())) return sendAll(rules);
  const roadmap = await rewritten(rules, input, model, sources);
  if (roadmap.preparationSteps.every(({ writtenBy }) => writtenBy === 'llm')) await cache.set(key, roadmap);
  return roadmap;
}
