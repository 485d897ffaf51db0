import { defineConfig } from 'vitest/config';
import { defineMailColors } from './scripts/mail-colors.ts';
import { defineLibrary } from './scripts/roadmap-library.ts';

const never = ['**/node_modules/**', 'functions/lib/**', 'dist/**', '.local/**'];
const testsNamed = (ending: string): string[] => [
  `{src,functions,local,scripts}/**/*${ending}`,
  `packages/*/contract/*${ending}`,
  `tests/*${ending}`,
];
const SLOW = testsNamed('.slow.test.ts');
const EXTENDED = testsNamed('.extended.test.ts');
const VARIANTS = ['tests/site/{entries,proof,pseudo-language,second-owner}.test.ts'];
const ENDPOINTS = 'functions/src/**/*.endpoint.slow.test.ts';
/**
 * Shares processes between files, since starting one takes a third of a second. Each file restores what it replaces.
 */
const TOGETHER = { isolate: false, unstubGlobals: true, unstubEnvs: true, restoreMocks: true };

/** What the functions' build defines. */
const DEFINED = { ...defineMailColors(), ...defineLibrary() };

/** In milliseconds. Generous, because no test asserts speed. */
const PATIENCE = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // By default it leaves one core idle, half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        define: DEFINED,
        test: {
          name: 'unit',
          include: testsNamed('.test.ts'),
          exclude: [...never, ...SLOW, ...EXTENDED],
          setupFiles: 'tests/no-servers.ts',
          ...PATIENCE,
          ...TOGETHER,
        },
      },
      // Tests that start servers or processes.
      {
        define: DEFINED,
        test: {
          name: 'slow',
          include: SLOW,
          exclude: [...never, ENDPOINTS],
          ...PATIENCE,
          ...TOGETHER,
        },
      },
      // As in the cloud, each has its own environment, read when its packages load.
      {
        define: DEFINED,
        test: { name: 'endpoints', include: [ENDPOINTS], exclude: never, pool: 'threads', ...PATIENCE },
      },
      // Only in `npm run test:rest`: tests of local tooling, of generated hostile input, and of crashes.
      {
        define: DEFINED,
        test: { name: 'extended', include: EXTENDED, exclude: never, ...PATIENCE, ...TOGETHER },
      },
      // The built pages in dist/: `npm run build` first.
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          exclude: [...never, ...VARIANTS],
          ...PATIENCE,
          ...TOGETHER,
        },
      },
      // Only in `npm run test:rest`: builds for another owner or language.
      { test: { name: 'variants', include: VARIANTS, exclude: never, ...PATIENCE } },
    ],
  },
});
