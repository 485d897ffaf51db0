import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverCopy } from '../../../src/copy/server.ts';
import { callOverHttp, callWith, streamOverHttp } from '../testing/call-over-http.ts';
import { LIBRARY } from '../testing/library.ts';
import { inputOf, type Profile, requestOf } from '../testing/roadmap-requests.ts';
import { type ServedCallable, serveCallable } from '../testing/serve-callable.ts';
import { generateRoadmap } from './generate-roadmap.ts';
import { splitIntoParts } from './parts.ts';
import { writeRoadmap } from './write-roadmap.ts';

const PROFILE: Profile = {
  businessPhase: ['growing'],
  customerType: ['b2b'],
  productTypes: ['consulting'],
  priceRange: ['1k-10k'],
  customerAcquisition: ['referral'],
  teamSize: ['1-5'],
  biggestChallenges: ['lead_generation'],
  hasWebsite: true,
};
const REQUEST = requestOf(PROFILE);

let served: ServedCallable;
beforeAll(async () => {
  served = await serveCallable(generateRoadmap);
});
afterAll(() => served.close());

describe('a call', () => {
  test('returns the roadmap in English if it specifies no language', async () => {
    const { status, body } = await callOverHttp(served.url, { analysisData: REQUEST.analysisData });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      result: {
        engine: 'rules',
        preparationSteps: [{ id: 'why-they-chose-you' }],
      },
    });
    expect(JSON.stringify(body)).toContain('Ask five customers why they chose you');
  });

  test('returns German texts if it asks for German', async () => {
    const { body } = await callOverHttp(served.url, { ...REQUEST, language: 'de' });
    expect(JSON.stringify(body)).toContain('Fünf Kunden fragen, warum sie zu Ihnen gekommen sind');
  });

  test('streams the parts, then the whole roadmap, if it asks for a stream', async () => {
    const events = await streamOverHttp(served.url, REQUEST);
    const roadmap = writeRoadmap(inputOf(PROFILE), LIBRARY);
    expect(events).toEqual([...splitIntoParts(roadmap).map((message) => ({ message })), { result: roadmap }]);
  });
});

describe('an invalid call', () => {
  test('gets a message for the visitor and details for developers', async () => {
    const data = { ...REQUEST, analysisData: { ...REQUEST.analysisData, teamSize: 7 } };
    const errorBody = {
      error: {
        status: 'INVALID_ARGUMENT',
        message: serverCopy.en.calls.outdated,
        details: { field: 'analysisData.teamSize', reason: 'Invalid option: expected one of 15|20|12|6' },
      },
    };
    expect(await callOverHttp(served.url, data)).toEqual({ status: 400, body: errorBody });
    expect(await streamOverHttp(served.url, data)).toEqual([errorBody]);
  });

  test.each([
    ['no data', '{}'],
    ['a number', '{"data": 5}'],
    ['a list', '{"data": []}'],
    ['only inherited fields', `{"data": {"__proto__": ${JSON.stringify(REQUEST)}}}`],
    ['inherited fields', `{"data": {"__proto__": ${JSON.stringify(REQUEST)}, "analysisData": {}}}`],
    ['deep nesting', `{"data": {"analysisData": ${'['.repeat(2000)}${']'.repeat(2000)}}}`],
    ['a long text', JSON.stringify({ data: { analysisData: 'x'.repeat(1_000_000) } })],
  ])('is rejected with %s', async (_, body) => {
    const response = await callWith(served.url, body);
    expect(response).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
    expect(JSON.stringify(response.body)).not.toMatch(/\.ts:|node_modules|at /);
  });
});

test.each([
  ['an unknown number type', '{"data": {"@type": "type.googleapis.com/x", "value": "1"}}'],
  ['deeply nested lists', `{"data": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['too many values', `{"data": [${'{},'.repeat(400_000)}{}]}`],
  ['deeply nested objects', `{"data": ${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`],
])('rejects data that the protocol cannot decode: %s', async (_, body) => {
  expect(await callWith(served.url, body)).toEqual({
    status: 400,
    body: {
      error: {
        status: 'INVALID_ARGUMENT',
        message: serverCopy.en.calls.outdated,
        details: { field: 'data', reason: 'plain JSON up to 1 MB, nested no deeper than 32' },
      },
    },
  });
});

test('returns the time to wait, in the language of the call, after too many calls', async () => {
  const responses = await Promise.all(
    Array.from({ length: 31 }, () => callOverHttp(served.url, { ...REQUEST, language: 'de' })),
  );
  const rejected = responses.filter(({ status }) => status === 429);
  expect(rejected.length).toBeGreaterThan(0);
  expect(rejected[0]?.body).toMatchObject({
    error: {
      status: 'RESOURCE_EXHAUSTED',
      message: expect.stringMatching(/^In kurzer Zeit wurden .* Roadmaps .* in \d+ Min\. noch einmal\.$/),
    },
  });
});
