import { atom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import { newestFirst } from '../../../domain/applications/application-record.ts';

export type Records = ReturnType<typeof createRecords>;

/** The loaded applications. @param onChanged called with new and changed ones */
export function createRecords(onChanged = (_: readonly Application[]): void => undefined) {
  /** Newest first. */
  const $list = atom<readonly Application[]>([]);
  const byId = new Map<string, Application>();
  /** Names of removed ones by id. */
  const removed = new Map<string, string>();

  // Nearly sorted input sorts fast.
  const publish = (): void => $list.set([...byId.values()].sort(newestFirst));

  /** Adds or replaces records with one update of the list. */
  function putAll(changed: readonly Application[]): void {
    for (const application of changed) {
      removed.delete(application.id);
      byId.set(application.id, application);
    }
    publish();
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
      const newRecords = applications.filter(({ id }) => !byId.has(id) && !removed.has(id));
      if (newRecords.length > 0) putAll(newRecords);
    },

    remove(id: string) {
      removed.set(id, byId.get(id)?.name ?? removed.get(id) ?? '');
      if (byId.delete(id)) publish();
    },
  };
}
