/**
 * Short-term storage for limits and caches. Paths start with their expiry hour, so that whole hours can be dropped and
 * no caller's trace outlives its purpose.
 */
export interface Place {
  /** Hours since 1970, UTC; the value may be dropped once this hour has begun. */
  readonly until: number;
  /** Lowercase letters, digits and hyphens only. */
  readonly name: string;
}

/** Result of incrementing a counter. */
export interface CountResult {
  readonly added: boolean;
  /** The counter's value as far as this instance knows. May be refused even below the limit: see `fallbackStore`. */
  readonly count: number;
}

/** A stored value. */
export interface StoredValue {
  readonly value: string;
  /** False: stored only in this instance, since the shared store is slow. */
  readonly isShared: boolean;
}

export interface ServerStore {
  /** Increments a counter unless it has reached `max`. */
  count(place: Place, max: number): Promise<CountResult>;
  /** Decrements a counter, never below zero. */
  uncount(place: Place): Promise<void>;
  /** Stores `value` unless one exists; resolves to the stored one. */
  storeFirst(place: Place, value: string): Promise<StoredValue>;
  read(place: Place): Promise<string | null>;
  write(place: Place, value: string): Promise<void>;
  /** Deletes what has expired by this hour. */
  dropBefore(hour: number): Promise<void>;
}

export const HOUR_MS = 3_600_000;

/** How long to bypass the shared store after it was slow, in milliseconds. */
export const PAUSE_MS = 60_000;

/** The hour that contains a time. */
export const hourOf = (ms: number): number => Math.floor(ms / HOUR_MS);
