import { defineConfig } from 'vitest/config';
import { mailColors } from './scripts/mail-colors.ts';

const never = ['**/node_modules/**', 'functions/lib/**', 'dist/**', '.local/**'];
const testsNamed = (ending: string): string[] => [
  `{src,functions,local,scripts}/**/*${ending}`,
  `tests/*${ending}`,
];
const SLOW = testsNamed('.slow.test.ts');
const ENDPOINTS = 'functions/src/**/*.endpoint.slow.test.ts';
/** A process for each file costs a third of a second. What a file replaces it puts back. */
const TOGETHER = { isolate: false, unstubGlobals: true, unstubEnvs: true, restoreMocks: true };

/** How long a test or its setup may hang, in ms. No test asserts speed: a busy machine takes its time. */
const PATIENCE = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Left to itself it keeps one core free, which on two is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        define: mailColors(),
        test: {
          name: 'unit',
          include: testsNamed('.test.ts'),
          exclude: [...never, ...SLOW],
          setupFiles: 'tests/no-servers.ts',
          ...PATIENCE,
          ...TOGETHER,
        },
      },
      // What starts servers or processes, attacks with generated input, or crashes things on purpose.
      {
        define: mailColors(),
        test: {
          name: 'slow',
          include: SLOW,
          exclude: [...never, ENDPOINTS],
          ...PATIENCE,
          ...TOGETHER,
        },
      },
      // As in the cloud each has a process of its own, whose environment its packages read when they are loaded.
      {
        define: mailColors(),
        test: { name: 'endpoints', include: [ENDPOINTS], exclude: never, ...PATIENCE },
      },
      // The built pages in dist/: `npm run build` first.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], exclude: never, ...PATIENCE } },
    ],
  },
});
