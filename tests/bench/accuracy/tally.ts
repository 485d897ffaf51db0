/** Compares reports with judgements. */
import type { Finding, FindingStatus } from '../../../src/contract/website/analyze-website.ts';
import type { ReadSite } from './corpus.ts';
import { CONTENT_CHECKS, JUDGED_CHECKS, type JudgedCheck, type Label } from './judgement.ts';

/** How a finding compares with the reader's label. */
export type Outcome =
  | 'right'
  /** Failed, though present. */
  | 'false accusation'
  /** Warned, though present. */
  | 'soft'
  /** Unknown, though present. */
  | 'withheld'
  /** Correctly failed or warned. */
  | 'named'
  /** Passed, though absent. */
  | 'praise'
  /** Unknown, though absent. */
  | 'not named'
  /** Not applicable, though absent. */
  | 'not asked'
  | 'left out';

const IF_PRESENT: Readonly<Record<FindingStatus, Outcome>> = {
  pass: 'right',
  warn: 'soft',
  fail: 'false accusation',
  unknown: 'withheld',
  na: 'left out',
};
const IF_ABSENT: Readonly<Record<FindingStatus, Outcome>> = {
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
  // Another check reports that there is no call to action.
  if (check === 'call-to-action-early' && status === 'na') return 'left out';
  if (idea) return label === 'present' ? 'soft' : 'named';
  return (label === 'present' ? IF_PRESENT : IF_ABSENT)[status];
};

export interface Judged {
  readonly site: ReadSite;
  readonly check: JudgedCheck;
  readonly label: Label;
  readonly status: FindingStatus;
  readonly idea: boolean;
  readonly outcome: Outcome;
}

/** Every judged check of these websites. */
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
  /** Without debatable ones. */
  readonly fails: number;
  readonly debatableFails: number;
  readonly falseAccusations: number;
  readonly soft: number;
  readonly praise: number;
  /** Applicable problems, and how many of them are reported. */
  readonly problems: number;
  readonly named: number;
  /** Findings without an answer, whatever the label. */
  readonly unknown: number;
  readonly notApplicable: number;
  /** Problems that count as not applicable. */
  readonly notAsked: number;
  /** Suggestions without a penalty. */
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

export interface Tallies {
  /** Over content checks. */
  readonly content: Tally;
  readonly all: Tally;
}

export const talliesOf = (findings: readonly Judged[]): Tallies => ({
  content: tallyOf(onContent(findings)),
  all: tallyOf(findings),
});

/** Share of fails that are correct, or 1 without any. */
export const precisionOf = ({ fails, falseAccusations }: Tally): number =>
  fails === 0 ? 1 : (fails - falseAccusations) / fails;
/** Share of problems that are reported, or 1 without any. */
export const recallOf = ({ problems, named }: Tally): number => (problems === 0 ? 1 : named / problems);

/** A line for each debatable check that failed, and for each problem counted as not applicable. */
export const disputesOf = (findings: readonly Judged[]): readonly string[] =>
  findings.flatMap(({ site, check, label, status, outcome }) => {
    if (label === 'debatable' && status === 'fail') return `${site.name} ${check}: debatable`;
    return outcome === 'not asked' ? `${site.name} ${check}: not asked` : [];
  });

/** A line for each wrong or missing answer. */
export const mistakesOf = (findings: readonly Judged[]): readonly string[] =>
  findings
    .filter(({ outcome }) => !['right', 'named', 'not asked', 'left out'].includes(outcome))
    .map(({ site, check, outcome }) => `${site.name} ${check}: ${outcome}`)
    .sort();
