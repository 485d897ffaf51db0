import { resendMessages as contract } from '../../../src/contract/applications/team-requests.ts';
import { startAttempts } from '../delivery/queue.ts';
import { backendDatabase } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { requireTeam } from '../team/team-caller.ts';
import { resendHeldMessages } from './resend.ts';

export const resendMessages = callable(contract, {
  options: { timeoutSeconds: 60, memory: '256MiB', concurrency: 20 },
  handle: async ({ ids, language }, { raw }) => {
    const database = await backendDatabase();
    const actor = await requireTeam(raw.auth, database, language);
    const now = Date.now();
    const unique = [...new Set(ids)];
    const resent = (
      await Promise.all(unique.map((id) => resendHeldMessages(database, id, { actor, now })))
    ).filter((attempts) => attempts !== null);
    await startAttempts(resent.flat());
    return { resent: resent.length };
  },
});
