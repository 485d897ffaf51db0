/** Small guards, and guards made of them, for what comes back from the device or out of a link. */
import { isRecord } from '../../../contract/callable.ts';
import { keysOf } from '../../../domain/business-options.ts';

export type Guard<T> = (value: unknown) => value is T;

/** A text of at most `max` UTF-16 units. */
export const isText =
  (max: number): Guard<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= max;

export const isNumber =
  (min: number, max: number): Guard<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= min && value <= max;

export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';

export const isOneOf =
  <const T>(options: readonly T[]): Guard<T> =>
  (value): value is T =>
    options.some((option) => option === value);

export const isEither =
  <A, B>(first: Guard<A>, second: Guard<B>): Guard<A | B> =>
  (value): value is A | B =>
    first(value) || second(value);

export const isNullOr = <T>(guard: Guard<T>): Guard<T | null> => isEither(isOneOf([null]), guard);

/** A list of at most `max` items that all fit. */
export const isListOf =
  <T>(guard: Guard<T>, max: number): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= max && value.every(guard);

/** An object whose named fields all fit; others are nobody's business. */
export const isShaped =
  <T extends object>(shape: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> =>
  (value): value is T =>
    isRecord(value) && keysOf(shape).every((key) => shape[key](value[key]));
