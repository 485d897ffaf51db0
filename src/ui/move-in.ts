import { animate } from 'motion/mini';

/** In seconds. Nothing waits for a movement, and who presses something right away presses what is under the finger. */
const DURATION = 0.18;
/** As `--ease` in tokens.css. */
const EASE = [0.2, 0.7, 0.2, 1] as const;
/** What comes is readable from its first picture on. */
const FAINT = 0.5;

export interface Start {
  /** Pixels to the right of its place. */
  readonly x?: number;
  /** Pixels below its place. */
  readonly y?: number;
  /** Whether it was not there before. */
  readonly isNew?: boolean;
}

/**
 * Lets an element move to the place that it already has: to scripts and screen readers it is there at once, and nothing
 * around it moves. On paper it is at its place. Asked through `arrive`.
 * @returns puts it at its place, where it is not there yet
 */
export function moveIn(element: HTMLElement, { x = 0, y = 0, isNew = false }: Start): () => void {
  const movement = animate(
    element,
    { transform: [`translate(${x}px, ${y}px)`, 'none'], ...(isNew && { opacity: [FAINT, 1] }) },
    { duration: DURATION, ease: EASE },
  );
  const end = (): void => {
    removeEventListener('beforeprint', end);
    movement.cancel();
    // Motion writes the end of a movement into the element, where it would outrank the styles of the page.
    element.style.removeProperty('transform');
    element.style.removeProperty('opacity');
  };
  addEventListener('beforeprint', end);
  void movement.finished.then(end);
  return end;
}
