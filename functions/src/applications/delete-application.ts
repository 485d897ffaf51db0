import { deleteApplication as contract } from '../../../src/contract/applications/delete-application.ts';
import { backendDatabase } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { callableError } from '../platform/callable-errors.ts';
import { requireTeam } from '../team/team-caller.ts';
import { deleteEverything } from './forget.ts';

export const deleteApplication = callable(contract, {
  options: { timeoutSeconds: 30, memory: '256MiB', concurrency: 20 },
  handle: async ({ id, language }, { raw }) => {
    const database = await backendDatabase();
    const who = await requireTeam(raw.auth, database, language);
    if (!(await deleteEverything(database, id, { reason: 'asked', who, now: Date.now() })))
      throw callableError('already-deleted', language);
    return { deleted: true } as const;
  },
});
