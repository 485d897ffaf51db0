import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The team code of this machine: `TEAM_CODE` from the environment, else six digits that are drawn once and kept.
 * The live site has its own, a secret of the functions.
 */
export async function teamCode(file: string, fromEnvironment = process.env.TEAM_CODE): Promise<string> {
  if (fromEnvironment) return fromEnvironment;
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.trim() !== '') return kept.trim();
  const drawn = String(randomInt(100_000, 1_000_000));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${drawn}\n`, { mode: 0o600 });
  return drawn;
}
