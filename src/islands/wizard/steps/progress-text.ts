import { fill } from '../../../copy/fill.ts';
import { getStepNumber, STEPS, type Step } from '../store/steps.ts';

/** @example progressText('customerType', texts.wizard.progress) // 'Step 3 of 7' */
export const progressText = (step: Step, progress: string): string =>
  fill(progress, { n: getStepNumber(step), steps: STEPS.length });
