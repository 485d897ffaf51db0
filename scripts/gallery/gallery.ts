import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const BACKENDS = /services\/firebase\/(?:index|access\/access-codes)\.ts$/;
const FAKE = fileURLToPath(new URL('fake-backend.ts', import.meta.url));

const PAGE = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Islands</title>
<style>body { font: 16px system-ui } iframe { width: 100%; height: 40rem; margin-top: 1rem }</style>
<body><script type="module" src="/scripts/gallery/show-islands.ts"></script></html>`;

/** Serves /dev/islands, which shows every island in each state. Only on the development server. */
export const gallery = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  enforce: 'pre',
  // Islands get the fake backend, which imports the original for all other pages.
  resolveId: (source, importer) =>
    BACKENDS.test(source) && !importer?.endsWith('/fake-backend.ts') ? FAKE : undefined,
  configureServer: ({ middlewares }) => {
    middlewares.use('/dev/islands', (_, response) =>
      response.setHeader('content-type', 'text/html').end(PAGE),
    );
  },
});
