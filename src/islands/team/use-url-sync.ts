import { useEffect } from 'react';
import { parsePlace, placeToUrl } from './store/place-url.ts';
import type { ReviewStore } from './store/review-store.ts';
import { screenIn } from './use-screen.ts';

/** Debounce in milliseconds: browsers limit how often a page may change its URL. */
const DEBOUNCE_MS = 100;

/** What an entry of the browser's history shows; missing if the URL was typed. */
type Entry = 'list' | 'application';

const entry = (): Entry | null => history.state?.entry ?? null;

/**
 * Keeps filters and the open application in the URL, and follows a typed URL. An open application has an entry of
 * its own after the list's, so that Back closes it, and leaves the dashboard only from the list.
 */
export function useUrlSync(store: ReviewStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isReturning = false;

    const put = (of: Entry, open: string | null, isNew = false): void => {
      const url = `${location.pathname}${placeToUrl({ ...store.$place.get(), open })}`;
      if (isNew) history.pushState({ entry: of }, '', url);
      else history.replaceState({ entry: of }, '', url);
    };

    const write = (): void => {
      // Other screens write their own URLs.
      if (screenIn(location) !== 'applications' || isReturning) return;
      const { open } = store.$place.get();
      if (open === null && entry() === 'application') {
        isReturning = true;
        history.back();
        return;
      }
      const isOver = open !== null && entry() !== 'application';
      put(isOver || open === null ? 'list' : 'application', isOver ? null : open);
      if (isOver) put('application', open, true);
    };
    write();

    const stop = store.$place.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(write, DEBOUNCE_MS);
    });

    const follow = (): void => {
      if (isReturning) {
        isReturning = false;
        write();
        return;
      }
      if (screenIn(location) !== 'applications') return;
      const place = parsePlace(location);
      // Going back must not undo later filter changes.
      if (entry() === null) store.goTo(place);
      store.open(place.open);
    };
    addEventListener('popstate', follow);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener('popstate', follow);
    };
  }, [store]);
}
