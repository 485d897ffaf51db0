/** Compares reports with judgements. */
import type { Finding, FindingStatus } from '../../../src/contract/website/analyze-website.ts';
import type { ReadSite } from './corpus.ts';
import { CONTENT_CHECKS, JUDGED_CHECKS, type JudgedCheck, type Label } from './judgement.ts';

/** How a finding compares with the reader's label. */
export type Outcome =
  | 'correct'
  /** Failed, though present. */
  | 'false fail'
  /** Warned, though present. */
  | 'false warning'
  /** Unknown, though present. */
  | 'undetected'
  /** Correctly failed or warned. */
  | 'reported'
  /** Passed, though absent. */
  | 'false pass'
  /** Unknown, though absent. */
  | 'missed'
  /** Not applicable, though absent. */
  | 'not applicable'
  | 'ignored';

const IF_PRESENT: Readonly<Record<FindingStatus, Outcome>> = {
  pass: 'correct',
  warn: 'false warning',
  fail: 'false fail',
  unknown: 'undetected',
  na: 'ignored',
};
const IF_ABSENT: Readonly<Record<FindingStatus, Outcome>> = {
  pass: 'false pass',
  warn: 'reported',
  fail: 'reported',
  unknown: 'missed',
  na: 'not applicable',
};

const classify = (label: Label, { status, idea = false }: Pick<Finding, 'status' | 'idea'>): Outcome => {
  if (label === 'debatable') return 'ignored';
  if (idea) return label === 'present' ? 'false warning' : 'reported';
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
export const listJudgedFindings = (sites: readonly ReadSite[]): readonly Judged[] =>
  sites.flatMap((site) =>
    JUDGED_CHECKS.map((check): Judged => {
      const finding: Pick<Finding, 'status' | 'idea'> = site.report.findings.find(
        ({ id }) => id === check,
      ) ?? { status: 'unknown' };
      const { status, idea = false } = finding;
      const label = site.judgement.labels.get(check) ?? 'debatable';
      return { site, check, label, status, idea, outcome: classify(label, finding) };
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

export function tallyFindings(findings: readonly Judged[]): Tally {
  const count = (outcome: Outcome): number =>
    findings.filter((finding) => finding.outcome === outcome).length;
  const falseAccusations = count('false fail');
  const rightFails = findings.filter(
    ({ outcome, status }) => outcome === 'reported' && status === 'fail',
  ).length;
  const withStatus = (status: FindingStatus): readonly Judged[] =>
    findings.filter((finding) => finding.status === status);
  const named = count('reported');
  const praise = count('false pass');
  return {
    fails: falseAccusations + rightFails,
    debatableFails: withStatus('fail').filter(({ label }) => label === 'debatable').length,
    falseAccusations,
    soft: count('false warning'),
    praise,
    problems: named + praise + count('missed'),
    named,
    unknown: withStatus('unknown').length,
    notApplicable: withStatus('na').filter(({ idea }) => !idea).length,
    notAsked: count('not applicable'),
    ideas: findings.filter(({ idea }) => idea).length,
  };
}

export const filterContentFindings = (findings: readonly Judged[]): readonly Judged[] =>
  findings.filter(({ check }) => CONTENT_CHECKS.some((id) => id === check));

export interface Tallies {
  /** Counts for content checks only. */
  readonly content: Tally;
  readonly all: Tally;
}

export const tallyAll = (findings: readonly Judged[]): Tallies => ({
  content: tallyFindings(filterContentFindings(findings)),
  all: tallyFindings(findings),
});

/** Share of correct fails; 1 if there are none. */
export const computePrecision = ({ fails, falseAccusations }: Tally): number =>
  fails === 0 ? 1 : (fails - falseAccusations) / fails;
/** Share of reported problems; 1 if there are none. */
export const computeRecall = ({ problems, named }: Tally): number => (problems === 0 ? 1 : named / problems);

/** A line for each debatable check that failed, and for each problem counted as not applicable. */
export const listDisputes = (findings: readonly Judged[]): readonly string[] =>
  findings.flatMap(({ site, check, label, status, outcome }) => {
    if (label === 'debatable' && status === 'fail') return `${site.name} ${check}: debatable`;
    return outcome === 'not applicable' ? `${site.name} ${check}: not applicable` : [];
  });

/** A line for each wrong or missing answer. */
export const listMistakes = (findings: readonly Judged[]): readonly string[] =>
  findings
    .filter(({ outcome }) => !['correct', 'reported', 'not applicable', 'ignored'].includes(outcome))
    .map(({ site, check, outcome }) => `${site.name} ${check}: ${outcome}`)
    .sort();
