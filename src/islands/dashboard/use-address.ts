import { useEffect } from 'react';
import { addressOf, placeIn } from './store/address.ts';
import type { ReviewStore } from './store/review-store.ts';

/** Keeps filters and the open application in the address, and follows an address that somebody enters. */
export function useAddress(store: ReviewStore): void {
  useEffect(() => {
    const stop = store.$place.listen((place) => {
      history.replaceState(history.state, '', `${location.pathname}${addressOf(place)}`);
    });
    const follow = (): void => {
      const { filter, wantsSpam, open } = placeIn(location);
      store.filter(filter);
      store.showSpam(wantsSpam);
      store.open(open);
    };
    addEventListener('popstate', follow);
    return () => {
      stop();
      removeEventListener('popstate', follow);
    };
  }, [store]);
}
