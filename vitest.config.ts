import { defineConfig } from 'vitest/config';
import { defineConstants } from './scripts/function-constants.ts';

const never = ['**/node_modules/**', 'functions/lib/**', 'dist/**', '.local/**'];
const testsNamed = (ending: string): string[] => [
  `{src,functions,local,scripts}/**/*${ending}`,
  `packages/*/contract/*${ending}`,
  `tests/*${ending}`,
];
const SLOW = testsNamed('.slow.test.ts');
const EXTENDED = testsNamed('.extended.test.ts');
const VARIANTS = ['tests/site/{entries,newsletter,proof,pseudo-language,second-owner}.test.ts'];
const ENDPOINTS = 'functions/src/**/*.endpoint.slow.test.ts';
/**
 * Shares processes, whose start takes a third of a second. Each file restores what it replaces.
 */
const TOGETHER = { isolate: false, unstubGlobals: true, unstubEnvs: true, restoreMocks: true };

/** What the functions' build defines. */
const DEFINED = defineConstants();

/** Generous, because no test asserts speed. */
const PATIENCE = { testTimeout: 90_000, hookTimeout: 90_000 };

export default defineConfig({
  test: {
    // By default, one core stays idle.
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
      // These start servers or processes.
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
        test: {
          name: 'endpoints',
          include: [ENDPOINTS],
          exclude: never,
          setupFiles: 'functions/src/testing/patient-store.ts',
          pool: 'threads',
          ...PATIENCE,
        },
      },
      // In `npm run test:rest`: local tooling, hostile input, and crashes.
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
      // In `npm run test:rest`: other owners and languages.
      { test: { name: 'variants', include: VARIANTS, exclude: never, ...PATIENCE } },
    ],
  },
});
