import type { SavedCheck } from '../../../domain/accounts/saved-check.ts';
import { SHARE_PREFIX } from '../../../share/fragments.ts';

/** URL of a check's website as analyzed; only its host if the report is unreadable. */
export async function getWebsiteUrl({ host, report }: Pick<SavedCheck, 'host' | 'report'>): Promise<string> {
  try {
    const { decodeReport } = await import('../../../share/share-link.ts');
    return (await decodeReport(SHARE_PREFIX + report))?.analysis?.url.final ?? host;
  } catch {
    return host;
  }
}
