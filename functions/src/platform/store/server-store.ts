/**
 * Short-term storage for limits and caches. Paths start with their expiry hour, so that whole hours can be dropped and
 * no caller's trace outlives its purpose.
 */
export interface StorageKey {
  /** Hours since 1970, UTC; the value may be dropped once this hour has begun. */
  readonly expiryHour: number;
  /** Lowercase letters, digits and hyphens only. */
  readonly name: string;
}

export interface CountResult {
  readonly added: boolean;
  /** The counter's last known value. An increment may be denied even below the limit: see `createFallbackStore`. */
  readonly count: number;
}

export interface StoredValue {
  readonly value: string;
  /** False: stored only in this instance, since the shared store is slow. */
  readonly isShared: boolean;
}

export interface ServerStore {
  /** Increments a counter unless it has reached `max`. */
  increment(key: StorageKey, max: number): Promise<CountResult>;
  /** Decrements a counter, never below zero. */
  decrement(key: StorageKey): Promise<void>;
  /** Stores `value` unless one exists; resolves to the stored one. */
  storeIfAbsent(key: StorageKey, value: string): Promise<StoredValue>;
  read(key: StorageKey): Promise<string | null>;
  write(key: StorageKey, value: string): Promise<void>;
  /** Deletes what has expired by this hour. */
  dropBefore(hour: number): Promise<void>;
}

export const HOUR_MS = 3_600_000;

/** How long to bypass the shared store after it was slow, in milliseconds. */
export const PAUSE_MS = 60_000;

/** The hour that contains a time. */
export const toHour = (ms: number): number => Math.floor(ms / HOUR_MS);
