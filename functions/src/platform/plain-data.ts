/**
 * Rejects data that would break the protocol's own decoder: deep nesting overflows the stack, special keys set a
 * prototype or throw, and hundreds of thousands of values block the event loop.
 */
import type { CallableFunction } from 'firebase-functions/https';

/** More than twice the depth of any valid request. */
const MAX_DEPTH = 32;
/** Our largest request, a saved check with its report, is a tenth of it. */
const MAX_BYTES = 1_000_000;
const SPECIAL_NAMES = ['@type', '__proto__'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isPlain(data: unknown): boolean {
  let level: readonly unknown[] = [data];
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter(isObject);
    if (depth > MAX_DEPTH) return false;
    if (objects.some((object) => SPECIAL_NAMES.some((name) => Object.hasOwn(object, name)))) return false;
    level = objects.flatMap((object): unknown[] => Object.values(object));
  }
  return true;
}

const rejectedRequests = new WeakSet<object>();

/** Why {@link withPlainData} rejected a request's data, or null. */
export const getPlainDataError = (request: object): string | null =>
  rejectedRequests.has(request) ? `plain JSON up to 1 MB, nested no deeper than ${MAX_DEPTH}` : null;

/** Wraps a callable and removes unsafe data from its requests; CORS and tokens are still checked. */
export const withPlainData = <Response, Part>(
  callable: CallableFunction<unknown, Response, Part>,
): CallableFunction<unknown, Response, Part> =>
  new Proxy(callable, {
    apply(target, self, [request, ...rest]) {
      if ((request.rawBody?.byteLength ?? 0) > MAX_BYTES || !isPlain(request.body?.data)) {
        rejectedRequests.add(request);
        request.body = { ...request.body, data: null };
      }
      return Reflect.apply(target, self, [request, ...rest]);
    },
  });
