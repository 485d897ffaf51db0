import type {
  PreparationStep,
  ReportedSite,
  RoadmapInput,
} from '../../../src/contract/generate-anbahn-roadmap.ts';
import type { AnswerRef } from '../../../src/domain/answers.ts';
import type { Candidate } from './choose-steps.ts';
import { fits } from './matching.ts';
import { filled, mainProductOf, type Slots } from './slots.ts';
import { answerClause, isWorry } from './words/answers.ts';
import { findingClause } from './words/findings.ts';

type ReportedFinding = ReportedSite['findings'][number];

const CONJUNCTIONS = { en: { same: 'and', other: 'but' }, de: { same: 'und', other: 'aber' } } as const;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first that was not told yet; when all were, the first. */
const freshest = <T>(items: readonly T[], isTold: (item: T) => boolean): T | undefined =>
  items.find((item) => !isTold(item)) ?? items[0];

/** Why this step: the answer and, with an analysis, the finding, in one sentence. */
function reasonOf(
  answer: AnswerRef,
  finding: ReportedFinding | undefined,
  language: RoadmapInput['language'],
): string {
  const because = answerClause(answer, language);
  const seen = finding && findingClause(finding, language);
  if (!finding || !seen) return `${capitalised(because)}.`;
  const isGood = finding.status === 'pass';
  const { same, other } = CONJUNCTIONS[language];
  return `${capitalised(because)}, ${isWorry(answer) === isGood ? other : same} ${seen}.`;
}

const idOf = ({ field, option }: AnswerRef): string => `${field}:${option}`;

/** Words the chosen steps. Reasons differ from step to step as long as there are different ones. */
export function writeSteps(
  steps: readonly Candidate[],
  input: RoadmapInput,
  slots: Slots,
): readonly PreparationStep[] {
  const { language } = input;
  // The slots speak of the main offer, so a sentence about a product must be about that one.
  const chosen = { ...input.chosen, productTypes: [mainProductOf(input)] };
  const told = new Set<string>();
  return steps.map(({ rule, answers, findings }) => {
    const answer = freshest(answers, (item) => told.has(idOf(item.answer)))?.answer;
    if (!answer) throw new Error(`The step ${rule.id} was chosen without an answer.`);
    const finding = freshest(findings, ({ id }) => told.has(id));
    told.add(idOf(answer));
    if (finding) told.add(finding.id);
    const more = rule.adds?.find(({ only }) => fits(chosen, only))?.[language];
    const todo = [rule.body[language], ...(more ? [more] : [])].map((text) => filled(text, slots));
    return {
      id: rule.id,
      title: filled(rule.title[language], slots),
      description: [reasonOf(answer, finding, language), ...todo].join(' '),
      because: { answer, finding: finding?.id ?? null },
      writtenBy: 'rules',
    };
  });
}
