import { PUBLISHED_NICHES } from '../components/islands/published-niches.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../domain/locale.ts';
import { BELOW_FINDER, INDEXED, nichePath, type Page, pathOf } from '../routes.ts';
import { site } from '../site.ts';

const urlOf = (page: Page, locale: Locale): string => site.origin + pathOf(page, locale);

const alternate = (page: Page, locale: Locale, language: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${urlOf(page, locale)}"/>`;

const entry = (page: Page, locale: Locale): string =>
  `<url><loc>${urlOf(page, locale)}</loc>${LOCALES.map((language) => alternate(page, language, language)).join('')}${alternate(page, DEFAULT_LOCALE, 'x-default')}</url>`;

/** Pages of niches are German at every address, and listed once. */
const niches = PUBLISHED_NICHES.map(
  ({ slug }) => `<url><loc>${site.origin}${nichePath(slug, BELOW_FINDER)}</loc></url>`,
);

export const GET = (): Response =>
  new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...INDEXED.flatMap((page) => LOCALES.map((locale) => entry(page, locale))), ...niches].join('\n')}
</urlset>
`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
