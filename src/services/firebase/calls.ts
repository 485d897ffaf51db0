/** The callable protocol over fetch. The SDK ignores plain JSON responses to a streaming call. */
import { CALL_TIMEOUT_MS, type Callable, type Outcome } from '../../contract/callable.ts';
import { type Immutable, z } from '../../domain/values/schema.ts';
import { getAuthHeaders } from './accounts/auth-headers.ts';
import { toCallError } from './call-error.ts';
import { type BackendConfig, callableUrl } from './config.ts';

/** An event written by a function: chunks while it works, if requested, and one result at the end. */
const EVENT_SCHEMA = z.object({
  message: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
});
type CallEvent = z.output<typeof EVENT_SCHEMA>;

function parseEvent(json: string): CallEvent | null {
  try {
    return EVENT_SCHEMA.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

async function* readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + next.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

/** The response's result: its last event, or the whole body if it is not a stream. */
async function readResult(
  { body }: Response,
  onMessage: (message: unknown) => void,
): Promise<CallEvent | null> {
  let reply: CallEvent | null = null;
  let plain = '';
  if (!body) return null;
  for await (const line of readLines(body)) {
    const event = line.startsWith('data: ') ? parseEvent(line.slice('data: '.length)) : null;
    if (event?.message !== undefined) onMessage(event.message);
    else if (event) reply = event;
    else plain += `${line}\n`;
  }
  return reply ?? parseEvent(plain);
}

const failure = (code: 'cancelled' | 'internal') => ({ ok: false, error: { code, message: '' } }) as const;
const TIMED_OUT = {
  ok: false,
  error: { code: 'deadline-exceeded', message: '', isClientTimeout: true },
} as const;

export interface CallOptions<Chunk> {
  readonly signal?: AbortSignal | undefined;
  /** Requests a stream. Called with each chunk that matches the callable's schema. */
  readonly onChunk?: ((part: Chunk) => void) | undefined;
  readonly timeoutMs?: number;
  /** The caller's token; defaults to the signed-in visitor's. */
  readonly token?: string;
}

/** Calls a function once. Resolves to a result that matches the callable's schema, or to an error. Never rejects. */
export async function call<Sent, Response, Chunk>(
  config: BackendConfig,
  callable: Callable<Sent, unknown, Response, Chunk>,
  request: Immutable<Sent>,
  { signal, onChunk, timeoutMs = CALL_TIMEOUT_MS, token }: CallOptions<Chunk> = {},
): Promise<Outcome<Immutable<Response>>> {
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(callableUrl(config, callable.name), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(onChunk && { accept: 'text/event-stream' }),
        ...(await getAuthHeaders(config, token)),
      },
      body: JSON.stringify({ data: request }),
      signal: signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal,
    });
    const reply = await readResult(response, (message) => {
      const chunk = callable.chunk?.safeParse(message);
      if (chunk?.success) onChunk?.(chunk.data);
    });
    if (!response.ok || reply?.error !== undefined)
      return { ok: false, error: toCallError(response.ok ? 0 : response.status, reply?.error) };
    const parsed = callable.response.safeParse(reply?.data ?? reply?.result);
    return parsed.success ? { ok: true, data: parsed.data as Immutable<Response> } : failure('internal');
  } catch {
    if (signal?.aborted) return failure('cancelled');
    return timeoutSignal.aborted ? TIMED_OUT : failure('internal');
  }
}
