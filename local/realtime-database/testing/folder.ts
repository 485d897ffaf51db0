/** Temporary folders for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A new empty folder that goes with the test that made it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rtdb-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
