/**
 * `npm run team -- add EMAIL [--name NAME] [--theirs] | remove EMAIL | list | code`: manages access to the dashboard.
 * Works locally while `npm start` runs; with `--live`, on the live site as the user of `npx firebase login`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteEndedSessions } from '../functions/src/accounts/delete-ended-sessions.ts';
import {
  addMember,
  changeCode,
  isCodeUsable,
  listMembers,
  type RosterDeps,
  removeMember,
} from '../functions/src/team/roster.ts';
import { requireCommand, requireEmail, runCommand } from '../local/command.ts';
import {
  DATABASE_OPTIONS,
  type DatabaseValues,
  getDatabaseTarget,
  LIVE_USAGE,
  withAdminDatabase,
} from './admin-database.ts';

const USAGE = `npm run team -- add EMAIL [--name NAME]   adds a person to the team, with their own account
  --theirs: the account is known to belong to the person, who keeps the password
npm run team -- remove EMAIL              removes them from the team, and ends their sessions
npm run team -- list                      who is on it
npm run team -- code                      draws a new shared code, and ends all sessions of the old one
${LIVE_USAGE}`;

const OPTIONS = {
  ...DATABASE_OPTIONS,
  name: { type: 'string' },
  theirs: { type: 'boolean', default: false },
} as const;
interface Values extends DatabaseValues {
  readonly name?: string | undefined;
  readonly theirs: boolean;
}
type Run = (roster: RosterDeps, values: Values, email: string | undefined) => Promise<void>;

const add: Run = async (roster, values, address) => {
  const email = requireEmail(address);
  const { passwordLink, name } = await addMember(roster, {
    email,
    isTheirs: values.theirs,
    name: values.name,
  });
  console.log(
    `${name} <${email}> is on the team. In the dashboard, they choose when they get mails about applications.`,
  );
  if (passwordLink)
    console.log(
      `\nThis email address is not confirmed yet. Give this link to its owner only; they use it to set\ntheir password:\n\n  ${passwordLink}\n`,
    );
};

const remove: Run = async (roster, _, address) => {
  const email = requireEmail(address);
  const wasThere = await removeMember(roster, email);
  console.log(wasThere ? `${email} is off the team.` : `${email} was not on the team.`);
};

const list: Run = async ({ database }) => {
  const members = await listMembers(database);
  console.log(members.map(({ name, email }) => `${name} <${email}>`).join('\n') || 'Nobody is on the team.');
};

const code: Run = async (roster, values) => {
  const newCode = await changeCode(roster.database);
  // The next start prints it.
  if (!values.live) await writeFile(join(values.data, 'team-code'), `${newCode}\n`, { mode: 0o600 });
  console.log(`The team's code is now ${newCode}`);
  await deleteEndedSessions(roster, Date.now());
};

const COMMANDS: Readonly<Record<string, Run>> = { add, remove, list, code };

await runCommand(
  { usage: USAGE, options: OPTIONS, maxArgs: 2, target: getDatabaseTarget },
  async (values, [command, email]) => {
    const run = requireCommand(COMMANDS, command);
    if (command === 'add' || command === 'remove') requireEmail(email);
    await withAdminDatabase(values, async ({ database, auth }) => {
      if (!auth) throw new Error('The backend is not running: run `npm start` first.');
      await run({ database, auth }, values, email);
      if (!(await isCodeUsable(database)))
        console.error(
          `The stored code has no version, so it opens nothing. Draw a new one: npm run team -- code${values.live ? ' --live' : ''}`,
        );
    });
  },
);
