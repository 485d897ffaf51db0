import type { steps } from '../copy/en/wizard/steps.ts';
import type { Translated } from '../copy/shape.ts';

export type StepTexts = Translated<typeof steps>;

/** Sections with options. */
type Question = {
  [Section in keyof StepTexts]: StepTexts[Section] extends { readonly options: object } ? Section : never;
}[keyof StepTexts];

/**
 * An option's label; undefined for an unknown option.
 * @example optionLabel('teamSize', '1-5', steps) // '1-5 employees'
 */
export function optionLabel(field: Question, option: string, steps: StepTexts): string | undefined {
  const options: Readonly<Record<string, string | { readonly label: string }>> = steps[field].options;
  const found = Object.hasOwn(options, option) ? options[option] : undefined;
  return typeof found === 'object' ? found.label : found;
}
