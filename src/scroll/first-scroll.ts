/** Pictures below the first window and what is tied to scrolling wait for it: most of a page's work is not seen yet. */
import address from './on-scroll.ts?address';

const move = (): void => {
  document.documentElement.setAttribute('data-moved', '');
  // Without it everything is shown, and stands still.
  import(/* @vite-ignore */ address).catch(() => undefined);
};

addEventListener('scroll', move, { once: true, passive: true });
// A window of this height shows them at once.
const tall = matchMedia('(height >= 60rem)');
if (tall.matches) move();
tall.onchange = move;
