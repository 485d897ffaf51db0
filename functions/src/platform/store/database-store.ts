import type { Database, Reference } from 'firebase-admin/database';
import { listChildren } from '../children.ts';
import type { ServerStore, StorageKey } from './server-store.ts';

/** Only the functions can access this path; the rules deny everything they don't name. */
const ROOT = 'server';

/** A store in the realtime database, shared by all instances. `hours` lists the keys to drop, without their data. */
export function createDatabaseStore(database: Database): ServerStore {
  const listedHours = new Set<number>();
  const getReference = async ({ expiryHour, name }: StorageKey): Promise<Reference> => {
    if (!listedHours.has(expiryHour)) {
      listedHours.add(expiryHour);
      await database.ref(`${ROOT}/hours/${expiryHour}`).set(true);
    }
    return database.ref(`${ROOT}/until/${expiryHour}/${name}`);
  };
  /** By path: settles with the pending increments. */
  const pendingIncrements = new Map<string, Promise<unknown>>();
  const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

  return {
    increment: async (key, max) => {
      const reference = await getReference(key);
      const path = `${key.expiryHour}/${key.name}`;
      const previousIncrement = pendingIncrements.get(path);
      const transaction = reference.transaction((value: unknown) => {
        const count = typeof value === 'number' ? value : 0;
        // Undefined aborts the transaction.
        return count >= max ? undefined : count + 1;
      });
      const allSettled = Promise.allSettled([previousIncrement, transaction]).then(() => {
        if (pendingIncrements.get(path) === allSettled) pendingIncrements.delete(path);
      });
      pendingIncrements.set(path, allSettled);
      const { committed, snapshot } = await transaction;
      // The SDK aborts based on its own unconfirmed counts, so wait until the database confirms them.
      if (!committed) await previousIncrement;
      return { added: committed, count: committed ? Number(snapshot.val()) : max };
    },
    decrement: async (key) => {
      await (await getReference(key)).transaction((value: unknown) =>
        typeof value === 'number' && value > 0 ? value - 1 : value,
      );
    },
    storeIfAbsent: async (key, value) => {
      const { snapshot } = await (await getReference(key)).transaction((stored: unknown) => stored ?? value);
      return { value: toText(snapshot.val()) ?? value, isShared: true };
    },
    read: async (key) => toText((await (await getReference(key)).get()).val()),
    write: async (key, value) => {
      await (await getReference(key)).set(value);
    },
    dropBefore: async (hour) => {
      const expired = await listChildren(database.ref(`${ROOT}/hours`).orderByKey().endAt(String(hour)));
      if (expired.length === 0) return;
      await database.ref(ROOT).update(
        Object.fromEntries(
          expired.flatMap(([key]) => [
            [`until/${key}`, null],
            [`hours/${key}`, null],
          ]),
        ),
      );
    },
  };
}
