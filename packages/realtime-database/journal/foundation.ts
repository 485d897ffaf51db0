/**
 * The files that the current journal depends on: a snapshot and closed journals. If one is missing, the next start
 * cannot recover, however intact the journal is.
 */
import { lookUp } from './files.ts';

/** Identity and size by name; null for a missing file. */
export type Foundation = ReadonlyMap<string, string | null>;

function fingerprintOf(file: string): string | null {
  const found = lookUp(file);
  return found && `${found.identity} ${found.size}`;
}

/** Records the files' current state. */
export function foundationOf(files: readonly string[]): Foundation {
  return new Map(files.map((file) => [file, fingerprintOf(file)]));
}

/** False if a file is missing, replaced, or of different length. */
export function isUnchanged(foundation: Foundation): boolean {
  for (const [file, fingerprint] of foundation)
    if (fingerprint === null || fingerprintOf(file) !== fingerprint) return false;
  return true;
}
