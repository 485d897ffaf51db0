import type { SavedCheck } from '../../../domain/accounts/saved-check.ts';
import { SHARE_PREFIX } from '../../../share/fragments.ts';

/** Parses a check's report; null if it is invalid. Rejects if the parser fails to load. */
export async function readReport(report: string) {
  const { decodeReport } = await import('../../../share/share-link.ts');
  return decodeReport(SHARE_PREFIX + report);
}

/** URL of a check's website as analyzed; only its host if the report is unreadable. */
export const getWebsiteUrl = async ({ host, report }: Pick<SavedCheck, 'host' | 'report'>): Promise<string> =>
  (await readReport(report).catch(() => null))?.analysis?.url.final ?? host;
