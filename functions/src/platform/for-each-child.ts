import type { Database } from 'firebase-admin/database';

export interface ChildPages {
  /** Visits only the keys that start with this. */
  readonly prefix?: string;
  /** Children per read, to limit memory. */
  readonly pageSize?: number;
}

/** Visits every child of a path in key order, page by page. */
export async function forEachChild(
  database: Database,
  path: string,
  visit: (key: string, value: unknown) => Promise<void> | void,
  { prefix = '', pageSize = 500 }: ChildPages = {},
): Promise<void> {
  const all = database.ref(path).orderByKey().limitToFirst(pageSize);
  const byKey = prefix === '' ? all : all.endAt(`${prefix}\uf8ff`);
  let lastKey: string | null = null;
  for (;;) {
    const page: (readonly [key: string, value: unknown])[] = [];
    (await (lastKey === null ? byKey.startAt(prefix) : byKey.startAfter(lastKey)).get()).forEach((child) => {
      if (child.key !== null) page.push([child.key, child.val()]);
    });
    for (const [key, value] of page) await visit(key, value);
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    [lastKey] = last;
  }
}
