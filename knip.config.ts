import type { KnipConfig } from 'knip';
import { scriptOf } from './tests/architecture/imports.ts';

export default {
  workspaces: {
    '.': {
      entry: [
        'src/pages/**/*.{astro,ts}',
        // Imported by URL: scripts/pages/chunk-address.ts.
        'src/visits/visit.ts',
        'src/scroll/on-scroll.ts',
        'src/shell/restore.ts',
        'src/embed/frame.ts',
        // Bundled by Astro (src/directives/integration.ts).
        'src/directives/{account,near,soon}.ts',
        // Imported with import.meta.glob.
        'src/copy/*/islands/*.ts',
        'scripts/*.ts',
        'tests/site/{proof,pseudo-language}/astro.config.ts',
        'tests/second-owner/*.ts',
        'tests/bench/**/{bench,run,train}.ts',
        // Child processes of benches.
        'tests/bench/{analysis,realtime-database}/*.ts',
        'tests/e2e/**/*.ts',
        'tests/firefox/*.ts',
        '{src,scripts,tests}/**/*.test.ts',
        'local/*.test.ts',
      ],
      project: [
        'src/**/*.{ts,tsx,astro}',
        'scripts/**/*.ts',
        'local/*.ts',
        'tests/**/*.ts',
        '!tests/fixtures/**',
      ],
      ignoreDependencies: [
        // Used by `astro check`, by path, and by firebase-admin.
        '@astrojs/check',
        '@fontsource/familjen-grotesk',
        '@google-cloud/firestore',
        // Run by its name: tests/site/supported-browsers.test.ts.
        'es-check',
        // A dependency of the functions, measured by a bench.
        'htmlparser2',
      ],
    },
    'packages/realtime-database': {
      // Child processes of tests are in testing/.
      entry: ['testing/*.ts', '**/*.test.ts'],
      project: ['**/*.{ts,astro}'],
    },
    'tests/bench/pages': {},
    functions: {
      // The second one is the website reader's process, the others are child processes of tests.
      entry: [
        'src/any-function.ts',
        'src/website/reading/child.ts',
        'src/testing/serve-built.ts',
        'src/testing/deliver-once.ts',
        'src/**/*.test.ts',
      ],
      project: ['src/**/*.{ts,astro}'],
      // Imported by the parts of src/domain in the bundle.
      ignoreDependencies: ['d3-dsv', 'minisearch', 'zod'],
    },
  },
  ignoreExportsUsedInFile: true,
  compilers: { astro: scriptOf },
} satisfies KnipConfig;
