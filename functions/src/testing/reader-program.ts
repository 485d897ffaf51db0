import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes a program that replaces the website reader; returns its file. */
export function writeProgram(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'anbahn-reader-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'program.mjs');
  writeFileSync(file, code);
  return file;
}
