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

export interface ServerStore {
  /** Adds one to a counter; false, and nothing added, when it stands at `max`. */
  count(place: Place, max: number): Promise<boolean>;
  /** Takes one off a counter again; never below zero. */
  uncount(place: Place): Promise<void>;
  /** Keeps `value` unless there is one already; resolves to the one that is kept. */
  keepFirst(place: Place, value: string): Promise<string>;
  read(place: Place): Promise<string | null>;
  write(place: Place, value: string): Promise<void>;
  /** Drops whatever may be dropped at this hour. */
  dropBefore(hour: number): Promise<void>;
}

export const HOUR_MS = 3_600_000;

/** The hour a moment lies in. */
export const hourOf = (ms: number): number => Math.floor(ms / HOUR_MS);
