import { scroll } from 'motion';

/** The end of the path appears at this progress, permanently. */
const END_PROGRESS = 0.8;

/**
 * Draws the path of the four steps up to the middle of the window, and fills the bar that replaces it on phones by the
 * scrolled share of the section. Sets custom properties, so that styles decide what moves and print shows everything.
 */
export function followPath(): void {
  const section = document.querySelector<HTMLElement>('.how');
  const stage = section?.querySelector<HTMLElement>('.stage');
  const end = stage?.querySelector('.end');
  if (!section || !stage || !end) return;
  end.setAttribute('data-reached', 'no');
  scroll(
    (scrolledShare: number, { y }) => {
      // A section no taller than the window is never scrolled through.
      const isTaller = y.targetLength > y.containerLength;
      section.style.setProperty('--list-done', `${isTaller ? scrolledShare : 1}`);
    },
    { target: section, offset: ['start start', 'end end'] },
  );
  scroll(
    (progress: number) => {
      section.style.setProperty('--path-drawn', `${progress}`);
      if (progress >= END_PROGRESS) end.setAttribute('data-reached', 'yes');
    },
    { target: stage, offset: ['start center', 'end center'] },
  );
}
