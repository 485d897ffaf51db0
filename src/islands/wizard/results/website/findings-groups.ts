import type { SharedAnalysis, SharedFinding } from '../../../../share/shared-report.ts';

/** Maximum number of findings to fix first. */
const FIRST = 5;

export interface FindingGroups {
  /** Findings to fix first, most worthwhile first. */
  readonly first: readonly SharedFinding[];
  /** Other findings that could be better, in the same order. */
  readonly next: readonly SharedFinding[];
  /** Optional improvements, which don't affect the score. */
  readonly ideas: readonly SharedFinding[];
  /** Good findings, best first. */
  readonly good: readonly SharedFinding[];
  readonly unknown: readonly SharedFinding[];
}

const inOrderOf =
  (ids: readonly SharedFinding['id'][]) =>
  (a: SharedFinding, b: SharedFinding): number => {
    const place = ({ id }: SharedFinding): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    return place(a) - place(b) || b.weight - a.weight;
  };

/** Groups findings by the action they need, without those that do not apply. */
export function groupsOf({ findings, priorities, strengths }: SharedAnalysis): FindingGroups {
  const open = findings
    .filter(({ status }) => status === 'warn' || status === 'fail')
    .toSorted(inOrderOf(priorities));
  const isFirst = ({ id }: SharedFinding, index: number): boolean => index < FIRST && priorities.includes(id);
  return {
    first: open.filter(isFirst),
    next: open.filter((finding, index) => !isFirst(finding, index)),
    ideas: findings.filter(({ idea }) => idea),
    good: findings.filter(({ status }) => status === 'pass').toSorted(inOrderOf(strengths)),
    unknown: findings.filter(({ status }) => status === 'unknown'),
  };
}
