import type { SharedAnalysis, SharedFinding } from '../../../../share/shared-report.ts';

/** Maximum number of findings to fix first. */
const MAX_FIRST = 5;

export interface FindingGroups {
  /** Findings to fix first, most worthwhile first. */
  readonly first: readonly SharedFinding[];
  /** Other findings that could be better, in the same order. */
  readonly next: readonly SharedFinding[];
  /** Code hygiene, for whoever maintains the website. */
  readonly small: readonly SharedFinding[];
  /** Optional improvements, which don't affect the score. */
  readonly ideas: readonly SharedFinding[];
  /** Good findings, best first. */
  readonly good: readonly SharedFinding[];
  readonly unknown: readonly SharedFinding[];
}

const compareByOrder =
  (ids: readonly SharedFinding['id'][]) =>
  (a: SharedFinding, b: SharedFinding): number => {
    const getRank = ({ id }: SharedFinding): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    return getRank(a) - getRank(b) || b.weight - a.weight;
  };

/** Groups findings by the action they need, without those that do not apply. */
export function groupFindings({ findings, priorities, strengths }: SharedAnalysis): FindingGroups {
  const open = findings
    .filter(({ status }) => status === 'warn' || status === 'fail')
    .toSorted(compareByOrder(priorities));
  const isFirst = ({ id }: SharedFinding, index: number): boolean =>
    index < MAX_FIRST && priorities.includes(id);
  return {
    first: open.filter(isFirst),
    next: open.filter((finding, index) => !isFirst(finding, index) && !finding.small),
    small: open.filter((finding, index) => !isFirst(finding, index) && finding.small),
    ideas: findings.filter(({ idea }) => idea),
    good: findings.filter(({ status }) => status === 'pass').toSorted(compareByOrder(strengths)),
    unknown: findings.filter(({ status }) => status === 'unknown'),
  };
}
