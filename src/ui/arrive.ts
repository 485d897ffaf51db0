import type { MotionStart } from './move-in.ts';

type MoveIn = typeof import('./move-in.ts').moveIn;

let moveIn: MoveIn | null = null;

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Loaded after hydration, without delaying it: until then, or if it fails to load, elements appear without animation.
 * Never loaded if the visitor prefers reduced motion.
 */
async function fetchMotion(): Promise<void> {
  if (!prefersReducedMotion()) ({ moveIn } = await import('./move-in.ts'));
}

// Dispatched by an island once it is hydrated (src/directives/Island.tsx).
if (!import.meta.env.SSR)
  addEventListener('hydrated', () => void fetchMotion().catch(() => undefined), { once: true });

/**
 * Animates an element into its current position.
 * @returns ends the animation early
 * @example arrive(alert, { y: -6, isNew: true })
 */
export function arrive(element: HTMLElement, start: MotionStart): () => void {
  return !moveIn || prefersReducedMotion() ? () => undefined : moveIn(element, start);
}
