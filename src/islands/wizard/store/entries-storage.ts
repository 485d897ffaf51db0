import { STORAGE_KEY } from '../../../share/storage-key.ts';
import { EMPTY_ENTRIES, type Entries, serializeEntries } from './entries.ts';
import type { WizardParts } from './parts.ts';

/** The entries on the device, which every tab of this browser shares. Works, and keeps nothing, without a storage. */
export function createEntriesStorage({ storage, entriesFrom }: Pick<WizardParts, 'storage' | 'entriesFrom'>) {
  /** The text last read or written by this tab. */
  let known: string | null = null;

  const read = (): string | null => {
    if (!storage) return known;
    try {
      return storage.getItem(STORAGE_KEY);
    } catch {
      // A browser may refuse even to read.
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
        // A full or closed storage must not stop the check; the answers last as long as the page then.
      }
    },
    clear(): void {
      try {
        storage?.removeItem(STORAGE_KEY);
        known = null;
      } catch {
        // Nothing is kept where nothing may be removed.
      }
    },
  };
}

/**
 * Tells of entries that another tab has changed.
 * @param heard called when there may be some; it looks itself
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
  // A page that comes back from the browser's memory has heard nothing meanwhile.
  addEventListener('pageshow', heard);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', heard);
  };
}
