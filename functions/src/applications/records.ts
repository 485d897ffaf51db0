import type { Database } from 'firebase-admin/database';

/** Page size, to limit memory. */
const PAGE_SIZE = 500;

/** Visits every application in id order, page by page. */
export async function forEachApplication(
  database: Database,
  visit: (id: string, record: unknown) => Promise<void> | void,
): Promise<void> {
  const byId = database.ref('applications').orderByKey().limitToFirst(PAGE_SIZE);
  let lastId: string | null = null;
  for (;;) {
    const page: (readonly [id: string, record: unknown])[] = [];
    (await (lastId === null ? byId : byId.startAfter(lastId)).get()).forEach((child) => {
      if (child.key !== null) page.push([child.key, child.val()]);
    });
    for (const [id, record] of page) await visit(id, record);
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return;
    [lastId] = last;
  }
}
