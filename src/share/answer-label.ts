import type { Copy } from '../copy/shape.ts';
import type { AnswerRef } from '../domain/wizard/answers.ts';
import { PRICE_BANDS, presetLabel } from '../domain/wizard/price.ts';

/**
 * An option's label; undefined for an unknown option.
 * @example optionLabel('teamSize', '1-5', texts.wizard) // '1-5 employees'
 */
export function optionLabel(
  field: AnswerRef['field'],
  option: string,
  wizard: Copy['wizard'],
): string | undefined {
  if (field === 'priceRange') {
    const band = PRICE_BANDS.find((known) => known === option);
    return band && presetLabel(band);
  }
  const options: Readonly<Record<string, string | { readonly label: string }>> = wizard[field].options;
  const found = Object.hasOwn(options, option) ? options[option] : undefined;
  return typeof found === 'object' ? found.label : found;
}
