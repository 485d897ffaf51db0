import { useEffect, useRef, useState } from 'react';
import { addressOf } from './store/address.ts';
import type { ReviewStore } from './store/review-store.ts';
import { addressOfChoice, choiceIn, FIRST_CHOICE } from './visits/choice.ts';

export type Screen = 'applications' | 'visits';

const screenIn = (place: Location): Screen => (choiceIn(place) ? 'visits' : 'applications');

/**
 * Which screen is shown, as the address says it; a page that is left is locked, so it is not left for the other one.
 * @returns it, and what goes to another, whose place in it is as it was left
 */
export function useScreen(store: ReviewStore): readonly [Screen, (to: Screen) => void] {
  const [screen, setScreen] = useState(() => screenIn(location));
  const visits = useRef(addressOfChoice(FIRST_CHOICE));

  useEffect(() => {
    const follow = (): void => setScreen(screenIn(location));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const go = (to: Screen): void => {
    if (screen === 'visits') visits.current = location.search;
    const address = to === 'visits' ? visits.current : addressOf(store.$place.get());
    history.pushState(null, '', `${location.pathname}${address}`);
    setScreen(to);
  };
  return [screen, go];
}
