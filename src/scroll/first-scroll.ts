/** Defers images below the fold and scroll effects to the first scroll, since most of the page is not visible yet. */
import address from './on-scroll.ts?address';

const move = (): void => {
  document.documentElement.setAttribute('data-has-scrolled', '');
  // Without scroll, everything is visible and static.
  import(/* @vite-ignore */ address).catch(() => undefined);
};

addEventListener('scroll', move, { once: true, passive: true });
// A tall window shows them immediately.
const tall = matchMedia('(height >= 60rem)');
if (tall.matches) move();
tall.onchange = move;
