/** Encodes a result as a URL fragment, which browsers never send. */
import { compact, compactReport, expand } from './compact-report.ts';
import { deflate, inflate } from './deflate.ts';
import { SHARE_PREFIX } from './fragments.ts';
import type { SharedReport } from './shared-report.ts';

/** Maximum length of a fragment; leaves room in a link of 1,000 characters for the page's address. */
const MAX_FRAGMENT = 900;

/**
 * Encodes a result as a fragment, including `#`. Omits the free text, what can be computed again, and as much of the
 * website's own words as does not fit.
 */
export async function encodeReport(report: SharedReport): Promise<string> {
  let fragment = '';
  for (const look of ['whole', 'short', 'none'] as const) {
    fragment = SHARE_PREFIX + (await deflate(JSON.stringify(compact(report, look))));
    if (fragment.length <= MAX_FRAGMENT) break;
  }
  return fragment;
}

/** Decodes the result in a fragment; null if it is invalid, or from an earlier version. */
export async function decodeReport(fragment: string): Promise<SharedReport | null> {
  try {
    return expand(compactReport.parse(JSON.parse(await inflate(fragment.slice(SHARE_PREFIX.length)))));
  } catch {
    return null;
  }
}
