import type {
  PreparationStep,
  Roadmap,
  RoadmapInput,
  TargetGroup,
} from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { z } from '../../../../src/domain/values/schema.ts';
import { checkProse, type ProseLength } from '../../platform/checked-prose.ts';
import type { LanguageModel } from '../../platform/model/language-model.ts';
import { hasWords, normalize } from '../../platform/quotes.ts';
import { untilAborted } from '../../platform/until-aborted.ts';
import { describe, withOpening } from '../write-roadmap.ts';
import { createObjectReader } from './object-reader.ts';
import { buildPrompt, type Choices, OPENING_LENGTH, REASON_LENGTH } from './prompt.ts';

/** Words, or a list of them, as some models cite: the first. */
const words = z.pipe(
  z.nullish(z.union([z.string(), z.array(z.string())])),
  z.transform((cited) => (typeof cited === 'object' ? cited?.[0] : cited)),
);
const BUYER = z.object({ buyer: z.string(), open: words, ruledOut: words });
const STEP = z.object({ id: z.string(), why: words, cites: words, contradicts: words });

/** What the plan consists of. */
export type Plan = Pick<Roadmap, 'preparationSteps' | 'b2bTargetGroups'>;

export interface EditOptions extends Choices {
  readonly model: LanguageModel;
  /** Whether words are the visitor's own, and refuse nothing. */
  readonly isOwnWish: (words: string) => boolean;
  /** Whether words are the visitor's own, and refuse a step, or a buyer. */
  readonly refusesStep: (words: string, step: PreparationStep) => boolean;
  readonly refusesBuyer: (words: string, name: string) => boolean;
  /** The rules' plan without buyers. */
  readonly planWithout: (buyers: readonly string[]) => Plan;
  /** Called with each step that the visitor perhaps asked for. */
  readonly onSuggestion: (step: PreparationStep) => void;
  /** Aborts on timeout or when the visitor disconnects. */
  readonly signal: AbortSignal;
  /** Called once, before the first step. */
  readonly onGroups: (groups: readonly TargetGroup[]) => void;
  /** Called with each final step, in order. */
  readonly onStep: (step: PreparationStep) => void;
  /** Called at most once; what remains then is the rules'. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Lets a language model edit the rules' plan: give each step a reason that cites what the visitor said, leave out what
 * their own words refuse, take another permitted step instead, suggest what they ask for, and open the talk with each
 * buyer.
 * Never rejects: what is not acceptable stays the rules'.
 */
export async function editPlan(rules: Plan, input: RoadmapInput, options: EditOptions): Promise<Plan> {
  const { model, wishes, others, signal, onFailure } = options;
  const prompt = buildPrompt(rules, input, { wishes, others }, signal);
  const material = normalize(prompt.data);
  const ruledOut: string[] = [];
  const openings = new Map<string, string>();
  const rewritten = new Map<string, PreparationStep>();
  const finalSteps: PreparationStep[] = [];
  let steps = [...rules.preparationSteps];
  let groups: readonly TargetGroup[] | null = null;
  let vacancies = 0;

  const check = (text: string, length: ProseLength): string | null =>
    checkProse(text, {
      ...length,
      language: input.language,
      material: prompt.data,
      host: input.site?.host ?? null,
    });

  const acceptBuyer = ({ buyer, open, ruledOut: refusal }: z.output<typeof BUYER>): void => {
    if (groups || !rules.b2bTargetGroups.some(({ name }) => name === buyer)) return;
    const opening = check(open ?? '', OPENING_LENGTH);
    if (refusal && options.refusesBuyer(refusal, buyer)) ruledOut.push(buyer);
    else if (opening) openings.set(buyer, opening);
  };
  /** What buyers there are is final. */
  const closeBuyers = (): void => {
    if (groups) return;
    const plan = ruledOut.length > 0 ? options.planWithout(ruledOut) : rules;
    steps = [...plan.preparationSteps];
    groups = plan.b2bTargetGroups.map((group) =>
      withOpening(group, openings.get(group.name), input.language),
    );
    options.onGroups(groups);
  };

  /** Leaves out a step, unless it was sent, is the last one, or was asked for. */
  const leaveOut = (id: string, refusal: string): void => {
    const place = steps.findIndex((step) => step.id === id);
    const step = steps[place];
    if (!step || place < finalSteps.length || steps.length < 2 || step.reason.kind === 'asked') return;
    if (!options.refusesStep(refusal, step)) return;
    steps.splice(place, 1);
    vacancies += 1;
  };
  /** Fills a place that became free. */
  const addOther = (id: string): PreparationStep | undefined => {
    const other = vacancies > 0 ? others.find((step) => step.id === id) : undefined;
    if (!other) return undefined;
    vacancies -= 1;
    steps.push(other);
    return other;
  };
  const acceptStep = ({ id, why, cites, contradicts }: z.output<typeof STEP>): void => {
    if (contradicts) {
      leaveOut(id, contradicts);
      return;
    }
    const cited = normalize(cites ?? '');
    const wish = wishes.find((one) => one.id === id);
    if (wish && options.isOwnWish(cites ?? '')) options.onSuggestion(wish);
    const step = steps.find((own) => own.id === id) ?? addOther(id);
    if (!step || rewritten.has(id)) return;
    const reason = hasWords(material, cited) ? check(why ?? '', REASON_LENGTH) : null;
    const description = describe(reason ?? step.why, ...step.how, step.template);
    rewritten.set(id, reason ? { ...step, why: reason, description, writtenBy: 'llm' } : step);
  };
  const accept = (object: unknown): void => {
    const buyer = BUYER.safeParse(object);
    if (buyer.success) acceptBuyer(buyer.data);
    const step = STEP.safeParse(object);
    if (!step.success) return;
    closeBuyers();
    acceptStep(step.data);
  };
  /** Emits the steps whose text is final; all remaining ones at the end. */
  const emitReady = (isEnd: boolean): void => {
    for (const step of steps.slice(finalSteps.length)) {
      const ready = rewritten.get(step.id) ?? (isEnd ? step : undefined);
      if (!ready) return;
      finalSteps.push(ready);
      options.onStep(ready);
    }
  };

  try {
    const reader = createObjectReader();
    const chunks = model.stream(prompt)[Symbol.asyncIterator]();
    const read = (): Promise<IteratorResult<string>> => untilAborted(signal, chunks.next());
    for (let next = await read(); !next.done; next = await read()) {
      for (const object of reader.push(next.value)) accept(object);
      if (groups) emitReady(false);
    }
  } catch (error) {
    onFailure(error);
  }
  closeBuyers();
  emitReady(true);
  return { preparationSteps: finalSteps, b2bTargetGroups: [...(groups ?? [])] };
}
