/** Temporary folders for tests. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates an empty folder, deleted after the test. Its path has no symbolic links. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'rtdb-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
