/**
 * Disables the browser's scroll restoration within the wizard: a step starts at its top, while the browser would
 * restore its last position. Enables it when the page unloads.
 * @returns stops it
 */
export function takeOverScrolling({ history, addEventListener, removeEventListener }: Window): () => void {
  const take = (): void => {
    history.scrollRestoration = 'manual';
  };
  const giveBack = (): void => {
    history.scrollRestoration = 'auto';
  };
  take();
  addEventListener('pageshow', take);
  addEventListener('pagehide', giveBack);
  return () => {
    giveBack();
    removeEventListener('pageshow', take);
    removeEventListener('pagehide', giveBack);
  };
}
