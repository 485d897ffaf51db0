import { AnalysisError } from './fault.ts';
import { looksLikeHtml } from './fetch/content-type.ts';
import { type FetchedResponse, type GetOptions, ROBOT_NAME } from './fetch/guarded-fetch.ts';
import type { BodyLimits } from './fetch/read-body.ts';
import { parseRobots, type Robots } from './fetch/robots.ts';

/** A file alongside the page: robots.txt or the sitemap. */
export type SideFile<T> =
  | { readonly state: 'read'; readonly value: T }
  | { readonly state: 'missing' }
  | { readonly state: 'unreadable' };

export interface Sitemap {
  readonly url: string;
  /** Number of URLs in the part that was read. */
  readonly urlCount: number;
}

/** Both files may be long, so only their beginning is read. */
const LIMITS: BodyLimits = { wire: 500_000, decoded: 1_000_000, overflow: 'cut' };

type Get = (url: URL, options: Pick<GetOptions, 'accept' | 'limits'>) => Promise<FetchedResponse>;

const getFileState = ({ status }: FetchedResponse): 'read' | 'missing' | 'unreadable' => {
  if (status === 200) return 'read';
  return status >= 500 || status === 429 || status === 403 ? 'unreadable' : 'missing';
};

async function readRobots(url: URL, get: Get): Promise<SideFile<Robots> & { readonly host?: string }> {
  try {
    const response = await get(new URL('/robots.txt', url), { accept: '*/*', limits: LIMITS });
    const state = getFileState(response);
    if (state !== 'read') return { state };
    // A website that returns HTML for any path has no robots.txt.
    if (looksLikeHtml(response.body)) return { state: 'missing' };
    return { state, value: parseRobots(response.body.toString('utf8'), ROBOT_NAME), host: response.url.host };
  } catch (error) {
    // The same error will occur for the page, and is reported then.
    if (error instanceof AnalysisError && error.fault !== 'unexpected') return { state: 'unreadable' };
    throw error;
  }
}

/** Reads robots.txt once per host. After a redirect, the file also applies to the target host. */
export function createRobotsReader(get: Get): (url: URL) => Promise<SideFile<Robots>> {
  const byHost = new Map<string, Promise<SideFile<Robots>>>();
  return async (url) => {
    const cached = byHost.get(url.host);
    if (cached) return cached;
    const reading = readRobots(url, get);
    byHost.set(url.host, reading);
    const { host } = await reading;
    if (host !== undefined && !byHost.has(host)) byHost.set(host, reading);
    return reading;
  };
}

function countLocations(xml: string): number {
  let count = 0;
  for (let position = xml.indexOf('<loc>'); position !== -1; position = xml.indexOf('<loc>', position + 5))
    count++;
  return count;
}

const MAX_SITEMAPS = 5;

/** Reads the first sitemap that exists: of those that robots.txt names, or the one at the usual path. */
export async function readSitemap(home: URL, robots: SideFile<Robots>, get: Get): Promise<SideFile<Sitemap>> {
  const declared = robots.state === 'read' ? robots.value.sitemaps : [];
  const urls = [...declared.slice(0, MAX_SITEMAPS), '/sitemap.xml'].flatMap(
    (href) => URL.parse(href, home.href)?.href ?? [],
  );
  let state: 'missing' | 'unreadable' = 'missing';
  for (const href of new Set(urls)) {
    const sitemap = await readOneSitemap(new URL(href), declared.length > 0, get);
    if (sitemap.state === 'read') return sitemap;
    if (sitemap.state === 'unreadable') state = 'unreadable';
  }
  return { state };
}

async function readOneSitemap(url: URL, isDeclared: boolean, get: Get): Promise<SideFile<Sitemap>> {
  try {
    const response = await get(url, { accept: 'application/xml,text/xml,*/*;q=0.1', limits: LIMITS });
    const state = getFileState(response);
    if (state !== 'read') return { state };
    const { body } = response;
    // A sitemap may be a gzip file. Only its existence counts.
    if (body[0] === 0x1f && body[1] === 0x8b)
      return { state, value: { url: response.url.href, urlCount: 0 } };
    const xml = body.toString('utf8');
    const isSitemap =
      /<(?:urlset|sitemapindex)[\s>]/.test(xml.slice(0, 4_000)) || (isDeclared && xml.startsWith('http'));
    return isSitemap
      ? { state, value: { url: response.url.href, urlCount: countLocations(xml) } }
      : { state: 'missing' };
  } catch (error) {
    if (error instanceof AnalysisError) return { state: 'unreadable' };
    throw error;
  }
}
