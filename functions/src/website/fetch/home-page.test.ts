import { expect, it } from 'vitest';
import type { FetchedResponse } from './guarded-fetch.ts';
import { checkHomePage } from './home-page.ts';

const response = (
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): FetchedResponse => ({
  url: new URL('https://muster.de/'),
  status,
  headers: new Map(Object.entries({ 'content-type': 'text/html', ...headers })),
  body: Buffer.from(body),
  isCut: false,
});

it.each([
  ['a page', response(200, {}, '<p>x')],
  ['XHTML', response(200, { 'content-type': 'application/xhtml+xml; charset=utf-8' }, '<html>')],
  ['a type in capitals', response(200, { 'content-type': 'Text/HTML' }, '<p>x')],
  ['a page in UTF-16', response(200, {}, Buffer.from('\ufeff<p>x', 'utf16le'))],
  [
    'a long page that only mentions a captcha',
    response(200, {}, `<p>captcha-delivery.com${'x'.repeat(30_000)}`),
  ],
])('accepts %s', (_what, page) => {
  expect(() => checkHomePage(page)).not.toThrow();
});

it('accepts a page without a content type if it looks like HTML', () => {
  const untyped = (body: string): FetchedResponse => ({ ...response(200, {}, body), headers: new Map() });
  expect(() => checkHomePage(untyped('\ufeff\n <!DOCTYPE html>'))).not.toThrow();
  expect(() => checkHomePage(untyped('just text'))).toThrow('not-html');
});

it.each([
  ['not-found', response(404, {}, '<p>x')],
  ['not-found', response(410, {}, '<p>x')],
  ['login-required', response(401, {}, '')],
  ['server-error', response(500, {}, '<p>x')],
  ['server-error', response(402, {}, '<p>x')],
  ['broken-answer', response(304, {}, '')],
  ['bot-wall', response(403, {}, '<p>x')],
  ['bot-wall', response(429, {}, '<p>x')],
  ['bot-wall', response(503, { 'cf-mitigated': 'challenge' }, '<p>x')],
  ['bot-wall', response(202, { 'x-amzn-waf-action': 'challenge' }, '<p>x')],
  ['bot-wall', response(200, {}, '<script src="/_Incapsula_Resource?x"></script>')],
  ['bot-wall', response(202, {}, '<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=x">')],
  ['not-html', response(200, { 'content-type': 'application/pdf' }, '%PDF')],
  ['not-html', response(200, { 'content-type': 'application/json' }, '{}')],
  ['not-html', response(200, { 'content-type': 'text/plain' }, '<p>x')],
  ['not-html', response(200, {}, '')],
  ['not-html', response(200, {}, Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))],
])('throws %s', (fault, page) => {
  expect(() => checkHomePage(page)).toThrow(fault);
});
