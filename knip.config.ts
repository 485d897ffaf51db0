import type { KnipConfig } from 'knip';
import { scriptOf } from './tests/architecture/imports.ts';

export default {
  workspaces: {
    '.': {
      entry: [
        'src/pages/**/*.{astro,ts}',
        // Named as texts, in astro.config.ts and in src/pages/scroll.js.ts.
        'src/hydration/near.ts',
        'src/hydration/eager.ts',
        'src/scroll/start.ts',
        'scripts/*.ts',
        'local/realtime-database/main.ts',
        // Children that tests start as programs.
        'local/realtime-database/testing/*.ts',
        'tests/bench/**/{bench,run}.ts',
        // Children that a bench starts as programs.
        'tests/bench/{analysis,realtime-database}/*.ts',
        'tests/{e2e,a11y}/**/*.ts',
        '{src,local,scripts,tests}/**/*.test.ts',
      ],
      project: [
        'src/**/*.{ts,tsx,astro}',
        'scripts/**/*.ts',
        'local/**/*.ts',
        'tests/**/*.ts',
        '!tests/fixtures/**',
      ],
      ignoreDependencies: [
        // Read by `astro check`, as files by their paths, as the `tsc` command, and by firebase-admin.
        '@astrojs/check',
        '@fontsource/familjen-grotesk',
        '@typescript/native',
        '@google-cloud/firestore',
        // A package of the functions, which a bench measures.
        'htmlparser2',
        'lefthook',
      ],
      // It takes lefthook for unused wherever its hooks are not installed.
      lefthook: false,
      // Only for rendering the video anew.
      ignoreBinaries: ['ffmpeg'],
    },
    functions: {
      entry: ['src/index.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.{ts,astro}'],
    },
  },
  ignoreExportsUsedInFile: true,
  compilers: { astro: scriptOf },
} satisfies KnipConfig;
