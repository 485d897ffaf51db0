import { atom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import { newestFirst } from '../../../domain/applications/application-record.ts';

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

export type Records = ReturnType<typeof createRecords>;

/** The loaded applications. @param onChanged called with new and changed ones */
export function createRecords(onChanged = (_: readonly Application[]): void => undefined) {
  /** Newest first. */
  const $list = atom<readonly Application[]>([]);
  const byId = new Map<string, Application>();
  /** Names of removed ones by id. */
  const removed = new Map<string, string>();

  const isNew = (id: string): boolean => !byId.has(id) && !removed.has(id);
  const takeOut = (list: Application[], id: string): void => {
    const old = byId.get(id);
    if (!old) return;
    byId.delete(id);
    const place = findIndex(list, old);
    if (list[place]?.id === id) list.splice(place, 1);
  };

  /** Adds or replaces records with one update of the list. */
  function putAll(changed: readonly Application[]): void {
    const list = [...$list.get()];
    for (const application of changed) {
      takeOut(list, application.id);
      removed.delete(application.id);
      byId.set(application.id, application);
      list.splice(findIndex(list, application), 0, application);
    }
    $list.set(list);
    onChanged(changed);
  }

  return {
    $list,
    get: (id: string) => byId.get(id),
    /** The name of an application, also after it was removed. */
    getName: (id: string) => byId.get(id)?.name ?? removed.get(id),
    put: (application: Application) => putAll([application]),
    putAll,

    /** Adds a page. Known records win, since live updates are newer. */
    addPage(applications: readonly Application[]) {
      const newRecords = applications.filter(({ id }) => isNew(id));
      for (const application of newRecords) byId.set(application.id, application);
      // Nearly sorted input sorts fast.
      if (newRecords.length > 0) $list.set([...$list.get(), ...newRecords].sort(newestFirst));
      onChanged(newRecords);
    },

    remove(id: string) {
      removed.set(id, byId.get(id)?.name ?? removed.get(id) ?? '');
      if (byId.has(id)) {
        const list = [...$list.get()];
        takeOut(list, id);
        $list.set(list);
      }
    },
  };
}
