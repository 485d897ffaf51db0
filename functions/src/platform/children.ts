import type { Database, Query } from 'firebase-admin/database';

type Child = readonly [key: string, value: unknown];

/** The children that a query finds. */
export async function listChildren(query: Query): Promise<readonly Child[]> {
  const children: Child[] = [];
  (await query.get()).forEach((child) => {
    if (child.key !== null) children.push([child.key, child.val()]);
  });
  return children;
}

/** A query for the keys that start with a prefix. */
export const withPrefix = (query: Query, prefix: string): Query =>
  query.orderByKey().startAt(prefix).endAt(`${prefix}\uf8ff`);

/** Visits every child of a path, or the keys with a prefix, in key order. Reads pages, to limit memory. */
export async function forEachChild(
  database: Database,
  path: string,
  visit: (key: string, value: unknown) => Promise<void> | void,
  { prefix = '', pageSize = 500 } = {},
): Promise<void> {
  const all = database.ref(path).orderByKey().limitToFirst(pageSize);
  const byKey = prefix === '' ? all : all.endAt(`${prefix}\uf8ff`);
  let lastKey: string | null = null;
  for (;;) {
    const page = await listChildren(lastKey === null ? byKey.startAt(prefix) : byKey.startAfter(lastKey));
    for (const [key, value] of page) await visit(key, value);
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    [lastKey] = last;
  }
}
