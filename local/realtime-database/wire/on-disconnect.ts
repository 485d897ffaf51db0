/**
 * Writes that a client leaves behind for the moment its connection ends. The rules are asked when they are left and again
 * when they run.
 * Source: @firebase/database `PersistentConnection.onDisconnectPut`, `onDisconnectMerge`, `onDisconnectCancel`, `Repo.onDisconnect_`;
 * Firebase docs "Enabling Offline Capabilities", "How onDisconnect works".
 */
import type { Identity } from '../auth/token.ts';
import { type Database, PermissionDeniedError } from '../database.ts';
import { JournalError } from '../journal/files.ts';
import { contains, InvalidDataError, type Path, parsePath } from '../tree/path.ts';

/** A place and the JSON to write there; server values in it take their value when it runs. */
export interface PendingWrite {
  readonly path: Path;
  readonly json: unknown;
}

/** The writes of an update, one by one. */
export function childWrites(path: Path, children: unknown): PendingWrite[] {
  if (typeof children !== 'object' || children === null)
    throw new InvalidDataError('An update must be an object');
  return Object.entries(children).map(([key, json]) => ({ path: parsePath([...path, key].join('/')), json }));
}

/** See the head of this file. */
export class OnDisconnect {
  #writes: PendingWrite[] = [];

  /** Adds writes. A write takes the place of what was left at its path or below. */
  set(writes: readonly PendingWrite[]): void {
    for (const write of writes) {
      this.cancel(write.path);
      this.#writes.push(write);
    }
  }

  /** Forgets what was left at a path and below. */
  cancel(path: Path): void {
    this.#writes = this.#writes.filter((write) => !contains(path, write.path));
  }

  /** Writes all that is allowed, in the order in which it was left. */
  run(database: Database, identity: Identity, log: (line: string) => void): void {
    const writes = this.#writes;
    this.#writes = [];
    for (const { path, json } of writes) {
      try {
        database.put(path, json, identity);
      } catch (error) {
        const isKnown = [PermissionDeniedError, InvalidDataError, JournalError].some(
          (kind) => error instanceof kind,
        );
        if (!isKnown) throw error;
        log(`not written on disconnect: ${error}`);
      }
    }
  }
}
