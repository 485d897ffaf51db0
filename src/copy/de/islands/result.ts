/** The texts of the business check's result. */
export { findings } from '../website/findings.ts';
export { results } from '../wizard/results.ts';
