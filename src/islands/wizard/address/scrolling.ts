/**
 * Disables the browser's scroll restoration within the wizard: a step starts at its top, while the browser would
 * restore its last position. Enables it when the page unloads.
 * @returns stops it
 */
export function disableScrollRestoration({
  history,
  addEventListener,
  removeEventListener,
}: Window): () => void {
  const disableRestoration = (): void => {
    history.scrollRestoration = 'manual';
  };
  const enableRestoration = (): void => {
    history.scrollRestoration = 'auto';
  };
  disableRestoration();
  addEventListener('pageshow', disableRestoration);
  addEventListener('pagehide', enableRestoration);
  return () => {
    enableRestoration();
    removeEventListener('pageshow', disableRestoration);
    removeEventListener('pagehide', enableRestoration);
  };
}
