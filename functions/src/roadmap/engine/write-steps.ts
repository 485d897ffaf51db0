import type {
  PreparationStep,
  ReportedSite,
  RoadmapInput,
} from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { capitalize } from '../../../../src/domain/values/text.ts';
import type { AnswerRef, Chosen } from '../../../../src/domain/wizard/answers.ts';
import type { Candidate } from './choose-steps.ts';
import { getAnswerClause, getFindingClause, isBadNews } from './clauses.ts';
import type { RoadmapContent, TextsOfStep } from './content.ts';
import { composeDescription } from './description.ts';
import { matchesEveryField } from './matching.ts';
import { chooseMainProduct, fillSlots, type Slots } from './slots.ts';
import type { Step } from './step-rules.ts';
import type { Interpretation } from './write-own-words.ts';

type ReportedFinding = ReportedSite['findings'][number];

const getAnswerKey = ({ field, option }: AnswerRef): string => `${field}:${option}`;

/** How often each reason was used, so that steps give different reasons as long as possible. */
type UseCounts = Map<string, number>;

const getUseCount = (used: UseCounts, key: string): number => used.get(key) ?? 0;

/** Finds the first of the least used items. */
function findLeastUsed<T>(items: readonly T[], used: UseCounts, key: (item: T) => string): T | undefined {
  const least = Math.min(...items.map((item) => getUseCount(used, key(item))));
  return items.find((item) => getUseCount(used, key(item)) === least);
}

/** Counts the clauses for an answer. */
const countVariants = ({ answers }: RoadmapContent, { field, option }: AnswerRef): number => {
  const clauses: Readonly<Record<string, readonly string[] | undefined>> = answers[field];
  return clauses[option]?.length ?? 0;
};

/** Chooses an answer almost as strong as the strongest, with an unused clause. */
function chooseAnswer({ answers, rule }: Candidate, used: UseCounts, content: RoadmapContent): AnswerRef {
  const [strongest] = answers;
  if (!strongest) throw new Error(`The step ${rule.id} was chosen without an answer.`);
  const unused = answers.filter(
    ({ answer }) => getUseCount(used, getAnswerKey(answer)) < countVariants(content, answer),
  );
  const strong = unused.filter(
    ({ weight }, index) => index === 0 || (weight > 1 && weight >= strongest.weight - 1),
  );
  return findLeastUsed(strong, used, ({ answer }) => getAnswerKey(answer))?.answer ?? strongest.answer;
}

/** Chooses the finding to mention: bad before good, unused before used. */
function chooseFinding({ findings }: Candidate, used: UseCounts): ReportedFinding | undefined {
  const problems = findings.filter(({ status }) => status !== 'pass');
  const isNew = ({ id }: ReportedFinding): boolean => getUseCount(used, id) === 0;
  return problems.find(isNew) ?? problems[0] ?? findings.find(isNew) ?? findings[0];
}

/** @param conjunction null if the clauses are unrelated */
function composeReason(because: string, seen: string | undefined, conjunction: string | null): string {
  if (!seen) return `${capitalize(because)}.`;
  return `${capitalize(because)}${conjunction === null ? `. ${capitalize(seen)}` : `, ${conjunction} ${seen}`}.`;
}

/** The additional task that follows from the website. Equivalent findings share the texts of the first. */
function getFindingTask(
  { rule, findings }: Candidate,
  texts: TextsOfStep,
  finding: ReportedFinding | undefined,
): string | undefined {
  if (!finding || !rule.seen) return undefined;
  const [key] = rule.seen.find((equivalents) => equivalents.includes(finding.id)) ?? [];
  const { status } = findings.find(({ id }) => id === key) ?? finding;
  return key && texts.seen?.[key]?.[status === 'pass' ? 'good' : 'bad'];
}

/** The additional task for the visitor's answers. */
const getAnswerTask = ({ adds = {} }: Step, texts: TextsOfStep, chosen: Chosen): string | undefined => {
  const match = Object.entries(adds).find(([, only]) => matchesEveryField(chosen, only));
  return match && texts.adds?.[match[0]];
};

export interface WriteOptions {
  readonly input: RoadmapInput;
  readonly content: RoadmapContent;
  readonly slots: Slots;
  /** Changes caused by the visitor's own words. */
  readonly interpretations: readonly Interpretation[];
}

/** Writes the texts of the chosen steps. */
export function writeSteps(
  steps: readonly Candidate[],
  { input, content, slots, interpretations }: WriteOptions,
): readonly PreparationStep[] {
  // The slots name only the main product.
  const chosen = { ...input.chosen, productTypes: [chooseMainProduct(input)] };
  const used: UseCounts = new Map();
  const countUse = (key: string): void => void used.set(key, getUseCount(used, key) + 1);
  return steps.map((step) => {
    const { rule } = step;
    const texts: TextsOfStep = content.steps[rule.id];
    const answer = chooseAnswer(step, used, content);
    const because = getAnswerClause(content, answer, getUseCount(used, getAnswerKey(answer)));
    const finding = chooseFinding(step, used);
    const isUsed = finding && getUseCount(used, finding.id) > 0;
    const seen = finding && !isUsed ? getFindingClause(content, finding) : undefined;
    const { and, but } = content.phrases;
    // The website is the reason for a repair; other steps only add a task for it.
    const why = composeReason(because, seen, !rule.repairs ? null : isBadNews(answer) ? and : but);
    countUse(getAnswerKey(answer));
    if (finding) countUse(finding.id);
    const ownTasks = interpretations.flatMap(({ at, step: place = at, how: added }) =>
      place === rule.id && added ? [added] : [],
    );
    const rest = [...texts.how, getAnswerTask(rule, texts, chosen), getFindingTask(step, texts, finding)];
    const how = [...ownTasks, ...rest.flatMap((text) => (text ? [fillSlots(text, slots)] : []))].slice(0, 12);
    const template = texts.template && fillSlots(texts.template, slots);
    return {
      id: rule.id,
      title: fillSlots(texts.title, slots),
      description: composeDescription({ why, how, template }),
      why,
      how,
      ...(template && { template }),
      because: { answer, finding: finding?.id ?? null },
      writtenBy: 'rules',
    };
  });
}
