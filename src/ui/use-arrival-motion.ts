import { type RefObject, useLayoutEffect } from 'react';
import { arrive } from './arrive.ts';

/** Starting offset of a message, in pixels. */
const ABOVE = -6;

/** Animates a new element, such as a message, in from slightly above. It is in place and announced immediately. */
export function useArrivalMotion(arrived: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => (arrived.current ? arrive(arrived.current, { y: ABOVE, isNew: true }) : undefined),
    [arrived],
  );
}
