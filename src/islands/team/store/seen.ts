import type { WritableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
import { z } from '../../../domain/values/schema.ts';
import { createStoredAtom } from './stored-atom.ts';

/** Older ids are dropped, and count as seen. */
const MAX_OPENED = 5000;

/** What this browser remembers, without personal data. */
export interface SeenMemory {
  /** When the dashboard was first opened here, in milliseconds since 1970. */
  readonly since: number;
  /** Ids of applications opened or decided since. */
  readonly opened: readonly string[];
}

/** Whether an application was submitted after the first visit, is pending and was never opened in this browser. */
export function createUnseenFilter({ since, opened }: SeenMemory): (application: Application) => boolean {
  const openedIds = new Set(opened);
  return ({ id, createdAt, status }) => createdAt > since && status === 'pending' && !openedIds.has(id);
}

export function markSeen($memory: WritableAtom<SeenMemory>, id: string): void {
  const { since, opened } = $memory.get();
  if (!opened.includes(id)) $memory.set({ since, opened: [...opened, id].slice(-MAX_OPENED) });
}

const MEMORY = z.object({ since: z.number(), opened: z.array(z.string()) });

/** In local storage, which keeps the time of the first visit. */
export function createStoredSeen(now: number): WritableAtom<SeenMemory> {
  const $memory = createStoredAtom<SeenMemory>(
    () => localStorage,
    'dashboard-seen',
    { since: now, opened: [] },
    (text) => MEMORY.parse(JSON.parse(text)),
  );
  $memory.set({ ...$memory.get() });
  return $memory;
}
