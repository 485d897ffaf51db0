/**
 * The few bytes in every page with islands: fetches the script that wakes them at the first sign of interest. One is made by
 * soon.ts, and one by what is pressed in an island that cannot listen yet (src/components/islands/Island.astro).
 */
import address from './wake.ts?address';

let isStarted = false;
/** Browsers may remember by its address that a file could not be loaded. */
let again = '';

/** Shows the island's alert. What was to be sent must be sent again by hand: nobody may be waiting for it any more. */
const giveUp = (): void => {
  for (const element of document.querySelectorAll('[data-pressed], [data-early]')) {
    element.closest('[data-island]')?.lastElementChild?.removeAttribute('hidden');
    if (element.matches('[type=submit]')) element.removeAttribute('data-pressed');
  }
};

const start = async (): Promise<void> => {
  if (isStarted) return;
  isStarted = true;
  try {
    const { watch } = await import(/* @vite-ignore */ address + again);
    watch(giveUp);
  } catch {
    isStarted = false;
    again += '?';
    giveUp();
  }
};

for (const sign of ['pointermove', 'pointerdown', 'focusin', 'keydown'])
  addEventListener(sign, start, { once: true, passive: true });
// Again with every press: what could not be fetched is tried once more.
addEventListener('wake', start);
if (document.querySelector('[data-pressed]')) start();

// What was left in the tab's storage: an empty form would look like a lost one. Not at once, since a browser may have to
// wait for what is in there.
addEventListener(
  'scroll',
  () => {
    try {
      const kept = document.querySelector<HTMLElement>('[data-kept]')?.dataset.kept;
      if (kept && kept in sessionStorage) start();
    } catch {
      // The visitor keeps sites from storing anything.
    }
  },
  { once: true, passive: true },
);
