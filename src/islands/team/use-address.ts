import { useEffect } from 'react';
import { addressOf, placeIn } from './store/address.ts';
import type { ReviewStore } from './store/review-store.ts';
import { choiceIn } from './visits/choice.ts';

/** Writing an address takes a browser longer than opening an application, and some allow only so many: milliseconds. */
const SETTLED_MS = 100;

/** Keeps filters and the open application in the address, and follows an address that somebody enters. */
export function useAddress(store: ReviewStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      history.replaceState(history.state, '', `${location.pathname}${addressOf(store.$place.get())}`);
    };
    const stop = store.$place.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(write, SETTLED_MS);
    });
    const follow = (): void => {
      // The other screen's address says nothing of this one.
      if (choiceIn(location)) return;
      const { filter, wantsSpam, open } = placeIn(location);
      store.filter(filter);
      store.showSpam(wantsSpam);
      store.open(open);
    };
    addEventListener('popstate', follow);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener('popstate', follow);
    };
  }, [store]);
}
