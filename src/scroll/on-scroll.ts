/**
 * Scroll effects of the landing page. Loaded on the first scroll; without it, or with reduced motion, everything is
 * visible and static.
 */

import { countUp } from './count-up.ts';
import styles from './on-scroll.css?inline';
import { followPath } from './path.ts';
import { nextFade, SCROLLED_ABOVE } from './progress.ts';
import { startReveal } from './reveal.ts';

function createFader(): () => void {
  const art = document.querySelector<SVGElement>('[data-fade]');
  let opacity = 1;
  return () => {
    const next = nextFade(opacity, scrollY);
    if (art && next !== opacity) art.style.setProperty('--faded', `${next}`);
    opacity = next;
  };
}

/** The strip clips logos outside its view, so lazy loading would load each one only as it appears. */
function loadLogos(): void {
  for (const logo of document.querySelectorAll<HTMLImageElement>('.logo-strip img')) logo.loading = 'eager';
}

function markScrolled(): void {
  document.documentElement.toggleAttribute('data-scrolled', scrollY > SCROLLED_ABOVE);
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

loadLogos();
const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
const tasks = reduced ? [markScrolled] : [markScrolled, createFader()];
let isScheduled = false;
const update = () => {
  isScheduled = false;
  for (const task of tasks) task();
};
const scheduleUpdate = () => {
  if (!isScheduled) requestAnimationFrame(update);
  isScheduled = true;
};
if (!reduced) {
  startReveal();
  for (const figure of document.querySelectorAll<HTMLElement>('.example .score strong, .trust text'))
    if (figure.getBoundingClientRect().top > innerHeight) countUp(figure);
  followPath();
}
addEventListener('scroll', scheduleUpdate, { passive: true });
addEventListener('resize', scheduleUpdate, { passive: true });
scheduleUpdate();
