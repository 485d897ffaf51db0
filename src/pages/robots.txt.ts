import { site } from '../site.ts';

/** Nothing is forbidden: a page that must not be listed says so itself, which a crawler has to be able to read. */
export const GET = (): Response =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap-index.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
