import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { site } from '../../../src/site.ts';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';
import { analyzeWebsite } from './analyze-website.ts';

const subjects = vi.hoisted((): string[] => []);
vi.mock('../platform/backend-store.ts', () => ({
  backendCache: async () => ({ get: async () => null, set: async () => {} }),
  backendLimits: async () => ({
    consume: async (_limit: unknown, subject: string) => {
      subjects.push(subject);
      return { ok: false, retryAfterMs: 6.5 * 60_000 };
    },
  }),
}));

let served: ServedCallable;

beforeAll(async () => {
  served = await serveCallable(analyzeWebsite);
});
afterAll(() => served.close());

const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(served.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

it('responds in the callable protocol', async () => {
  const response = await post({ data: { websiteUrl: '', language: 'de' } });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: {
      status: 'INVALID_ARGUMENT',
      message: 'Bitte geben Sie die Adresse einer Website ein',
      details: { reason: 'blank' },
    },
  });
});

it('allows only pages of the site to read the response', async () => {
  const allowed = async (origin: string): Promise<string | null> =>
    (await post({ data: { websiteUrl: '' } }, { origin })).headers.get('access-control-allow-origin');
  expect(await allowed(site.origin)).toBe(site.origin);
  expect(await allowed('https://evil.example')).toBeNull();
  expect(await allowed('http://localhost:5000')).toBeNull();
  expect(await allowed(`${site.origin}.evil.example`)).toBeNull();
});

it('rate-limits callers by the IP address that our front end reports', async () => {
  const response = await post(
    { data: { websiteUrl: 'example.com' } },
    { 'x-forwarded-for': '1.2.3.4, 203.0.113.9' },
  );
  expect(response.status).toBe(429);
  expect(await response.json()).toEqual({
    error: {
      status: 'RESOURCE_EXHAUSTED',
      message: 'You’ve analyzed a lot of websites in a short time. Please try again in 7 min.',
      details: { reason: 'caller-limit', minutes: 7 },
    },
  });
  expect(subjects).toEqual(['203.0.113.9']);
});
