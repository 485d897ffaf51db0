import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import { type Applications, newestFirst } from '../../../domain/applications/application-record.ts';

export interface Records {
  /** The loaded applications, newest first. */
  readonly $list: ReadableAtom<readonly Application[]>;
  /** Ids of invalid records. */
  readonly $unreadable: ReadableAtom<readonly string[]>;
  get(id: string): Application | undefined;
  /** Adds a page. Known records win, since live updates are newer. @returns the added ones */
  addPage(page: Applications): readonly Application[];
  /** Adds or replaces a record; null if it is invalid. */
  put(id: string, application: Application | null): void;
  /** Adds or replaces records with one update of the list. */
  putAll(records: Iterable<readonly [string, Application | null]>): void;
  remove(id: string): void;
}

/** Index of a record in the sorted list, or its insertion point. */
function findIndex(list: readonly Application[], application: Application): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = list[middle];
    if (other && newestFirst(other, application) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function createRecords(): Records {
  const $list = atom<readonly Application[]>([]);
  const $unreadable = atom<readonly string[]>([]);
  const byId = new Map<string, Application>();
  const removed = new Set<string>();

  const isNew = (id: string): boolean => !byId.has(id) && !removed.has(id);

  const takeOut = (list: Application[], application: Application): void => {
    const index = findIndex(list, application);
    if (list[index]?.id === application.id) list.splice(index, 1);
  };

  const markUnreadable = (ids: readonly string[]): void => {
    const existing = new Set($unreadable.get());
    const newRecords = ids.filter((id) => !existing.has(id) && isNew(id));
    if (newRecords.length > 0) $unreadable.set([...existing, ...newRecords]);
  };

  const markReadable = (id: string): void => {
    if ($unreadable.get().includes(id)) $unreadable.set($unreadable.get().filter((other) => other !== id));
  };

  const remove = (id: string): void => {
    removed.add(id);
    const old = byId.get(id);
    byId.delete(id);
    if (old) {
      const list = [...$list.get()];
      takeOut(list, old);
      $list.set(list);
    }
    markReadable(id);
  };

  function putAll(records: Iterable<readonly [string, Application | null]>): void {
    const list = [...$list.get()];
    for (const [id, application] of records) {
      const old = byId.get(id);
      if (old) takeOut(list, old);
      removed.delete(id);
      if (application) {
        byId.set(id, application);
        list.splice(findIndex(list, application), 0, application);
        markReadable(id);
      } else {
        byId.delete(id);
        markUnreadable([id]);
      }
    }
    $list.set(list);
  }

  return {
    $list,
    $unreadable,
    get: (id) => byId.get(id),

    addPage({ readable, unreadable }) {
      const newRecords = readable.filter(({ id }) => isNew(id));
      for (const application of newRecords) byId.set(application.id, application);
      // Nearly sorted input sorts fast.
      if (newRecords.length > 0) $list.set([...$list.get(), ...newRecords].sort(newestFirst));
      markUnreadable(unreadable);
      return newRecords;
    },

    put: (id, application) => putAll([[id, application]]),
    putAll,
    remove,
  };
}
