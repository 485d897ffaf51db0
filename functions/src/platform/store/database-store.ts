import type { Database, Reference } from 'firebase-admin/database';
import type { Place, ServerStore } from './server-store.ts';

/** Only the functions can access this path; the rules deny everything they don't name. */
const ROOT = 'server';

/** A store in the realtime database, shared by all instances. `hours` lists the keys to drop, without their data. */
export function databaseStore(database: Database): ServerStore {
  const listed = new Set<number>();
  const refOf = async ({ until, name }: Place): Promise<Reference> => {
    if (!listed.has(until)) {
      listed.add(until);
      await database.ref(`${ROOT}/hours/${until}`).set(true);
    }
    return database.ref(`${ROOT}/until/${until}/${name}`);
  };
  /** By path: settles with the pending counts. */
  const counting = new Map<string, Promise<unknown>>();
  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

  return {
    count: async (place, max) => {
      const reference = await refOf(place);
      const key = `${place.until}/${place.name}`;
      const earlier = counting.get(key);
      const transaction = reference.transaction((value: unknown) => {
        const count = typeof value === 'number' ? value : 0;
        // Undefined aborts the transaction.
        return count >= max ? undefined : count + 1;
      });
      const settled = Promise.allSettled([earlier, transaction]).then(() => {
        if (counting.get(key) === settled) counting.delete(key);
      });
      counting.set(key, settled);
      const { committed, snapshot } = await transaction;
      // The SDK aborts based on its own unconfirmed counts, so wait until the database confirms them.
      if (!committed) await earlier;
      return { added: committed, count: committed ? Number(snapshot.val()) : max };
    },
    uncount: async (place) => {
      await (await refOf(place)).transaction((value: unknown) =>
        typeof value === 'number' && value > 0 ? value - 1 : value,
      );
    },
    storeFirst: async (place, value) => {
      const { snapshot } = await (await refOf(place)).transaction((stored: unknown) => stored ?? value);
      return { value: textOf(snapshot.val()) ?? value, isShared: true };
    },
    read: async (place) => textOf((await (await refOf(place)).get()).val()),
    write: async (place, value) => {
      await (await refOf(place)).set(value);
    },
    dropBefore: async (hour) => {
      const hours = await database.ref(`${ROOT}/hours`).orderByKey().endAt(String(hour)).get();
      const old: string[] = [];
      hours.forEach((child) => {
        if (child.key) old.push(child.key);
      });
      if (old.length === 0) return;
      await database.ref(ROOT).update(
        Object.fromEntries(
          old.flatMap((key) => [
            [`until/${key}`, null],
            [`hours/${key}`, null],
          ]),
        ),
      );
    },
  };
}
