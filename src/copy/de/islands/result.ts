/** The texts of the business check's result. */
export { findings } from '../findings.ts';
export { results } from '../results.ts';
