/** Defers images below the fold and scroll effects to the first scroll, since most of the page is not visible yet. */
import address from './on-scroll.ts?address';

const startScrollEffects = (): void => {
  document.documentElement.setAttribute('data-has-scrolled', '');
  // Without scroll, everything is visible and static.
  import(/* @vite-ignore */ address).catch(() => undefined);
};

addEventListener('scroll', startScrollEffects, { once: true, passive: true });
// A tall window shows them immediately.
const tallWindow = matchMedia('(height >= 60rem)');
if (tallWindow.matches) startScrollEffects();
tallWindow.onchange = startScrollEffects;
