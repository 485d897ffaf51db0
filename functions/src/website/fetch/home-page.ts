import { AnalysisError } from '../fault.ts';
import { anyOf } from '../words/patterns.ts';
import { isWebPage, parseContentType } from './content-type.ts';
import type { FetchedResponse } from './guarded-fetch.ts';

const WALL_HEADERS: readonly (readonly [string, RegExp])[] = [
  ['cf-mitigated', /challenge/i],
  ['x-amzn-waf-action', /challenge|captcha/i],
  ['x-datadome', /./],
  ['x-sucuri-block', /./],
];
const WALL_MARKER = anyOf('wall-markers', '');
const CHALLENGE = anyOf('challenge-pages');
const WALL_PAGE_BYTES = 20_000;
/** Statuses of refusals: forbidden, method, format, too many, legal reasons. Beyond 599, servers invent their own. */
const REFUSALS = new Set([403, 405, 406, 429, 451]);

function isBotWall({ status, headers, body }: FetchedResponse): boolean {
  if (WALL_HEADERS.some(([name, value]) => value.test(headers.get(name) ?? ''))) return true;
  if (REFUSALS.has(status) || status > 599) return true;
  if (body.byteLength > WALL_PAGE_BYTES) return false;
  const text = body.toString('latin1');
  return WALL_MARKER.test(text) || (status >= 400 && CHALLENGE.test(text));
}

/**
 * Checks that a response is a page that can be analyzed.
 * @throws AnalysisError
 */
export function checkHomePage(response: FetchedResponse): void {
  const { status, headers, body } = response;
  if (status === 404 || status === 410) throw new AnalysisError('not-found');
  if (status === 401 || status === 407) throw new AnalysisError('login-required');
  if (isBotWall(response)) throw new AnalysisError('bot-wall');
  if (status >= 400) throw new AnalysisError('server-error', { status });
  // Browsers show the page of a redirect that leads nowhere.
  if (status >= 300 && body.byteLength === 0) throw new AnalysisError('broken-answer');
  if (!isWebPage(body, parseContentType(headers.get('content-type')))) throw new AnalysisError('not-html');
}
