import { AnalysisError } from '../fault.ts';
import type { FetchedResponse } from './guarded-fetch.ts';

const HTML_TYPES = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;
/** Headers of bot protection services. */
const WALL_HEADERS: readonly (readonly [string, RegExp])[] = [
  ['cf-mitigated', /challenge/i],
  ['x-amzn-waf-action', /challenge|captcha/i],
  ['x-datadome', /./],
  ['x-sucuri-block', /./],
];
/** Markers of the services' challenge pages, whose status is often 200. */
const WALL_MARKERS = [
  '/cdn-cgi/challenge-platform/h/',
  '_Incapsula_Resource?',
  '/.well-known/sgcaptcha/',
  'captcha-delivery.com',
  'px-captcha',
  'Checking your browser before accessing',
  'id="challenge-form"',
];
const WALL_PAGE_BYTES = 20_000;

const looksLikeHtml = (body: Buffer): boolean =>
  /^\s*(?:<!doctype\s+html|<!--|<html|<head|<body|<title|<meta|<div|<h1|<p[\s>])/i.test(
    body
      .subarray(0, 512)
      .toString('latin1')
      .replace(/^\u00ef\u00bb\u00bf/, ''),
  );

function isBotWall({ status, headers, body }: FetchedResponse): boolean {
  if (WALL_HEADERS.some(([name, value]) => value.test(headers.get(name) ?? ''))) return true;
  if (status === 403 || status === 405 || status === 406 || status === 429) return true;
  if (body.byteLength > WALL_PAGE_BYTES) return false;
  const text = body.toString('latin1');
  return WALL_MARKERS.some((mark) => text.includes(mark));
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
  if (status >= 300) throw new AnalysisError('broken-answer');
  const type = headers.get('content-type');
  const isHtml = type === undefined ? looksLikeHtml(body) : HTML_TYPES.test(type);
  // Zero bytes mean a binary file, except in UTF-16, which starts with a byte order mark.
  const isUtf16 =
    /utf-16/i.test(type ?? '') ||
    (body[0] === 0xff && body[1] === 0xfe) ||
    (body[0] === 0xfe && body[1] === 0xff);
  if (!isHtml || body.byteLength === 0 || (!isUtf16 && body.subarray(0, 4096).includes(0))) {
    throw new AnalysisError('not-html');
  }
}
