import { atom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import { senderKeys } from '../../../domain/applications/application-duplicates.ts';
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
  /** Most senders have a single id, and an array for each would dominate memory. */
  const idsBySender = new Map<string, string | readonly string[]>();
  const removed = new Set<string>();

  const isNew = (id: string): boolean => !byId.has(id) && !removed.has(id);
  const getIds = (sender: string): readonly string[] => [idsBySender.get(sender) ?? []].flat();

  const index = (application: Application, isListed: boolean): void => {
    for (const sender of senderKeys(application)) {
      const others = getIds(sender).filter((id) => id !== application.id);
      const [first, ...more] = isListed ? [...others, application.id] : others;
      if (first === undefined) idsBySender.delete(sender);
      else idsBySender.set(sender, more.length === 0 ? first : [first, ...more]);
    }
  };

  const add = (application: Application): void => {
    byId.set(application.id, application);
    index(application, true);
  };

  const takeOut = (list: Application[], id: string): void => {
    const old = byId.get(id);
    if (!old) return;
    byId.delete(id);
    index(old, false);
    const place = findIndex(list, old);
    if (list[place]?.id === id) list.splice(place, 1);
  };

  /** Adds or replaces records with one update of the list. */
  function putAll(changed: readonly Application[]): void {
    const list = [...$list.get()];
    for (const application of changed) {
      takeOut(list, application.id);
      removed.delete(application.id);
      add(application);
      list.splice(findIndex(list, application), 0, application);
    }
    $list.set(list);
    onChanged(changed);
  }

  return {
    $list,
    get: (id: string) => byId.get(id),
    put: (application: Application) => putAll([application]),
    putAll,

    /** Adds a page. Known records win, since live updates are newer. */
    addPage(applications: readonly Application[]) {
      const newRecords = applications.filter(({ id }) => isNew(id));
      for (const application of newRecords) add(application);
      // Nearly sorted input sorts fast.
      if (newRecords.length > 0) $list.set([...$list.get(), ...newRecords].sort(newestFirst));
      onChanged(newRecords);
    },

    remove(id: string) {
      removed.add(id);
      if (byId.has(id)) {
        const list = [...$list.get()];
        takeOut(list, id);
        $list.set(list);
      }
    },

    /** Ids of other applications with the same email address or website. */
    listSameSender: (application: Application): readonly string[] => [
      ...new Set(
        senderKeys(application)
          .flatMap(getIds)
          .filter((id) => id !== application.id),
      ),
    ],
  };
}
