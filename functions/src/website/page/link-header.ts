import type { PageResource } from './page.ts';

const MAX_LENGTH = 8_000;
const MAX_LINKS = 50;

const LINK =
  /<([^<>]{0,2000})>((?:\s{0,9};\s{0,9}[\w*-]{1,40}(?:\s{0,9}=\s{0,9}(?:"[^"]{0,300}"|[^\s",;]{1,300}))?){1,20})/g;
const PARAMETER = /;\s{0,9}([\w*-]{1,40})\s{0,9}=\s{0,9}(?:"([^"]{0,300})"|([^\s",;]{1,300}))/g;

/**
 * Links of a `Link` header (RFC 8288), with absolute addresses, as if the page had them.
 * @example parseLinkHeader('</>; rel="canonical"', url)
 */
export function parseLinkHeader(header: string, url: URL): readonly PageResource[] {
  return [...header.slice(0, MAX_LENGTH).matchAll(LINK)]
    .slice(0, MAX_LINKS)
    .flatMap(([, href = '', rest = '']) => {
      const parameters = new Map(
        [...rest.matchAll(PARAMETER)].map(([, name = '', quoted, plain]): [string, string] => [
          name.toLowerCase(),
          (quoted ?? plain ?? '').toLowerCase(),
        ]),
      );
      const target = URL.parse(href, url.href);
      return target ? [{ rel: parameters.get('rel') ?? '', href: target.href }] : [];
    });
}
