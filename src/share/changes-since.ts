/** Compares a website report with the previous one. */
import type { FindingStatus } from '../contract/website/analyze-website.ts';
import type { FindingId } from '../contract/website/finding-ids.ts';
import type { SharedAnalysis } from './shared-report.ts';

/** Statuses of an earlier report. */
export interface PreviousStatuses {
  readonly statuses: Readonly<Partial<Record<FindingId, FindingStatus>>>;
}

/** Rank of each status; null if it was not measured and cannot be compared. */
export const RANKS = { fail: 0, warn: 1, pass: 2, unknown: null, na: null } as const;

export interface Changes {
  readonly better: readonly FindingId[];
  /** Findings that need a fix now but didn't before: they got worse, or could not be measured then. */
  readonly isNew: readonly FindingId[];
}

/** Finds what changed since the previous report. */
export function findChanges(
  { statuses }: PreviousStatuses,
  { findings }: Pick<SharedAnalysis, 'findings'>,
): Changes {
  const rankBefore = (id: FindingId): number | null => RANKS[statuses[id] ?? 'unknown'];
  const listIds = (matches: (before: number | null, now: number) => boolean): readonly FindingId[] =>
    findings.flatMap(({ id, status }) => {
      const now = RANKS[status];
      return now !== null && matches(rankBefore(id), now) ? [id] : [];
    });
  return {
    better: listIds((before, now) => before !== null && now > before),
    isNew: listIds((before, now) => now < RANKS.pass && (before === null || before === RANKS.pass)),
  };
}
