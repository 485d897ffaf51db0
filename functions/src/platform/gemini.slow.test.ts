import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type FakeGemini, type FakeResponse, startFakeGemini } from '../testing/fake-gemini.ts';
import { createGemini, type Prompt } from './gemini.ts';

afterEach(() => vi.unstubAllEnvs());

async function createModelWith(fakeResponse: FakeResponse): Promise<{
  readonly gemini: FakeGemini;
  readonly ask: (signal?: AbortSignal) => Promise<string>;
}> {
  const gemini = await startFakeGemini(() => fakeResponse);
  onTestFinished(() => gemini.close());
  vi.stubEnv('GOOGLE_GEMINI_BASE_URL', gemini.origin);
  const prompt: Omit<Prompt, 'signal'> = {
    system: 'Rewrite.',
    data: '{"a":1}',
    schema: { type: 'array' },
    maxTokens: 100,
  };
  const ask = async (signal = AbortSignal.timeout(5000)): Promise<string> => {
    let text = '';
    const model = createGemini({ GEMINI_API_KEY: 'key-of-a-test' });
    for await (const piece of model?.stream({ ...prompt, signal }) ?? []) text += piece;
    return text;
  };
  return { gemini, ask };
}

test.each([{}, { GEMINI_API_KEY: '' }, { GEMINI_API_KEY: 'none' }])(
  'returns no model for %j',
  (environment) => {
    expect(createGemini(environment)).toBeNull();
  },
);

test('streams the response, which it requests as JSON with the given schema', async () => {
  const { gemini, ask } = await createModelWith({ chunks: ['[{"id":', '"ä"}]'] });
  expect(await ask()).toBe('[{"id":"ä"}]');
  expect(gemini.requests[0]).toMatchObject({
    contents: [{ parts: [{ text: '{"a":1}' }] }],
    systemInstruction: { parts: [{ text: 'Rewrite.' }] },
    generationConfig: { responseMimeType: 'application/json', maxOutputTokens: 100 },
  });
});

test('uses the model named by the environment', () => {
  expect(createGemini({ GEMINI_API_KEY: 'key', GEMINI_MODEL: 'gemini-other' })?.name).toBe('gemini-other');
});

test.each([400, 429, 500, 503])('throws if the API responds with %i', async (status) => {
  const { ask } = await createModelWith({ status });
  await expect(ask()).rejects.toThrow();
});

test('aborts the request with the signal', async () => {
  const { gemini, ask } = await createModelWith({ chunks: ['['], hangs: true });
  await expect(ask(AbortSignal.timeout(200))).rejects.toThrow();
  await vi.waitFor(() => expect(gemini.dropped()).toBe(1), { timeout: 20_000 });
});

test('throws on an invalid response', async () => {
  const { ask } = await createModelWith({ raw: 'data: {"candidates": [\r\n\r\n' });
  await expect(ask()).rejects.toThrow();
});
