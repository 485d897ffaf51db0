import { LOCALES, type Locale } from '../../../src/domain/site/locale.ts';
import { AnalysisError } from './fault.ts';
import type { Guard } from './fetch/guard.ts';
import { type FetchedResponse, type GetOptions, getAll, openJob } from './fetch/guarded-fetch.ts';
import { checkHomePage } from './fetch/home-page.ts';
import type { BodyLimits } from './fetch/read-body.ts';
import { type InternalPages, parseResponse, readFurtherPages, readInternalPages } from './internal-pages.ts';
import { type OwnScripts, readOwnScripts } from './own-scripts.ts';
import type { LocatedPage } from './page/addresses.ts';
import { decodePage } from './page/charset.ts';
import { findClientRedirect } from './page/client-redirect.ts';
import { findFrames } from './page/frames.ts';
import { findStandIn } from './page/page-kind.ts';
import { parsePage } from './page/parse-page.ts';
import { isRenderedByScript } from './page/rendered-by-script.ts';
import { createRobotsReader } from './robots-reader.ts';

/** Timeouts for all fetches of an analysis, and for a single file other than the home page, in milliseconds. */
const JOB_TIMEOUT_MS = 15_000;
const SIDE_TIMEOUT_MS = 4_000;

const HTML = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1';
const INTERNAL_LIMITS: BodyLimits = { wire: 500_000, decoded: 1_000_000, overflow: 'cut' };
const SCRIPT_LIMITS: BodyLimits = { wire: 150_000, decoded: 400_000, overflow: 'cut' };
const ANSWER_LIMITS: BodyLimits = { wire: 100_000, decoded: 100_000, overflow: 'cut' };

/** Maximum redirects by the page itself, one after another, and maximum frames that make up a page. */
const MAX_CLIENT_REDIRECTS = 3;
const MAX_FRAMES = 4;
/** Further links are asked only if the website has been quick so far, in milliseconds. */
const QUICK_MS = 7_000;

/** @example buildAcceptLanguage('de') // 'de, en;q=0.7' */
const buildAcceptLanguage = (locale: Locale): string =>
  [locale, ...LOCALES.filter((other) => other !== locale).map((other) => `${other};q=0.7`)].join(', ');

/** Everything that the checks need; they fetch nothing themselves. */
export interface Snapshot extends LocatedPage {
  readonly requested: string;
  readonly headers: ReadonlyMap<string, string>;
  /** The page shows its text only after scripts have run. */
  readonly jsRendered: boolean;
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
  /** How many times longer than usual to wait, so that a busy machine reads the same pages in tests. */
  readonly patience?: number;
  /** Whether reading has used so much CPU time that it should stop. */
  readonly isSpent?: () => boolean;
}

/** Whether to try http: the server may exist without supporting https. */
const mayBeHttpOnly = (error: unknown): boolean =>
  error instanceof AnalysisError && ['refused', 'tls', 'timeout'].includes(error.fault);

interface Home extends LocatedPage {
  readonly response: FetchedResponse;
}

function readHome(response: FetchedResponse): Home {
  checkHomePage(response);
  return { response, url: response.url, page: parseResponse(response) };
}

/**
 * Fetches a website by the first candidate that responds.
 * @throws AnalysisError if its page cannot be analyzed
 */
export async function takeSnapshot(
  requested: string,
  candidates: readonly URL[],
  { guard, language: locale, now, contact, patience = 1, isSpent = () => false }: SnapshotOptions,
): Promise<Snapshot> {
  const language = buildAcceptLanguage(locale);
  const signal = AbortSignal.timeout(JOB_TIMEOUT_MS * patience);
  const job = openJob(guard, contact);

  const getSideFile = (
    url: URL,
    options: Pick<GetOptions, 'accept' | 'limits' | 'beforeHop'>,
  ): Promise<FetchedResponse> =>
    job.get(url, {
      ...options,
      language,
      signal: AbortSignal.any([signal, AbortSignal.timeout(SIDE_TIMEOUT_MS * patience)]),
    });
  const readRobots = createRobotsReader(getSideFile);
  const beforeHop = async (url: URL): Promise<void> => {
    const robots = await readRobots(url);
    if (robots && !robots.allows(url.pathname + url.search)) {
      throw new AnalysisError(robots.isClosed ? 'robots-all' : 'robots');
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

  const followRedirects = async (first: Home): Promise<Home> => {
    let home = first;
    const seen = new Set([home.url.href]);
    for (let i = 0; i < MAX_CLIENT_REDIRECTS; i++) {
      const target = findClientRedirect(home);
      if (!target || seen.has(target.href)) break;
      seen.add(target.href);
      home = readHome(await getHome([target]));
    }
    return home;
  };
  const getPart = (url: URL, limits: BodyLimits): Promise<FetchedResponse> =>
    getSideFile(url, { accept: HTML, limits, beforeHop });

  const readFrames = async (outer: Home): Promise<Home> => {
    const urls = findFrames(outer).slice(0, MAX_FRAMES);
    if (urls.length === 0) return outer;
    const responses = await getAll(urls, (url) => getPart(url, INTERNAL_LIMITS));
    const frames = responses.flatMap((response) => (response?.status === 200 ? [readHome(response)] : []));
    const main = frames.toSorted((a, b) => b.page.wordCount - a.page.wordCount)[0];
    if (!main) throw new AnalysisError('unreadable');
    // A frame around another website forwards to it.
    if (main.url.host !== outer.url.host) return main;
    const html = [outer, ...frames].map(({ response: { body, headers } }) =>
      decodePage(body, headers.get('content-type')),
    );
    const page = parsePage(html.join('\n'));
    return { ...outer, page: { ...page, base: page.base || main.url.href } };
  };

  try {
    const start = performance.now();
    const home = await readFrames(await followRedirects(readHome(await getHome(candidates))));
    const standIn = findStandIn(home);
    if (standIn) throw new AnalysisError(standIn);
    const { response, url, page } = home;
    const jsRendered = isRenderedByScript(page);
    const linked: InternalPages = jsRendered
      ? { pages: [], unread: [] }
      : await readInternalPages(home, {
          homeBytes: response.body.byteLength,
          get: (target) => getPart(target, INTERNAL_LIMITS),
          isSpent,
        });
    const isQuick = performance.now() - start < QUICK_MS * patience && !jsRendered;
    const get = (target: URL): Promise<FetchedResponse> => getPart(target, ANSWER_LIMITS);
    const internal = isQuick ? await readFurtherPages(home, linked, { get, isSpent }) : linked;
    const scripts = await readOwnScripts(
      [home, ...internal.pages],
      (target) => getSideFile(target, { accept: '*/*', limits: SCRIPT_LIMITS, beforeHop }),
      isSpent,
    );
    return {
      url,
      page,
      requested,
      headers: response.headers,
      jsRendered,
      internal,
      scripts,
      fetchedAt: new Date(now()),
    };
  } finally {
    await job.close();
  }
}
