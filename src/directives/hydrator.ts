import type { ClientDirective } from 'astro';
import './presses.ts';
import { reloadForNewBuild } from './stale-build.ts';

/**
 * Hydrates an island on the first input or click in it.
 * @param load fetches what it needs; Astro retries once, then reports `astro:hydration-error`
 * @returns hydrates it immediately; ignored while hydrating, retries after a failure
 */
export function createHydrator(
  load: Parameters<ClientDirective>[0],
  island: HTMLElement,
): () => Promise<void> {
  let isIdle = true;
  const hydrateOnce = async (): Promise<void> => {
    if (!isIdle) return;
    isIdle = false;
    const hydrate = await load();
    await hydrate();
  };
  island.addEventListener('astro:hydration-error', () => {
    isIdle = true;
    const isAwaited = island.matches('[data-early], :has([data-pressed])');
    if (isAwaited) void reloadForNewBuild(island, island.getAttribute('component-url') ?? '');
  });
  for (const trigger of ['input', 'click', 'hydrate']) island.addEventListener(trigger, hydrateOnce, true);
  if (island.contains(document.activeElement) || island.querySelector('[data-pressed]')) void hydrateOnce();
  return hydrateOnce;
}
