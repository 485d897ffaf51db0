import { AnalysisError } from './fault.ts';
import { looksLikeHtml } from './fetch/content-type.ts';
import { type FetchedResponse, type GetOptions, ROBOT_NAME } from './fetch/guarded-fetch.ts';
import type { BodyLimits } from './fetch/read-body.ts';
import { parseRobots, type Robots } from './fetch/robots.ts';

const LIMITS: BodyLimits = { wire: 500_000, decoded: 1_000_000, overflow: 'cut' };

type Get = (url: URL, options: Pick<GetOptions, 'accept' | 'limits'>) => Promise<FetchedResponse>;

interface HostRules {
  /** Null if there is no robots.txt that can be read. */
  readonly robots: Robots | null;
  /** The host that sent them. */
  readonly host: string;
}

async function readRobots(url: URL, get: Get): Promise<HostRules> {
  const none: HostRules = { robots: null, host: url.host };
  try {
    const response = await get(new URL('/robots.txt', url), { accept: '*/*', limits: LIMITS });
    // A website that returns HTML for any path has no robots.txt.
    if (response.status !== 200 || looksLikeHtml(response.body)) return none;
    return { robots: parseRobots(response.body.toString('utf8'), ROBOT_NAME), host: response.url.host };
  } catch (error) {
    // The same error will occur for the page, and is reported then.
    if (error instanceof AnalysisError && error.fault !== 'unexpected') return none;
    throw error;
  }
}

/** Reads robots.txt once per host. After a redirect, the file also applies to the target host. */
export function createRobotsReader(get: Get): (url: URL) => Promise<Robots | null> {
  const byHost = new Map<string, Promise<HostRules>>();
  return async (url) => {
    const reading = byHost.get(url.host) ?? readRobots(url, get);
    byHost.set(url.host, reading);
    const { robots, host } = await reading;
    if (!byHost.has(host)) byHost.set(host, reading);
    return robots;
  };
}
