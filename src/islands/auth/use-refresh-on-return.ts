import { useEffect } from 'react';
import { session } from '../../stores/session.ts';

/** Looks anew for who is signed in when somebody comes back to the page, from their mailbox, say, with a link opened. */
export function useRefreshOnReturn(): void {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible' && session.$session.get().at === 'account')
        void session.identity().then((service) => service.refresh());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
