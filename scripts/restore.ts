/**
 * `npm run restore -- FILE [--live] [--replace] [--deletions FILE …] [--nothing-deleted]`: restores a backup, except
 * for what was deleted since.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBackup, takeBackup, writeBackup } from '../functions/src/operations/backup.ts';
import { RestoreRefusedError, restore } from '../functions/src/operations/restore.ts';
import { readTombstones } from '../functions/src/operations/tombstones.ts';
import { DATABASE_OPTIONS, openAdminDatabase } from './admin-database.ts';

const { values, positionals } = parseArgs({
  options: {
    ...DATABASE_OPTIONS,
    replace: { type: 'boolean', default: false },
    deletions: { type: 'string', multiple: true, default: [] },
    'nothing-deleted': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

async function main(file: string): Promise<void> {
  const backup = await readBackup(file);
  const tombstones = await Promise.all(values.deletions.map((name) => readTombstones(resolve(name))));
  const { database, close } = await openAdminDatabase(values);
  try {
    if (values.replace) {
      const replacedFile = `${file}.replaced-${Date.now()}.json`;
      await writeBackup(replacedFile, await takeBackup(database, Date.now()));
      console.log(`The previous content of the database is in ${replacedFile}.`);
    }
    const { applications, skipped } = await restore(database, backup, {
      deletions: Object.assign({}, ...tombstones),
      ...{ nothingDeleted: values['nothing-deleted'], replace: values.replace },
    });
    console.log(
      `Restored and compared: ${applications} applications from ${new Date(backup.madeAt).toISOString()}.`,
    );
    if (skipped.length > 0)
      console.log(
        `Skipped because they were deleted after the backup: ${skipped.length}. Backup files still contain them.`,
      );
    if (!(await database.ref('team/code').get()).exists())
      console.log(`No team code is stored, so the secret TEAM_CODE opens the dashboard. If it was replaced, do it again:
npm run team -- code. Check who else has access: npm run team -- list, npm run codes -- list.`);
  } finally {
    await close();
  }
}

const [file] = positionals;
if (file === undefined) {
  console.error('Usage: npm run restore -- FILE');
  process.exit(2);
}
await main(resolve(file)).catch((error: unknown) => {
  if (!(error instanceof RestoreRefusedError)) throw error;
  console.error(error.message);
  process.exit(1);
});
