/** Sections fade in when scrolled to, their children one by one. */

/**
 * Reveals a section before it enters the window, and everything above it, since a jump to the end skips sections.
 */
const MARGIN = '1000000px 0px 200px';
const THRESHOLDS = [0, 0.1];
const PAGE_DELAY_MS = 150;
const SECTION_DELAY_MS = 100;
const CHILD_DELAY_MS = 50;

/** Elements that fade in one by one: the parts of a section, and the items of its lists. */
const childrenOf = (section: Element): HTMLElement[] => {
  const box = section.querySelector(':scope > .wrap:only-child') ?? section;
  return [...box.children]
    .flatMap((child) => (child.matches('ul, ol, [data-items]') ? [...child.children] : [child]))
    .filter((child) => child instanceof HTMLElement);
};

function show(section: HTMLElement): void {
  childrenOf(section).forEach((child, index) => {
    child.style.transitionDelay = `${SECTION_DELAY_MS + index * CHILD_DELAY_MS}ms`;
    child.setAttribute('data-reveal', 'shown');
  });
}

/** Hides the sections that are still far below, and reveals each when it is nearly reached. */
export function startReveal(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        show(target);
      }
    },
    { rootMargin: MARGIN, threshold: THRESHOLDS },
  );
  setTimeout(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main section')) {
      if (section.getBoundingClientRect().top < innerHeight + 200) continue;
      for (const child of childrenOf(section)) child.setAttribute('data-reveal', 'waiting');
      observer.observe(section);
    }
  }, PAGE_DELAY_MS);
}
