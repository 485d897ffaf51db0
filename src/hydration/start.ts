/**
 * The few bytes in every page with islands: notes what is pressed in one that cannot listen yet, and fetches the script
 * that wakes them at the first sign of interest. One is made by soon.ts.
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

for (const sign of ['pointermove', 'pointerdown', 'focusin', 'keydown', 'wake'])
  addEventListener(sign, start, { once: true, passive: true });

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

addEventListener(
  'click',
  (event) => {
    const button =
      event.target instanceof Element && event.target.closest('[data-island]:not([data-awake]) button');
    if (!button) return;
    // A form that is sent now would carry what was typed nowhere.
    event.preventDefault();
    button.setAttribute('data-pressed', `${performance.now()}`);
    start();
  },
  true,
);
