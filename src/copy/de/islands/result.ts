export { findings } from '../website/findings.ts';
export { results } from '../wizard/results.ts';
export { steps } from '../wizard/steps.ts';
