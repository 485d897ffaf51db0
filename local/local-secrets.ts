import { randomBytes, randomInt } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Files of the local secrets in the data folder of `npm start`. */
export const SECRET_FILES = {
  OWN_LINK_SECRET: 'own-link-secret',
  ACCESS_CODE_SECRET: 'access-code-secret',
} as const;

/** A local secret: generated once and stored, so that links and hashes made with it survive a restart. */
export async function loadOrCreateSecret(
  file: string,
  generate = () => randomBytes(32).toString('base64url'),
): Promise<string> {
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored.trim() !== '') return stored.trim();
  const generated = generate();
  mkdirSync(dirname(file), { recursive: true });
  await writeFile(file, `${generated}\n`, { mode: 0o600 });
  return generated;
}

/**
 * The local team code: `TEAM_CODE` from the environment, or six digits that are generated once. The live site's is a
 * secret of the functions.
 */
export const loadOrCreateTeamCode = async (file: string): Promise<string> =>
  process.env.TEAM_CODE || loadOrCreateSecret(file, () => String(randomInt(100_000, 1_000_000)));
