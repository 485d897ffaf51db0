import { exportPerson as contract } from '../../../src/contract/export-person.ts';
import { accountIn } from '../leads/account-of.ts';
import { exportPerson as everythingAbout } from '../leads/export-person.ts';
import { adminApp, backendDatabase } from '../lib/admin-app.ts';
import { callable } from '../lib/callable.ts';
import { requireTeam } from '../team/team-caller.ts';

export const exportPerson = callable(contract, {
  // It reads every application, since one mailbox has many spellings.
  options: { timeoutSeconds: 60, memory: '512MiB', concurrency: 4 },
  handle: async ({ email, language }, { raw }) => {
    const database = await backendDatabase();
    await requireTeam(raw.auth, database, language);
    const { getAuth } = await import('firebase-admin/auth');
    return everythingAbout(email, { database, accountOf: accountIn(getAuth(adminApp())), now: Date.now() });
  },
});
