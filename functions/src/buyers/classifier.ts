/** Logistic regression over hashed features. */

const SLOT_BITS = 17;
/** Number of slots in a weight table. */
export const SLOTS = 1 << SLOT_BITS;

/** Hashes a feature to its slot: FNV-1a, folded to the table's size. Features may share a slot. */
function hashFeature(feature: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01_00_01_93);
  return ((hash ^ (hash >>> 15)) >>> 0) & (SLOTS - 1);
}

/** Hashes features to their distinct slots. */
export const hashFeatures = (features: readonly string[]): readonly number[] => [
  ...new Set(features.map(hashFeature)),
];

/** For each slot, one weight per class except the first, whose score is always 0. */
export type Weights = Float32Array | Int8Array;

/** Computes the probability of each class. @param scale the stored value of a weight of 1 */
export function computeProbabilities(
  weights: Weights,
  slots: readonly number[],
  scale: number,
): readonly number[] {
  const classes = weights.length / SLOTS + 1;
  const scores = new Array<number>(classes).fill(0);
  for (const slot of slots)
    for (let index = 1; index < classes; index += 1)
      scores[index] = (scores[index] ?? 0) + (weights[slot * (classes - 1) + index - 1] ?? 0);
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - highest) / scale));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
