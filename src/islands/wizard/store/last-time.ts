/** What is kept of the website's report before this one, so that another check can say what has changed. */
import { findingStatus, type WebsiteAnalysis } from '../../../contract/analyze-website.ts';
import { FINDING_IDS } from '../../../contract/finding-ids.ts';
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
