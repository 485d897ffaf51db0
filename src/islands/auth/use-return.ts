import { useEffect } from 'react';

/** Calls back when the user returns to the page, for example after opening a link in their mailbox. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const listen = (): void => {
      if (document.visibilityState === 'visible') onReturn();
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [onReturn]);
}
