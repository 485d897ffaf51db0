/** Shared by the two callables for access codes. */
import { ACCESS_ROLES } from '../../domain/access/access.ts';
import { type Output, z } from '../../domain/values/schema.ts';

/** The access that a valid code grants. */
export const access = z.object({
  role: z.enum(ACCESS_ROLES),
  /** Expiry, in milliseconds since 1970. */
  until: z.number(),
  /** The role's redirect from the site configuration, in the caller's language; null: none. */
  destination: z.nullable(z.string()),
});
export type Access = Output<typeof access>;
