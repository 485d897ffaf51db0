import type {
  PreparationStep,
  ReportedSite,
  RoadmapInput,
} from '../../../src/contract/generate-anbahn-roadmap.ts';
import type { AnswerRef } from '../../../src/domain/answers.ts';
import type { Candidate } from './choose-steps.ts';
import { fits } from './matching.ts';
import { inOwnWords } from './own-words.ts';
import { filled, mainProductOf, type Slots } from './slots.ts';
import type { StepRule } from './step-rule.ts';
import { answerClause, isWorry } from './words/answers.ts';
import { findingClause } from './words/findings.ts';

type ReportedFinding = ReportedSite['findings'][number];
type Language = RoadmapInput['language'];

const CONJUNCTIONS = { en: { same: 'and', other: 'but' }, de: { same: 'und', other: 'aber' } } as const;

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
  rule: StepRule,
  because: string,
  finding: ReportedFinding | undefined,
  { answer, language, todo }: { answer: AnswerRef; language: Language; todo: readonly string[] },
): readonly string[] {
  const seen = finding && findingClause(finding, language);
  if (!finding || !seen) return [`${capitalised(because)}.`, ...todo];
  if (rule.repairs) {
    const { same, other } = CONJUNCTIONS[language];
    return [`${capitalised(because)}, ${isWorry(answer) ? same : other} ${seen}.`, ...todo];
  }
  const means = rule.seen.find(({ findings }) => findings.includes(finding.id));
  const consequence = means?.[finding.status === 'pass' ? 'good' : 'bad'][language] ?? '';
  return [`${capitalised(because)}.`, ...todo, `${capitalised(seen)}: ${consequence}`];
}

/** Words the chosen steps. */
export function writeSteps(
  steps: readonly Candidate[],
  input: RoadmapInput,
  slots: Slots,
): readonly PreparationStep[] {
  const { language } = input;
  // The slots speak of the main offer, so a sentence about a product must be about that one.
  const chosen = { ...input.chosen, productTypes: [mainProductOf(input)] };
  const told: Told = new Map();
  const quoting = steps
    .filter(({ mentions }) => mentions.length > 0)
    .toSorted((a, b) => b.mentions.length - a.mentions.length)[0];
  return steps.map((step) => {
    const { rule } = step;
    const answer = answerFor(step, told);
    const because = answerClause(answer, language, timesTold(told, keyOf(answer)));
    const finding = findingFor(step, told);
    for (const key of [keyOf(answer), ...(finding ? [finding.id] : [])])
      told.set(key, timesTold(told, key) + 1);
    const more = rule.adds?.find(({ only }) => fits(chosen, only))?.[language];
    const todo = [rule.body[language], ...(more ? [more] : [])].map((text) => filled(text, slots));
    if (step === quoting) todo.unshift(inOwnWords(input));
    return {
      id: rule.id,
      title: filled(rule.title[language], slots),
      description: sentencesOf(rule, because, finding, { answer, language, todo }).join(' '),
      because: { answer, finding: finding?.id ?? null },
      writtenBy: 'rules',
    };
  });
}
