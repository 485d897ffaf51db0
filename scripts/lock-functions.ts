/**
 * Writes functions/package-lock.json, which is uploaded with the functions: the workspace's exact versions. `--out
 * FILE` changes the path.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Lockfile, lockfileOf } from './workspace-lockfile.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { out: { type: 'string', default: `${root}functions/package-lock.json` } },
});
const whole: Lockfile = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'));
writeFileSync(values.out, `${JSON.stringify(lockfileOf(whole, 'functions'), null, 2)}\n`);
