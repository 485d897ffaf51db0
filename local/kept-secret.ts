import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Where the secrets of this machine lie in the folder that `npm start` keeps its data in. */
export const SECRET_FILES = { ownLink: 'own-link-secret', accessCode: 'access-code-secret' } as const;

/** A secret of this machine: drawn once and kept, so that what was made with it goes on working after a restart. */
export async function keptSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.trim() !== '') return kept.trim();
  const drawn = randomBytes(32).toString('base64url');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${drawn}\n`, { mode: 0o600 });
  return drawn;
}
