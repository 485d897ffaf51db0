import { useEffect, useState } from 'react';
import type { ReviewStore } from './store/review-store.ts';
import { serializeUrlState } from './store/url-state.ts';

export const SCREENS = ['applications', 'visits', 'log'] as const;
export type Screen = (typeof SCREENS)[number];

export const getScreen = ({ search }: Pick<Location, 'search'>): Screen =>
  SCREENS.find((screen) => screen === new URLSearchParams(search).get('show')) ?? 'applications';

/** A screen's URL in its initial state. */
export const screenUrl = (screen: Screen): string => (screen === 'applications' ? '?' : `?show=${screen}`);

/**
 * The screen that the URL names. Changing it does not leave the page, which would lock the dashboard.
 * @returns the screen, and a function that shows another one in its previous state
 */
export function useScreen(store: ReviewStore): readonly [Screen, (to: Screen) => void] {
  const [screen, setScreen] = useState(() => getScreen(location));

  useEffect(() => {
    const onPopState = (): void => setScreen(getScreen(location));
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  const showScreen = (to: Screen): void => {
    const url = to === 'applications' ? serializeUrlState(store.$urlState.get()) : screenUrl(to);
    history.pushState(null, '', `${location.pathname}${url}`);
    setScreen(to);
  };
  return [screen, showScreen];
}
