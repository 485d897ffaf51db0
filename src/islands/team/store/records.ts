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
  /** Adds or replaces a record; null if it is invalid. @returns whether it was unknown */
  put(id: string, application: Application | null): boolean;
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

  const listWithout = (application: Application): readonly Application[] => {
    const list = $list.get();
    const index = findIndex(list, application);
    return list[index]?.id === application.id ? list.toSpliced(index, 1) : list;
  };

  const markUnreadable = (ids: readonly string[]): void => {
    const existing = new Set($unreadable.get());
    const newRecords = ids.filter((id) => !existing.has(id) && isNew(id));
    if (newRecords.length > 0) $unreadable.set([...existing, ...newRecords]);
  };

  const remove = (id: string): void => {
    removed.add(id);
    const old = byId.get(id);
    byId.delete(id);
    if (old) $list.set(listWithout(old));
    if ($unreadable.get().includes(id)) $unreadable.set($unreadable.get().filter((other) => other !== id));
  };

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

    put(id, application) {
      if (!application) {
        if (byId.has(id)) remove(id);
        removed.delete(id);
        markUnreadable([id]);
        return false;
      }
      const old = byId.get(id);
      const list = old ? listWithout(old) : $list.get();
      removed.delete(id);
      byId.set(id, application);
      $list.set(list.toSpliced(findIndex(list, application), 0, application));
      if ($unreadable.get().includes(id)) $unreadable.set($unreadable.get().filter((other) => other !== id));
      return old === undefined;
    },

    remove,
  };
}
