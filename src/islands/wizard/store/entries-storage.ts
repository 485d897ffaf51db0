import { STORAGE_KEY } from '../../../share/storage-key.ts';
import { EMPTY_ENTRIES, type Entries, serializeEntries } from './entries.ts';
import type { WizardDeps } from './wizard-deps.ts';

/** Stores entries in localStorage, which all tabs share. Works without storage, too. */
export function createEntriesStorage({
  storage,
  parseEntries,
}: Pick<WizardDeps, 'storage' | 'parseEntries'>) {
  /** The text last read or written by this tab. */
  let lastText: string | null = null;

  const read = (): string | null => {
    if (!storage) return lastText;
    try {
      return storage.getItem(STORAGE_KEY);
    } catch {
      // Reading may throw if storage is blocked.
      return lastText;
    }
  };

  return {
    /** Stored entries that this tab doesn't know yet, from an earlier visit or another tab; else null. */
    readChanges(): Entries | null {
      const stored = read();
      if (stored === lastText) return null;
      const entries = stored === null ? EMPTY_ENTRIES : parseEntries(stored);
      if (entries === undefined) return null;
      lastText = stored;
      return entries;
    },
    write(entries: Entries): void {
      const text = serializeEntries(entries);
      try {
        storage?.setItem(STORAGE_KEY, text);
        lastText = text;
      } catch {
        // Storage is full or blocked; answers last as long as the page.
      }
    },
    clear(): void {
      try {
        storage?.removeItem(STORAGE_KEY);
        lastText = null;
      } catch {
        // Storage is blocked, so there is nothing to remove.
      }
    },
  };
}

/**
 * Notifies of changes in other tabs.
 * @param onChange called when entries may have changed; it reads them itself
 * @returns stops it
 */
export function watchOtherTabs(
  onChange: () => void,
  { addEventListener, removeEventListener }: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === STORAGE_KEY || key === null) onChange();
  };
  addEventListener('storage', onStorage);
  // A page restored from the back/forward cache has missed storage events.
  addEventListener('pageshow', onChange);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onChange);
  };
}
