import * as logger from 'firebase-functions/logger';
import { backendDatabase } from './admin-app.ts';
import { type Cache, createCache } from './cache.ts';
import { createLimits } from './limits.ts';
import { IS_LOCAL_BACKEND } from './local-backend.ts';
import { createDatabaseStore } from './store/database-store.ts';
import { createFallbackStore } from './store/fallback-store.ts';
import { createMemoryStore } from './store/memory-store.ts';
import type { ServerStore } from './store/server-store.ts';

const lazy = <T>(create: () => Promise<T>) => {
  let created: Promise<T> | null = null;
  return (): Promise<T> => {
    created ??= create();
    return created;
  };
};

/** The backend's store: the realtime database, or this instance's memory while it is unreachable. */
const getBackendStore = lazy(async (): Promise<ServerStore> => {
  const memory = createMemoryStore();
  const { FIREBASE_CONFIG, FIREBASE_DATABASE_EMULATOR_HOST } = process.env;
  // Tests that run outside Firebase have no database.
  if (!FIREBASE_CONFIG?.includes('databaseURL') && !FIREBASE_DATABASE_EMULATOR_HOST) return memory;
  return createFallbackStore(createDatabaseStore(await backendDatabase()), memory, {
    now: Date.now,
    // A local machine may be slow without being flooded.
    timeoutMs: IS_LOCAL_BACKEND ? 15_000 : 1_500,
    onFailure: (error) =>
      logger.warn(
        'The database is slow: for a minute, limits and cache stay in memory, and each instance enforces its own share',
        error,
      ),
  });
});

/** The backend's limits, shared by all instances. */
export const backendLimits = lazy(async () => createLimits(await getBackendStore(), Date.now));

/** A cache shared by all instances. */
export const backendCache = async (name: string): Promise<Cache> =>
  createCache(await getBackendStore(), name, Date.now);
