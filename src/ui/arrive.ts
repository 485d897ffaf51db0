import type { Start } from './move-in.ts';

type MoveIn = typeof import('./move-in.ts').moveIn;

let moveIn: MoveIn | null = null;

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Comes once the island listens, which does not wait for it: until it is there, and where it cannot be had, what arrives simply
 * stands at its place. Where the visitor wants less motion it is never fetched.
 */
async function fetchMotion(): Promise<void> {
  if (!wantsLessMotion()) ({ moveIn } = await import('./move-in.ts'));
}

// Said by an island that listens (src/directives/Island.tsx).
if (!import.meta.env.SSR)
  addEventListener('awake', () => void fetchMotion().catch(() => undefined), { once: true });

/**
 * Lets an element be seen to move to the place that it already has.
 * @returns puts it at its place, where it is not there yet
 * @example arrive(alert, { y: -6, isNew: true })
 */
export function arrive(element: HTMLElement, start: Start): () => void {
  return !moveIn || wantsLessMotion() ? () => undefined : moveIn(element, start);
}
