import { site } from '../site.ts';

/** Nothing is disallowed: crawlers must be able to read a page's own `noindex`. */
export const GET = (): Response =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap-index.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
