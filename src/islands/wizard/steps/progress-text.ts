import { fill } from '../../../copy/fill.ts';
import { numberOf, STEPS, type Step } from '../store/steps.ts';

/** @example progressText('customerType', texts.wizard.progress) // 'Step 3 of 7' */
export const progressText = (step: Step, progress: string): string =>
  fill(progress, { n: numberOf(step), steps: STEPS.length });
