import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { loadOrCreateSecret, SECRET_FILES } from '../local/local-secrets.ts';
import { site } from '../src/site.ts';
import type { DatabaseValues } from './admin-database.ts';

const FILES = {
  ACCESS_CODE_SECRET: SECRET_FILES.accessCode,
  OWN_LINK_SECRET: SECRET_FILES.ownLink,
} as const;

/** Reads a secret of the functions, the live site's from Secret Manager, so that nobody has to copy it. */
export const readSecret = async (
  { live, data }: DatabaseValues,
  name: keyof typeof FILES,
): Promise<string> =>
  live
    ? execFileSync('firebase', [
        'functions:secrets:access',
        name,
        ...['--project', site.firebase.projectId],
      ]).toString()
    : loadOrCreateSecret(join(data, FILES[name]));
