/** Names of the `{placeholders}` in a text. */
export type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/**
 * Fills in a text's placeholders. A missing value is a compile error for literal texts.
 * @example fill('Step {n} of 7', { n: 2 }) // 'Step 2 of 7'
 */
export function fill<S extends string>(
  text: S,
  values: Readonly<Record<string extends S ? string : Placeholders<S>, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(Object.entries(values).find(([key]) => key === name)?.[1] ?? whole),
  );
}

/** A text with `{n}`, in the singular and the plural. */
interface CountedText {
  readonly one: string;
  readonly other: string;
}

/**
 * A text with a number, in the language's singular or plural form.
 * @example counted({ one: '{n} day', other: '{n} days' }, 1, 'en') // '1 day'
 */
export const counted = ({ one, other }: CountedText, n: number, language: string): string =>
  fill(new Intl.PluralRules(language).select(n) === 'one' ? one : other, { n });
