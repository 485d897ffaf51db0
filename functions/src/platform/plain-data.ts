/**
 * Refuses data that the protocol's own decoding would fall over, before it gets there: nested without end it would
 * overflow the stack, names that mean something to it would give an object a prototype or throw, and with hundreds of
 * thousands of values it would keep everybody else waiting.
 */
import type { CallableFunction } from 'firebase-functions/https';

/** No request of ours is nested half as deep. */
const MAX_DEPTH = 32;
/** Bytes of a request; the largest of ours, a saved check with its report, has a tenth of it. */
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

const refused = new WeakSet<object>();

/** What was wrong with the data of a request, once {@link withPlainData} has looked at it; otherwise null. */
export const faultOfData = (request: object): string | null =>
  refused.has(request) ? `plain JSON up to 1 MB, nested no deeper than ${MAX_DEPTH}` : null;

/** The callable, with data that is not plain taken out of its requests: CORS and tokens are still looked at as ever. */
export const withPlainData = <Response, Part>(
  callable: CallableFunction<unknown, Response, Part>,
): CallableFunction<unknown, Response, Part> =>
  new Proxy(callable, {
    apply(target, self, [request, ...rest]) {
      if ((request.rawBody?.byteLength ?? 0) > MAX_BYTES || !isPlain(request.body?.data)) {
        refused.add(request);
        request.body = { ...request.body, data: null };
      }
      return Reflect.apply(target, self, [request, ...rest]);
    },
  });
