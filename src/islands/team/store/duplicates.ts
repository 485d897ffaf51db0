import type { Application } from '../../../domain/applications/application.ts';
import { senderKeys } from '../../../domain/applications/application-duplicates.ts';

/** Index of applications by sender. */
export interface Duplicates {
  add(applications: readonly Application[]): void;
  remove(application: Application): void;
  /** Ids of other applications with the same email address or website. */
  find(application: Application): readonly string[];
}

export function createDuplicates(): Duplicates {
  /** Most keys have a single id, and an array for each would dominate memory. */
  const ids = new Map<string, string | readonly string[]>();
  const getIds = (key: string): readonly string[] => [ids.get(key) ?? []].flat();
  const setIds = (key: string, list: readonly string[]): void => {
    const [first] = list;
    if (first === undefined) ids.delete(key);
    else ids.set(key, list.length === 1 ? first : list);
  };

  return {
    add(applications) {
      for (const application of applications)
        for (const key of senderKeys(application)) {
          const list = getIds(key);
          if (!list.includes(application.id)) setIds(key, [...list, application.id]);
        }
    },
    remove(application) {
      for (const key of senderKeys(application))
        setIds(
          key,
          getIds(key).filter((id) => id !== application.id),
        );
    },
    find: (application) => [
      ...new Set(
        senderKeys(application)
          .flatMap(getIds)
          .filter((id) => id !== application.id),
      ),
    ],
  };
}
