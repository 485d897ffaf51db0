/**
 * `npm run codes -- add mentor|mentee [--uses N] [--until YYYY-MM-DD] | list | revoke ID`: manages codes for /access.
 * Works locally, whether `npm start` runs or not; with `--live`, on the live site as the user of `npx firebase login`.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  addCode,
  type CodeDeps,
  type ListedCode,
  listCodes,
  revokeCode,
} from '../functions/src/access/codes.ts';
import { isInForce } from '../functions/src/access/stored-code.ts';
import { loadOrCreateSecret, SECRET_FILES } from '../local/local-secrets.ts';
import { isAccessRole } from '../src/domain/access/access.ts';
import { site } from '../src/site.ts';
import { DATABASE_OPTIONS, openAdminDatabase } from './admin-database.ts';
import { endInDays, endOfDay, parseUses } from './code-terms.ts';

const USUAL_DAYS = 90;

const USAGE = `npm run codes -- add mentor|mentee        creates a code and prints it only this once
  --uses N             how many times it can be used (1)
  --until YYYY-MM-DD   the last day of the code and its sessions (${USUAL_DAYS} days from now)
npm run codes -- list                     every code by its id, without the code
npm run codes -- revoke ID                ends a code, and every session of it; the code itself will do as well
  --live: on the live site, as whoever is signed in (npx firebase login); otherwise on this machine`;

const OPTIONS = { ...DATABASE_OPTIONS, uses: { type: 'string' }, until: { type: 'string' } } as const;

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function parseCommand() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch {
    return stop(USAGE);
  }
}
const { values, positionals } = parseCommand();
const [command = '', name = '', ...more] = positionals;

/** Reads the live site's secret from Secret Manager, so that nobody has to copy it. */
const readSecret = async (): Promise<string> =>
  values.live
    ? execFileSync('firebase', [
        'functions:secrets:access',
        'ACCESS_CODE_SECRET',
        ...['--project', site.firebase.projectId],
      ]).toString()
    : loadOrCreateSecret(join(values.data, SECRET_FILES.accessCode));

type OpenDatabaseFn = () => Promise<CodeDeps['database']>;

const openCodeDeps = async (open: OpenDatabaseFn): Promise<CodeDeps> => {
  const secret = await readSecret();
  return { database: await open(), secret, now: Date.now };
};

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
/** A code expires at midnight; subtract 1 ms to show the last valid day. */
const formatLastDay = (until: number): string => dayFormat.format(until - 1);

async function add(open: OpenDatabaseFn): Promise<void> {
  if (!isAccessRole(name)) return stop(USAGE);
  const now = Date.now();
  const terms = {
    role: name,
    uses: parseUses(values.uses ?? '1'),
    until: values.until === undefined ? endInDays(USUAL_DAYS, now) : endOfDay(values.until, now),
  };
  const { code, id } = await addCode(await openCodeDeps(open), terms);
  const frequency = terms.uses === 1 ? 'once' : `${terms.uses} times`;
  console.log(`
  ${code}

opens /access as ${name}, ${frequency}, until ${formatLastDay(terms.until)}. It is not shown again.
In the list it is ${id}: note whom you give it to.`);
}

function formatStatus(code: ListedCode, now: number): string {
  if (code.revoked) return 'revoked';
  if (!isInForce(code, now)) return `over since ${formatLastDay(code.until)}`;
  return `${code.used < code.uses ? 'open' : 'used up; what it opened is open'} until ${formatLastDay(code.until)}`;
}

async function list(open: OpenDatabaseFn): Promise<void> {
  const codes = await listCodes(await open());
  const now = Date.now();
  const lines = codes.map((code) => {
    const { id, role, used, uses } = code;
    return `${id}  ${role}  ${`${used} of ${uses} used`.padEnd(14)}  ${formatStatus(code, now)}`;
  });
  console.log(lines.join('\n') || 'No codes. /access says that codes are not active yet.');
}

async function revoke(open: OpenDatabaseFn): Promise<void> {
  if (name === '') return stop(USAGE);
  const id = await revokeCode(await openCodeDeps(open), name);
  if (id === null) throw new Error(`No code ${name}: npm run codes -- list`);
  console.log(`${id} is revoked, and all its sessions have ended.`);
}

const COMMANDS: Readonly<Record<string, (open: OpenDatabaseFn) => Promise<void>>> = { add, list, revoke };
const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
if (!run || more.length > 0 || (command === 'list' && name !== '')) stop(USAGE);

let close = async (): Promise<void> => undefined;
try {
  await run(async () => {
    const opened = await openAdminDatabase(values);
    close = opened.close;
    return opened.database;
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await close();
}
