import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { finishPages } from './scripts/pages/finish-pages.ts';
import { scopedName } from './scripts/pages/scoped-name.ts';
import { site } from './src/site.ts';

/** `client:near` and `client:eager` on an island: see src/hydration. */
const directives: AstroIntegration = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'near', entrypoint: './src/hydration/near.ts' });
      addClientDirective({ name: 'eager', entrypoint: './src/hydration/eager.ts' });
    },
  },
};

export default defineConfig({
  site: site.origin,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  i18n: { locales: ['en', 'de'], defaultLocale: 'en' },
  integrations: [react(), directives, finishPages],
  devToolbar: { enabled: false },
  vite: { css: { modules: { generateScopedName: scopedName } } },
});
