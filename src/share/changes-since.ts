/** What is better and what is worse in a report than in the one before. */
import type { FindingStatus } from '../contract/website/analyze-website.ts';
import type { FindingId } from '../contract/website/finding-ids.ts';
import type { SharedAnalysis } from './shared-report.ts';

/** Of an earlier report: how each point stood. */
export interface StatusesBefore {
  readonly statuses: Readonly<Partial<Record<FindingId, FindingStatus>>>;
}

/** How good a status is; what was not measured is neither better nor worse than anything. */
export const RANKS = { fail: 0, warn: 1, pass: 2, unknown: null, na: null } as const;

export interface Changes {
  readonly better: readonly FindingId[];
  /** To be done now, and was not before: it got worse, or could not be seen then. */
  readonly isNew: readonly FindingId[];
}

/** What a report says that the one before did not. */
export function changesSince(
  { statuses }: StatusesBefore,
  { findings }: Pick<SharedAnalysis, 'findings'>,
): Changes {
  const rankBefore = (id: FindingId): number | null => RANKS[statuses[id] ?? 'unknown'];
  const ids = (isOne: (before: number | null, now: number) => boolean): readonly FindingId[] =>
    findings.flatMap(({ id, status }) => {
      const now = RANKS[status];
      return now !== null && isOne(rankBefore(id), now) ? [id] : [];
    });
  return {
    better: ids((before, now) => before !== null && now > before),
    isNew: ids((before, now) => now < RANKS.pass && (before === null || before === RANKS.pass)),
  };
}
