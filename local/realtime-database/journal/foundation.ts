/**
 * What the journal that is being written builds on: a snapshot, and journals that nobody writes to any more. Without one of
 * them the next start finds too little, however whole the journal is.
 */
import { lookUp } from './files.ts';

/** Which file it is and its bytes, by name; null for one that was not there. */
export type Foundation = ReadonlyMap<string, string | null>;

function fingerprintOf(file: string): string | null {
  const found = lookUp(file);
  return found && `${found.identity} ${found.size}`;
}

/** Notes files as they are now. */
export function foundationOf(files: readonly string[]): Foundation {
  return new Map(files.map((file) => [file, fingerprintOf(file)]));
}

/** False when one is gone, or another file, or shorter or longer than it was. */
export function isUnchanged(foundation: Foundation): boolean {
  for (const [file, fingerprint] of foundation)
    if (fingerprint === null || fingerprintOf(file) !== fingerprint) return false;
  return true;
}
