import { deleteApplication as contract } from '../../../src/contract/applications/team-requests.ts';
import { backendDatabase } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { callableError } from '../platform/callable-errors.ts';
import { requireTeam } from '../team/team-caller.ts';
import { deleteApplicationData } from './delete-application-data.ts';

export const deleteApplication = callable(contract, {
  options: { timeoutSeconds: 30, memory: '256MiB', concurrency: 20 },
  handle: async ({ id, language }, { raw }) => {
    const database = await backendDatabase();
    const actor = await requireTeam(raw.auth, database, language);
    if (!(await deleteApplicationData(database, id, { reason: 'asked', actor, now: Date.now() })))
      throw callableError('already-deleted', language);
    return { deleted: true } as const;
  },
});
