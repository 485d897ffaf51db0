/** The previous website report, reduced to what a comparison with the next one needs. */
import type { WebsiteAnalysis } from '../../../contract/website/analyze-website.ts';
import { hostOf } from '../../../domain/website/host.ts';
import type { PreviousStatuses } from '../../../share/changes-since.ts';

export interface LastTime extends PreviousStatuses {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly score: number | null;
}

/** What to store of a report when the next one arrives; null if they are about different websites. */
export function toLastTime(before: WebsiteAnalysis | null, now: WebsiteAnalysis): LastTime | null {
  if (before === null || hostOf(before.url.final) !== hostOf(now.url.final)) return null;
  const { fetchedAt, score, findings } = before;
  return {
    at: fetchedAt,
    score,
    statuses: Object.fromEntries(findings.map(({ id, status }) => [id, status])),
  };
}
