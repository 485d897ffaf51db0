import { defineConfig } from 'vitest/config';

/** Timeout per test, in ms. */
const TIMEOUT = 30_000;

export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: TIMEOUT } });
