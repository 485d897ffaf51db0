import type { FindingId } from '../../../../../src/contract/website/finding-ids.ts';
import { keysOf } from '../../../../../src/domain/wizard/business-options.ts';
import { parsePage } from '../../page/parse-page.ts';
import { isRenderedByScript } from '../../page/rendered-by-script.ts';
import type { Snapshot } from '../../snapshot.ts';
import type { InternalKind } from '../../words/topics.ts';
import { CHECKS } from '../all.ts';
import type { Verdict } from '../check.ts';

/** Parts of a snapshot that tests may set; the rest is an ordinary page. */
export interface SnapshotOverrides {
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** HTML of linked pages. */
  readonly linked?: Readonly<Partial<Record<InternalKind, string>>>;
  /** Linked pages that could not be read. */
  readonly unread?: readonly InternalKind[];
}

/** A snapshot of a page as if it had been fetched. */
export function createSnapshot(html: string, overrides: SnapshotOverrides = {}): Snapshot {
  const url = new URL(overrides.url ?? 'https://muster.de/');
  const page = parsePage(html);
  const { linked = {}, unread = [] } = overrides;
  return {
    requested: url.href,
    url,
    page,
    headers: new Map(Object.entries(overrides.headers ?? {})),
    jsRendered: isRenderedByScript(page),
    internal: {
      pages: keysOf(linked).map((kind) => ({
        kind,
        url: new URL(`/${kind}`, url),
        isLinked: true,
        page: parsePage(linked[kind] ?? ''),
      })),
      unread: unread.map((kind) => ({ kind, url: new URL(`/${kind}`, url) })),
    },
    fetchedAt: new Date(Date.UTC(2026, 10, 20, 12)),
  };
}

/** A check's verdict on a page, as if it had been fetched. */
export const runCheck = (id: FindingId, html: string, overrides?: SnapshotOverrides): Verdict | undefined =>
  CHECKS.find((check) => check.id === id)?.run(createSnapshot(html, overrides));
