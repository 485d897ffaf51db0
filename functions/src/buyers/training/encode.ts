import type { TrainedWeights } from './train.ts';

/** The stored value of a weight of 1. */
const SCALE = 40;

const toBase64 = (weights: TrainedWeights['roles']): string =>
  Buffer.from(
    Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * SCALE)))).buffer,
  ).toString('base64');

/** Encodes trained weights as the files in weights/ store them: one-byte integers, in Base64. */
export const encodeWeights = ({ roles, extents }: TrainedWeights) => ({
  scale: SCALE,
  roles: toBase64(roles),
  extents: toBase64(extents),
});
