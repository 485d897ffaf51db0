/** `npm run newsletter -- list | remove EMAIL [--live]`: confirmed subscribers as CSV; ends a subscription. */
import { endSubscriptions, listConfirmed, newsletterUrl } from '../functions/src/newsletter/subscriptions.ts';
import { requireCommand, requireEmail, runCommand } from '../local/command.ts';
import { csvFile } from '../src/domain/values/csv.ts';
import { site } from '../src/site.ts';
import {
  DATABASE_OPTIONS,
  type DatabaseValues,
  getDatabaseTarget,
  LIVE_USAGE,
  readSecret,
  withAdminDatabase,
} from './admin-database.ts';

const USAGE = `npm run newsletter -- list            confirmed subscribers as CSV, each with a link to unsubscribe for your mails
npm run newsletter -- remove EMAIL    ends a subscription, and deletes everything about it
${LIVE_USAGE}`;

type Run = (values: DatabaseValues, email: string | undefined) => Promise<void>;

const HEADER = ['email', 'language', 'requested', 'confirmed', 'consent', 'unsubscribe'];
const formatTime = (ms = 0): string => new Date(ms).toISOString();

const list: Run = async (values) => {
  const secret = await readSecret(values, 'OWN_LINK_SECRET');
  const subscriptions = await withAdminDatabase(values, ({ database }) => listConfirmed(database));
  const rows = subscriptions.map(({ id, email, language, consent, requestedAt, confirmedAt }) => [
    ...[email, language, formatTime(requestedAt), formatTime(confirmedAt), consent],
    newsletterUrl(site.origin, secret, { id, language, action: 'unsubscribe' }),
  ]);
  process.stdout.write(csvFile(HEADER, rows, 'en'));
};

const remove: Run = async (values, address) => {
  const email = requireEmail(address);
  const ended = await withAdminDatabase(values, ({ database }) =>
    endSubscriptions(database, email, Date.now()),
  );
  console.log(ended.length > 0 ? `${email} is off the newsletter.` : `${email} was not on the newsletter.`);
};

const COMMANDS: Readonly<Record<string, Run>> = { list, remove };

await runCommand(
  { usage: USAGE, options: DATABASE_OPTIONS, maxArgs: 2, target: getDatabaseTarget },
  (values, [command, email]) => requireCommand(COMMANDS, command)(values, email),
);
