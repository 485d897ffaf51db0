import { defineConfig } from 'vitest/config';

/** How long a test may hang, in ms. */
const TIMEOUT = 30_000;

export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: TIMEOUT } });
