/**
 * Zod as this project uses it: schemas take it from here, and types are read off schemas. What only needs a type imports
 * it as one, so that a page without schemas carries no Zod.
 */
import * as z from 'zod/mini';

// Its first parse would try `new Function`, which the pages' content security policy reports.
z.config({ jitless: true });

/** A schema's type as everything but its parser has it: nothing in it can be changed. */
export type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

/** The value a schema makes. */
export type Of<Schema extends z.ZodMiniType> = Immutable<z.output<Schema>>;

/** What a schema takes. */
export type Into<Schema extends z.ZodMiniType> = Immutable<z.input<Schema>>;

export { z };
