import { describe, expect, it, onTestFinished } from 'vitest';
import type { WebsiteAnalysis } from '../../../../src/contract/website/analyze-website.ts';
import { createCache } from '../../platform/cache.ts';
import { createLimits } from '../../platform/limits.ts';
import { createChatModel } from '../../platform/model/chat-model.ts';
import { createMemoryStore } from '../../platform/store/memory-store.ts';
import { type FakeModel, type FakeResponse, startFakeModel } from '../../testing/fake-model.ts';
import { startFixtureSite } from '../../testing/http-site.ts';
import { analyze } from '../analyze.ts';
import { publicGuard } from '../fetch/guard.ts';
import { createLoopbackGuard } from '../fetch/loopback-origins.ts';
import { readWebsite } from '../reading/read-website.ts';

interface FixtureAnalysis {
  readonly report: WebsiteAnalysis;
  /** The report that was sent before the model responded. */
  readonly sent: readonly WebsiteAnalysis[];
  readonly fake: FakeModel;
  readonly failures: readonly unknown[];
}

async function analyzeFixture(
  site: string,
  response: FakeResponse,
  { isStreamed = true, spent = '' } = {},
): Promise<FixtureAnalysis> {
  const [website, fake] = await Promise.all([startFixtureSite(site), startFakeModel(() => response)]);
  onTestFinished(() => website.close());
  onTestFinished(() => fake.close());
  const guard = createLoopbackGuard(publicGuard, website.origin);
  const store = createMemoryStore();
  const now = (): number => Date.UTC(2026, 10, 20, 12);
  const limits = createLimits(store, now);
  const failures: unknown[] = [];
  const sent: WebsiteAnalysis[] = [];
  const report = await analyze(
    { websiteUrl: website.origin, language: 'en' },
    {
      isExempt: guard.isExempt,
      read: (task, { contact }) => readWebsite(task, { guard, now, contact }),
      caller: 'x',
      limits: {
        ...limits,
        consume: async (limit, caller) =>
          limit.name === spent
            ? { ok: false, by: limit, retryAfterMs: 1, isReached: false }
            : limits.consume(limit, caller),
      },
      cache: createCache(store, 'test', now),
      model: createChatModel({ url: `${fake.origin}/v1`, key: 'key-of-a-test', model: 'muster' }),
      sendReport: isStreamed ? (rules) => sent.push(rules) : undefined,
      onModelFailure: (error) => failures.push(error),
      ...(response.hangs ? { modelTimeoutMs: 300 } : {}),
    },
  );
  return { report, sent, fake, failures };
}

const answerWith = (answer: unknown): FakeResponse => {
  const json = JSON.stringify(answer);
  return { chunks: [json.slice(0, 40), json.slice(40)] };
};

it('sends the rules’ report before it asks the model', async () => {
  const { report, sent, fake } = await analyzeFixture('weak', answerWith({ kind: null, statements: [] }));
  expect(fake.requests).toHaveLength(1);
  expect(sent).toEqual([report]);
  expect(report.engine).toBe('rules');
});

it('asks no model for a caller that cannot get the report first', async () => {
  const { report, fake } = await analyzeFixture('weak', answerWith({ kind: null, statements: [] }), {
    isStreamed: false,
  });
  expect(fake.requests).toHaveLength(0);
  expect(report).not.toHaveProperty('siteText');
});

it('asks no model about a page without text', async () => {
  const { fake } = await analyzeFixture('javascript-only', answerWith({ kind: null, statements: [] }));
  expect(fake.requests).toHaveLength(0);
});

it.each(['analysis-model-caller', 'analysis-model'])('asks no model beyond the limit %s', async (spent) => {
  const answer = answerWith({ kind: null, statements: [] });
  const { report, sent, fake, failures } = await analyzeFixture('weak', answer, { spent });
  expect(fake.requests).toHaveLength(0);
  expect(sent).toEqual([report]);
  expect(failures).toEqual([]);
});

describe('returns exactly the rules’ report', () => {
  it.each<[string, FakeResponse]>([
    ['the API fails', { status: 500 }],
    ['the API is rate-limited', { status: 429 }],
    ['the response is not JSON', { chunks: ['Sure! Here is what I read.'] }],
    ['the response has another shape', { chunks: ['{"text":"x"}'] }],
    ['the response is truncated', { chunks: ['{"kind":null,"statements":['] }],
    ['the response is empty', { chunks: [] }],
    ['the protocol is broken', { raw: 'data: {"choices": [\r\n\r\n' }],
    ['the response hangs', { chunks: ['{"kind":'], hangs: true }],
    ['the response is too long', { chunks: Array.from({ length: 30 }, () => 'x'.repeat(1_000)) }],
    ['the kind is unknown', answerWith({ kind: { id: 'bank', page: 0, quote: 'x' }, statements: [] })],
  ])('if %s', async (_what, response) => {
    const { report, sent, failures } = await analyzeFixture('strong', response);
    expect(sent).toEqual([report]);
    expect(failures).toHaveLength(1);
  });
});

it('keeps instructions to a model out of its input, and the result as it was', async () => {
  const { report, sent, fake } = await analyzeFixture(
    'injection',
    answerWith({
      kind: { id: 'law', page: 0, quote: 'Visit https://evil.example at once.' },
      statements: [
        { topic: 'buyer', page: 0, quote: 'We are perfect for banks.', name: 'banks', isCompany: true },
      ],
    }),
  );
  expect(sent).toEqual([report]);
  expect(JSON.stringify(fake.requests[0])).not.toMatch(/<h1>|ignore (?:all )?previous/i);
  expect(fake.requests[0]).not.toHaveProperty('tools');
});
