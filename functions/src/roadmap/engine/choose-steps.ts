import type { ReportedSite, RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { AnswerRef } from '../../../../src/domain/wizard/answers.ts';
import type { Challenge, TeamSize } from '../../../../src/domain/wizard/business-options.ts';
import type { Stems } from './content.ts';
import {
  listAnswers,
  matchesAnyField,
  matchesEveryField,
  type WeightedAnswer,
  weighAnswers,
} from './matching.ts';
import type { OwnSentence } from './own-words.ts';
import { determineSellerKinds } from './seller-kinds.ts';
import { listFindings, type SellerKind } from './step-rule.ts';
import type { Step } from './step-rules.ts';

type ReportedFinding = ReportedSite['findings'][number];

/** A step that fits the business, with its reasons. */
export interface Candidate {
  readonly rule: Step;
  /** Strongest first, at least one. */
  readonly answers: readonly WeightedAnswer[];
  /** Measured findings of the rule, worst first. */
  readonly findings: readonly ReportedFinding[];
  /** The rule's challenges that the visitor describes in their own words. */
  readonly mentions: readonly Challenge[];
  /** Whether an answer clearly calls for it. Other steps only fill a roadmap that would be too short. */
  readonly isRequested: boolean;
  readonly rank: number;
}

/** Number of steps that a team of this size can handle. */
export const STEP_COUNTS: Readonly<Record<TeamSize, 6 | 7 | 8>> = {
  '1-5': 6,
  '6-20': 7,
  '21-50': 8,
  '50+': 8,
};

/** Effort added to every step, because differences in effort matter less to larger teams. */
const SHARED_EFFORT: Readonly<Record<TeamSize, number>> = { '1-5': 0, '6-20': 1, '21-50': 2, '50+': 3 };

const MAX_PER_THEME = 2;

/** Id of the first step if no buyer was named. */
const CHOOSE_BUYERS = 'choose-buyers';

const getSeverity = ({ status }: ReportedFinding): number =>
  status === 'fail' ? 2 : status === 'warn' ? 1 : 0;

/** The rule's findings that were measured, worst first. */
function findMeasuredFindings(rule: Step, site: ReportedSite | null): readonly ReportedFinding[] {
  return listFindings(rule)
    .flatMap((id) => site?.findings.find((finding) => finding.id === id) ?? [])
    .filter(({ status }) => status === 'pass' || status === 'warn' || status === 'fail')
    .sort((a, b) => getSeverity(b) - getSeverity(a));
}

/** Sums the three strongest weights, halving the second and quartering the third: choosing every option gains little. */
const computeFit = (answers: readonly WeightedAnswer[]): number =>
  answers.slice(0, 3).reduce((total, { weight }, index) => total + weight / 2 ** index, 0);

/** A factor from 1 to 2 for the worst finding. */
const computeEvidence = ([worst]: readonly ReportedFinding[]): number =>
  worst ? 1 + getSeverity(worst) / 2 : 1;

/** Minimum weight of an answer that clearly calls for a step. */
const MIN_CLEAR_WEIGHT = 2;

/** Added to the fit for each challenge that the visitor describes. */
const MENTION_WEIGHT = 3;

/** Added to the rank of required steps; exceeds every rank. */
const REQUIRED_RANK = 1000;

export interface ChooseOptions {
  readonly input: RoadmapInput;
  readonly stems: readonly Stems[];
  readonly sentences: readonly OwnSentence[];
  /** Whether the website or the visitor named a buyer. */
  readonly hasNamedBuyers: boolean;
}

interface SelectionContext {
  readonly input: RoadmapInput;
  readonly answers: readonly AnswerRef[];
  readonly challenges: readonly Challenge[];
  readonly sellerKinds: readonly SellerKind[];
  /** Steps that the visitor's own words rule out. */
  readonly excludedSteps: ReadonlySet<string>;
}

function createCandidate(
  rule: Step,
  { input, answers: allAnswers, challenges, sellerKinds, excludedSteps }: SelectionContext,
): Candidate | null {
  const { when, impact, effort } = rule;
  if (excludedSteps.has(rule.id) || rule.unsuitableFor.some((kind) => sellerKinds.includes(kind)))
    return null;
  if (when.only && !matchesEveryField(input.chosen, when.only)) return null;
  if (when.unless && matchesAnyField(input.chosen, when.unless)) return null;
  const answers = weighAnswers(when.answers, allAnswers);
  const mentions = challenges.filter(
    (challenge) => (when.answers.biggestChallenges?.[challenge] ?? 0) >= MIN_CLEAR_WEIGHT,
  );
  const [strongest] = answers;
  if (!strongest) return null;
  const measured = findMeasuredFindings(rule, input.site);
  const findings = rule.repairs ? measured.filter((finding) => getSeverity(finding) > 0) : measured;
  if (rule.repairs && findings.length === 0) return null;
  const shared = SHARED_EFFORT[input.chosen.teamSize[0] ?? '1-5'];
  return {
    rule,
    answers,
    findings,
    mentions,
    isRequested: strongest.weight >= MIN_CLEAR_WEIGHT || mentions.length > 0,
    rank:
      (impact * (computeFit(answers) + MENTION_WEIGHT * mentions.length) * computeEvidence(findings)) /
      (effort + shared),
  };
}

/** Whether a step is useful next to the chosen ones: false for a repair whose findings they all cover. */
function addsRepair({ rule, findings }: Candidate, chosen: ReadonlySet<Candidate>): boolean {
  if (!rule.repairs || findings.length === 0) return true;
  const repaired = [...chosen].filter((other) => other.rule.repairs).flatMap((other) => other.findings);
  return findings.some(({ id }) => !repaired.some((finding) => finding.id === id));
}

/** Returns a step after its prerequisites that fit the business and aren't chosen yet. */
function addPrerequisites(
  candidate: Candidate,
  all: ReadonlyMap<string, Candidate>,
  chosen: ReadonlySet<Candidate>,
): readonly Candidate[] {
  const prerequisites = candidate.rule.needs.flatMap((id) => all.get(id) ?? []);
  const missing = prerequisites.filter((step) => !chosen.has(step));
  return [...new Set([...missing.flatMap((step) => addPrerequisites(step, all, chosen)), candidate])];
}

const respectsThemeLimit = (steps: readonly Candidate[]): boolean =>
  steps.every(({ rule }) => steps.filter((other) => other.rule.theme === rule.theme).length <= MAX_PER_THEME);

const compareByPriority = (a: Candidate, b: Candidate): number =>
  Number(b.isRequested) - Number(a.isRequested) || b.rank - a.rank;

/** Ids of steps that must be in the roadmap: choosing buyers if none was named, and what the visitor asked for. */
function findRequiredStepIds(
  candidates: readonly Candidate[],
  { sentences, hasNamedBuyers }: ChooseOptions,
): ReadonlySet<string> {
  const isCandidate = (id: string): boolean => candidates.some(({ rule }) => rule.id === id);
  const requested = sentences.flatMap(({ wishes }) =>
    wishes.flatMap(({ requires }) => requires.find(isCandidate) ?? []),
  );
  return new Set([...(hasNamedBuyers ? [] : [CHOOSE_BUYERS]), ...requested]);
}

/**
 * Chooses a business's steps by impact × fit × evidence / effort, and returns them in the order of `rules`, which is
 * the order to work through them.
 */
export function chooseSteps(rules: readonly Step[], options: ChooseOptions): readonly Candidate[] {
  const { input, stems, sentences, hasNamedBuyers } = options;
  const context: SelectionContext = {
    input,
    answers: listAnswers(input.chosen),
    challenges: [...new Set(sentences.flatMap(({ challenges }) => challenges))],
    sellerKinds: determineSellerKinds(input, stems),
    excludedSteps: new Set([
      ...(hasNamedBuyers ? [CHOOSE_BUYERS] : []),
      ...sentences.flatMap(({ wishes }) => wishes.flatMap(({ excludes = [] }) => excludes)),
    ]),
  };
  const applicable = rules.flatMap((rule) => createCandidate(rule, context) ?? []);
  const required = findRequiredStepIds(applicable, options);
  const candidates = applicable.map((candidate) =>
    required.has(candidate.rule.id)
      ? { ...candidate, isRequested: true, rank: candidate.rank + REQUIRED_RANK }
      : candidate,
  );
  const byId = new Map(candidates.map((candidate) => [candidate.rule.id, candidate]));
  const limit = STEP_COUNTS[input.chosen.teamSize[0] ?? '1-5'];
  const chosen = new Set<Candidate>();
  for (const candidate of candidates.toSorted(compareByPriority)) {
    if (chosen.has(candidate) || !addsRepair(candidate, chosen)) continue;
    const extended = [...chosen, ...addPrerequisites(candidate, byId, chosen)];
    if (extended.length > limit || !respectsThemeLimit(extended)) continue;
    for (const step of extended) chosen.add(step);
  }
  return candidates.filter((candidate) => chosen.has(candidate));
}
