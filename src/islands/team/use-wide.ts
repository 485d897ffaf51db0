import { useSyncExternalStore } from 'react';

/** Where list and application are side by side (Review.module.css). */
const WIDE = '(width >= 60rem)';

export const isWide = (): boolean => matchMedia(WIDE).matches;

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide);
