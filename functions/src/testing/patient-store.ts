/** Limits stay in the database however slow it is, as in the local backend: a busy machine is not flooded. */
import { vi } from 'vitest';

vi.mock('../platform/store/fallback-store.ts', async (importOriginal) => {
  const { createFallbackStore } =
    await importOriginal<typeof import('../platform/store/fallback-store.ts')>();
  const create: typeof createFallbackStore = (shared, local, options) =>
    createFallbackStore(shared, local, { ...options, timeoutMs: 15_000 });
  return { createFallbackStore: create };
});
