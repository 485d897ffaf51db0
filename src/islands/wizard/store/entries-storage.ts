import { STORAGE_KEY } from '../../../share/storage-key.ts';
import { EMPTY_ENTRIES, type Entries, serializeEntries } from './entries.ts';
import type { WizardParts } from './parts.ts';

/** Stores entries in localStorage, which all tabs share. Works without storage, too. */
export function createEntriesStorage({ storage, entriesFrom }: Pick<WizardParts, 'storage' | 'entriesFrom'>) {
  /** The text last read or written by this tab. */
  let known: string | null = null;

  const read = (): string | null => {
    if (!storage) return known;
    try {
      return storage.getItem(STORAGE_KEY);
    } catch {
      // Reading may throw if storage is blocked.
      return known;
    }
  };

  return {
    /** Stored entries that this tab doesn't know yet, from an earlier visit or another tab; else null. */
    readChanges(): Entries | null {
      const kept = read();
      if (kept === known) return null;
      const entries = kept === null ? EMPTY_ENTRIES : entriesFrom(kept);
      if (entries === undefined) return null;
      known = kept;
      return entries;
    },
    write(entries: Entries): void {
      const text = serializeEntries(entries);
      try {
        storage?.setItem(STORAGE_KEY, text);
        known = text;
      } catch {
        // Storage is full or blocked; answers last as long as the page.
      }
    },
    clear(): void {
      try {
        storage?.removeItem(STORAGE_KEY);
        known = null;
      } catch {
        // Storage is blocked, so there is nothing to remove.
      }
    },
  };
}

/**
 * Notifies of changes in other tabs.
 * @param heard called when entries may have changed; it reads them itself
 * @returns stops it
 */
export function onOtherTabs(
  heard: () => void,
  { addEventListener, removeEventListener }: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === STORAGE_KEY || key === null) heard();
  };
  addEventListener('storage', onStorage);
  // A page restored from the back/forward cache has missed storage events.
  addEventListener('pageshow', heard);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', heard);
  };
}
