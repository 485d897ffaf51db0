import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { loadOrCreateSecret, SECRET_FILES } from '../local/local-secrets.ts';
import { site } from '../src/site.ts';
import { type DatabaseValues, requireLive } from './admin-database.ts';

const FILES = {
  ACCESS_CODE_SECRET: SECRET_FILES.accessCode,
  OWN_LINK_SECRET: SECRET_FILES.ownLink,
} as const;

/** Reads a secret of the functions, the live site's from Secret Manager, so that nobody has to copy it. */
export async function readSecret({ live, data }: DatabaseValues, name: keyof typeof FILES): Promise<string> {
  if (!live) return loadOrCreateSecret(join(data, FILES[name]));
  const target = ['--project', site.firebase.projectId];
  try {
    return execFileSync('firebase', ['functions:secrets:access', name, ...target]).toString();
  } catch (error) {
    await requireLive();
    throw error;
  }
}
