import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createCache } from '../platform/cache.ts';
import { createLimits } from '../platform/limits.ts';
import type { LanguageModel } from '../platform/model/language-model.ts';
import { createMemoryStore } from '../platform/store/memory-store.ts';
import { type HttpSite, html, redirect, startHttpSite } from '../testing/http-site.ts';
import { type AnalysisDeps, analyze } from './analyze.ts';
import { type Guard, publicGuard } from './fetch/guard.ts';
import { createLoopbackGuard } from './fetch/loopback-origins.ts';
import { MODEL_LIMIT } from './limits.ts';
import { readWebsite } from './reading/read-website.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
let website: HttpSite;
beforeAll(async () => {
  website = await startHttpSite({
    '/': html('<title>Muster GmbH</title><h1>Wir liefern Teile</h1>'),
    '/old': html('<meta http-equiv="Refresh" content="0; URL=\'de/index.html\'"><title>Muster</title>'),
    '/de/index.html': html('<title>Muster auf Deutsch</title><h1>Wir liefern Teile</h1>'),
    '/inward': html('<meta http-equiv="refresh" content="0;url=http://169.254.169.254/">'),
    '/later': html('<meta http-equiv="refresh" content="300"><title>Immer neu</title>'),
  });
});
afterAll(() => website.close());

/** Reads websites in this process, through the test's guard. */
const createReading = (guard: Guard): Pick<AnalysisDeps, 'isExempt' | 'read'> => ({
  isExempt: guard.isExempt,
  read: (task, { contact }) => readWebsite(task, { guard, now: () => NOON, contact }),
});

/** Resolves no host names, so that the analysis reaches only this machine. */
const createDeps = (overrides: Partial<AnalysisDeps> = {}): AnalysisDeps => {
  const store = createMemoryStore();
  const guardWithoutDns = {
    ...publicGuard,
    resolve: () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
  };
  return {
    ...createReading(createLoopbackGuard(guardWithoutDns, website.origin)),
    caller: '203.0.113.9',
    limits: createLimits(store, () => NOON),
    cache: createCache(store, 'test', () => NOON),
    model: null,
    onModelFailure: () => {},
    ...overrides,
  };
};
const getFault = (websiteUrl: string, deps: AnalysisDeps): Promise<unknown> =>
  analyze({ websiteUrl, language: 'en' }, deps).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

it('limits each caller to 20 analyses in ten minutes', async () => {
  const deps = createDeps();
  for (let i = 0; i < 20; i++) expect(await getFault(`site-${i}.de`, deps)).toBe('unknown-host');
  await expect(analyze({ websiteUrl: 'another.de', language: 'en' }, deps)).rejects.toMatchObject({
    fault: 'caller-limit',
    values: { minutes: 10 },
  });
  expect(await getFault('another.de', { ...deps, caller: '203.0.113.10' })).toBe('unknown-host');
});

it('does not count an invalid URL', async () => {
  const deps = createDeps();
  for (let i = 0; i < 30; i++) expect(await getFault('', deps)).toBe('blank');
  expect(await getFault('one.de', deps)).toBe('unknown-host');
});

it('limits one website to 20 analyses an hour for all callers and pages', async () => {
  const deps = createDeps();
  for (let i = 0; i < 20; i++) {
    expect(await getFault(`victim.de/${i}`, { ...deps, caller: String(i) })).toBe('unknown-host');
  }
  expect(await getFault('victim.de/x', { ...deps, caller: 'x' })).toBe('host-limit');
});

it('limits the language model for all callers together', async () => {
  const deps = createDeps();
  let calls = 0;
  const model: LanguageModel = {
    name: 'test',
    async *stream() {
      calls += 1;
      yield '{}';
    },
  };
  const analyzeAs = (caller: string, path: string) =>
    analyze(
      { websiteUrl: website.origin + path, language: 'en' },
      { ...deps, caller, model, sendReport: () => undefined },
    );
  await analyzeAs('one', '/');
  expect(calls).toBe(1);
  for (let i = 0; i < MODEL_LIMIT.max; i++) await deps.limits.consume(MODEL_LIMIT, 'all');
  await analyzeAs('another', '/later');
  expect(calls).toBe(1);
});

it('counts every host of a redirect chain', async () => {
  const victim = await startHttpSite({ '/': html('<title>Opfer</title>') }, '127.0.0.4');
  const paths = Object.fromEntries(
    Array.from({ length: 11 }, (_unused, i) => [`/${i}`, redirect(`${victim.origin}/`)]),
  );
  const accomplices = await Promise.all(['127.0.0.2', '127.0.0.3'].map((host) => startHttpSite(paths, host)));
  const all = [victim, ...accomplices];
  onTestFinished(async () => void (await Promise.all(all.map((site) => site.close()))));
  const guard = createLoopbackGuard(publicGuard, all.map(({ origin }) => origin).join(','));
  const deps = createDeps(createReading(guard));
  for (let i = 0; i < 20; i++) {
    const url = `${accomplices[i % 2]?.origin}/${Math.floor(i / 2)}`;
    expect(await getFault(url, { ...deps, caller: String(i) })).toBe(null);
  }
  expect(await getFault(`${accomplices[0]?.origin}/10`, { ...deps, caller: 'x' })).toBe('host-limit');
  expect(victim.requests.filter((path) => path === '/').length).toBe(20);
});

it('returns a cached report for the same URL, with the URL as typed', async () => {
  const deps = createDeps();
  const first = await analyze({ websiteUrl: website.origin, language: 'en' }, deps);
  const fetches = website.requests.length;
  const cachedReport = await analyze({ websiteUrl: `${website.origin}/#top`, language: 'en' }, deps);
  expect(website.requests.length).toBe(fetches);
  expect(cachedReport).toEqual({ ...first, url: { ...first.url, requested: `${website.origin}/#top` } });
  await analyze({ websiteUrl: website.origin, language: 'de' }, deps);
  expect(website.requests.length).toBeGreaterThan(fetches);
});

it('follows one meta refresh of an empty page, with the same address checks', async () => {
  const deps = createDeps();
  const report = await analyze({ websiteUrl: `${website.origin}/old`, language: 'en' }, deps);
  expect(report).toMatchObject({
    title: 'Muster auf Deutsch',
    url: { final: `${website.origin}/de/index.html` },
  });
  expect(await getFault(`${website.origin}/inward`, deps)).toBe('unknown-host');
  expect((await analyze({ websiteUrl: `${website.origin}/later`, language: 'en' }, deps)).title).toBe(
    'Immer neu',
  );
});
