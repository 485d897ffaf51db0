import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';
import { analyzeWebsite } from './analyze-website.ts';
import { AnalysisError } from './fault.ts';

const read = vi.hoisted(() => vi.fn());
const REPORT = { engine: 'rules', facts: {}, url: {} };
vi.mock('../platform/backend-store.ts', () => ({
  backendCache: async () => ({ get: async () => null, set: async () => {} }),
  backendLimits: async () => ({ consume: async () => ({ ok: true }) }),
}));
vi.mock('../platform/model/site-model.ts', () => ({
  modelSecrets: () => [],
  siteModel: () => ({ name: 'test', stream: () => [] }),
}));
vi.mock('./reading/backend-read.ts', () => ({ backendRead: read }));
vi.mock('./meaning/read-meaning.ts', () => ({
  readMeaning: async (report: object) => ({ ...report, engine: 'rules+llm' }),
}));

let served: ServedCallable;

beforeAll(async () => {
  served = await serveCallable(analyzeWebsite);
});
afterAll(() => served.close());

const post = async (accept: string): Promise<string> => {
  const response = await fetch(served.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify({ data: { websiteUrl: 'example.com', language: 'en' } }),
  });
  return response.text();
};
const listEvents = (text: string): readonly unknown[] =>
  text.split('\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : []));

it('streams the rules’ report, and then what the model read', async () => {
  read.mockResolvedValue({ ...REPORT, siteText: [{ path: '/', lines: [] }] });
  expect(listEvents(await post('text/event-stream'))).toEqual([
    { message: REPORT },
    { result: { ...REPORT, engine: 'rules+llm' } },
  ]);
});

it('responds with the rules’ report to a plain call', async () => {
  read.mockResolvedValue({ ...REPORT, siteText: [] });
  expect(JSON.parse(await post('application/json'))).toEqual({ result: REPORT });
});

it('streams an error that visitors can read', async () => {
  read.mockRejectedValue(new AnalysisError('unknown-host'));
  expect(listEvents(await post('text/event-stream'))).toEqual([
    { error: expect.objectContaining({ status: 'NOT_FOUND', message: expect.stringMatching(/\w/) }) },
  ]);
});
