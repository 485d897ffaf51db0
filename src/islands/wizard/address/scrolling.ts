/**
 * Leaves it to the wizard where the page stands after Back and Forward: a step begins at its top, while the browser would
 * put it where it stood when it was left. On the way to another page, and in a reload, the browser has its way again.
 * @returns ends it
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
