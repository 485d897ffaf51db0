/**
 * Where limits and caches keep what they know for a while. Everything lives under the hour in which it may be forgotten,
 * so that whole hours can be dropped and no caller's trace outlives its purpose.
 */
export interface Place {
  /** Hours since 1970, UTC; the value may be dropped once this hour has begun. */
  readonly until: number;
  /** Lower-case letters, digits and hyphens only. */
  readonly name: string;
}

/** What came of counting. */
export interface CountResult {
  readonly added: boolean;
  /** Where the counter stands, as far as this instance knows. Below the limit it may still not be added to: see `fallbackStore`. */
  readonly count: number;
}

/** What a place keeps. */
export interface StoredValue {
  readonly value: string;
  /** False: this instance alone keeps it, since the shared store is slow. */
  readonly isShared: boolean;
}

export interface ServerStore {
  /** Adds one to a counter, unless it stands at `max`. */
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

/** The hour a moment lies in. */
export const hourOf = (ms: number): number => Math.floor(ms / HOUR_MS);
