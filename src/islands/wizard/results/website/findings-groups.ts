import { isSmall } from '../../../../domain/website/rank.ts';
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

/** Groups findings by the action they need, without those that do not apply. */
export function groupFindings({ findings, priorities }: SharedAnalysis): FindingGroups {
  const getRank = ({ id }: SharedFinding): number =>
    priorities.includes(id) ? priorities.indexOf(id) : priorities.length;
  const open = findings
    .filter(({ status }) => status === 'warn' || status === 'fail')
    .toSorted((a, b) => getRank(a) - getRank(b) || b.weight - a.weight);
  const isFirst = ({ id }: SharedFinding, index: number): boolean =>
    index < MAX_FIRST && priorities.includes(id);
  return {
    first: open.filter(isFirst),
    next: open.filter((finding, index) => !isFirst(finding, index) && !isSmall(finding.id)),
    small: open.filter((finding, index) => !isFirst(finding, index) && isSmall(finding.id)),
    ideas: findings.filter(({ idea }) => idea),
    good: findings.filter(({ status }) => status === 'pass').toSorted((a, b) => b.weight - a.weight),
    unknown: findings.filter(({ status }) => status === 'unknown'),
  };
}
