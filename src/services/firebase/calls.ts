/**
 * The callable protocol over fetch. The SDK drops what a function says in plain JSON to a page
 * that asked for a stream.
 */
import { CALL_TIMEOUT_MS, type Callable, type Outcome } from '../../contract/callable.ts';
import { type Immutable, z } from '../../domain/values/schema.ts';
import { credentials } from './accounts/credentials.ts';
import { callErrorOf } from './call-error.ts';
import { type BackendConfig, callableUrl } from './config.ts';

/** What a function writes: parts while it works, if it was asked to, and one answer at the end. */
const WRITTEN = z.object({
  message: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
});
type Written = z.output<typeof WRITTEN>;

function writtenIn(json: string): Written | null {
  try {
    return WRITTEN.parse(JSON.parse(json));
  } catch {
    return null;
  }
}

async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (rest + next.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

/** The answer of a response: its last event, or, where it is no stream, the whole of it. */
async function answerIn({ body }: Response, onMessage: (message: unknown) => void): Promise<Written | null> {
  let answer: Written | null = null;
  let plain = '';
  if (!body) return null;
  for await (const line of linesOf(body)) {
    const event = line.startsWith('data: ') ? writtenIn(line.slice('data: '.length)) : null;
    if (event?.message !== undefined) onMessage(event.message);
    else if (event) answer = event;
    else plain += `${line}\n`;
  }
  return answer ?? writtenIn(plain);
}

const failed = (code: 'cancelled' | 'internal') => ({ ok: false, error: { code, message: '' } }) as const;
const GAVE_UP = { ok: false, error: { code: 'deadline-exceeded', message: '', gaveUp: true } } as const;

export interface CallOptions<Part> {
  readonly signal?: AbortSignal | undefined;
  /** Asks for a stream; called with each part that is what the callable promises. */
  readonly onPart?: ((part: Part) => void) | undefined;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Token of whoever calls; left out: the visitor who is signed in. */
  readonly token?: string;
}

/** Calls a function once. What comes back is what the callable promises, or an error. Never rejects. */
export async function call<Sent, Answer, Part>(
  config: BackendConfig,
  callable: Callable<Sent, unknown, Answer, Part>,
  request: Immutable<Sent>,
  { signal, onPart, timeout = CALL_TIMEOUT_MS, token }: CallOptions<Part> = {},
): Promise<Outcome<Answer>> {
  const late = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(callableUrl(config, callable.name), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(onPart && { accept: 'text/event-stream' }),
        ...(await credentials(config, token)),
      },
      body: JSON.stringify({ data: request }),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    const answer = await answerIn(response, (message) => {
      const part = callable.part?.safeParse(message);
      if (part?.success) onPart?.(part.data);
    });
    if (!response.ok || answer?.error !== undefined)
      return { ok: false, error: callErrorOf(response.ok ? 0 : response.status, answer?.error) };
    const parsed = callable.response.safeParse(answer?.data ?? answer?.result);
    return parsed.success ? { ok: true, data: parsed.data } : failed('internal');
  } catch {
    if (signal?.aborted) return failed('cancelled');
    return late.aborted ? GAVE_UP : failed('internal');
  }
}
