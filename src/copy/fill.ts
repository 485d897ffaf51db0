/** Names of the `{placeholders}` in a text. */
export type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/**
 * Puts values into a text's placeholders. A missing value is a compile error for literal texts.
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

/** A text with `{n}`, as it reads for one and for every other number. */
interface CountedText {
  readonly one: string;
  readonly other: string;
}

/**
 * A number in words, singular or plural as the language has it.
 * @example counted({ one: '{n} day', other: '{n} days' }, 1, 'en') // '1 day'
 */
export const counted = ({ one, other }: CountedText, n: number, language: string): string =>
  fill(new Intl.PluralRules(language).select(n) === 'one' ? one : other, { n });
