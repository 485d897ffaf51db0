import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The local team code: `TEAM_CODE` from the environment, or six digits that are generated once and stored. The live
 * site's is a secret of the functions.
 */
export async function teamCode(file: string, fromEnvironment = process.env.TEAM_CODE): Promise<string> {
  if (fromEnvironment) return fromEnvironment;
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored.trim() !== '') return stored.trim();
  const generated = String(randomInt(100_000, 1_000_000));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${generated}\n`, { mode: 0o600 });
  return generated;
}
