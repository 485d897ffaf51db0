import { connectFunctionsEmulator, type Functions, getFunctions, httpsCallable } from 'firebase/functions';
import { CALL_TIMEOUT_MS, type Outcome } from '../../contract/callable.ts';
import { visitorApp } from './app.ts';
import { callErrorOf } from './call-error.ts';
import type { BackendConfig } from './config.ts';

const REGION = 'us-central1';

let functions: Functions | undefined;

function functionsOf(config: BackendConfig): Functions {
  if (functions) return functions;
  functions = getFunctions(visitorApp(config), REGION);
  if (config.local) {
    const { hostname, port } = new URL(config.local.functions);
    connectFunctionsEmulator(functions, hostname, Number(port));
  }
  return functions;
}

const CANCELLED = { ok: false, error: { code: 'cancelled', message: '' } } as const;
const TIMED_OUT = { ok: false, error: { code: 'deadline-exceeded', message: '' } } as const;

/** Resolves once the signal fires; never, without a signal. */
const abortOf = (signal: AbortSignal | undefined): Promise<typeof CANCELLED> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve(CANCELLED);
    signal?.addEventListener('abort', () => resolve(CANCELLED), { once: true });
  });

/** Calls a function once. Never rejects. */
export async function call<Request, Response>(
  config: BackendConfig,
  name: string,
  request: Request,
  signal?: AbortSignal,
): Promise<Outcome<Response>> {
  const callable = httpsCallable<Request, Response>(functionsOf(config), name, { timeout: CALL_TIMEOUT_MS });
  const answer = callable(request).then(
    ({ data }): Outcome<Response> => ({ ok: true, data }),
    (error: unknown): Outcome<Response> => ({ ok: false, error: callErrorOf(error) }),
  );
  return Promise.race([answer, abortOf(signal)]);
}

export interface StreamOptions<Part> {
  readonly signal?: AbortSignal | undefined;
  readonly onPart?: ((part: Part) => void) | undefined;
  /** Milliseconds; the SDK has no time-out of its own for streams. */
  readonly timeout?: number;
}

/** Calls a function that sends parts before its whole result. Never rejects. */
export async function stream<Request, Response, Part>(
  config: BackendConfig,
  name: string,
  request: Request,
  { signal, onPart, timeout = CALL_TIMEOUT_MS }: StreamOptions<Part> = {},
): Promise<Outcome<Response>> {
  const late = AbortSignal.timeout(timeout);
  const callable = httpsCallable<Request, Response, Part>(functionsOf(config), name);
  try {
    const { stream: parts, data } = await callable.stream(request, {
      signal: signal ? AbortSignal.any([signal, late]) : late,
    });
    // The parts reject with the same error first.
    data.catch(() => undefined);
    for await (const part of parts) onPart?.(part);
    // An answer that is no stream ends without ever settling `data`.
    const whole = await Promise.race([data, Promise.resolve(null)]);
    if (whole === null) return { ok: false, error: { code: 'internal', message: '' } };
    return { ok: true, data: whole };
  } catch (error) {
    if (signal?.aborted) return CANCELLED;
    return late.aborted ? TIMED_OUT : { ok: false, error: callErrorOf(error) };
  }
}
