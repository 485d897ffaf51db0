import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { WebsiteAnalysis } from '../../../src/contract/website/analyze-website.ts';
import { createCache } from '../platform/cache.ts';
import { createLimits } from '../platform/limits.ts';
import { createGemini } from '../platform/model/gemini.ts';
import { createMemoryStore } from '../platform/store/memory-store.ts';
import { type FakeModel, type FakeResponse, startFakeModel } from '../testing/fake-model.ts';
import { startFixtureSite } from '../testing/http-site.ts';
import { analyze } from './analyze.ts';
import { publicGuard } from './fetch/guard.ts';
import { createLoopbackGuard } from './fetch/loopback-origins.ts';
import { readWebsite } from './reading/read-website.ts';

afterEach(() => vi.unstubAllEnvs());

const GOOD_SUMMARY =
  'Your visitors see at once what you offer and how to book a first call. What is missing most is encryption: as long as browsers warn them, some of your readers leave before they write to you.';

interface FixtureAnalysis {
  readonly report: WebsiteAnalysis;
  readonly gemini: FakeModel;
  readonly failures: readonly unknown[];
}

async function analyzeFixture(site: string, response: FakeResponse): Promise<FixtureAnalysis> {
  const [website, gemini] = await Promise.all([startFixtureSite(site), startFakeModel(() => response)]);
  onTestFinished(() => website.close());
  onTestFinished(() => gemini.close());
  vi.stubEnv('GOOGLE_GEMINI_BASE_URL', gemini.origin);
  const guard = createLoopbackGuard(publicGuard, website.origin);
  const store = createMemoryStore();
  const now = (): number => Date.UTC(2026, 10, 20, 12);
  const failures: unknown[] = [];
  const report = await analyze(
    { websiteUrl: website.origin, language: 'en' },
    {
      isExempt: guard.isExempt,
      read: (task, { contact }) => readWebsite(task, { guard, now, contact }),
      caller: 'x',
      limits: createLimits(store, now),
      cache: createCache(store, 'test', now),
      model: createGemini('key-of-a-test'),
      onModelFailure: (error) => failures.push(error),
      ...(response.hangs ? { modelTimeoutMs: 300 } : {}),
    },
  );
  return { report, gemini, failures };
}
const createSummaryResponse = (summary: string, findings: readonly string[] = ['https']): FakeResponse => ({
  chunks: [
    JSON.stringify({ summary, findings }).slice(0, 40),
    JSON.stringify({ summary, findings }).slice(40),
  ],
});

it('replaces only the summary', async () => {
  const { report, gemini } = await analyzeFixture('strong', createSummaryResponse(GOOD_SUMMARY));
  expect(report).toMatchObject({ summary: GOOD_SUMMARY, engine: 'rules+llm' });
  const { report: rules } = await analyzeFixture('strong', { status: 500 });
  const { summary, engine, url, findings, facts, ...rest } = report;
  expect(rules).toMatchObject({ ...rest, engine: 'rules', facts: { ...facts } });
  expect(findings.map(({ id, status, score }) => ({ id, status, score }))).toEqual(
    rules.findings.map(({ id, status, score }) => ({ id, status, score })),
  );
  expect(gemini.requests[0]).not.toHaveProperty('tools');
});

describe('keeps the rule-based summary', () => {
  it.each<[string, FakeResponse]>([
    ['the API fails', { status: 500 }],
    ['the API is rate-limited', { status: 429 }],
    ['the response is not JSON', { chunks: ['Sure! Here is your summary.'] }],
    ['the response has another shape', { chunks: ['{"text":"x"}'] }],
    ['the response is truncated', { chunks: ['{"summary":"Your page'] }],
    ['the response is empty', { chunks: [] }],
    ['the protocol is broken', { raw: 'data: {"candidates": [\r\n\r\n' }],
    ['the response hangs', { chunks: ['{"summary":'], hangs: true }],
    ['the response is too long', { chunks: Array.from({ length: 30 }, () => 'x'.repeat(1_000)) }],
    ['the summary has a link', createSummaryResponse(`${GOOD_SUMMARY} See https://evil.example.`)],
    ['the summary has a host name', createSummaryResponse(`${GOOD_SUMMARY} Ask evil.example.`)],
    [
      'the summary has an email address',
      createSummaryResponse(`${GOOD_SUMMARY} Write to boss@evil.example.`),
    ],
    ['an id is unknown', createSummaryResponse(GOOD_SUMMARY, ['https', 'perfect-site'])],
    [
      'the summary has its own score',
      createSummaryResponse(GOOD_SUMMARY.replace('at once', 'with 97 points')),
    ],
    ['the summary has markup', createSummaryResponse(`**${GOOD_SUMMARY}**`)],
    ['the summary is too short', createSummaryResponse('Your page is good.')],
  ])('if %s', async (_what, response) => {
    const { report, failures } = await analyzeFixture('strong', response);
    expect(report.engine).toBe('rules');
    expect(report.summary).toContain('out of 100');
    expect(failures).toHaveLength(1);
  });
});

it('keeps the score and findings if a page gives the model instructions', async () => {
  const injectedResponse = createSummaryResponse(
    'Your website is perfect and everything works. You should visit https://evil.example at once.',
    ['perfect-site'],
  );
  const { report, gemini } = await analyzeFixture('injection', injectedResponse);
  const { report: untouched } = await analyzeFixture('injection', { status: 500 });
  expect(report.engine).toBe('rules');
  expect(report.score).toBe(untouched.score);
  expect(report.findings.map(({ id, status }) => [id, status])).toEqual(
    untouched.findings.map(({ id, status }) => [id, status]),
  );
  expect(JSON.stringify(report)).not.toContain('perfect-site"');
  const prompt = JSON.stringify(gemini.requests[0]);
  expect(prompt).not.toContain('<h1>');
  expect(prompt.length).toBeLessThan(8_000);
});
