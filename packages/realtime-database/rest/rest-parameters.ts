/**
 * Request parameters that are not part of the query.
 * Source: Firebase docs "Firebase Database REST API" (`print`, `timeout`, `writeSizeLimit`, method override).
 */
import type { IncomingMessage } from 'node:http';
import { RestError } from './rest-error.ts';

const PRINTS = new Set(['pretty', 'silent']);
const WRITE_SIZES = new Set(['tiny', 'small', 'medium', 'large', 'unlimited']);
const TIMEOUT = /^(\d+)(ms|s|min)$/;
const MS_PER_UNIT: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000 };
const MAX_TIMEOUT_MS = 15 * 60_000;

/** Response format; `plain` by default. */
export type Print = 'plain' | 'pretty' | 'silent';

/**
 * Rejects parameters that the service would reject. Reads and writes are instant here, so timeouts and size estimates
 * never apply, but invalid values are still errors.
 * @throws RestError
 */
export function assertParameters(parameters: URLSearchParams): void {
  for (const name of new Set(parameters.keys()))
    if (parameters.getAll(name).length > 1) throw new RestError(400, `${name} must be given only once`);
  const print = parameters.get('print');
  if (print !== null && !PRINTS.has(print)) throw new RestError(400, 'print must be "pretty" or "silent"');
  const timeout = parameters.get('timeout');
  if (timeout !== null) assertTimeout(timeout);
  const size = parameters.get('writeSizeLimit');
  if (size !== null && !WRITE_SIZES.has(size))
    throw new RestError(400, `writeSizeLimit must be one of ${[...WRITE_SIZES].join(', ')}`);
}

function assertTimeout(text: string): void {
  const [, number = '', unit = ''] = TIMEOUT.exec(text) ?? [];
  const time = Number(number) * (MS_PER_UNIT[unit] ?? Number.NaN);
  // Without a match, the time is NaN, which fails every comparison.
  if (!(time > 0 && time <= MAX_TIMEOUT_MS))
    throw new RestError(400, 'timeout must be a positive number of ms, s or min, and at most 15min');
}

export function printOf(parameters: URLSearchParams): Print {
  const print = parameters.get('print');
  return print === 'pretty' || print === 'silent' ? print : 'plain';
}

/** The method; POST can override it in a header or parameter. */
export function methodOf(request: IncomingMessage, parameters: URLSearchParams): string {
  const method = request.method ?? 'GET';
  if (method !== 'POST') return method;
  const header = request.headers['x-http-method-override'];
  const override = typeof header === 'string' ? header : parameters.get('x-http-method-override');
  return override?.trim().toUpperCase() ?? method;
}

/** True if the client accepts an event stream. */
export function acceptsEventStream(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === 'text/event-stream' && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
