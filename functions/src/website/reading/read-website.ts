import { AnalysisError } from '../fault.ts';
import type { Guard } from '../fetch/guard.ts';
import { createHostCounter } from '../fetch/host-counter.ts';
import { parseCandidateUrls } from '../fetch/website-url.ts';
import { collectSiteText } from '../meaning/site-text.ts';
import { buildReport } from '../report/report.ts';
import { takeSnapshot } from '../snapshot.ts';
import type { ReadReport, Task } from './messages.ts';
import type { Contact } from './reader.ts';

export interface ReadOptions {
  readonly guard: Guard;
  readonly now: () => number;
  readonly contact: Contact;
  readonly isSpent?: () => boolean;
  readonly patience?: number;
}

/** Fetches and analyzes a website: everything that handles untrusted content. */
export async function readWebsite(
  { websiteUrl, language }: Task,
  { guard, now, contact, isSpent = () => false, patience = 1 }: ReadOptions,
): Promise<ReadReport> {
  const candidates = parseCandidateUrls(websiteUrl, guard.isExempt);
  const count = createHostCounter(async (host) => {
    const minutes = await contact(host);
    if (minutes !== null) throw new AnalysisError('host-limit', { minutes });
  });
  const snapshot = await takeSnapshot(websiteUrl, candidates, {
    guard,
    language,
    now,
    contact: count,
    isSpent,
    patience,
  });
  return { ...buildReport(snapshot), siteText: [...collectSiteText(snapshot)] };
}
