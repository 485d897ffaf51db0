import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Files of the local secrets in the data folder of `npm start`. */
export const SECRET_FILES = { ownLink: 'own-link-secret', accessCode: 'access-code-secret' } as const;

/** A local secret: generated once and stored, so that links and hashes made with it survive a restart. */
export async function loadOrCreateSecret(file: string): Promise<string> {
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored.trim() !== '') return stored.trim();
  const generated = randomBytes(32).toString('base64url');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${generated}\n`, { mode: 0o600 });
  return generated;
}
