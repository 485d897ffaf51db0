const DURATION_MS = 900;

/**
 * Counts the number in an element's text up from 0, once, when it is first seen; the element keeps its width. Nothing
 * counts if the visitor prefers reduced motion.
 * @returns ends it early
 */
export function countUp(element: HTMLElement | null): () => void {
  const text = element?.firstChild;
  const final = text?.nodeValue ?? '';
  if (!element || !text || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  let written = final;
  let frame = 0;
  const write = (value: string): void => {
    // Changed meanwhile: React has a newer number.
    if (text.nodeValue === written) text.nodeValue = value;
    written = value;
  };
  const end = (): void => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    element.style.removeProperty('min-width');
    write(final);
  };
  const count = (start: number): void => {
    frame = requestAnimationFrame((now) => {
      const share = Math.max(0, (now - start) / DURATION_MS);
      if (share >= 1) return end();
      write(final.replace(/\d+/, (digits) => `${Math.round(Number(digits) * (1 - (1 - share) ** 3))}`));
      count(start);
    });
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    element.style.minWidth = `${element.offsetWidth}px`;
    count(performance.now());
  });
  observer.observe(element);
  return end;
}
