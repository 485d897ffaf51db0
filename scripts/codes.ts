/**
 * `npm run codes -- add mentor|mentee [--uses N] [--until YYYY-MM-DD] | list | revoke ID`: manages codes for /access.
 * Works locally, whether `npm start` runs or not; with `--live`, on the live site as the user of `npx firebase login`.
 */
import {
  addCode,
  type CodeDeps,
  type ListedCode,
  listCodes,
  revokeCode,
} from '../functions/src/access/codes.ts';
import { isInForce } from '../functions/src/access/stored-code.ts';
import { requireCommand, runCommand, UsageError } from '../local/command.ts';
import { ACCESS_ROLES, isAccessRole } from '../src/domain/access/access.ts';
import {
  DATABASE_OPTIONS,
  type DatabaseValues,
  getDatabaseTarget,
  LIVE_USAGE,
  readSecret,
  withAdminDatabase,
} from './admin-database.ts';
import { endInDays, endOfDay, parseUses } from './code-terms.ts';

const USUAL_DAYS = 90;

const USAGE = `npm run codes -- add mentor|mentee        creates a code and prints it only this once
  --uses N             how many times it can be used (1)
  --until YYYY-MM-DD   the last day of the code and its sessions (${USUAL_DAYS} days from now)
npm run codes -- list                     every code by its id, without the code
npm run codes -- revoke ID                ends a code, and every session of it; the code itself will do as well
${LIVE_USAGE}`;

const OPTIONS = { ...DATABASE_OPTIONS, uses: { type: 'string' }, until: { type: 'string' } } as const;

interface Values extends DatabaseValues {
  readonly uses?: string | undefined;
  readonly until?: string | undefined;
}
type Run = (values: Values, name: string | undefined) => Promise<void>;

/** Reads the secret before the database is opened. */
async function withCodes<T>(values: Values, work: (deps: CodeDeps) => Promise<T>): Promise<T> {
  const secret = await readSecret(values, 'ACCESS_CODE_SECRET');
  return withAdminDatabase(values, ({ database }) => work({ database, secret, now: Date.now }));
}

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
/** A code expires at midnight; subtract 1 ms to show the last valid day. */
const formatLastDay = (until: number): string => dayFormat.format(until - 1);

const add: Run = async (values, role) => {
  if (!isAccessRole(role)) throw new UsageError(`A code is for ${ACCESS_ROLES.join(' or ')}.`);
  const now = Date.now();
  const terms = {
    role,
    uses: parseUses(values.uses ?? '1'),
    until: values.until === undefined ? endInDays(USUAL_DAYS, now) : endOfDay(values.until, now),
  };
  const { code, id } = await withCodes(values, (deps) => addCode(deps, terms));
  const frequency = terms.uses === 1 ? 'once' : `${terms.uses} times`;
  console.log(`
  ${code}

opens /access as ${role}, ${frequency}, until ${formatLastDay(terms.until)}. It is not shown again.
In the list it is ${id}: note whom you give it to.`);
};

function formatStatus(code: ListedCode, now: number): string {
  if (code.revoked) return 'revoked';
  if (!isInForce(code, now)) return `over since ${formatLastDay(code.until)}`;
  return `${code.used < code.uses ? 'open' : 'used up; what it opened is open'} until ${formatLastDay(code.until)}`;
}

const list: Run = async (values) => {
  const codes = await withAdminDatabase(values, ({ database }) => listCodes(database));
  const now = Date.now();
  const lines = codes.map((code) => {
    const { id, role, used, uses } = code;
    return `${id}  ${role}  ${`${used} of ${uses} used`.padEnd(14)}  ${formatStatus(code, now)}`;
  });
  console.log(lines.join('\n') || 'No codes. /access says that codes are not active yet.');
};

const revoke: Run = async (values, name) => {
  if (name === undefined) throw new UsageError('Which code?');
  const id = await withCodes(values, (deps) => revokeCode(deps, name));
  if (id === null) throw new Error(`No code ${name}: npm run codes -- list`);
  console.log(`${id} is revoked, and all its sessions have ended.`);
};

const COMMANDS: Readonly<Record<string, Run>> = { add, list, revoke };

await runCommand(
  { usage: USAGE, options: OPTIONS, maxArgs: 2, target: getDatabaseTarget },
  async (values, [command, name]) => {
    const run = requireCommand(COMMANDS, command);
    if (command === 'list' && name !== undefined) throw new UsageError(`Too many arguments: ${name}`);
    await run(values, name);
  },
);
