import { expect, it, onTestFinished } from 'vitest';
import type { WebsiteAnalysis } from '../../../src/contract/website/analyze-website.ts';
import { FINDING_IDS } from '../../../src/contract/website/finding-ids.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { fixtureSite } from '../testing/http-site.ts';
import { publicGuard } from './fetch/guard.ts';
import { loopbackGuard } from './fetch/loopback-origins.ts';
import { candidatesOf } from './fetch/website-url.ts';
import { reportOf } from './report/report.ts';
import { takeSnapshot } from './snapshot.ts';

async function report(name: string, language: Locale): Promise<WebsiteAnalysis> {
  const website = await fixtureSite(name);
  onTestFinished(() => website.close());
  const guard = loopbackGuard(publicGuard, website.origin);
  const now = (): number => Date.UTC(2026, 10, 20, 12);
  const candidates = candidatesOf(website.origin, guard.isExempt);
  const whole = reportOf(await takeSnapshot(website.origin, candidates, { guard, language, now }), language);
  // The port differs between runs.
  return JSON.parse(JSON.stringify(whole).replaceAll(website.origin, 'http://site.test'));
}

it.each([
  ['strong', 'en'],
  ['weak', 'en'],
  ['german', 'de'],
  ['javascript-only', 'en'],
  ['injection', 'en'],
] as const)('the report on the %s site (%s)', async (name, language) => {
  const whole = await report(name, language);
  await expect(`${JSON.stringify(whole, null, 2)}\n`).toMatchFileSnapshot(`__goldens__/${name}.json`);
  expect(whole.findings.map(({ id }) => id).sort()).toEqual([...FINDING_IDS].sort());
  expect(whole.findings.every(({ evidence }) => evidence.length <= 160)).toBe(true);
  expect(whole.findings.every(({ score }) => score >= 0 && score <= 1)).toBe(true);
});

it('scores a strong page above a weak one, and does not score an unread one', async () => {
  const [strong, weak, hidden] = await Promise.all([
    report('strong', 'en'),
    report('weak', 'en'),
    report('javascript-only', 'en'),
  ]);
  expect(strong.score).toBeGreaterThan(85);
  expect(weak.score).toBeLessThan(25);
  expect(hidden).toMatchObject({ score: null, limits: { jsRendered: true, notes: ['js-rendered'] } });
  expect(hidden.coverage).toBeLessThan(0.6);
});
