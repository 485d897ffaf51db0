import type { CallableFunction } from 'firebase-functions/https';
import { isSitePage } from './site-options.ts';

/** No page's beacon is half as long, in bytes. */
const MAX_BYTES = 4_096;

function jsonIn(raw: unknown): unknown {
  try {
    return JSON.parse(String(raw));
  } catch {
    return null;
  }
}

/**
 * The callable, also for beacons of the site's pages. What a browser still sends when its page is gone goes to another
 * origin as plain text only; JSON would have to be asked for before. Plain text is what every other site could let its
 * visitors send as well, so who sends it is looked at here.
 */
export const withBeacons = <Response, Part>(
  callable: CallableFunction<unknown, Response, Part>,
): CallableFunction<unknown, Response, Part> =>
  new Proxy(callable, {
    apply(target, self, [request, ...rest]) {
      const { headers, rawBody } = request;
      const isText = String(headers['content-type']).startsWith('text/plain');
      if (isText && isSitePage(headers.origin) && rawBody?.length <= MAX_BYTES) {
        request.body = jsonIn(rawBody);
        headers['content-type'] = 'application/json';
      }
      return Reflect.apply(target, self, [request, ...rest]);
    },
  });
