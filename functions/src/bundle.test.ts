import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The bundle's code as one text. */
function bundle(...options: readonly string[]): string {
  const out = mkdtempSync(join(tmpdir(), 'anbahn-bundle-'));
  execFileSync(process.execPath, ['scripts/build-functions.ts', ...options, '--out', out], { cwd: ROOT });
  const code = readdirSync(out)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(out, file), 'utf8'))
    .join('\n');
  rmSync(out, { recursive: true });
  return code;
}

const production = bundle();

it('only the local backend can be told to fetch from this machine, or calls any function by its name', () => {
  const marks = [
    ...['ANBAHN_LOOPBACK_ORIGINS', 'ANBAHN_SITE_ORIGIN', 'createLoopbackGuard', '127.0.0.1', 'anyFunction'],
  ];
  expect(production).toContain('isPublicAddress');
  expect(marks.filter((mark) => production.includes(mark))).toEqual([]);
  const local = bundle('--local');
  expect(marks.filter((mark) => local.includes(mark))).toEqual(marks);
});

it('mail libraries are loaded by their function on first use', () => {
  expect(production).toMatch(/import\(["']nodemailer["']\)/);
  expect(production).not.toMatch(/from\s*["']nodemailer/);
});
