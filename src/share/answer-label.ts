import type { Copy } from '../copy/shape.ts';
import { PRICE_BANDS, presetLabel } from '../domain/wizard/price.ts';

type Texts = Copy['wizard'];

/** Sections with options. */
type Question = {
  [Section in keyof Texts]: Texts[Section] extends { readonly options: object } ? Section : never;
}[keyof Texts];

/**
 * An option's label; undefined for an unknown option.
 * @example optionLabel('teamSize', '1-5', texts.wizard) // '1-5 employees'
 */
export function optionLabel(
  field: Question | 'priceRange',
  option: string,
  wizard: Texts,
): string | undefined {
  if (field === 'priceRange') {
    const band = PRICE_BANDS.find((known) => known === option);
    return band && presetLabel(band);
  }
  const options: Readonly<Record<string, string | { readonly label: string }>> = wizard[field].options;
  const found = Object.hasOwn(options, option) ? options[option] : undefined;
  return typeof found === 'object' ? found.label : found;
}
