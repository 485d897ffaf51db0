import type {
  PreparationStep,
  ReportedSite,
  RoadmapInput,
} from '../../../../src/contract/generate-anbahn-roadmap.ts';
import type { AnswerRef, Chosen } from '../../../../src/domain/answers.ts';
import type { Candidate } from './choose-steps.ts';
import { answerClause, findingClause, isWorry } from './clauses.ts';
import type { RoadmapContent, TextsOfStep } from './content.ts';
import { fits } from './matching.ts';
import { inOwnWords } from './own-words.ts';
import { filled, mainProductOf, type Slots } from './slots.ts';
import type { Step } from './step-rules.ts';

type ReportedFinding = ReportedSite['findings'][number];

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const keyOf = ({ field, option }: AnswerRef): string => `${field}:${option}`;

/** What was told already, and how often: reasons differ from step to step as long as there are different ones. */
type Told = Map<string, number>;

const timesTold = (told: Told, key: string): number => told.get(key) ?? 0;

/** The first of those told least often. */
function freshest<T>(items: readonly T[], told: Told, key: (item: T) => string): T | undefined {
  const least = Math.min(...items.map((item) => timesTold(told, key(item))));
  return items.find((item) => timesTold(told, key(item)) === least);
}

/** The answer to name: one that speaks about as strongly for the step as the strongest. */
function answerFor({ answers: [strongest, ...others], rule }: Candidate, told: Told): AnswerRef {
  if (!strongest) throw new Error(`The step ${rule.id} was chosen without an answer.`);
  const strong = [strongest, ...others.filter(({ weight }) => weight >= strongest.weight - 1 && weight > 1)];
  return freshest(strong, told, ({ answer }) => keyOf(answer))?.answer ?? strongest.answer;
}

/** What is wrong may be told twice; then what is good has its turn, except where it is to be repaired. */
const MAX_TIMES_TOLD = 2;

function findingFor({ findings, rule }: Candidate, told: Told): ReportedFinding | undefined {
  const faults = findings.filter(({ status }) => status !== 'pass');
  const fresh = faults.filter(({ id }) => timesTold(told, id) < MAX_TIMES_TOLD);
  if (fresh.length > 0) return freshest(fresh, told, ({ id }) => id);
  return freshest(rule.repairs ? faults : findings, told, ({ id }) => id);
}

/** A repair begins with what is wrong; any other step ends with what the website means for it. */
function sentencesOf(
  rule: Step,
  because: string,
  finding: ReportedFinding | undefined,
  { answer, content, todo }: { answer: AnswerRef; content: RoadmapContent; todo: readonly string[] },
): readonly string[] {
  const seen = finding && findingClause(content, finding);
  if (!finding || !seen) return [`${capitalised(because)}.`, ...todo];
  if (rule.repairs) {
    const { and, but } = content.phrases;
    return [`${capitalised(because)}, ${isWorry(answer) ? and : but} ${seen}.`, ...todo];
  }
  const [telling] = rule.seen.find((findings) => findings.includes(finding.id)) ?? [];
  const texts: TextsOfStep = content.steps[rule.id];
  const means = telling && texts.seen?.[telling];
  const consequence = means?.[finding.status === 'pass' ? 'good' : 'bad'] ?? '';
  return [`${capitalised(because)}.`, ...todo, `${capitalised(seen)}: ${consequence}`];
}

/** The sentence more that a step has for some. */
const moreOf = ({ adds = {} }: Step, texts: TextsOfStep, chosen: Chosen): string | undefined => {
  const fitting = Object.entries(adds).find(([, only]) => fits(chosen, only));
  return fitting && texts.adds?.[fitting[0]];
};

/** Words the chosen steps. */
export function writeSteps(
  steps: readonly Candidate[],
  input: RoadmapInput,
  content: RoadmapContent,
  slots: Slots,
): readonly PreparationStep[] {
  // The slots speak of the main offer, so a sentence about a product must be about that one.
  const chosen = { ...input.chosen, productTypes: [mainProductOf(input)] };
  const told: Told = new Map();
  const quoting = steps
    .filter(({ mentions }) => mentions.length > 0)
    .toSorted((a, b) => b.mentions.length - a.mentions.length)[0];
  return steps.map((step) => {
    const { rule } = step;
    const answer = answerFor(step, told);
    const because = answerClause(content, answer, timesTold(told, keyOf(answer)));
    const finding = findingFor(step, told);
    for (const key of [keyOf(answer), ...(finding ? [finding.id] : [])])
      told.set(key, timesTold(told, key) + 1);
    const texts: TextsOfStep = content.steps[rule.id];
    const more = moreOf(rule, texts, chosen);
    const todo = [texts.body, ...(more ? [more] : [])].map((text) => filled(text, slots));
    if (step === quoting) todo.unshift(inOwnWords(input, content.phrases));
    return {
      id: rule.id,
      title: filled(texts.title, slots),
      description: sentencesOf(rule, because, finding, { answer, content, todo }).join(' '),
      because: { answer, finding: finding?.id ?? null },
      writtenBy: 'rules',
    };
  });
}
