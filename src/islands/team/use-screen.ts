import { useEffect, useRef, useState } from 'react';
import type { ReviewStore } from './store/review-store.ts';
import { serializeUrlState } from './store/url-state.ts';
import { choiceToSearch, DEFAULT_SPAN, parseChoice } from './visits/choice.ts';

export const SCREENS = ['applications', 'visits', 'log'] as const;
export type Screen = (typeof SCREENS)[number];

export const LOG_SEARCH = '?show=log';

export const getScreen = (place: Pick<Location, 'search'>): Screen => {
  if (parseChoice(place)) return 'visits';
  return new URLSearchParams(place.search).get('show') === 'log' ? 'log' : 'applications';
};

/**
 * The screen that the URL names. Changing it does not leave the page, which would lock the dashboard.
 * @returns the screen, and a function that shows another one in its previous state
 */
export function useScreen(store: ReviewStore): readonly [Screen, (to: Screen) => void] {
  const [screen, setScreen] = useState(() => getScreen(location));
  const visits = useRef(choiceToSearch(DEFAULT_SPAN));

  useEffect(() => {
    const onPopState = (): void => setScreen(getScreen(location));
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  const showScreen = (to: Screen): void => {
    if (screen === 'visits') visits.current = location.search;
    const urls = {
      visits: visits.current,
      log: LOG_SEARCH,
      applications: serializeUrlState(store.$urlState.get()),
    };
    history.pushState(null, '', `${location.pathname}${urls[to]}`);
    setScreen(to);
  };
  return [screen, showScreen];
}
