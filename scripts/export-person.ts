/** `npm run export -- ada@example.com [--live]`: exports all data stored about an email address, as JSON. */
import { parseArgs } from 'node:util';
import { createAccountFinder } from '../functions/src/applications/find-account.ts';
import { collectPersonalData } from '../functions/src/applications/personal-data.ts';
import { DATABASE_OPTIONS, openAdminDatabase } from './admin-database.ts';

const { values, positionals } = parseArgs({
  options: { ...DATABASE_OPTIONS },
  allowPositionals: true,
});
const [email] = positionals;
if (email === undefined) {
  console.error('Usage: npm run export -- ada@example.com');
  process.exit(2);
}
const { database, auth, close } = await openAdminDatabase(values);
try {
  const everything = await collectPersonalData(email, {
    database,
    findAccount: auth ? createAccountFinder(auth) : async () => null,
    now: Date.now(),
  });
  if (!auth)
    console.error('The backend is not running, so accounts with this email address are not included.');
  console.log(JSON.stringify(everything, null, 2));
} finally {
  await close();
}
