import { Agent } from 'undici';
import { robotName } from '../../../../src/domain/site/brand-names.ts';
import { site } from '../../../../src/site.ts';
import { untilAborted } from '../../platform/until-aborted.ts';
import { AnalysisError } from '../fault.ts';
import { type Guard, guardedConnector } from './guard.ts';
import { networkFault } from './network-fault.ts';
import { ACCEPT_ENCODING, type BodyLimits, readBody } from './read-body.ts';
import { watchTraffic } from './traffic.ts';
import { checkPublicUrl, MAX_URL_LENGTH } from './website-url.ts';

/** Time until an answer's headers are there, and between two parts of its body, in milliseconds. */
const HEADERS_TIMEOUT_MS = 8_000;
const BODY_TIMEOUT_MS = 5_000;
const MAX_HEADER_BYTES = 32_768;
const MAX_REDIRECTS = 5;
/** Early hints before one answer; a server sends one or two. */
const MAX_HINTS = 10;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** The name under which robots.txt can address us. */
export const ROBOT = robotName(site.brand);
const USER_AGENT = `Mozilla/5.0 (compatible; ${ROBOT}/1.0; +${site.origin}/imprint)`;

/** An answer with its whole body. */
export interface Answer {
  readonly url: URL;
  readonly status: number;
  /** By lower-case name; repeated headers are joined by a comma. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  readonly wireBytes: number;
  /** Where it was redirected to, in order; the last one is `url`. */
  readonly redirects: readonly string[];
}

export interface GetOptions {
  readonly accept: string;
  readonly language: string;
  readonly signal: AbortSignal;
  readonly limits?: BodyLimits;
  /** Asked before every hop; throws to stop there. */
  readonly beforeHop?: (url: URL) => Promise<void>;
}

/** Fetches for one analysis: connections and resolved names are its own and end with it. */
export interface Job {
  readonly get: (url: URL, options: GetOptions) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

const headersOf = (raw: Record<string, string | string[] | undefined>): Map<string, string> =>
  new Map(
    Object.entries(raw).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

/** Counts the early hints (status 103) of one answer, and ends it when they do not end. */
function hintCounter(): () => void {
  let hints = 0;
  return () => {
    if (++hints > MAX_HINTS) throw new AnalysisError('broken-answer');
  };
}

/**
 * Opens a job. Every fault is an {@link AnalysisError}.
 * @param contact asked before every request; throws where the host of an address may not be contacted
 */
export function openJob(guard: Guard, contact: (url: URL) => Promise<void> = async () => {}): Job {
  const traffic = watchTraffic((fault) => void agent.destroy(fault));
  const agent = new Agent({
    connect: guardedConnector(guard, traffic.add),
    connections: 2,
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: BODY_TIMEOUT_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
  });

  async function hop(
    url: URL,
    options: GetOptions,
  ): Promise<Omit<Answer, 'redirects'> & { readonly next: URL | null }> {
    const {
      statusCode,
      headers: raw,
      body,
    } = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'GET',
      signal: options.signal,
      onInfo: hintCounter(),
      headers: {
        'user-agent': USER_AGENT,
        accept: options.accept,
        'accept-language': options.language,
        'accept-encoding': ACCEPT_ENCODING,
      },
    });
    const headers = headersOf(raw);
    const location = headers.get('location');
    if (REDIRECTS.has(statusCode) && location !== undefined) {
      // Nobody reads this body.
      body.on('error', () => {}).destroy();
      const next = URL.parse(location, url.href);
      if (!next || next.href.length > MAX_URL_LENGTH) throw new AnalysisError('broken-answer');
      next.hash = '';
      return { url, status: statusCode, headers, body: Buffer.alloc(0), wireBytes: 0, next };
    }
    const encoding = headers.get('content-encoding') ?? '';
    const { bytes, wireBytes } = await readBody(body, encoding, options.signal, options.limits);
    return { url, status: statusCode, headers, body: bytes, wireBytes, next: null };
  }

  async function get(start: URL, options: GetOptions): Promise<Answer> {
    const redirects: string[] = [];
    let url = start;
    for (;;) {
      checkPublicUrl(url, guard.isExempt);
      await contact(url);
      await options.beforeHop?.(url);
      const { next, ...answer } = await hop(url, options);
      if (!next) return { ...answer, redirects };
      if (redirects.length === MAX_REDIRECTS) throw new AnalysisError('redirects');
      redirects.push(next.href);
      url = next;
    }
  }

  return {
    get: (url, options) =>
      untilAborted(options.signal, get(url, options)).catch((error: unknown) => {
        throw networkFault(error);
      }),
    close: async () => {
      traffic.stop();
      await agent.destroy();
    },
  };
}
