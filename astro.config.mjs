import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { addPolicies } from './scripts/pages/add-policies.ts';
import { chunkAddress } from './scripts/pages/chunk-address.ts';
import { countingConstants } from './scripts/pages/counting.ts';
import { scopedName } from './scripts/pages/scoped-name.ts';
import { site } from './src/site.ts';

export default defineConfig({
  site: site.origin,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  i18n: { locales: ['en', 'de'], defaultLocale: 'en' },
  integrations: [react(), addPolicies],
  devToolbar: { enabled: false },
  vite: {
    plugins: [chunkAddress()],
    define: countingConstants(process.env.PUBLIC_LOCAL_BACKEND),
    css: { modules: { generateScopedName: scopedName } },
    // Vite does not look behind `?address`, and would reload the development server's page with the first scroll.
    optimizeDeps: { include: ['motion'] },
  },
});
