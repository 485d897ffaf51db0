import { build } from 'esbuild';
import { copy } from '../copy/index.ts';
import { DEFAULT_LOCALE, LOCALES } from '../domain/site/locale.ts';
import { pathOf } from '../routes.ts';

const checks = LOCALES.map((locale) => [
  locale,
  { path: pathOf('embeddedAnalysis', locale), title: copy[locale].shell.nav.check },
]);

/** src/embed/ with the addresses of the check in every language: the script that other sites put into their pages. */
export const GET = async (): Promise<Response> => {
  const { outputFiles } = await build({
    entryPoints: ['src/embed/frame.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {
      CHECKS: JSON.stringify(Object.fromEntries(checks)),
      DEFAULT_LANGUAGE: JSON.stringify(DEFAULT_LOCALE),
    },
  });
  return new Response(outputFiles[0]?.text, { headers: { 'Content-Type': 'text/javascript' } });
};
