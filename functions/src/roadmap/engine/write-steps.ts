import type {
  PreparationStep,
  ReportedSite,
  RoadmapInput,
} from '../../../../src/contract/roadmap/generate-roadmap.ts';
import { capitalize } from '../../../../src/domain/values/text.ts';
import type { AnswerRef, Chosen } from '../../../../src/domain/wizard/answers.ts';
import type { Candidate } from './choose-steps.ts';
import { answerClause, findingClause, isBadNews } from './clauses.ts';
import type { RoadmapContent, TextsOfStep } from './content.ts';
import { descriptionOf } from './description.ts';
import { matchesEveryField } from './matching.ts';
import { fillSlots, mainProductOf, type Slots } from './slots.ts';
import type { Step } from './step-rules.ts';
import type { Interpretation } from './write-own-words.ts';

type ReportedFinding = ReportedSite['findings'][number];

const keyOf = ({ field, option }: AnswerRef): string => `${field}:${option}`;

/** How often each reason was used, so that steps have different ones as long as possible. */
type UseCounts = Map<string, number>;

const timesUsed = (used: UseCounts, key: string): number => used.get(key) ?? 0;

/** The first of the least used. */
function leastUsed<T>(items: readonly T[], used: UseCounts, key: (item: T) => string): T | undefined {
  const least = Math.min(...items.map((item) => timesUsed(used, key(item))));
  return items.find((item) => timesUsed(used, key(item)) === least);
}

/** Number of clauses for an answer. */
const variantsOf = ({ answers }: RoadmapContent, { field, option }: AnswerRef): number => {
  const clauses: Readonly<Record<string, readonly string[] | undefined>> = answers[field];
  return clauses[option]?.length ?? 0;
};

/** An answer almost as strong as the strongest, with an unused clause. */
function answerFor({ answers, rule }: Candidate, used: UseCounts, content: RoadmapContent): AnswerRef {
  const [strongest] = answers;
  if (!strongest) throw new Error(`The step ${rule.id} was chosen without an answer.`);
  const fresh = answers.filter(({ answer }) => timesUsed(used, keyOf(answer)) < variantsOf(content, answer));
  const strong = fresh.filter(
    ({ weight }, index) => index === 0 || (weight > 1 && weight >= strongest.weight - 1),
  );
  return leastUsed(strong, used, ({ answer }) => keyOf(answer))?.answer ?? strongest.answer;
}

/** The finding to mention: bad before good, unused before used. */
function findingFor({ findings }: Candidate, used: UseCounts): ReportedFinding | undefined {
  const problems = findings.filter(({ status }) => status !== 'pass');
  const isNew = ({ id }: ReportedFinding): boolean => timesUsed(used, id) === 0;
  return problems.find(isNew) ?? problems[0] ?? findings.find(isNew) ?? findings[0];
}

/** @param link the conjunction; null if the clauses are unrelated */
function reasonOf(because: string, seen: string | undefined, link: string | null): string {
  if (!seen) return `${capitalize(because)}.`;
  return `${capitalize(because)}${link === null ? `. ${capitalize(seen)}` : `, ${link} ${seen}`}.`;
}

/** The additional task that follows from the website. Equivalent findings share the texts of the first. */
function findingTaskOf(
  { rule, findings }: Candidate,
  texts: TextsOfStep,
  finding: ReportedFinding | undefined,
): string | undefined {
  if (!finding || !rule.seen) return undefined;
  const [key] = rule.seen.find((alike) => alike.includes(finding.id)) ?? [];
  const { status } = findings.find(({ id }) => id === key) ?? finding;
  return key && texts.seen?.[key]?.[status === 'pass' ? 'good' : 'bad'];
}

/** The additional task for the visitor's answers. */
const answerTaskOf = ({ adds = {} }: Step, texts: TextsOfStep, chosen: Chosen): string | undefined => {
  const fitting = Object.entries(adds).find(([, only]) => matchesEveryField(chosen, only));
  return fitting && texts.adds?.[fitting[0]];
};

export interface WriteOptions {
  readonly input: RoadmapInput;
  readonly content: RoadmapContent;
  readonly slots: Slots;
  /** Changes by the visitor's own words. */
  readonly heard: readonly Interpretation[];
}

/** Writes the texts of the chosen steps. */
export function writeSteps(
  steps: readonly Candidate[],
  { input, content, slots, heard }: WriteOptions,
): readonly PreparationStep[] {
  // The slots name only the main product.
  const chosen = { ...input.chosen, productTypes: [mainProductOf(input)] };
  const used: UseCounts = new Map();
  const countUse = (key: string): void => void used.set(key, timesUsed(used, key) + 1);
  return steps.map((step) => {
    const { rule } = step;
    const texts: TextsOfStep = content.steps[rule.id];
    const answer = answerFor(step, used, content);
    const because = answerClause(content, answer, timesUsed(used, keyOf(answer)));
    const finding = findingFor(step, used);
    const isUsed = finding && timesUsed(used, finding.id) > 0;
    const seen = finding && !isUsed ? findingClause(content, finding) : undefined;
    const { and, but } = content.phrases;
    // The website is the reason for a repair; other steps only add a task for it.
    const why = reasonOf(because, seen, !rule.repairs ? null : isBadNews(answer) ? and : but);
    countUse(keyOf(answer));
    if (finding) countUse(finding.id);
    const ownTasks = heard.flatMap(({ at, step: place = at, how: added }) =>
      place === rule.id && added ? [added] : [],
    );
    const rest = [...texts.how, answerTaskOf(rule, texts, chosen), findingTaskOf(step, texts, finding)];
    const how = [...ownTasks, ...rest.flatMap((text) => (text ? [fillSlots(text, slots)] : []))].slice(0, 12);
    const template = texts.template && fillSlots(texts.template, slots);
    return {
      id: rule.id,
      title: fillSlots(texts.title, slots),
      description: descriptionOf({ why, how, template }),
      why,
      how,
      ...(template && { template }),
      because: { answer, finding: finding?.id ?? null },
      writtenBy: 'rules',
    };
  });
}
