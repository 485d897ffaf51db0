import type { CallableFunction } from 'firebase-functions/https';
import { isSitePage } from './site-options.ts';

/** Twice the largest beacon of a page. */
const MAX_BYTES = 4_096;

function parseJson(raw: unknown): unknown {
  try {
    return JSON.parse(String(raw));
  } catch {
    return null;
  }
}

/**
 * Wraps a callable so that it also accepts beacons from the site's pages. Browsers send beacons to another origin as
 * plain text, because JSON would need a CORS preflight. Any site can send plain text, so the origin is checked here.
 */
export const withBeacons = <Response, Part>(
  callable: CallableFunction<unknown, Response, Part>,
): CallableFunction<unknown, Response, Part> =>
  new Proxy(callable, {
    apply(target, self, [request, ...rest]) {
      const { headers, rawBody } = request;
      const isText = String(headers['content-type']).startsWith('text/plain');
      if (isText && isSitePage(headers.origin) && rawBody?.length <= MAX_BYTES) {
        request.body = parseJson(rawBody);
        headers['content-type'] = 'application/json';
      }
      return Reflect.apply(target, self, [request, ...rest]);
    },
  });
