import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { finishPages } from './scripts/pages/finish-pages.ts';
import { site } from './src/site.ts';

/** `client:near` on an island: see src/hydration/near.ts. */
const clientNear: AstroIntegration = {
  name: 'client-near',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'near', entrypoint: './src/hydration/near.ts' }),
  },
};

export default defineConfig({
  site: site.origin,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  i18n: { locales: ['en', 'de'], defaultLocale: 'en' },
  integrations: [react(), clientNear, finishPages],
  devToolbar: { enabled: false },
});
