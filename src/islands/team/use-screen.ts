import { useEffect, useRef, useState } from 'react';
import type { ReviewStore } from './store/review-store.ts';
import { serializeUrlState } from './store/url-state.ts';
import { choiceToSearch, FIRST_CHOICE, parseChoice } from './visits/choice.ts';

export const SCREENS = ['applications', 'visits', 'log'] as const;
export type Screen = (typeof SCREENS)[number];

export const LOG = '?show=log';

export const screenIn = (place: Pick<Location, 'search'>): Screen => {
  if (parseChoice(place)) return 'visits';
  return new URLSearchParams(place.search).get('show') === 'log' ? 'log' : 'applications';
};

/**
 * The screen that the URL names. Changing it does not leave the page, which would lock the dashboard.
 * @returns the screen, and a function that shows another one in its previous state
 */
export function useScreen(store: ReviewStore): readonly [Screen, (to: Screen) => void] {
  const [screen, setScreen] = useState(() => screenIn(location));
  const visits = useRef(choiceToSearch(FIRST_CHOICE));

  useEffect(() => {
    const follow = (): void => setScreen(screenIn(location));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const go = (to: Screen): void => {
    if (screen === 'visits') visits.current = location.search;
    const addresses = {
      visits: visits.current,
      log: LOG,
      applications: serializeUrlState(store.$urlState.get()),
    };
    history.pushState(null, '', `${location.pathname}${addresses[to]}`);
    setScreen(to);
  };
  return [screen, go];
}
