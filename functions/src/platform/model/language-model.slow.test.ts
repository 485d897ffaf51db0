import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type FakeModel, type FakeResponse, startFakeModel } from '../../testing/fake-model.ts';
import type { Prompt } from './language-model.ts';
import { createModel } from './site-model.ts';

const CHAT = {
  kind: 'chat',
  provider: 'Muster AI',
  country: 'FR',
  url: 'https://ai.muster/v1',
  model: 'muster',
} as const;
const PROMPT: Omit<Prompt, 'signal'> = {
  system: 'Rewrite.',
  data: '{"a":1}',
  schema: { type: 'array' },
  maxTokens: 100,
};

const KINDS = {
  gemini: (origin: string) => {
    vi.stubEnv('GOOGLE_GEMINI_BASE_URL', origin);
    return createModel({ kind: 'gemini' }, { GEMINI_API_KEY: 'key-of-a-test' });
  },
  chat: (origin: string) =>
    createModel(CHAT, { LANGUAGE_MODEL_KEY: 'key-of-a-test', LANGUAGE_MODEL_URL: `${origin}/v1` }),
};
type Kind = keyof typeof KINDS;

async function startModel(
  kind: Kind,
  respondTo: FakeResponse | ((body: unknown) => FakeResponse),
): Promise<{ readonly fake: FakeModel; readonly ask: (signal?: AbortSignal) => Promise<string> }> {
  const fake = await startFakeModel((body) =>
    typeof respondTo === 'function' ? respondTo(body) : respondTo,
  );
  onTestFinished(() => fake.close());
  onTestFinished(() => void vi.unstubAllEnvs());
  const model = KINDS[kind](fake.origin);
  const ask = async (signal = AbortSignal.timeout(60_000)): Promise<string> => {
    let text = '';
    for await (const piece of model?.stream({ ...PROMPT, signal }) ?? []) text += piece;
    return text;
  };
  return { fake, ask };
}

test.each([
  {},
  { GEMINI_API_KEY: '', LANGUAGE_MODEL_KEY: '' },
  { GEMINI_API_KEY: 'none', LANGUAGE_MODEL_KEY: 'none' },
])('there is no model for %j', (environment) => {
  expect(createModel({ kind: 'gemini' }, environment)).toBeNull();
  expect(createModel(CHAT, environment)).toBeNull();
  expect(createModel(null, { GEMINI_API_KEY: 'key', LANGUAGE_MODEL_KEY: 'key' })).toBeNull();
});

test('uses the model named by the environment or the owner', () => {
  const names = [
    createModel({ kind: 'gemini' }, { GEMINI_API_KEY: 'key', GEMINI_MODEL: 'gemini-other' }),
    createModel(CHAT, { LANGUAGE_MODEL_KEY: 'key' }),
  ].map((model) => model?.name);
  expect(names).toEqual(['gemini-other', 'muster']);
});

test('asks Gemini for JSON with the given schema', async () => {
  const { fake, ask } = await startModel('gemini', { chunks: ['[]'] });
  await ask();
  expect(fake.requests[0]).toMatchObject({
    contents: [{ parts: [{ text: '{"a":1}' }] }],
    systemInstruction: { parts: [{ text: 'Rewrite.' }] },
    generationConfig: { responseMimeType: 'application/json', maxOutputTokens: 100 },
  });
});

test('asks a chat server for JSON with the given schema', async () => {
  const { fake, ask } = await startModel('chat', { chunks: ['[]'] });
  await ask();
  expect(fake.requests[0]).toMatchObject({
    model: 'muster',
    stream: true,
    max_tokens: 100,
    messages: [
      { role: 'system', content: 'Rewrite.' },
      { role: 'user', content: '{"a":1}' },
    ],
    response_format: { type: 'json_schema', json_schema: { schema: { type: 'array' } } },
  });
});

test.each([400, 422])('describes the schema to a chat server that rejects it with %i', async (status) => {
  const { fake, ask } = await startModel('chat', (body) =>
    JSON.stringify(body).includes('json_schema') ? { status } : { chunks: ['[]'] },
  );
  expect(await ask()).toBe('[]');
  expect(fake.requests[1]).toMatchObject({
    messages: [{ content: expect.stringContaining('{"type":"array"}') }, { content: '{"a":1}' }],
    response_format: { type: 'json_object' },
  });
});

const REFUSED_LIMIT =
  "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";

test('renames the limit for a chat server that asks for it, with and without schemas', async () => {
  const { fake, ask } = await startModel('chat', (body) => {
    if (JSON.stringify(body).includes('max_tokens')) return { status: 400, message: REFUSED_LIMIT };
    return JSON.stringify(body).includes('json_schema') ? { status: 400 } : { chunks: ['[]'] };
  });
  expect(await ask()).toBe('[]');
  expect(fake.requests.slice(1)).toMatchObject([
    { max_completion_tokens: 100, response_format: { type: 'json_schema' } },
    { max_completion_tokens: 100, response_format: { type: 'json_object' } },
  ]);
});

test('gives up on a chat server that refuses every form', async () => {
  const { fake, ask } = await startModel('chat', { status: 400, message: REFUSED_LIMIT });
  await expect(ask()).rejects.toThrow('400');
  expect(fake.requests).toHaveLength(3);
});

const chatEvent = (delta: unknown): string => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;

test.each([
  ['a refusal', chatEvent({ refusal: 'No.' })],
  ['a response that ends early', chatEvent({ content: '[1' })],
  ['a line without an end', `data: ${'x'.repeat(200_000)}`],
  ['a page of HTML', '<!doctype html><title>Login</title>'],
])('a chat server fails with %s', async (_, raw) => {
  const { ask } = await startModel('chat', { raw });
  await expect(ask()).rejects.toThrow();
});

test('reads what servers add to a chat stream', async () => {
  const raw = `: comment\n\n${chatEvent({ role: 'assistant', content: null })}data:${JSON.stringify({ choices: [{ delta: { content: 'ä' } }] })}\n\ndata: {"choices":[],"usage":{}}\n\ndata: [DONE]\n\n`;
  const { ask } = await startModel('chat', { raw });
  expect(await ask()).toBe('ä');
});

describe.each(['gemini', 'chat'] as const)('the %s model', (kind) => {
  test('streams the response', async () => {
    const { ask } = await startModel(kind, { chunks: ['[{"id":', '"ä"}]'] });
    expect(await ask()).toBe('[{"id":"ä"}]');
  });

  test.each([400, 401, 429, 500, 503])('throws if the API responds with %i', async (status) => {
    const { ask } = await startModel(kind, { status });
    await expect(ask()).rejects.toThrow();
  });

  test('aborts the request with the signal', async () => {
    const { fake, ask } = await startModel(kind, { chunks: ['['], hangs: true });
    const controller = new AbortController();
    const failed = expect(ask(controller.signal)).rejects.toThrow();
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1), { timeout: 20_000 });
    controller.abort();
    await failed;
    await vi.waitFor(() => expect(fake.dropped()).toBe(1), { timeout: 20_000 });
  });

  test('throws on an invalid response', async () => {
    const { ask } = await startModel(kind, { raw: 'data: {"candidates": [\r\n\r\n' });
    await expect(ask()).rejects.toThrow();
  });
});
