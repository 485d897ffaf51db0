import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyzeWebsite, type WebsiteAnalysis } from '../../../src/contract/website/analyze-website.ts';
import { serverCopy } from '../../../src/copy/server.ts';
import { patternOf } from '../../../src/copy/testing/pattern-of.ts';
import { LOCALES } from '../../../src/domain/site/locale.ts';
import { z } from '../../../src/domain/values/schema.ts';
import { type BuiltFunctions, startBuiltFunctions } from '../testing/built-functions.ts';
import { type HttpSite, html, redirect, startHttpSite } from '../testing/http-site.ts';

const PAGE = `<!doctype html><html lang="de"><title>Vertrieb für Maschinenbauer | Muster GmbH</title>
<h1>Mehr Erstgespräche für Maschinenbauer</h1><p>${'Wir bringen Sie mit Einkäufern zusammen. '.repeat(40)}</p>
<a href="/impressum">Impressum</a>`;

let website: HttpSite;
let built: BuiltFunctions;

const RESPONSE = z.union([
  z.object({ result: analyzeWebsite.response }),
  z.object({ error: z.object({ status: z.string(), message: z.string() }) }),
]);

/** Calls the function as a client does; throws errors with code and message. */
async function call(data: unknown): Promise<WebsiteAnalysis> {
  const response = RESPONSE.parse((await built.call(data)).body);
  if ('result' in response) return response.result;
  const { status, message } = response.error;
  throw Object.assign(new Error(message), { code: status.toLowerCase().replaceAll('_', '-') });
}

beforeAll(async () => {
  website = await startHttpSite({
    '/': html(PAGE),
    '/pdf': html('%PDF-1.7', { 'content-type': 'application/pdf' }),
    '/login': html('', {}, 401),
    '/error': html('oops', {}, 503),
    '/wall': html('<title>Just a moment...</title>', { 'cf-mitigated': 'challenge' }, 403),
    '/inside': redirect('http://169.254.169.254/latest/meta-data/'),
    '/robots.txt': html('User-agent: *\nDisallow: /closed', { 'content-type': 'text/plain' }),
    '/closed': html(PAGE),
  });
  built = await startBuiltFunctions([website.origin]);
});
afterAll(async () => {
  await built.close();
  await website.close();
});

it('analyzes a website, given only its URL', async () => {
  const report = await call({ websiteUrl: ` ${website.origin.slice('http://'.length)} ` });
  expect(report).toMatchObject({
    title: 'Vertrieb für Maschinenbauer | Muster GmbH',
    schemaVersion: 1,
    engine: 'rules',
    url: { final: `${website.origin}/` },
    facts: { language: 'de' },
  });
  expect(report.findings.find(({ id }) => id === 'imprint')).toMatchObject({
    // The page it links to is missing.
    status: 'fail',
    evidence: '/impressum',
  });
});

describe('explains the error', () => {
  it.each([
    ['', 'invalid-argument', 'blank'],
    ['   ', 'invalid-argument', 'blank'],
    ['not a url', 'invalid-argument', 'not-a-url'],
    ['http://10.0.0.1', 'not-found', 'unknown-host'],
    ['{site}/pdf', 'invalid-argument', 'not-html'],
    ['{site}/missing', 'not-found', 'not-found'],
    ['{site}/login', 'permission-denied', 'login-required'],
    ['{site}/error', 'unavailable', 'server-error'],
    ['{site}/wall', 'permission-denied', 'bot-wall'],
    ['{site}/closed', 'permission-denied', 'robots'],
    ['{site}/inside', 'not-found', 'unknown-host'],
  ] as const)('%j is %s', async (input, code, fault) => {
    const websiteUrl = input.replace('{site}', website.origin);
    for (const language of LOCALES)
      await expect(call({ websiteUrl, language })).rejects.toMatchObject({
        code,
        message: expect.stringMatching(patternOf(serverCopy[language].analysis.faults[fault])),
      });
  });

  it('treats a missing URL as blank, and rejects other types', async () => {
    await expect(call({})).rejects.toMatchObject({ message: 'Please enter a website URL' });
    await expect(call(null)).rejects.toMatchObject({ code: 'invalid-argument' });
    await expect(call({ websiteUrl: 5 })).rejects.toMatchObject({ code: 'invalid-argument' });
    await expect(call({ websiteUrl: 'a'.repeat(20_000) })).rejects.toMatchObject({
      code: 'invalid-argument',
    });
  });
});
