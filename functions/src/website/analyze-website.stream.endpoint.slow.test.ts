import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { analyzeWebsite as contract } from '../../../src/contract/website/analyze-website.ts';
import { call } from '../../../src/services/firebase/calls.ts';
import { createBackendConfig } from '../../../src/services/firebase/config.ts';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';
import { analyzeWebsite } from './analyze-website.ts';
import { AnalysisError, CODE_BY_FAULT, type Fault } from './fault.ts';

const read = vi.hoisted(() => vi.fn());
const siteModel = vi.hoisted(() => vi.fn());
const REPORT = { engine: 'rules', facts: {}, url: {} };
vi.mock('../platform/backend-store.ts', () => ({
  backendCache: async () => ({ get: async () => null, set: async () => {} }),
  backendLimits: async () => ({ consume: async () => ({ ok: true }) }),
}));
vi.mock('../platform/model/site-model.ts', () => ({
  modelSecrets: () => [],
  siteModel,
}));
vi.mock('./reading/backend-read.ts', () => ({ backendRead: read }));
vi.mock('./meaning/read-meaning.ts', () => ({
  readMeaning: async (report: object) => ({ ...report, engine: 'rules+llm' }),
}));

let served: ServedCallable;

beforeAll(async () => {
  siteModel.mockReturnValue({ name: 'test', stream: () => [] });
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

it('streams only the result if there is no model', async () => {
  siteModel.mockReturnValueOnce(null);
  read.mockResolvedValue({ ...REPORT, siteText: [] });
  expect(listEvents(await post('text/event-stream'))).toEqual([{ result: REPORT }]);
});

const isFault = (id: string): id is Fault => Object.hasOwn(CODE_BY_FAULT, id);

it.each(Object.keys(CODE_BY_FAULT).filter(isFault))('says the same in a stream about %s', async (fault) => {
  read.mockRejectedValue(new AnalysisError(fault, { minutes: 3, status: 500 }));
  const functions = served.url.replace(/\/$/, '');
  const local = { projectId: 'demo-anbahn', auth: functions, functions, database: functions };
  const callIt = (options = {}) =>
    call(createBackendConfig(local), contract, { websiteUrl: 'a.de', language: 'de' }, options);
  const plain = await callIt();
  expect(plain).toMatchObject({ ok: false, error: { message: expect.stringMatching(/\w/) } });
  expect(await callIt({ onChunk: () => {} })).toEqual(plain);
});
