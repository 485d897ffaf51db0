/** Reports beside judgements. */
import type { Finding, FindingStatus } from '../../../src/contract/website/analyze-website.ts';
import type { ReadSite } from './corpus.ts';
import { CONTENT_CHECKS, JUDGED_CHECKS, type JudgedCheck, type Label } from './judgement.ts';

/** What a finding is worth beside what a reader said. */
export type Outcome =
  | 'right'
  /** Failed, though it is there. */
  | 'false accusation'
  /** Told that it could be better, though it is fine. */
  | 'soft'
  /** Not answered, though it is there. */
  | 'withheld'
  /** Failed or told that it could be better, and rightly. */
  | 'named'
  /** Passed, though it is not there. */
  | 'praise'
  /** Not answered, though it is not there. */
  | 'not named'
  /** Not asked, though it is not there. */
  | 'not asked'
  | 'left out';

const OF_WHAT_IS_THERE: Readonly<Record<FindingStatus, Outcome>> = {
  pass: 'right',
  warn: 'soft',
  fail: 'false accusation',
  unknown: 'withheld',
  na: 'left out',
};
const OF_WHAT_IS_NOT: Readonly<Record<FindingStatus, Outcome>> = {
  pass: 'praise',
  warn: 'named',
  fail: 'named',
  unknown: 'not named',
  na: 'not asked',
};

const outcomeOf = (
  check: JudgedCheck,
  label: Label,
  { status, idea = false }: Pick<Finding, 'status' | 'idea'>,
): Outcome => {
  if (label === 'debatable') return 'left out';
  // Where there is no call at all, another check names that.
  if (check === 'call-to-action-early' && status === 'na') return 'left out';
  if (idea) return label === 'present' ? 'soft' : 'named';
  return (label === 'present' ? OF_WHAT_IS_THERE : OF_WHAT_IS_NOT)[status];
};

export interface Judged {
  readonly site: ReadSite;
  readonly check: JudgedCheck;
  readonly label: Label;
  readonly status: FindingStatus;
  readonly idea: boolean;
  readonly outcome: Outcome;
}

/** Every finding of these websites that a reader answered too. */
export const judgedFindings = (sites: readonly ReadSite[]): readonly Judged[] =>
  sites.flatMap((site) =>
    JUDGED_CHECKS.map((check): Judged => {
      const finding: Pick<Finding, 'status' | 'idea'> = site.report.findings.find(
        ({ id }) => id === check,
      ) ?? { status: 'unknown' };
      const { status, idea = false } = finding;
      const label = site.judgement.labels.get(check) ?? 'debatable';
      return { site, check, label, status, idea, outcome: outcomeOf(check, label, finding) };
    }),
  );

export interface Tally {
  /** Without those where readers differ. */
  readonly fails: number;
  readonly debatableFails: number;
  readonly falseAccusations: number;
  readonly soft: number;
  readonly praise: number;
  /** Problems that were asked about, and how many of them are named. */
  readonly problems: number;
  readonly named: number;
  /** Answers that are none, whatever the label. */
  readonly unknown: number;
  readonly notApplicable: number;
  /** Problems that were not asked about. */
  readonly notAsked: number;
  /** Found missing, and held against nobody. */
  readonly ideas: number;
}

export function tallyOf(findings: readonly Judged[]): Tally {
  const count = (outcome: Outcome): number => findings.filter((one) => one.outcome === outcome).length;
  const falseAccusations = count('false accusation');
  const rightFails = findings.filter(
    ({ outcome, status }) => outcome === 'named' && status === 'fail',
  ).length;
  const withStatus = (status: FindingStatus): readonly Judged[] =>
    findings.filter((one) => one.status === status);
  const named = count('named');
  const praise = count('praise');
  return {
    fails: falseAccusations + rightFails,
    debatableFails: withStatus('fail').filter(({ label }) => label === 'debatable').length,
    falseAccusations,
    soft: count('soft'),
    praise,
    problems: named + praise + count('not named'),
    named,
    unknown: withStatus('unknown').length,
    notApplicable: withStatus('na').filter(({ idea }) => !idea).length,
    notAsked: count('not asked'),
    ideas: findings.filter(({ idea }) => idea).length,
  };
}

export const onContent = (findings: readonly Judged[]): readonly Judged[] =>
  findings.filter(({ check }) => CONTENT_CHECKS.some((id) => id === check));

/** What the analysis came to on some websites. */
export interface Measured {
  /** Over questions of content. */
  readonly content: Tally;
  readonly all: Tally;
}

export const measuredOn = (findings: readonly Judged[]): Measured => ({
  content: tallyOf(onContent(findings)),
  all: tallyOf(findings),
});

/** Share of the fails that are right, and of the problems that are named; 1 where there are none. */
export const precisionOf = ({ fails, falseAccusations }: Tally): number =>
  fails === 0 ? 1 : (fails - falseAccusations) / fails;
export const recallOf = ({ problems, named }: Tally): number => (problems === 0 ? 1 : named / problems);

/** What is held against somebody though readers differ, and what is there to see and was not asked; a line each. */
export const disputesOf = (findings: readonly Judged[]): readonly string[] =>
  findings.flatMap(({ site, check, label, status, outcome }) => {
    if (label === 'debatable' && status === 'fail') return `${site.name} ${check}: debatable`;
    return outcome === 'not asked' ? `${site.name} ${check}: not asked` : [];
  });

/** What the analysis gets wrong or leaves open, a line each. */
export const mistakesOf = (findings: readonly Judged[]): readonly string[] =>
  findings
    .filter(({ outcome }) => !['right', 'named', 'not asked', 'left out'].includes(outcome))
    .map(({ site, check, outcome }) => `${site.name} ${check}: ${outcome}`)
    .sort();
