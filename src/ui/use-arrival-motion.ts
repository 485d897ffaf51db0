import { type RefObject, useLayoutEffect } from 'react';
import { arrive } from './arrive.ts';

/** Pixels above its place where a message begins. */
const ABOVE = -6;

/** Lets what has just appeared, such as a message, come in from a little above. It is there and read out at once. */
export function useArrivalMotion(arrived: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => (arrived.current ? arrive(arrived.current, { y: ABOVE, isNew: true }) : undefined),
    [arrived],
  );
}
