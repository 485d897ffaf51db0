import { defineConfig } from 'vitest/config';

const never = ['**/node_modules/**', 'functions/lib/**', 'dist/**', '.local/**'];

export default defineConfig({
  test: {
    // Left to itself it keeps one core free, which on two is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,functions,local,scripts}/**/*.test.ts', 'tests/*.test.ts'],
          exclude: never,
        },
      },
      // The built pages in dist/: `npm run build` first.
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], exclude: never } },
    ],
  },
});
