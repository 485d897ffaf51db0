import { LOCALES, type Locale } from '../../../src/domain/site/locale.ts';
import { AnalysisError } from './fault.ts';
import type { Guard } from './fetch/guard.ts';
import { type FetchedResponse, type GetOptions, openJob } from './fetch/guarded-fetch.ts';
import { checkHomePage } from './fetch/home-page.ts';
import type { BodyLimits } from './fetch/read-body.ts';
import type { Robots } from './fetch/robots.ts';
import { type InternalPages, readInternalPages } from './internal-pages.ts';
import type { OwnScripts } from './own-scripts.ts';
import { findRefreshTarget, type LocatedPage } from './page/addresses.ts';
import { type CharsetSource, decodePage } from './page/charset.ts';
import { parsePage } from './page/parse-page.ts';
import { isRenderedByScript } from './page/rendered-by-script.ts';
import { createRobotsReader, readSitemap, type SideFile, type Sitemap } from './side-files.ts';

/** Timeouts for all fetches of an analysis, and for a single file other than the home page, in milliseconds. */
const JOB_TIMEOUT_MS = 15_000;
const SIDE_TIMEOUT_MS = 4_000;

const HTML = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1';
const INTERNAL_LIMITS: BodyLimits = { wire: 500_000, decoded: 1_000_000, overflow: 'cut' };

/** @example buildAcceptLanguage('de') // 'de, en;q=0.7' */
const buildAcceptLanguage = (locale: Locale): string =>
  [locale, ...LOCALES.filter((other) => other !== locale).map((other) => `${other};q=0.7`)].join(', ');

/** Everything that the checks need; they fetch nothing themselves. */
export interface Snapshot extends LocatedPage {
  readonly requested: string;
  readonly status: number;
  readonly redirects: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  /** Bytes of the home page, on the wire and decoded. */
  readonly wireBytes: number;
  readonly bytes: number;
  readonly charset: CharsetSource;
  /** The page shows its text only after scripts have run. */
  readonly jsRendered: boolean;
  readonly robots: SideFile<Robots>;
  readonly sitemap: SideFile<Sitemap>;
  readonly internal: InternalPages;
  readonly scripts?: OwnScripts;
  readonly fetchedAt: Date;
}

export interface SnapshotOptions {
  readonly guard: Guard;
  readonly language: Locale;
  readonly now: () => number;
  /** Called before every request, including redirects; throws if the host may not be contacted. */
  readonly contact?: (url: URL) => Promise<void>;
  readonly timeoutMs?: number;
  /** Whether reading has used so much CPU time that it should stop. */
  readonly isSpent?: () => boolean;
}

/** Whether to try http: the server may exist without supporting https. */
const mayBeHttpOnly = (error: unknown): boolean =>
  error instanceof AnalysisError && ['refused', 'tls', 'timeout'].includes(error.fault);

interface Home extends LocatedPage {
  readonly response: FetchedResponse;
  readonly charset: CharsetSource;
}

/** @throws AnalysisError if the response is not a page that can be analyzed */
function readHome(response: FetchedResponse): Home {
  checkHomePage(response);
  const { html, source } = decodePage(response.body, response.headers.get('content-type') ?? '');
  return { response, url: response.url, page: parsePage(html), charset: source };
}

/**
 * Fetches a website by the first candidate that responds.
 * @throws AnalysisError if its page cannot be analyzed
 */
export async function takeSnapshot(
  requested: string,
  candidates: readonly URL[],
  {
    guard,
    language: locale,
    now,
    contact,
    timeoutMs = JOB_TIMEOUT_MS,
    isSpent = () => false,
  }: SnapshotOptions,
): Promise<Snapshot> {
  const language = buildAcceptLanguage(locale);
  const signal = AbortSignal.timeout(timeoutMs);
  const job = openJob(guard, contact);

  const getSideFile = (
    url: URL,
    options: Pick<GetOptions, 'accept' | 'limits' | 'beforeHop'>,
  ): Promise<FetchedResponse> =>
    job.get(url, {
      ...options,
      language,
      signal: AbortSignal.any([signal, AbortSignal.timeout(Math.min(SIDE_TIMEOUT_MS, timeoutMs))]),
    });
  const readRobots = createRobotsReader(getSideFile);
  const beforeHop = async (url: URL): Promise<void> => {
    const robots = await readRobots(url);
    if (robots.state === 'read' && !robots.value.allows(url.pathname + url.search)) {
      throw new AnalysisError('robots');
    }
  };
  const getHome = async ([url, ...others]: readonly URL[]): Promise<FetchedResponse> => {
    if (!url) throw new AnalysisError('unknown-host');
    try {
      return await job.get(url, { accept: HTML, language, signal, beforeHop });
    } catch (error) {
      if (others.length > 0 && mayBeHttpOnly(error) && !signal.aborted) return await getHome(others);
      throw error;
    }
  };

  try {
    const first = readHome(await getHome(candidates));
    const refresh = findRefreshTarget(first);
    const home = refresh ? readHome(await getHome([refresh])) : first;
    const { response, page, url } = home;
    const jsRendered = isRenderedByScript(page);
    const robots = await readRobots(response.url);
    const [sitemap, internal] = await Promise.all([
      readSitemap(response.url, robots, getSideFile),
      jsRendered
        ? { pages: [], unread: [] }
        : readInternalPages(home, {
            homeBytes: response.body.byteLength,
            get: (url) => getSideFile(url, { accept: HTML, limits: INTERNAL_LIMITS, beforeHop }),
            isSpent,
          }),
    ]);
    return {
      url,
      page,
      requested,
      status: response.status,
      redirects: refresh
        ? [...first.response.redirects, url.href, ...response.redirects]
        : response.redirects,
      headers: response.headers,
      wireBytes: response.wireBytes,
      bytes: response.body.byteLength,
      charset: home.charset,
      jsRendered,
      robots,
      sitemap,
      internal,
      fetchedAt: new Date(now()),
    };
  } finally {
    await job.close();
  }
}
