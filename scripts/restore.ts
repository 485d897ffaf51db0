/**
 * `npm run restore -- FILE [--live] [--overwrite] [--deletions FILE …] [--nothing-deleted]`: restores a backup, except
 * for what was deleted since.
 */
import { resolve } from 'node:path';
import { readBackup, takeBackup, writeBackup } from '../functions/src/operations/backup.ts';
import { restore } from '../functions/src/operations/restore.ts';
import { readDeletions } from '../functions/src/operations/tombstones.ts';
import { runCommand, UsageError } from '../local/command.ts';
import { DATABASE_OPTIONS, getDatabaseTarget, LIVE_USAGE, withAdminDatabase } from './admin-database.ts';

const usage = `npm run restore -- FILE     restores a backup, except for what was deleted since
  --deletions FILE          what was deleted, from a later backup or the logs; may be repeated
  --nothing-deleted         nothing was
  --overwrite               replaces applications, and saves the current data first
${LIVE_USAGE}`;

const OPTIONS = {
  ...DATABASE_OPTIONS,
  overwrite: { type: 'boolean', default: false },
  deletions: { type: 'string', multiple: true },
  'nothing-deleted': { type: 'boolean', default: false },
} as const;

await runCommand(
  { usage, options: OPTIONS, maxArgs: 1, target: getDatabaseTarget },
  async (values, [name]) => {
    if (name === undefined) throw new UsageError('Which file?');
    const file = resolve(name);
    const backup = await readBackup(file);
    const deletions = await Promise.all((values.deletions ?? []).map((each) => readDeletions(resolve(each))));
    await withAdminDatabase(values, async ({ database }) => {
      if (values.overwrite) {
        const replacedFile = `${file}.replaced-${Date.now()}.json`;
        await writeBackup(replacedFile, await takeBackup(database, Date.now()));
        console.log(`The previous content of the database is in ${replacedFile}.`);
      }
      const { applications, skipped } = await restore(database, backup, {
        deletions,
        nothingDeleted: values['nothing-deleted'],
        replace: values.overwrite,
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
    });
  },
);
