import { AnalysisError } from '../fault.ts';
import { createHostCounter } from '../fetch/host-counter.ts';
import { parseCandidateUrls } from '../fetch/website-url.ts';
import { collectSiteText } from '../meaning/site-text.ts';
import { buildReport } from '../report/report.ts';
import { type SnapshotOptions, takeSnapshot } from '../snapshot.ts';
import type { ReadReport, Task } from './messages.ts';
import type { Contact } from './reader.ts';

export interface ReadOptions extends Omit<SnapshotOptions, 'language' | 'contact'> {
  readonly contact: Contact;
}

/** Fetches and analyzes a website: everything that handles untrusted content. */
export async function readWebsite(
  { websiteUrl, language }: Task,
  { contact, ...options }: ReadOptions,
): Promise<ReadReport> {
  const candidates = parseCandidateUrls(websiteUrl, options.guard.isExempt);
  const count = createHostCounter(async (host) => {
    const minutes = await contact(host);
    if (minutes !== null) throw new AnalysisError('host-limit', { minutes });
  });
  const snapshot = await takeSnapshot(websiteUrl, candidates, { ...options, language, contact: count });
  return { ...buildReport(snapshot), siteText: [...collectSiteText(snapshot)] };
}
