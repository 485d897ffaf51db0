import { defineConfig } from 'vitest/config';

const CONTRACT = 'contract/*.test.ts';
const shared = { testTimeout: 30_000, hookTimeout: 60_000, restoreMocks: true };

export default defineConfig({
  test: {
    projects: [
      // What a project that uses the package runs, too: a few seconds.
      { test: { name: 'contract', include: [CONTRACT], ...shared } },
      {
        test: { name: 'rest', include: ['**/*.test.ts'], exclude: ['node_modules/**', CONTRACT], ...shared },
      },
    ],
  },
});
