import * as logger from 'firebase-functions/logger';
import { type Cache, createCache } from './cache.ts';
import { createLimits, type Limits } from './limits.ts';
import { fallbackStore } from './store/fallback-store.ts';
import { memoryStore } from './store/memory-store.ts';
import type { ServerStore } from './store/server-store.ts';

let store: Promise<ServerStore> | null = null;
let limits: Promise<Limits> | null = null;

/** Whether this process was told about a database: outside of Firebase, in tests, it was not. */
const hasDatabase = (): boolean =>
  Boolean(
    process.env.FIREBASE_CONFIG?.includes('databaseURL') || process.env.FIREBASE_DATABASE_EMULATOR_HOST,
  );

async function open(): Promise<ServerStore> {
  const memory = memoryStore();
  if (!hasDatabase()) return memory;
  const [{ adminApp }, { databaseStore }, { getDatabase }] = await Promise.all([
    import('./admin-app.ts'),
    import('./store/database-store.ts'),
    import('firebase-admin/database'),
  ]);
  return fallbackStore(databaseStore(getDatabase(adminApp())), memory, {
    now: Date.now,
    onFailure: (error) => logger.warn('Limits and cache are kept in memory for a minute', error),
  });
}

/** The store of this backend: the realtime database, or this instance's memory while that is out of reach. */
const backendStore = (): Promise<ServerStore> => {
  store ??= open();
  return store;
};

/** The limits of this backend, shared by all its instances. */
export function backendLimits(): Promise<Limits> {
  limits ??= backendStore().then((opened) => createLimits(opened, Date.now));
  return limits;
}

/** A cache of this backend, shared by all its instances. */
export const backendCache = async (name: string): Promise<Cache> =>
  createCache(await backendStore(), name, Date.now);
