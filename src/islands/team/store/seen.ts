import type { WritableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';
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

const isMemory = (value: unknown): value is SeenMemory =>
  typeof value === 'object' &&
  value !== null &&
  'since' in value &&
  typeof value.since === 'number' &&
  'opened' in value &&
  Array.isArray(value.opened) &&
  value.opened.every((id) => typeof id === 'string');

/** In local storage, which keeps the time of the first visit. */
export function createStoredSeen(now: number): WritableAtom<SeenMemory> {
  const first: SeenMemory = { since: now, opened: [] };
  const $memory = createStoredAtom(
    () => localStorage,
    'dashboard-seen',
    first,
    (text) => {
      const value: unknown = JSON.parse(text);
      return isMemory(value) ? value : first;
    },
  );
  $memory.set({ ...$memory.get() });
  return $memory;
}
