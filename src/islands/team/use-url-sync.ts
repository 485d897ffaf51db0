import { useEffect } from 'react';
import type { ReviewStore } from './store/review-store.ts';
import { parseUrlState, serializeUrlState } from './store/url-state.ts';
import { getScreen } from './use-screen.ts';
import { isWide } from './use-wide.ts';

/** Debounce in milliseconds: browsers limit how often a page may change its URL. */
const DEBOUNCE_MS = 100;

/** What an entry of the browser's history shows; missing if the URL was typed. */
type EntryKind = 'list' | 'application';

const getEntryKind = (): EntryKind | null => history.state?.entry ?? null;

/**
 * Keeps filters and the open application in the URL, and follows a typed URL. An open application has its
 * own history entry after the list's where it replaces the list, so Back closes it.
 */
export function useUrlSync(store: ReviewStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isReturning = false;

    const writeEntry = (entryKind: EntryKind, open: string | null, isNew = false): void => {
      const url = `${location.pathname}${serializeUrlState({ ...store.$urlState.get(), open })}`;
      if (isNew) history.pushState({ entry: entryKind }, '', url);
      else history.replaceState({ entry: entryKind }, '', url);
    };

    const writeUrl = (): void => {
      // Other screens write their own URLs.
      if (getScreen(location) !== 'applications' || isReturning) return;
      const { open } = store.$urlState.get();
      if (open === null && getEntryKind() === 'application') {
        isReturning = true;
        history.back();
        return;
      }
      const kind = getEntryKind() === 'application' ? 'application' : 'list';
      const isOpening = open !== null && kind === 'list' && !isWide();
      writeEntry(kind, isOpening ? null : open);
      if (isOpening) writeEntry('application', open, true);
    };
    writeUrl();

    const stop = store.$urlState.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(writeUrl, DEBOUNCE_MS);
    });

    const onPopState = (): void => {
      if (isReturning) {
        isReturning = false;
        writeUrl();
        return;
      }
      if (getScreen(location) !== 'applications') return;
      const urlState = parseUrlState(location);
      // Going back must not undo later filter changes.
      if (getEntryKind() === null) store.goTo(urlState);
      store.open(urlState.open);
    };
    addEventListener('popstate', onPopState);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener('popstate', onPopState);
    };
  }, [store]);
}
