import { z } from '../../../../src/domain/values/schema.ts';
import type { LanguageModel, Prompt } from './language-model.ts';

/** A server of the OpenAI-compatible chat protocol. */
export interface ChatServer {
  /** Base URL, such as `https://api.mistral.ai/v1`. */
  readonly url: string;
  readonly key: string;
  readonly model: string;
}

/** Longest line of a stream, in characters. */
const MAX_LINE = 100_000;
const CHUNK = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) })),
    }),
  ),
});

/** What servers differ in: whether they know JSON schemas, and the name of the limit. */
interface Dialect {
  readonly knowsSchemas: boolean;
  readonly limit: 'max_tokens' | 'max_completion_tokens';
}

/** The request; a server that does not know JSON schemas gets the schema in words. */
const buildBody = (
  model: string,
  { system, data, schema, maxTokens }: Prompt,
  { knowsSchemas, limit }: Dialect,
) => ({
  model,
  stream: true,
  [limit]: maxTokens,
  messages: [
    {
      role: 'system',
      content: knowsSchemas ? system : `${system}\n\nThe JSON follows this schema: ${JSON.stringify(schema)}`,
    },
    { role: 'user', content: data },
  ],
  response_format: knowsSchemas
    ? { type: 'json_schema', json_schema: { name: 'answer', schema } }
    : { type: 'json_object' },
});

async function post(
  server: ChatServer,
  prompt: Prompt,
  dialect: Dialect = { knowsSchemas: true, limit: 'max_tokens' },
): Promise<Response> {
  const response = await fetch(`${server.url}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(buildBody(server.model, prompt, dialect)),
    // The key is for this server only.
    redirect: 'error',
    signal: prompt.signal,
  });
  if (response.ok) return response;
  const reason = await response.text();
  if ([400, 422].includes(response.status)) {
    if (dialect.limit === 'max_tokens' && reason.includes('max_completion_tokens'))
      return post(server, prompt, { ...dialect, limit: 'max_completion_tokens' });
    if (dialect.knowsSchemas) return post(server, prompt, { ...dialect, knowsSchemas: false });
  }
  throw new Error(`The language model's server responded with ${response.status}.`);
}

/** The data lines of an event stream. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE) throw new Error('A line of the stream is too long.');
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
  }
}

async function* streamText(server: ChatServer, prompt: Prompt): AsyncGenerator<string> {
  const { body } = await post(server, prompt);
  for await (const event of body ? readEvents(body) : []) {
    if (event === '[DONE]') return;
    const { choices } = CHUNK.parse(JSON.parse(event));
    const { content, refusal } = choices[0]?.delta ?? {};
    if (refusal) throw new Error('The language model refused.');
    if (content) yield content;
  }
  throw new Error("The language model's response ended early.");
}

/** A model behind the OpenAI-compatible chat protocol, which most providers and local servers speak. */
export const createChatModel = (server: ChatServer): LanguageModel => ({
  name: server.model,
  stream: (prompt) => streamText(server, prompt),
});
