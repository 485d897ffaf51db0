/** Temporary folders for tests. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A new empty folder, named without symbolic links, that goes with the test that made it. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'rtdb-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
