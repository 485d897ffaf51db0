import type {
  PreparationStep,
  Roadmap,
  RoadmapInput,
} from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { z } from '../../../../src/domain/values/schema.ts';
import { checkProse } from '../../platform/checked-prose.ts';
import type { LanguageModel } from '../../platform/model/language-model.ts';
import { hasWords, isRefusal, normalize, splitSentences } from '../../platform/quotes.ts';
import { describe } from '../write-roadmap.ts';
import { createObjectReader } from './object-reader.ts';
import { buildPrompt, PROSE_LENGTH } from './prompt.ts';

const REWRITTEN_STEP = z.object({
  id: z.string(),
  why: z.string(),
  insteadOf: z.nullish(z.string()),
  cites: z.nullish(z.string()),
});

const MIN_CITED_CHARS = 8;

/** Whether the business says these words without refusing something. */
function isSaid(words: string, { buyers, customChallenge, offer }: RoadmapInput): boolean {
  const wanted = normalize(words);
  const said = [buyers, offer, customChallenge].flatMap(splitSentences);
  return (
    wanted.length >= MIN_CITED_CHARS &&
    said.some((sentence) => hasWords(normalize(sentence), wanted) && !isRefusal(sentence))
  );
}

export interface RewriteOptions {
  readonly model: LanguageModel;
  /** Steps that it may choose instead of general ones. */
  readonly alternatives?: readonly PreparationStep[];
  /** Aborts on timeout or when the visitor disconnects. */
  readonly signal: AbortSignal;
  /** Called with each final step, in order. */
  readonly onStep: (step: PreparationStep) => void;
  /** Called at most once; the remaining steps then keep their texts. */
  readonly onFailure: (error: unknown) => void;
}

/** Reads the next chunk. Rejects as soon as the signal aborts, even if the stream ignores it. */
async function readNextChunk(
  chunks: AsyncIterator<string>,
  signal: AbortSignal,
): Promise<IteratorResult<string>> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([chunks.next(), promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** Lets a language model rewrite each step's reason, and choose permitted steps in the place of general ones. Never rejects: a step without an acceptable text keeps its own. */
export async function rewriteSteps(
  roadmap: Roadmap,
  input: RoadmapInput,
  { model, alternatives = [], signal, onStep, onFailure }: RewriteOptions,
): Promise<readonly PreparationStep[]> {
  const { preparationSteps } = roadmap;
  const prompt = buildPrompt(roadmap, input, alternatives, signal);
  const rewritten = new Map<string, PreparationStep>();
  const finalSteps: PreparationStep[] = [];

  const findAlternative = (step: PreparationStep, id: string, cites: string): PreparationStep | undefined => {
    const isTaken = [...rewritten.values()].some((other) => other.id === id);
    if (step.reason?.kind !== 'general' || isTaken || !isSaid(cites, input)) return undefined;
    return alternatives.find((other) => other.id === id);
  };
  const accept = (object: unknown): void => {
    const parsed = REWRITTEN_STEP.safeParse(object);
    if (!parsed.success) return;
    const { id, insteadOf, cites } = parsed.data;
    const step = preparationSteps.find((own) => own.id === (insteadOf || id));
    if (!step || rewritten.has(step.id)) return;
    const chosen = insteadOf && insteadOf !== id ? findAlternative(step, id, cites ?? '') : step;
    if (!chosen) return void rewritten.set(step.id, step);
    const why = checkProse(parsed.data.why, {
      ...PROSE_LENGTH,
      language: input.language,
      material: prompt.data,
      host: input.site?.host ?? null,
    });
    rewritten.set(
      step.id,
      why
        ? { ...chosen, why, description: describe(why, ...chosen.how, chosen.template), writtenBy: 'llm' }
        : step,
    );
  };
  /** Emits the steps whose text is final; all remaining ones at the end. */
  const emitReady = (isEnd: boolean): void => {
    for (const step of preparationSteps.slice(finalSteps.length)) {
      const ready = rewritten.get(step.id) ?? (isEnd ? step : undefined);
      if (!ready) return;
      finalSteps.push(ready);
      onStep(ready);
    }
  };

  try {
    const reader = createObjectReader();
    const chunks = model.stream(prompt)[Symbol.asyncIterator]();
    for (
      let next = await readNextChunk(chunks, signal);
      !next.done;
      next = await readNextChunk(chunks, signal)
    ) {
      for (const object of reader.push(next.value)) accept(object);
      emitReady(false);
    }
  } catch (error) {
    onFailure(error);
  }
  emitReady(true);
  return finalSteps;
}
