import { AnalysisError } from './fault.ts';
import { looksLikeHtml } from './fetch/content-type.ts';
import { type FetchedResponse, type GetOptions, ROBOT_NAME } from './fetch/guarded-fetch.ts';
import type { BodyLimits } from './fetch/read-body.ts';
import { parseRobots, type Robots } from './fetch/robots.ts';

/** A file alongside the page, such as robots.txt. */
export type SideFile<T> =
  | { readonly state: 'read'; readonly value: T }
  | { readonly state: 'missing' }
  | { readonly state: 'unreadable' };

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
