/** What is kept of the website's report before this one, so that another check can say what has changed. */
import { findingStatus, type WebsiteAnalysis } from '../../../contract/analyze-website.ts';
import { FINDING_IDS, type FindingId } from '../../../contract/finding-ids.ts';
import { hostOf } from '../../../domain/host.ts';
import { type Of, z } from '../../../domain/schema.ts';

export const lastTime = z.object({
  /** ISO 8601, UTC. */
  at: z.string().check(z.maxLength(40)),
  score: z.nullable(z.number()),
  statuses: z.partialRecord(z.enum(FINDING_IDS), findingStatus),
});
export type LastTime = Of<typeof lastTime>;

/** What to keep of a report when the next one is there; null when they are about different websites. */
export function lastTimeOf(
  before: WebsiteAnalysis | 'skipped' | null,
  now: WebsiteAnalysis,
): LastTime | null {
  if (before === null || before === 'skipped' || hostOf(before.url.final) !== hostOf(now.url.final))
    return null;
  const { fetchedAt, score, findings } = before;
  return {
    at: fetchedAt,
    score,
    statuses: Object.fromEntries(findings.map(({ id, status }) => [id, status])),
  };
}

/** How good a status is; what was not measured is neither better nor worse than anything. */
const RANKS = { fail: 0, warn: 1, pass: 2, unknown: null, na: null } as const;

export interface Changes {
  readonly better: readonly FindingId[];
  /** To be done now, and was not before: it got worse, or could not be seen then. */
  readonly isNew: readonly FindingId[];
}

/** What a report says that the one before did not. */
export function changesSince(
  { statuses }: LastTime,
  { findings }: Pick<WebsiteAnalysis, 'findings'>,
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
