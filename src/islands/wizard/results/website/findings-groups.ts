import type { Finding, WebsiteAnalysis } from '../../../../contract/website/analyze-website.ts';

/** How many points are to be done first. */
const FIRST = 5;

export interface FindingGroups {
  /** What to do first, most worthwhile first. */
  readonly first: readonly Finding[];
  /** What else could be better, in the same order. */
  readonly next: readonly Finding[];
  /** What would be of use and nobody misses. */
  readonly ideas: readonly Finding[];
  /** What is fine, best first. */
  readonly good: readonly Finding[];
  readonly unknown: readonly Finding[];
}

const inOrderOf =
  (ids: readonly Finding['id'][]) =>
  (a: Finding, b: Finding): number => {
    const place = ({ id }: Finding): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    return place(a) - place(b) || b.weight - a.weight;
  };

/** The findings by what to do about them. What does not apply is left out. */
export function groupsOf({ findings, priorities, strengths }: WebsiteAnalysis): FindingGroups {
  const open = findings
    .filter(({ status }) => status === 'warn' || status === 'fail')
    .toSorted(inOrderOf(priorities));
  const isFirst = ({ id }: Finding, index: number): boolean => index < FIRST && priorities.includes(id);
  return {
    first: open.filter(isFirst),
    next: open.filter((finding, index) => !isFirst(finding, index)),
    ideas: findings.filter(({ idea }) => idea),
    good: findings.filter(({ status }) => status === 'pass').toSorted(inOrderOf(strengths)),
    unknown: findings.filter(({ status }) => status === 'unknown'),
  };
}
