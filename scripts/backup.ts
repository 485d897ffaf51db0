/** `npm run backup [-- FILE] [--live]`: backs up the whole database to a file. */
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { takeBackup, writeBackup } from '../functions/src/operations/backup.ts';
import { runCommand } from '../local/command.ts';
import { DATABASE_OPTIONS, getDatabaseTarget, LIVE_USAGE, withAdminDatabase } from './admin-database.ts';

const usage = `npm run backup [-- FILE] [--live]   backs up the whole database to a file
${LIVE_USAGE}`;

await runCommand(
  { usage, options: DATABASE_OPTIONS, maxArgs: 1, target: getDatabaseTarget },
  async (values, [name]) => {
    const now = new Date();
    const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
    const file = resolve(name ?? `backups/${stamp}.json`);
    const backup = await withAdminDatabase(values, ({ database }) => takeBackup(database, now.getTime()));
    await mkdir(dirname(file), { recursive: true });
    await writeBackup(file, backup);
    const count = Object.keys(backup.data.applications ?? {}).length;
    console.log(`${count} applications and all other data are in ${file}.`);
    console.log(
      'It contains personal data: store it where nobody else can read it, and delete it when no longer needed.',
    );
  },
);
