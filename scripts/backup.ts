/** `npm run backup [-- FILE] [--live]`: backs up the whole database to a file. */
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { takeBackup, writeBackup } from '../functions/src/operations/backup.ts';
import { DATABASE_OPTIONS, openAdminDatabase } from './admin-database.ts';

const { values, positionals } = parseArgs({
  options: { ...DATABASE_OPTIONS },
  allowPositionals: true,
});
const now = new Date();
const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
const file = resolve(positionals[0] ?? `backups/${stamp}.json`);

const { database, close } = await openAdminDatabase(values);
try {
  const backup = await takeBackup(database, now.getTime());
  await mkdir(dirname(file), { recursive: true });
  await writeBackup(file, backup);
  const count = Object.keys(backup.data.applications ?? {}).length;
  console.log(`${count} applications and all other data are in ${file}.`);
  console.log(
    'It contains personal data: store it where nobody else can read it, and delete it when no longer needed.',
  );
} finally {
  await close();
}
