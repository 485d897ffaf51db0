import type { SavedCheck } from '../../../domain/accounts/saved-check.ts';
import { SHARE_PREFIX } from '../../../share/fragments.ts';

/** Address of a check's website as it was read; its host alone where the result cannot be. */
export async function websiteOf({ host, report }: Pick<SavedCheck, 'host' | 'report'>): Promise<string> {
  try {
    const { reportIn } = await import('../../../share/share-link.ts');
    return (await reportIn(SHARE_PREFIX + report))?.analysis?.url.final ?? host;
  } catch {
    return host;
  }
}
