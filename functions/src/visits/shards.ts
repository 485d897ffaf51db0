import { randomInt } from 'node:crypto';

/**
 * A day's counts are sharded, since a single path supports few concurrent writes. Each instance always writes to the same
 * shard, so a quiet day has one. Keys are not numeric, because the database would turn them into an array.
 */
export const SHARDS: readonly string[] = ['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7'];

/** A random shard. */
export const chooseRandomShard = (): string => SHARDS[randomInt(SHARDS.length)] ?? 's0';
