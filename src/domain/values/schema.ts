/**
 * The project's Zod: schemas import it from here, and types are inferred from schemas. Type-only users import it as a
 * type, so that a page without schemas doesn't bundle Zod.
 */
import * as z from 'zod/mini';

// Otherwise the first parse probes `new Function`, which violates the pages' content security policy.
z.config({ jitless: true });

/** A schema's output type, deeply readonly. */
export type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

/** A schema's output type. */
export type Output<Schema extends z.ZodMiniType> = Immutable<z.output<Schema>>;

export type Input<Schema extends z.ZodMiniType> = Immutable<z.input<Schema>>;

export { z };
