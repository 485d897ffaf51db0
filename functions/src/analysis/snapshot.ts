import type { Locale } from '../../../src/domain/locale.ts';
import { AnalysisError } from './fault.ts';
import type { Guard } from './fetch/guard.ts';
import { type Answer, type Job, openJob, ROBOT } from './fetch/guarded-fetch.ts';
import { checkHomePage } from './fetch/home-page.ts';
import { parseRobots, type Robots } from './fetch/robots.ts';
import { type CharsetSource, decodePage } from './page/charset.ts';
import type { Page } from './page/page.ts';
import { parsePage } from './page/parse-page.ts';
import { isRenderedByScript } from './page/rendered-by-script.ts';

/** Time for everything that is fetched for one analysis, in milliseconds; robots.txt may take this much of it. */
const JOB_TIMEOUT_MS = 15_000;
const ROBOTS_TIMEOUT_MS = 3_000;

const HTML = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1';
const ANY = '*/*';

/** A file beside the page: read, not there, or not readable. */
export type SideFile<T> =
  | { readonly state: 'read'; readonly value: T }
  | { readonly state: 'missing' | 'unreadable' };

/** Everything the checks look at; nothing is fetched after it. */
export interface Snapshot {
  readonly requested: string;
  readonly url: URL;
  readonly status: number;
  readonly redirects: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  readonly page: Page;
  /** Bytes of the home page on the wire and decoded. */
  readonly wireBytes: number;
  readonly bytes: number;
  readonly charset: CharsetSource;
  readonly jsRendered: boolean;
  readonly robots: SideFile<Robots>;
  readonly fetchedAt: Date;
}

export interface SnapshotOptions {
  readonly guard: Guard;
  readonly language: Locale;
  readonly now: () => number;
  readonly timeoutMs?: number;
}

const LANGUAGES = { en: 'en, de;q=0.7', de: 'de, en;q=0.7' } as const;

/** Reads robots.txt once per host and keeps it for the hosts its redirects led to. */
function robotsReader(job: Job, language: string, signal: AbortSignal) {
  const byHost = new Map<string, Promise<SideFile<Robots>>>();

  const read = async (url: URL): Promise<SideFile<Robots>> => {
    try {
      const answer = await job.get(new URL('/robots.txt', url), {
        accept: ANY,
        language,
        signal: AbortSignal.any([signal, AbortSignal.timeout(ROBOTS_TIMEOUT_MS)]),
      });
      if (answer.status >= 500 || answer.status === 429) return { state: 'unreadable' };
      const isText = !(answer.headers.get('content-type') ?? 'text/plain').includes('html');
      if (answer.status !== 200 || !isText) return { state: 'missing' };
      const file = { state: 'read', value: parseRobots(answer.body.toString('utf8'), ROBOT) } as const;
      if (!byHost.has(answer.url.host)) byHost.set(answer.url.host, Promise.resolve(file));
      return file;
    } catch (error) {
      // What keeps us from robots.txt will keep us from the page, and then the page's own fault is the answer.
      if (error instanceof AnalysisError && error.fault === 'unexpected') throw error;
      return { state: 'unreadable' };
    }
  };

  return (url: URL): Promise<SideFile<Robots>> => {
    const known = byHost.get(url.host) ?? read(url);
    byHost.set(url.host, known);
    return known;
  };
}

/** Whether the other scheme is worth a try: the server is there, but not with encryption. */
const mayBePlain = (error: unknown): boolean =>
  error instanceof AnalysisError &&
  (error.fault === 'refused' || error.fault === 'tls' || error.fault === 'timeout');

/** Fetches the first candidate that answers. Throws an {@link AnalysisError} when its page cannot be analysed. */
export async function takeSnapshot(
  requested: string,
  candidates: readonly URL[],
  options: SnapshotOptions,
): Promise<Snapshot> {
  const { guard, now, timeoutMs = JOB_TIMEOUT_MS } = options;
  const language = LANGUAGES[options.language];
  const signal = AbortSignal.timeout(timeoutMs);
  const job = openJob(guard);
  try {
    const robotsOf = robotsReader(job, language, signal);
    const beforeHop = async (url: URL): Promise<void> => {
      const robots = await robotsOf(url);
      if (robots.state === 'read' && !robots.value.allows(url.pathname + url.search)) {
        throw new AnalysisError('robots');
      }
    };
    const getPage = async ([url, ...others]: readonly URL[]): Promise<Answer> => {
      if (!url) throw new AnalysisError('unknown-host');
      try {
        return await job.get(url, { accept: HTML, language, signal, beforeHop });
      } catch (error) {
        if (others.length > 0 && mayBePlain(error) && !signal.aborted) return await getPage(others);
        throw error;
      }
    };
    const answer = await getPage(candidates);
    checkHomePage(answer);
    const { html, source } = decodePage(answer.body, answer.headers.get('content-type') ?? '');
    const page = parsePage(html);
    return {
      requested,
      url: answer.url,
      status: answer.status,
      redirects: answer.redirects,
      headers: answer.headers,
      page,
      wireBytes: answer.wireBytes,
      bytes: answer.body.byteLength,
      charset: source,
      jsRendered: isRenderedByScript(page),
      robots: await robotsOf(answer.url),
      fetchedAt: new Date(now()),
    };
  } finally {
    await job.close();
  }
}
