import { atom, type ReadableAtom } from 'nanostores';
import type { Application } from '../../../domain/applications/application.ts';

/** Ids remembered at most; the oldest are dropped and count as seen. */
const MAX_OPENED = 5000;

/** What this browser remembers: ids and a time, no personal data. */
export interface SeenMemory {
  /** When the dashboard was first opened here, in milliseconds since 1970. */
  readonly since: number;
  /** Ids of what was opened or decided since. */
  readonly opened: readonly string[];
}

export interface SeenStorage {
  read(): SeenMemory | null;
  write(memory: SeenMemory): void;
}

export interface Seen {
  readonly $memory: ReadableAtom<SeenMemory>;
  mark(id: string): void;
}

/** Whether an application came in since this browser first had the dashboard open, and was never opened here. */
export function unseenBy({ since, opened }: SeenMemory): (application: Application) => boolean {
  const known = new Set(opened);
  return ({ id, createdAt, status }) => createdAt > since && status === 'pending' && !known.has(id);
}

export function createSeen(storage: SeenStorage, now: number): Seen {
  const kept = storage.read();
  const $memory = atom<SeenMemory>(kept ?? { since: now, opened: [] });
  if (!kept) storage.write($memory.get());
  return {
    $memory,
    mark(id) {
      const { since, opened } = $memory.get();
      if (opened.includes(id)) return;
      $memory.set({ since, opened: [...opened, id].slice(-MAX_OPENED) });
      storage.write($memory.get());
    },
  };
}

const KEY = 'dashboard-seen';

const isMemory = (value: unknown): value is SeenMemory =>
  typeof value === 'object' &&
  value !== null &&
  'since' in value &&
  typeof value.since === 'number' &&
  'opened' in value &&
  Array.isArray(value.opened) &&
  value.opened.every((id) => typeof id === 'string');

/** Local storage. */
export const browserSeenStorage: SeenStorage = {
  read() {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
      return isMemory(value) ? value : null;
    } catch {
      return null;
    }
  },
  write(memory) {
    try {
      localStorage.setItem(KEY, JSON.stringify(memory));
    } catch {
      // Storage is blocked.
    }
  },
};
