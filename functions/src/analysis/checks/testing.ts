import { parseRobots } from '../fetch/robots.ts';
import { parsePage } from '../page/parse-page.ts';
import { isRenderedByScript } from '../page/rendered-by-script.ts';
import type { Snapshot } from '../snapshot.ts';

/** Parts of a snapshot that a test may set; the rest is an ordinary page. */
export interface SiteParts {
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly redirects?: readonly string[];
  readonly bytes?: number;
  readonly robots?: string | null;
  readonly sitemap?: boolean;
  /** HTML of the contact page. */
  readonly contact?: string;
  readonly incomplete?: boolean;
}

/** A snapshot of a page as if it had been fetched. */
export function siteOf(html: string, parts: SiteParts = {}): Snapshot {
  const url = new URL(parts.url ?? 'https://muster.de/');
  const page = parsePage(html);
  const { robots = null, contact } = parts;
  return {
    requested: url.href,
    url,
    page,
    status: 200,
    redirects: parts.redirects ?? [],
    headers: new Map(Object.entries(parts.headers ?? {})),
    wireBytes: Math.round((parts.bytes ?? html.length) / 4),
    bytes: parts.bytes ?? html.length,
    charset: 'header',
    jsRendered: isRenderedByScript(page),
    robots:
      robots === null ? { state: 'missing' } : { state: 'read', value: parseRobots(robots, 'AnbahnBot') },
    sitemap: parts.sitemap
      ? { state: 'read', value: { url: new URL('/sitemap.xml', url).href, addresses: 3 } }
      : { state: 'missing' },
    internal: {
      pages:
        contact === undefined
          ? []
          : [{ kind: 'contact', url: new URL('/kontakt', url), page: parsePage(contact) }],
      incomplete: parts.incomplete ?? false,
    },
    fetchedAt: new Date(Date.UTC(2026, 10, 20, 12)),
  };
}
