import type { KnipConfig } from 'knip';
import { scriptOf } from './tests/architecture/imports.ts';

export default {
  workspaces: {
    '.': {
      entry: [
        'src/pages/**/*.{astro,ts}',
        // Imported by their addresses: scripts/pages/chunk-address.ts.
        'src/visits/visit.ts',
        'src/scroll/on-scroll.ts',
        'src/shell/restore.ts',
        'src/embed/frame.ts',
        // Bundled by Astro (src/directives/integration.ts).
        'src/directives/{account,near,soon}.ts',
        // By import.meta.glob.
        'src/copy/*/islands/*.ts',
        'scripts/*.ts',
        'tests/site/{proof,pseudo-language}/astro.config.ts',
        'tests/second-owner/*.ts',
        'tests/bench/**/{bench,run}.ts',
        // Children that a bench starts as programs.
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
        // Read by `astro check`, as files by their paths, as the `tsc` command, and by firebase-admin.
        '@astrojs/check',
        '@fontsource/familjen-grotesk',
        '@typescript/native',
        '@google-cloud/firestore',
        // Run by its name: tests/site/supported-browsers.test.ts.
        'es-check',
        // A package of the functions, which a bench measures.
        'htmlparser2',
        'lefthook',
      ],
      // It takes lefthook for unused wherever its hooks are not installed.
      lefthook: false,
      // Only for rendering the video anew.
      ignoreBinaries: ['ffmpeg'],
    },
    'local/realtime-database': {
      // Children that tests start as programs are in testing/.
      entry: ['index.ts', 'main.ts', 'testing/*.ts', '**/*.test.ts'],
      project: ['**/*.{ts,astro}'],
    },
    'tests/bench/pages': {},
    functions: {
      // The second is the process in which strangers are read, the others programs that tests start.
      entry: [
        'src/index.ts',
        'src/website/reading/child.ts',
        'src/testing/serve-built.ts',
        'src/testing/deliver-once.ts',
        'src/**/*.test.ts',
      ],
      project: ['src/**/*.{ts,astro}'],
      // What the bundle takes of src/domain imports it.
      ignoreDependencies: ['@orama/stemmers', 'd3-dsv', 'minisearch', 'zod'],
    },
  },
  ignoreExportsUsedInFile: true,
  compilers: { astro: scriptOf },
} satisfies KnipConfig;
