/**
 * Writes that a client queues for when it disconnects. Rules are checked when they are queued and again when they
 * run.
 * Source: @firebase/database `PersistentConnection.onDisconnectPut`, `onDisconnectMerge`, `onDisconnectCancel`,
 * `Repo.onDisconnect_`; Firebase docs "Enabling Offline Capabilities", "How onDisconnect works".
 */
import type { Identity } from '../auth/token.ts';
import type { Database } from '../database.ts';
import { contains, InvalidDataError, type Path, parsePath } from '../tree/path.ts';

/** JSON by path; server values are resolved when written. */
type Places = Map<string, unknown>;

export class OnDisconnect {
  /** Each is atomic: a set, or all paths of an update. */
  #operations: Places[] = [];

  /** Queues a set. Replaces what was queued there and below. */
  put(path: Path, json: unknown): void {
    this.cancel(path);
    this.#operations.push(new Map([[path.join('/'), json]]));
  }

  /** Queues an update of several paths. @throws InvalidDataError */
  merge(path: Path, children: unknown): void {
    if (typeof children !== 'object' || children === null)
      throw new InvalidDataError('An update must be an object');
    const places: Places = new Map(
      Object.entries(children).map(([key, json]) => [parsePath([...path, key].join('/')).join('/'), json]),
    );
    for (const place of places.keys()) this.cancel(parsePath(place));
    this.#operations.push(places);
  }

  /** Cancels what was queued at a path and below. */
  cancel(path: Path): void {
    for (const places of this.#operations) {
      for (const place of places.keys()) if (contains(path, parsePath(place))) places.delete(place);
    }
    this.#operations = this.#operations.filter((places) => places.size > 0);
  }

  /** Runs all permitted writes in the order in which they were queued. */
  run(database: Database, identity: Identity, log: (line: string) => void): void {
    const operations = this.#operations;
    this.#operations = [];
    for (const places of operations) {
      try {
        database.merge([], Object.fromEntries(places), identity);
      } catch (error) {
        log(`not written on disconnect: ${error}`);
      }
    }
  }
}
