import type {
  PreparationStep,
  Roadmap,
  RoadmapInput,
} from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { z } from '../../../../src/domain/values/schema.ts';
import { checkProse } from '../../platform/checked-prose.ts';
import type { LanguageModel } from '../../platform/model/language-model.ts';
import { untilAborted } from '../../platform/until-aborted.ts';
import { describe } from '../write-roadmap.ts';
import { createObjectReader } from './object-reader.ts';
import { buildPrompt, PROSE_LENGTH } from './prompt.ts';

const REWRITTEN_STEP = z.object({ id: z.string(), why: z.string(), cites: z.nullish(z.string()) });

const MAX_STEPS = 5;

export interface RewriteOptions {
  readonly model: LanguageModel;
  /** Steps that it may add. */
  readonly wishes: readonly PreparationStep[];
  /** What the words that it cites are worth. */
  readonly judgeWish: (words: string, step: PreparationStep) => 'asked' | 'perhaps' | null;
  /** Called with each step that the visitor perhaps asked for. */
  readonly onSuggestion: (step: PreparationStep) => void;
  /** Aborts on timeout or when the visitor disconnects. */
  readonly signal: AbortSignal;
  /** Called with each final step, in order. */
  readonly onStep: (step: PreparationStep) => void;
  /** Called at most once; the remaining steps then keep their texts. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Lets a language model rewrite each step's reason, and add steps that the visitor's own words ask for. Never rejects: a
 * step without an acceptable text keeps its own.
 */
export async function rewriteSteps(
  roadmap: Roadmap,
  input: RoadmapInput,
  { model, wishes, judgeWish, signal, onSuggestion, onStep, onFailure }: RewriteOptions,
): Promise<readonly PreparationStep[]> {
  const steps = [...roadmap.preparationSteps];
  const prompt = buildPrompt(roadmap, input, wishes, signal);
  const rewritten = new Map<string, PreparationStep>();
  const finalSteps: PreparationStep[] = [];

  /** Adds a step, or puts it in the place of the last one that was not asked for, unless that one was sent. */
  const addWish = (id: string, words: string): PreparationStep | undefined => {
    const wish = wishes.find((step) => step.id === id);
    const worth = wish ? judgeWish(words, wish) : null;
    if (!wish || !worth) return undefined;
    if (worth === 'perhaps') {
      onSuggestion(wish);
      return undefined;
    }
    const place =
      steps.length < MAX_STEPS ? steps.length : steps.findLastIndex(({ reason }) => reason.kind !== 'asked');
    if (place >= finalSteps.length) steps[place] = wish;
    return wish;
  };
  const accept = (object: unknown): void => {
    const parsed = REWRITTEN_STEP.safeParse(object);
    if (!parsed.success) return;
    const { id, cites } = parsed.data;
    const step = steps.find((own) => own.id === id) ?? addWish(id, cites ?? '');
    if (!step || rewritten.has(id)) return;
    const why = checkProse(parsed.data.why, {
      ...PROSE_LENGTH,
      language: input.language,
      material: prompt.data,
      host: input.site?.host ?? null,
    });
    rewritten.set(
      id,
      why ? { ...step, why, description: describe(why, ...step.how, step.template), writtenBy: 'llm' } : step,
    );
  };
  /** Emits the steps whose text is final; all remaining ones at the end. */
  const emitReady = (isEnd: boolean): void => {
    for (const step of steps.slice(finalSteps.length)) {
      const ready = rewritten.get(step.id) ?? (isEnd ? step : undefined);
      if (!ready) return;
      finalSteps.push(ready);
      onStep(ready);
    }
  };

  try {
    const reader = createObjectReader();
    const chunks = model.stream(prompt)[Symbol.asyncIterator]();
    const read = (): Promise<IteratorResult<string>> => untilAborted(signal, chunks.next());
    for (let next = await read(); !next.done; next = await read()) {
      for (const object of reader.push(next.value)) accept(object);
      emitReady(false);
    }
  } catch (error) {
    onFailure(error);
  }
  emitReady(true);
  return finalSteps;
}
