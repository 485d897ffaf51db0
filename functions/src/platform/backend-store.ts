import * as logger from 'firebase-functions/logger';
import { backendDatabase } from './admin-app.ts';
import { type Cache, createCache } from './cache.ts';
import { createLimits, type Limits } from './limits.ts';
import { IS_LOCAL_BACKEND } from './local-backend.ts';
import { createDatabaseStore } from './store/database-store.ts';
import { createFallbackStore } from './store/fallback-store.ts';
import { createMemoryStore } from './store/memory-store.ts';
import type { ServerStore } from './store/server-store.ts';

let store: Promise<ServerStore> | null = null;
let limits: Promise<Limits> | null = null;

/** Whether a database is configured; tests that run outside Firebase have none. */
const hasDatabase = (): boolean =>
  Boolean(
    process.env.FIREBASE_CONFIG?.includes('databaseURL') || process.env.FIREBASE_DATABASE_EMULATOR_HOST,
  );

async function openStore(): Promise<ServerStore> {
  const memory = createMemoryStore();
  if (!hasDatabase()) return memory;
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
}

/** The backend's store: the realtime database, or this instance's memory while it is unreachable. */
function getBackendStore(): Promise<ServerStore> {
  store ??= openStore();
  return store;
}

/** The backend's limits, shared by all instances. */
export function backendLimits(): Promise<Limits> {
  limits ??= getBackendStore().then((opened) => createLimits(opened, Date.now));
  return limits;
}

/** A cache shared by all instances. */
export const backendCache = async (name: string): Promise<Cache> =>
  createCache(await getBackendStore(), name, Date.now);
