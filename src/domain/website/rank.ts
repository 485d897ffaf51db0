/** What ranking needs of a finding. */
export interface RankedFinding<Id extends string> {
  readonly id: Id;
  readonly status: 'pass' | 'warn' | 'fail' | 'unknown' | 'na';
  readonly weight: number;
}

const MAX_LISTED = 5;

/** Ids of what to do first, for a kind of business. */
export const rankFindings = <Id extends string>(
  findings: readonly RankedFinding<Id>[],
  _kind: string | undefined,
): readonly Id[] =>
  findings
    .filter(({ status }) => status === 'fail' || status === 'warn')
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_LISTED)
    .map(({ id }) => id);
