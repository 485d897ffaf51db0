import { animate } from 'motion/mini';

/** In seconds. Nothing waits for the animation, and clicks hit the element that is visible under the pointer. */
const DURATION = 0.18;
/** Same as `--ease` in tokens.css. */
const EASE = [0.2, 0.7, 0.2, 1] as const;
/** Initial opacity. New elements are readable from the first frame. */
const INITIAL_OPACITY = 0.5;

export interface MotionStart {
  /** Starting offset to the right, in pixels. */
  readonly x?: number;
  /** Starting offset downward, in pixels. */
  readonly y?: number;
  /** Whether it just appeared. */
  readonly isNew?: boolean;
}

/**
 * Animates an element into its current position: scripts and screen readers see it there immediately, and the layout
 * does not shift. Printing ends the animation. Call it through `arrive`.
 * @returns ends the animation early
 */
export function moveIn(element: HTMLElement, { x = 0, y = 0, isNew = false }: MotionStart): () => void {
  const animation = animate(
    element,
    { transform: [`translate(${x}px, ${y}px)`, 'none'], ...(isNew && { opacity: [INITIAL_OPACITY, 1] }) },
    { duration: DURATION, ease: EASE },
  );
  const end = (): void => {
    removeEventListener('beforeprint', end);
    animation.cancel();
    // Motion leaves the final values as inline styles, which would override the page's.
    element.style.removeProperty('transform');
    element.style.removeProperty('opacity');
  };
  addEventListener('beforeprint', end);
  void animation.finished.then(end);
  return end;
}
