/**
 * Copy parity as types. English is written `as const`; every other language with {@link translationOf} against it, so that
 * a missing or unknown key, list item or {placeholder} does not compile.
 */
import type { en } from './en/index.ts';
import type { server } from './en/server.ts';
import type { Placeholders } from './fill.ts';

/** The shape a translation must have: same keys, same list lengths, any text. */
export type Translated<T> = T extends string
  ? string
  : T extends number | boolean
    ? T
    : { readonly [K in keyof T]: Translated<T[K]> };

/** Every section of the site in one language. */
export type Copy = Translated<typeof en>;

/** The functions' texts in one language. */
export type ServerCopy = Translated<typeof server>;

/** Rejects every text that a translation gets wrong: unknown keys, and texts whose placeholders differ. */
type SamePlaceholders<Source, Target> = Source extends string
  ? Target extends string
    ? [Placeholders<Source>, Placeholders<Target>] extends [Placeholders<Target>, Placeholders<Source>]
      ? Target
      : `needs the placeholders of: ${Source}`
    : never
  : Source extends number | boolean
    ? Target
    : {
        readonly [K in keyof Target]: K extends keyof Source ? SamePlaceholders<Source[K], Target[K]> : never;
      };

/**
 * Types one section's translation against its source.
 * @example export const auth = translationOf<typeof source>()({ title: 'Anmelden' });
 */
export const translationOf =
  <Source>() =>
  <const Target extends Translated<Source>>(
    target: Target & SamePlaceholders<Source, Target>,
  ): Translated<Source> =>
    target;
