import type { ClientDirective } from 'astro';
import { enterAgain } from './enter-again.ts';

type Load = Parameters<ClientDirective>[0];

const timeOf = ({ dataset: { pressed } }: HTMLElement): number => Number(pressed);

/**
 * Wakes an island, and hands it what was done before it could listen: what was typed or filled in by the browser, and
 * the buttons that were pressed, in their order. Until then no button sends its form: its answers would stand in the
 * address.
 * @param onAwake called once, when the island listens
 * @returns wakes it; a call while it wakes, or afterwards, does nothing
 */
export function waker(load: Load, island: HTMLElement, onAwake?: () => void): () => Promise<void> {
  let asleep = true;
  // Marked with the time, which also shows, by the script that fetched this one (scripts/pages/defer-islands.ts).
  const marked = [...island.querySelectorAll<HTMLElement>('[data-pressed]')];
  const pressed = new Set(marked.sort((a, b) => timeOf(a) - timeOf(b)));

  const wake = async (): Promise<void> => {
    if (!asleep) return;
    asleep = false;
    await (await load())();
    if (island.hasAttribute('ssr')) {
      // Its script did not arrive: the next sign tries again.
      asleep = true;
      return;
    }
    island.removeEventListener('click', onClick, true);
    onAwake?.();
    enterAgain(island);
    for (const button of pressed) {
      delete button.dataset.pressed;
      button.click();
    }
  };
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) {
      event.preventDefault();
      event.stopPropagation();
      button.dataset.pressed = `${performance.now()}`;
      pressed.delete(button);
      pressed.add(button);
    }
    wake();
  };

  island.addEventListener('click', onClick, true);
  if (pressed.size > 0) wake();
  return wake;
}
