/** Number of weeks that a plan takes. */
const WEEKS = 4;

/** The week of a step, from 1. The first week takes what does not fit into one step a week. */
export const weekOf = (index: number, count: number): number =>
  Math.max(1, index + 1 - Math.max(0, count - WEEKS));
