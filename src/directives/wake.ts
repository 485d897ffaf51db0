import type { ClientDirective } from 'astro';
import './presses.ts';
import { renew } from './renew.ts';

/**
 * Hydrates an island with the first input or press in it.
 * @param load fetches what it needs; a failure is retried once by Astro, then reported as `astro:hydration-error`
 * @returns hydrates it now; does nothing while that is under way, and tries again after a failure
 */
export function wakerOf(load: Parameters<ClientDirective>[0], island: HTMLElement): () => Promise<void> {
  let isAsleep = true;
  const wake = async (): Promise<void> => {
    if (!isAsleep) return;
    isAsleep = false;
    const hydrate = await load();
    await hydrate();
  };
  island.addEventListener('astro:hydration-error', () => {
    isAsleep = true;
    const isAwaited = island.matches('[data-early], :has([data-pressed])');
    if (isAwaited) void renew(island, island.getAttribute('component-url') ?? '');
  });
  for (const sign of ['input', 'click', 'wake']) island.addEventListener(sign, wake, true);
  if (island.contains(document.activeElement) || island.querySelector('[data-pressed]')) void wake();
  return wake;
}
