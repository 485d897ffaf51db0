import { expect, it, onTestFinished } from 'vitest';
import type { WebsiteAnalysis } from '../../../src/contract/website/analyze-website.ts';
import { FINDING_IDS } from '../../../src/contract/website/finding-ids.ts';
import type { Locale } from '../../../src/domain/site/locale.ts';
import { startFixtureSite } from '../testing/http-site.ts';
import { publicGuard } from './fetch/guard.ts';
import { createLoopbackGuard } from './fetch/loopback-origins.ts';
import { parseCandidateUrls } from './fetch/website-url.ts';
import { buildReport } from './report/report.ts';
import { takeSnapshot } from './snapshot.ts';

async function buildFixtureReport(name: string, language: Locale): Promise<WebsiteAnalysis> {
  const website = await startFixtureSite(name);
  onTestFinished(() => website.close());
  const guard = createLoopbackGuard(publicGuard, website.origin);
  const now = (): number => Date.UTC(2026, 10, 20, 12);
  const candidates = parseCandidateUrls(website.origin, guard.isExempt);
  const report = buildReport(
    await takeSnapshot(website.origin, candidates, { guard, language, now, patience: 20 }),
  );
  // The port differs between runs.
  return JSON.parse(JSON.stringify(report).replaceAll(website.origin, 'http://site.test'));
}

it.each([
  ['strong', 'en'],
  ['weak', 'en'],
  ['german', 'de'],
  ['javascript-only', 'en'],
  ['injection', 'en'],
] as const)('reports on the %s site (%s) as in the golden file', async (name, language) => {
  const report = await buildFixtureReport(name, language);
  await expect(`${JSON.stringify(report, null, 2)}\n`).toMatchFileSnapshot(`__goldens__/${name}.json`);
  expect(report.findings.map(({ id }) => id).sort()).toEqual([...FINDING_IDS].sort());
  expect(report.findings.every(({ evidence }) => evidence.length <= 160)).toBe(true);
});

it('scores a strong page above a weak one, and does not score an unread one', async () => {
  const [strong, weak, hidden] = await Promise.all([
    buildFixtureReport('strong', 'en'),
    buildFixtureReport('weak', 'en'),
    buildFixtureReport('javascript-only', 'en'),
  ]);
  expect(strong.score).toBeGreaterThan(80);
  expect(weak.score).toBeLessThan(35);
  expect(hidden).toMatchObject({ score: null, limits: { notes: ['js-rendered'] } });
  expect(hidden.coverage).toBeLessThan(0.6);
});
