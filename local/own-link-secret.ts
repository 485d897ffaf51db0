import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The secret that signs own links on this machine: drawn once and kept, so that links in kept mails go on working. */
export async function ownLinkSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.trim() !== '') return kept.trim();
  const drawn = randomBytes(32).toString('base64url');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${drawn}\n`, { mode: 0o600 });
  return drawn;
}
