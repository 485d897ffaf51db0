/** The callable protocol over fetch. The SDK ignores plain JSON responses to a streaming call. */
import { CALL_TIMEOUT_MS, type Callable, type Outcome } from '../../contract/callable.ts';
import { type Immutable, z } from '../../domain/values/schema.ts';
import { credentials } from './accounts/credentials.ts';
import { toCallError } from './call-error.ts';
import { type BackendConfig, callableUrl } from './config.ts';

/** An event written by a function: parts while it works, if requested, and one result at the end. */
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
async function readReply(
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
const TIMED_OUT = { ok: false, error: { code: 'deadline-exceeded', message: '', gaveUp: true } } as const;

export interface CallOptions<Part> {
  readonly signal?: AbortSignal | undefined;
  /** Requests a stream. Called with each part that matches the callable's schema. */
  readonly onPart?: ((part: Part) => void) | undefined;
  /** In milliseconds. */
  readonly timeout?: number;
  /** The caller's token; defaults to the signed-in visitor's. */
  readonly token?: string;
}

/** Calls a function once. Resolves to a result that matches the callable's schema, or to an error. Never rejects. */
export async function call<Sent, Reply, Part>(
  config: BackendConfig,
  callable: Callable<Sent, unknown, Reply, Part>,
  request: Immutable<Sent>,
  { signal, onPart, timeout = CALL_TIMEOUT_MS, token }: CallOptions<Part> = {},
): Promise<Outcome<Reply>> {
  const timeoutSignal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(callableUrl(config, callable.name), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(onPart && { accept: 'text/event-stream' }),
        ...(await credentials(config, token)),
      },
      body: JSON.stringify({ data: request }),
      signal: signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal,
    });
    const reply = await readReply(response, (message) => {
      const part = callable.part?.safeParse(message);
      if (part?.success) onPart?.(part.data);
    });
    if (!response.ok || reply?.error !== undefined)
      return { ok: false, error: toCallError(response.ok ? 0 : response.status, reply?.error) };
    const parsed = callable.response.safeParse(reply?.data ?? reply?.result);
    return parsed.success ? { ok: true, data: parsed.data } : failure('internal');
  } catch {
    if (signal?.aborted) return failure('cancelled');
    return timeoutSignal.aborted ? TIMED_OUT : failure('internal');
  }
}
