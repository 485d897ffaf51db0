/** What the team asks of the backend. Each call checks again that the caller is on the team. */
import {
  deleteApplication as deleteContract,
  exportPerson as exportContract,
  resendMessages as resendContract,
} from '../../../src/contract/applications/team-requests.ts';
import { startAttempts } from '../delivery/queue.ts';
import { backendAuth, backendDatabase } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { callableError } from '../platform/callable-errors.ts';
import { requireTeam } from '../team/team-caller.ts';
import { deleteApplicationData } from './delete-application-data.ts';
import { collectPersonalData } from './personal-data.ts';
import { resendHeldMessages } from './resend.ts';

export const deleteApplication = callable(deleteContract, {
  options: { timeoutSeconds: 30, memory: '256MiB', concurrency: 20 },
  handle: async ({ id, language }, { raw }) => {
    const database = await backendDatabase();
    const actor = await requireTeam(raw.auth, database, language);
    if (!(await deleteApplicationData(database, id, { reason: 'asked', actor, now: Date.now() })))
      throw callableError('already-deleted', language);
    return { deleted: true } as const;
  },
});

export const exportPerson = callable(exportContract, {
  // Reads every application, since one mailbox has many spellings.
  options: { timeoutSeconds: 60, memory: '512MiB', concurrency: 4 },
  handle: async ({ email, language }, { raw }) => {
    const database = await backendDatabase();
    await requireTeam(raw.auth, database, language);
    return collectPersonalData(email, { database, auth: await backendAuth(), now: Date.now() });
  },
});

export const resendMessages = callable(resendContract, {
  options: { timeoutSeconds: 60, memory: '256MiB', concurrency: 20 },
  handle: async ({ ids, language }, { raw }) => {
    const database = await backendDatabase();
    const actor = await requireTeam(raw.auth, database, language);
    const now = Date.now();
    const resent = (
      await Promise.all([...new Set(ids)].map((id) => resendHeldMessages(database, id, { actor, now })))
    ).filter((attempts) => attempts !== null);
    await startAttempts(resent.flat());
    return { resent: resent.length };
  },
});
