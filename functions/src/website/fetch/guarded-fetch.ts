import { Agent } from 'undici';
import { robotName } from '../../../../src/domain/site/brand-names.ts';
import { site } from '../../../../src/site.ts';
import { untilAborted } from '../../platform/until-aborted.ts';
import { AnalysisError } from '../fault.ts';
import { createCookieJar } from './cookies.ts';
import { createGuardedConnector, type Guard } from './guard.ts';
import { toAnalysisError } from './network-fault.ts';
import { ACCEPT_ENCODING, type BodyLimits, readBody } from './read-body.ts';
import { limitTraffic } from './traffic.ts';
import { checkPublicUrl, MAX_URL_LENGTH } from './website-url.ts';

const HEADERS_TIMEOUT_MS = 8_000;
const BODY_TIMEOUT_MS = 5_000;
const MAX_HEADER_BYTES = 32_768;
const MAX_REDIRECTS = 5;
/** Maximum early hints before a response; servers send one or two. */
const MAX_HINTS = 10;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export const ROBOT_NAME = robotName(site.brand);
const USER_AGENT = `Mozilla/5.0 (compatible; ${ROBOT_NAME}/1.0; +${site.origin}/imprint)`;

/** A response with its complete body. */
export interface FetchedResponse {
  readonly url: URL;
  readonly status: number;
  /** By lower-case name; repeated headers are joined with a comma, rules for robots with a line break. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** The end of the body is missing. */
  readonly isCut: boolean;
}

export interface GetOptions {
  readonly accept: string;
  readonly language: string;
  readonly signal: AbortSignal;
  readonly limits?: BodyLimits;
  /** Called before every hop; may throw to stop. */
  readonly beforeHop?: (url: URL) => Promise<void>;
}

/** Fetches for one analysis, with its own connections and resolved names. */
export interface FetchJob {
  readonly get: (url: URL, options: GetOptions) => Promise<FetchedResponse>;
  readonly close: () => Promise<void>;
}

const toHeaderMap = (raw: Record<string, string | string[] | undefined>): Map<string, string> =>
  new Map(
    Object.entries(raw).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name.toLowerCase(), [value].flat().join(name.toLowerCase() === 'x-robots-tag' ? '\n' : ', ')]],
    ),
  );

/** Decodes a header's bytes as UTF-8 if they are, as browsers do for addresses. */
function decodeHeader(value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}

/** Counts the early hints (status 103) of one response. Throws if there are too many. */
function createHintCounter(): () => void {
  let hints = 0;
  return () => {
    if (++hints > MAX_HINTS) throw new AnalysisError('broken-answer');
  };
}

/**
 * Opens a job. Every error is an {@link AnalysisError}.
 * @param contact called before every request; throws if the host may not be contacted
 */
export function openJob(guard: Guard, contact: (url: URL) => Promise<void> = async () => {}): FetchJob {
  const traffic = limitTraffic((fault) => void agent.destroy(fault));
  const cookies = createCookieJar();
  const agent = new Agent({
    connect: createGuardedConnector(guard, traffic.add),
    connections: 2,
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: BODY_TIMEOUT_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
  });

  async function fetchHop(
    url: URL,
    options: GetOptions,
  ): Promise<FetchedResponse & { readonly next: URL | null }> {
    const cookie = cookies.read(url);
    const {
      statusCode,
      headers: raw,
      body,
    } = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: 'GET',
      signal: options.signal,
      onInfo: createHintCounter(),
      headers: {
        'user-agent': USER_AGENT,
        accept: options.accept,
        'accept-language': options.language,
        'accept-encoding': ACCEPT_ENCODING,
        ...(cookie === undefined ? {} : { cookie }),
      },
    });
    const headers = toHeaderMap(raw);
    cookies.store(url, [raw['set-cookie'] ?? []].flat());
    const location = decodeHeader(headers.get('location')?.trim() ?? '');
    if (REDIRECTS.has(statusCode) && location !== '') {
      // A redirect's body is discarded.
      body.on('error', () => {}).destroy();
      const next = URL.parse(location, url.href);
      if (!next || next.href.length > MAX_URL_LENGTH) throw new AnalysisError('broken-answer');
      next.hash = '';
      return { url, status: statusCode, headers, body: Buffer.alloc(0), isCut: false, next };
    }
    const encoding = headers.get('content-encoding') ?? '';
    const { bytes, isCut } = await readBody(body, encoding, options.signal, options.limits);
    return { url, status: statusCode, headers, body: bytes, isCut, next: null };
  }

  async function get(start: URL, options: GetOptions): Promise<FetchedResponse> {
    let url = start;
    for (let redirects = 0; ; redirects++) {
      checkPublicUrl(url, guard.isExempt);
      await contact(url);
      await options.beforeHop?.(url);
      const { next, ...response } = await fetchHop(url, options);
      if (!next) return response;
      if (redirects === MAX_REDIRECTS) throw new AnalysisError('redirects');
      url = next;
    }
  }

  return {
    get: (url, options) =>
      untilAborted(options.signal, get(url, options)).catch((error: unknown) => {
        throw toAnalysisError(error);
      }),
    close: async () => {
      traffic.stop();
      await agent.destroy();
    },
  };
}

/** Fetches concurrently; undefined for what fails. */
export async function getAll(
  urls: readonly URL[],
  get: (url: URL) => Promise<FetchedResponse>,
): Promise<readonly (FetchedResponse | undefined)[]> {
  const results = await Promise.allSettled(urls.map(get));
  return results.map((result) => (result.status === 'fulfilled' ? result.value : undefined));
}
