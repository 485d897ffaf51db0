/** What the two callables of access codes share. */
import { ACCESS_ROLES } from '../../domain/access/access.ts';
import { type Of, z } from '../../domain/values/schema.ts';

/** What an accepted code opens. */
export const access = z.object({
  role: z.enum(ACCESS_ROLES),
  /** Expiry, in milliseconds since 1970. */
  until: z.number(),
  /** Where the owner's file leads the role, in the caller's language; null: nowhere. */
  destination: z.nullable(z.string()),
});
export type Access = Of<typeof access>;
