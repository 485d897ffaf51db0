import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCache } from '../lib/cache.ts';
import { createLimits } from '../lib/limits.ts';
import { loopbackGuard } from '../lib/loopback-origins.ts';
import { memoryStore } from '../lib/store/memory-store.ts';
import { type HttpSite, html, httpSite } from '../testing/http-site.ts';
import { type Analyst, analyze } from './analyze.ts';
import { publicGuard } from './fetch/guard.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
let website: HttpSite;
beforeAll(async () => {
  website = await httpSite({
    '/': html('<title>Muster GmbH</title><h1>Wir liefern Teile</h1>'),
    '/old': html('<meta http-equiv="Refresh" content="0; URL=\'de/index.html\'"><title>Muster</title>'),
    '/de/index.html': html('<title>Muster auf Deutsch</title><h1>Wir liefern Teile</h1>'),
    '/inward': html('<meta http-equiv="refresh" content="0;url=http://169.254.169.254/">'),
    '/later': html('<meta http-equiv="refresh" content="300"><title>Immer neu</title>'),
  });
});
afterAll(() => website.close());

/** Nothing outside of this machine is reached: every name is unknown. */
const analyst = (over: Partial<Analyst> = {}): Analyst => {
  const store = memoryStore();
  const noNames = {
    ...publicGuard,
    resolve: () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
  };
  return {
    guard: loopbackGuard(noNames, website.origin),
    caller: '203.0.113.9',
    limits: createLimits(store, () => NOON),
    cache: createCache(store, 'test', () => NOON),
    now: () => NOON,
    model: null,
    onModelFailure: () => {},
    ...over,
  };
};
const faultOf = (websiteUrl: string, who: Analyst): Promise<unknown> =>
  analyze({ websiteUrl }, who).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

it('takes 20 analyses of one caller in ten minutes, of others still more', async () => {
  const who = analyst();
  for (let i = 0; i < 20; i++) expect(await faultOf(`site-${i}.de`, who)).toBe('unknown-host');
  await expect(analyze({ websiteUrl: 'another.de' }, who)).rejects.toMatchObject({
    fault: 'caller-limit',
    values: { minutes: 10 },
  });
  expect(await faultOf('another.de', { ...who, caller: '203.0.113.10' })).toBe('unknown-host');
});

it('does not count what is no address', async () => {
  const who = analyst();
  for (let i = 0; i < 30; i++) expect(await faultOf('', who)).toBe('blank');
  expect(await faultOf('one.de', who)).toBe('unknown-host');
});

it('looks at one website 20 times an hour, whoever asks and whatever the page', async () => {
  const who = analyst();
  for (let i = 0; i < 20; i++) {
    expect(await faultOf(`victim.de/${i}`, { ...who, caller: String(i) })).toBe('unknown-host');
  }
  expect(await faultOf('victim.de/x', { ...who, caller: 'x' })).toBe('host-limit');
});

it('answers the same address from the cache, with the address as it was typed', async () => {
  const who = analyst();
  const first = await analyze({ websiteUrl: website.origin }, who);
  const fetches = website.asked.length;
  const again = await analyze({ websiteUrl: `${website.origin}/#top` }, who);
  expect(website.asked.length).toBe(fetches);
  expect(again).toEqual({ ...first, url: { ...first.url, requested: `${website.origin}/#top` } });
  await analyze({ websiteUrl: website.origin, language: 'de' }, who);
  expect(website.asked.length).toBeGreaterThan(fetches);
});

it('goes where a page without text sends its visitors, once and under the same rules', async () => {
  const who = analyst();
  const report = await analyze({ websiteUrl: `${website.origin}/old` }, who);
  expect(report).toMatchObject({
    title: 'Muster auf Deutsch',
    url: { final: `${website.origin}/de/index.html`, redirects: 1 },
  });
  expect(await faultOf(`${website.origin}/inward`, who)).toBe('unknown-host');
  expect((await analyze({ websiteUrl: `${website.origin}/later` }, who)).title).toBe('Immer neu');
});
