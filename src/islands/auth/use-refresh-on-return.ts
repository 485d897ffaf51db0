import { useEffect } from 'react';
import { session } from '../../stores/session.ts';

/** Reloads the user when they return to the page, for example after opening a link in their mailbox. */
export function useRefreshOnReturn(): void {
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible' && session.$session.get().status === 'signed-in')
        void session.loadIdentity().then((service) => service.refresh());
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
}
