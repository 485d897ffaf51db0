import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { addPolicies } from './scripts/pages/add-policies.ts';
import { chunkAddress } from './scripts/pages/chunk-address.ts';
import { defineCountingConstants } from './scripts/pages/counting.ts';
import { findLegalDate } from './scripts/pages/legal-date.ts';
import { getScopedName } from './scripts/pages/scoped-name.ts';
import { createSiteMap } from './scripts/pages/site-map.ts';
import { directives } from './src/directives/integration.ts';
import { SUPPORTED_BROWSERS } from './src/domain/site/browsers.ts';
import { LANGUAGES } from './src/domain/site/languages.ts';
import { DEFAULT_LOCALE, LOCALES } from './src/domain/site/locale.ts';
import { parseLocalBackend } from './src/services/firebase/config.ts';
import { site } from './src/site.ts';

/** Groups of the browser's scripts: a phone takes 5 ms for each file. Excludes styles, which Astro builds. */
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|nanostores|@nanostores|@astrojs\/react)\//,
  },
  // Without the password field, which only two islands have.
  { name: 'ui', test: /src\/ui\/(?!PasswordField)/, minShareCount: 2 },
  // Small and used by nearly every island; import() needs the helper.
  {
    name: 'shared',
    test: /vite\/preload-helper|src\/(?:copy\/(?:fill|shape)|directives\/\w+|routes|share\/(?:fragments|storage-key)|domain\/site\/(?:languages|locale))\.tsx?$/,
  },
  { name: 'wizard-start', test: /src\/islands\/wizard\//, minShareCount: 2 },
];

export default defineConfig({
  site: site.origin,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  i18n: { locales: [...LOCALES], defaultLocale: DEFAULT_LOCALE },
  integrations: [react(), directives, addPolicies, createSiteMap(LANGUAGES)],
  // Its highlighting is inline styles, which the content security policy blocks.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: {
    plugins: [chunkAddress()],
    build: { target: SUPPORTED_BROWSERS },
    // Only the dev server is started for a local backend; a copy of the build gets one (local/build.ts).
    define: {
      ...defineCountingConstants(parseLocalBackend(process.env.PUBLIC_LOCAL_BACKEND)),
      __LEGAL_UPDATED__: JSON.stringify(findLegalDate('.')),
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    },
    css: { modules: { generateScopedName: getScopedName } },
    // Vite does not follow `?address` imports, and would reload the dev server's page on the first scroll.
    optimizeDeps: { include: ['motion'] },
  },
});
