import { exportPerson as contract } from '../../../src/contract/applications/team-requests.ts';
import { adminApp, backendDatabase } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { requireTeam } from '../team/team-caller.ts';
import { createAccountFinder } from './find-account.ts';
import { collectPersonalData } from './personal-data.ts';

export const exportPerson = callable(contract, {
  // Reads every application, since one mailbox has many spellings.
  options: { timeoutSeconds: 60, memory: '512MiB', concurrency: 4 },
  handle: async ({ email, language }, { raw }) => {
    const database = await backendDatabase();
    await requireTeam(raw.auth, database, language);
    const { getAuth } = await import('firebase-admin/auth');
    return collectPersonalData(email, {
      database,
      findAccount: createAccountFinder(getAuth(adminApp())),
      now: Date.now(),
    });
  },
});
