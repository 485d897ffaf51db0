import { z } from '../../domain/values/schema.ts';
import { cleanLine } from '../../domain/values/text.ts';
import type { Callable } from '../callable.ts';
import { cutText } from '../cut-text.ts';

/** Exchanges the team code for a sign-in token. */
export const unlockTeamDashboard = {
  name: 'unlockTeamDashboard',
  request: z.object({ code: cutText(400).check(z.overwrite(cleanLine)) }),
  response: z.object({
    /** Custom token with the claim `team: true`. */
    token: z.string(),
  }),
} satisfies Callable;
