import { randomInt } from 'node:crypto';

/**
 * A day's sums are kept in parts, since one place takes few writes at once. An instance of the function always writes to
 * the same one: as many are there as there are instances, and a quiet day has one. Not numbers, of which the database would
 * make a list.
 */
export const SHARDS: readonly string[] = ['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7'];

/** A random shard. */
export const drawShard = (): string => SHARDS[randomInt(SHARDS.length)] ?? 's0';
