import type { ReportedSite, RoadmapInput } from '../../../../src/contract/roadmap/generate-roadmap.ts';
import type { AnswerRef } from '../../../../src/domain/wizard/answers.ts';
import type { Challenge, TeamSize } from '../../../../src/domain/wizard/business-options.ts';
import type { Stems } from './content.ts';
import { answersOf, fits, touches, type WeighedAnswer, weighed } from './matching.ts';
import type { OwnSentence } from './own-words.ts';
import { sortsOf } from './sorts.ts';
import { findingsOf, type Sort } from './step-rule.ts';
import type { Step } from './step-rules.ts';

type ReportedFinding = ReportedSite['findings'][number];

/** A step that applies, with everything it may rest on. */
export interface Candidate {
  readonly rule: Step;
  /** Strongest first, at least one. */
  readonly answers: readonly WeighedAnswer[];
  /** Measured findings of the rule, what is wrong first. */
  readonly findings: readonly ReportedFinding[];
  /** Challenges of this step that the visitor speaks of in their own words. */
  readonly mentions: readonly Challenge[];
  /** Whether an answer speaks for it clearly. What nobody asked for clearly only fills up a roadmap that is too short. */
  readonly isAskedFor: boolean;
  readonly rank: number;
}

/** How many steps a company of this size can really take on. */
export const STEP_COUNTS: Readonly<Record<TeamSize, 6 | 7 | 8>> = {
  '1-5': 6,
  '6-20': 7,
  '21-50': 8,
  '50+': 8,
};

/** Effort weighs less where more people share it. */
const SHARED_EFFORT: Readonly<Record<TeamSize, number>> = { '1-5': 0, '6-20': 1, '21-50': 2, '50+': 3 };

const MAX_PER_THEME = 2;

/** The first step where nobody said who buys. */
const CHOOSE_BUYERS = 'choose-buyers';

const badness = ({ status }: ReportedFinding): number => (status === 'fail' ? 2 : status === 'warn' ? 1 : 0);

/** What was measured of a step's findings, what is wrong first. */
function measuredOf(rule: Step, site: ReportedSite | null): readonly ReportedFinding[] {
  return findingsOf(rule)
    .flatMap((id) => site?.findings.find((finding) => finding.id === id) ?? [])
    .filter(({ status }) => status === 'pass' || status === 'warn' || status === 'fail')
    .sort((a, b) => badness(b) - badness(a));
}

/** How many of the rule's answers were given; the second and third count less, so that ticking everything wins nothing. */
const fitOf = (answers: readonly WeighedAnswer[]): number =>
  answers.slice(0, 3).reduce((total, { weight }, index) => total + weight / 2 ** index, 0);

/** What the website says: up to 2 when the very thing is missing. */
const evidenceOf = ([worst]: readonly ReportedFinding[]): number => (worst ? 1 + badness(worst) / 2 : 1);

/** The weight from which an answer speaks for a step clearly. */
const CLEARLY = 2;

/** What a challenge told in the visitor's own words adds to the fit. */
const MENTION = 3;

/** What a step with a claim to be in the plan ranks beyond any other. */
const CLAIMED = 1000;

/** A business, as it bears on the choice of steps. */
export interface Choosing {
  readonly input: RoadmapInput;
  readonly stems: readonly Stems[];
  readonly sentences: readonly OwnSentence[];
  /** Whether anybody said who buys. */
  readonly knowsBuyers: boolean;
}

interface Given {
  readonly input: RoadmapInput;
  readonly answers: readonly AnswerRef[];
  readonly told: readonly Challenge[];
  readonly sorts: readonly Sort[];
  /** Steps that the visitor's own words rule out. */
  readonly dropped: ReadonlySet<string>;
}

function candidateOf(rule: Step, { input, answers: given, told, sorts, dropped }: Given): Candidate | null {
  const { when, impact, effort } = rule;
  if (dropped.has(rule.id) || rule.nonsenseFor.some((sort) => sorts.includes(sort))) return null;
  if (when.only && !fits(input.chosen, when.only)) return null;
  if (when.unless && touches(input.chosen, when.unless)) return null;
  const answers = weighed(when.answers, given);
  const mentions = told.filter((challenge) => (when.answers.biggestChallenges?.[challenge] ?? 0) >= CLEARLY);
  const [strongest] = answers;
  if (!strongest) return null;
  const measured = measuredOf(rule, input.site);
  const findings = rule.repairs ? measured.filter((finding) => badness(finding) > 0) : measured;
  if (rule.repairs && findings.length === 0) return null;
  const shared = SHARED_EFFORT[input.chosen.teamSize[0] ?? '1-5'];
  return {
    rule,
    answers,
    findings,
    mentions,
    isAskedFor: strongest.weight >= CLEARLY || mentions.length > 0,
    rank: (impact * (fitOf(answers) + MENTION * mentions.length) * evidenceOf(findings)) / (effort + shared),
  };
}

/** True when a repair has something left that no other chosen step repairs. */
function repairsMore({ rule, findings }: Candidate, chosen: ReadonlySet<Candidate>): boolean {
  if (!rule.repairs || findings.length === 0) return true;
  const repaired = [...chosen].filter((other) => other.rule.repairs).flatMap((other) => other.findings);
  return findings.some(({ id }) => !repaired.some((finding) => finding.id === id));
}

/** A step and, before it, what it needs and is neither chosen nor out of place. */
function withNeeds(
  candidate: Candidate,
  all: ReadonlyMap<string, Candidate>,
  chosen: ReadonlySet<Candidate>,
): readonly Candidate[] {
  const needed = candidate.rule.needs.flatMap((id) => all.get(id) ?? []);
  const missing = needed.filter((need) => !chosen.has(need));
  return [...new Set([...missing.flatMap((need) => withNeeds(need, all, chosen)), candidate])];
}

const themesFit = (steps: readonly Candidate[]): boolean =>
  steps.every(({ rule }) => steps.filter((other) => other.rule.theme === rule.theme).length <= MAX_PER_THEME);

const byWorth = (a: Candidate, b: Candidate): number =>
  Number(b.isAskedFor) - Number(a.isAskedFor) || b.rank - a.rank;

/** Candidates that must be in the plan: where nobody knows who buys, to choose them; then what the visitor asked for. */
function claimedAmong(
  candidates: readonly Candidate[],
  { sentences, knowsBuyers }: Choosing,
): ReadonlySet<string> {
  const has = (id: string): boolean => candidates.some(({ rule }) => rule.id === id);
  const asked = sentences.flatMap(({ wishes }) => wishes.flatMap(({ puts }) => puts.find(has) ?? []));
  return new Set([...(knowsBuyers ? [] : [CHOOSE_BUYERS]), ...asked]);
}

/**
 * The steps for one business, ranked by impact x fit x evidence / effort, in the order of `rules`, which is one that
 * can be worked through.
 */
export function chooseSteps(rules: readonly Step[], choosing: Choosing): readonly Candidate[] {
  const { input, stems, sentences, knowsBuyers } = choosing;
  const given: Given = {
    input,
    answers: answersOf(input.chosen),
    told: [...new Set(sentences.flatMap(({ challenges }) => challenges))],
    sorts: sortsOf(input, stems),
    dropped: new Set([
      ...(knowsBuyers ? [CHOOSE_BUYERS] : []),
      ...sentences.flatMap(({ wishes }) => wishes.flatMap(({ drops = [] }) => drops)),
    ]),
  };
  const applying = rules.flatMap((rule) => candidateOf(rule, given) ?? []);
  const claimed = claimedAmong(applying, choosing);
  const candidates = applying.map((candidate) =>
    claimed.has(candidate.rule.id)
      ? { ...candidate, isAskedFor: true, rank: candidate.rank + CLAIMED }
      : candidate,
  );
  const byId = new Map(candidates.map((candidate) => [candidate.rule.id, candidate]));
  const limit = STEP_COUNTS[input.chosen.teamSize[0] ?? '1-5'];
  const chosen = new Set<Candidate>();
  for (const candidate of candidates.toSorted(byWorth)) {
    if (chosen.has(candidate) || !repairsMore(candidate, chosen)) continue;
    const together = [...chosen, ...withNeeds(candidate, byId, chosen)];
    if (together.length > limit || !themesFit(together)) continue;
    for (const step of together) chosen.add(step);
  }
  return candidates.filter((candidate) => chosen.has(candidate));
}
