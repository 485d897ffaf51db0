import { z } from '../../domain/values/schema.ts';
import { cleanLine } from '../../domain/values/text.ts';
import type { Callable } from '../callable.ts';

/** Exchanges the team code for a sign-in token. */
export const unlockTeamDashboard = {
  name: 'unlockTeamDashboard',
  request: z.object({ code: z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(128)) }),
  response: z.object({
    /** Custom token with the claim `team: true`. */
    token: z.string(),
  }),
} satisfies Callable;
