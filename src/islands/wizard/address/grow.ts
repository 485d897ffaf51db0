/**
 * Tells the page around an embedded wizard how high it is (public/embed.js listens), whenever that changes. Only the
 * wizard's own box is measured: it does not depend on the frame's height, so that growing never causes growing.
 * @returns stops it
 */
export function growWith(box: HTMLElement, { parent, location, document }: Window): () => void {
  if (parent === window || !new URLSearchParams(location.search).has('grow')) return () => undefined;
  // The frame is as high as its content: a scroll bar would only change the width, and with it the height.
  document.documentElement.dataset.grows = '';
  const tell = (): void => parent.postMessage({ checkHeight: box.getBoundingClientRect().height }, '*');
  const observer = new ResizeObserver(tell);
  observer.observe(box);
  return () => observer.disconnect();
}

/** Asks the page around an embedded wizard to show its top. */
export function showTop({ parent }: Window): void {
  if (parent !== window) parent.postMessage({ checkTop: true }, '*');
}
