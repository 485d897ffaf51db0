import type {
  PreparationStep,
  ReportedSite,
  RoadmapInput,
} from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { AnswerRef, Chosen } from '../../../../src/domain/wizard/answers.ts';
import type { Candidate } from './choose-steps.ts';
import { answerClause, findingClause, isWorry } from './clauses.ts';
import type { RoadmapContent, TextsOfStep } from './content.ts';
import { descriptionOf } from './description.ts';
import { fits } from './matching.ts';
import { filled, mainProductOf, type Slots } from './slots.ts';
import type { Step } from './step-rules.ts';
import type { Understood } from './write-own-words.ts';

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

/** How many ways there are to say an answer. */
const variantsOf = ({ answers }: RoadmapContent, { field, option }: AnswerRef): number => {
  const clauses: Readonly<Record<string, readonly string[] | undefined>> = answers[field];
  return clauses[option]?.length ?? 0;
};

/** The answer to name: one that speaks about as strongly for the step as the strongest, and that is not used up. */
function answerFor({ answers, rule }: Candidate, told: Told, content: RoadmapContent): AnswerRef {
  const [strongest] = answers;
  if (!strongest) throw new Error(`The step ${rule.id} was chosen without an answer.`);
  const fresh = answers.filter(({ answer }) => timesTold(told, keyOf(answer)) < variantsOf(content, answer));
  const strong = fresh.filter(
    ({ weight }, index) => index === 0 || (weight > 1 && weight >= strongest.weight - 1),
  );
  return freshest(strong, told, ({ answer }) => keyOf(answer))?.answer ?? strongest.answer;
}

/** The finding to rest on: what is wrong before what is good, and what no other step names first. */
function findingFor({ findings }: Candidate, told: Told): ReportedFinding | undefined {
  const faults = findings.filter(({ status }) => status !== 'pass');
  const isNew = ({ id }: ReportedFinding): boolean => timesTold(told, id) === 0;
  return faults.find(isNew) ?? faults[0] ?? findings.find(isNew) ?? findings[0];
}

/** Why the step is worthwhile here, in one sentence. */
function whyOf(because: string, seen: string | undefined, link: string): string {
  if (!seen) return `${capitalised(because)}.`;
  return `${capitalised(because)}, ${link} ${seen}.`;
}

/** What the website means for a step that is worthwhile anyway. Its texts speak of the first finding of those alike. */
function meaningOf(
  { rule, findings }: Candidate,
  texts: TextsOfStep,
  finding: ReportedFinding | undefined,
): string | undefined {
  if (!finding || !rule.seen) return undefined;
  const [telling] = rule.seen.find((alike) => alike.includes(finding.id)) ?? [];
  const { status } = findings.find(({ id }) => id === telling) ?? finding;
  return telling && texts.seen?.[telling]?.[status === 'pass' ? 'good' : 'bad'];
}

/** What a step has to do more for some. */
const moreOf = ({ adds = {} }: Step, texts: TextsOfStep, chosen: Chosen): string | undefined => {
  const fitting = Object.entries(adds).find(([, only]) => fits(chosen, only));
  return fitting && texts.adds?.[fitting[0]];
};

/** What steps are worded with. */
export interface Writing {
  readonly input: RoadmapInput;
  readonly content: RoadmapContent;
  readonly slots: Slots;
  /** What the visitor's own words add. */
  readonly heard: readonly Understood[];
}

/** Words the chosen steps. */
export function writeSteps(
  steps: readonly Candidate[],
  { input, content, slots, heard }: Writing,
): readonly PreparationStep[] {
  // The slots speak of the main offer, so what is said of a product must be about that one.
  const chosen = { ...input.chosen, productTypes: [mainProductOf(input)] };
  const told: Told = new Map();
  const tell = (key: string): void => void told.set(key, timesTold(told, key) + 1);
  return steps.map((step) => {
    const { rule } = step;
    const texts: TextsOfStep = content.steps[rule.id];
    const answer = answerFor(step, told, content);
    const because = answerClause(content, answer, timesTold(told, keyOf(answer)));
    const finding = findingFor(step, told);
    const isTold = finding && timesTold(told, finding.id) > 0;
    const seen = finding && !isTold ? findingClause(content, finding) : undefined;
    const { and, but } = content.phrases;
    const why = whyOf(because, seen, isWorry(answer) === (finding?.status !== 'pass') ? and : but);
    tell(keyOf(answer));
    if (finding) tell(finding.id);
    const own = heard.flatMap(({ at, step: place = at, how: added }) =>
      place === rule.id && added ? [added] : [],
    );
    const rest = [...texts.how, moreOf(rule, texts, chosen), meaningOf(step, texts, finding)];
    const how = [...own, ...rest.flatMap((text) => (text ? [filled(text, slots)] : []))].slice(0, 12);
    const template = texts.template && filled(texts.template, slots);
    return {
      id: rule.id,
      title: filled(texts.title, slots),
      description: descriptionOf({ why, how, template }),
      why,
      how,
      ...(template && { template }),
      because: { answer, finding: finding?.id ?? null },
      writtenBy: 'rules',
    };
  });
}
