import { build } from 'esbuild';
import { fill } from '../copy/fill.ts';
import { copy } from '../copy/index.ts';
import { SUPPORTED_BROWSERS } from '../domain/site/browsers.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../domain/site/locale.ts';
import { type Page, pathOf } from '../routes.ts';
import { site } from '../site.ts';

const createFrames = (page: Page, getTitle: (locale: Locale) => string) =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, { path: pathOf(page, locale), title: getTitle(locale) }]),
  );

const FRAMES = {
  check: createFrames('embeddedAnalysis', (locale) => copy[locale].shell.nav.check),
  partnership: createFrames('embeddedPartnership', (locale) =>
    fill(copy[locale].partnership.title, { brand: site.brand }),
  ),
};

/** The script for embedding on other sites: src/embed/ with all embeddable pages. */
export const GET = async (): Promise<Response> => {
  const { outputFiles } = await build({
    entryPoints: ['src/embed/frame.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: SUPPORTED_BROWSERS,
    define: { FRAMES: JSON.stringify(FRAMES), DEFAULT_LANGUAGE: JSON.stringify(DEFAULT_LOCALE) },
  });
  return new Response(outputFiles[0]?.text, { headers: { 'Content-Type': 'text/javascript' } });
};
