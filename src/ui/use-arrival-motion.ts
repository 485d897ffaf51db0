import { type RefObject, useLayoutEffect } from 'react';
import { arrive } from './arrive.ts';

/** Starting offset of a message, in pixels. */
const OFFSET_Y = -6;

/** Animates a new element, such as a message, in from slightly above. It is in place and announced immediately. */
export function useArrivalMotion(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => (element.current ? arrive(element.current, { y: OFFSET_Y, isNew: true }) : undefined),
    [element],
  );
}
