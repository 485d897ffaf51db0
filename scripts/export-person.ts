/** `npm run export -- ada@example.com [--live]`: exports all data stored about an email address, as JSON. */
import { collectPersonalData } from '../functions/src/applications/personal-data.ts';
import { requireEmail, runCommand } from '../local/command.ts';
import { DATABASE_OPTIONS, getDatabaseTarget, LIVE_USAGE, withAdminDatabase } from './admin-database.ts';

const usage = `npm run export -- ada@example.com [--live]   all data stored about an email address, as JSON
${LIVE_USAGE}`;

await runCommand(
  { usage, options: DATABASE_OPTIONS, maxArgs: 1, target: getDatabaseTarget },
  async (values, [name]) => {
    const email = requireEmail(name);
    await withAdminDatabase(values, async ({ database, auth }) => {
      const everything = await collectPersonalData(email, { database, auth, now: Date.now() });
      if (!auth)
        console.error('The backend is not running, so accounts with this email address are not included.');
      console.log(JSON.stringify(everything, null, 2));
    });
  },
);
