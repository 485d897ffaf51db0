import { useEffect } from 'react';
import type { ReviewStore } from './store/review-store.ts';
import { parseUrlState, serializeUrlState } from './store/url-state.ts';
import { getScreen } from './use-screen.ts';
import { isWide } from './use-wide.ts';

/** Debounce in milliseconds: browsers limit how often a page may change its URL. */
const DEBOUNCE_MS = 100;

const APPLICATION_ENTRY = { entry: 'application' };

/** Whether the browser's history is at an application's entry. */
const isAtApplication = (): boolean => history.state?.entry === APPLICATION_ENTRY.entry;

/**
 * Keeps filters and the open application in the URL. Where an application replaces the list, it has its own history entry
 * after the list's, so Back closes it.
 */
export function useUrlSync(store: ReviewStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isReturning = false;

    const getUrl = (open: string | null): string =>
      `${location.pathname}${serializeUrlState({ ...store.$urlState.get(), open })}`;

    const writeUrl = (): void => {
      // Other screens write their own URLs.
      if (getScreen(location) !== 'applications' || isReturning) return;
      const { open } = store.$urlState.get();
      if (open === null && isAtApplication()) {
        isReturning = true;
        history.back();
        return;
      }
      const isOpening = open !== null && !isAtApplication() && !isWide();
      history.replaceState(history.state, '', getUrl(isOpening ? null : open));
      if (isOpening) history.pushState(APPLICATION_ENTRY, '', getUrl(open));
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
      // Going back must not undo later filter changes.
      store.open(parseUrlState(location).open);
    };
    addEventListener('popstate', onPopState);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener('popstate', onPopState);
    };
  }, [store]);
}
