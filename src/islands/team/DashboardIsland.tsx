import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import { createBackend } from '../../services/firebase/index.ts';
import { session } from '../../stores/session.ts';
import { createDashboardStore } from './dashboard-store.ts';
import { Gate } from './Gate.tsx';
import { createStoredDraftTexts } from './store/drafts.ts';
import { createStoredSeen } from './store/seen.ts';
import { parseUrlState } from './store/url-state.ts';
import { Team, type TeamProps } from './Team.tsx';
import { timing } from './timing.ts';

export interface DashboardIslandProps extends Omit<TeamProps, 'store' | 'copy' | 'onSignOut'> {
  readonly dashboard: Copy['dashboard'];
}

/** @param message from the database, in English */
const updateFailure = (message: string, copy: Copy['dashboard']): string =>
  fill(copy.updateFailed, { message: /permission.denied/i.test(message) ? copy.refused : message });

/** The team's dashboard. */
export function DashboardIsland({ dashboard: copy, ...team }: DashboardIslandProps) {
  const { applicantTypes, locale } = team;
  const [store] = useState(() =>
    createDashboardStore({
      backend: createBackend(),
      applicantTypes,
      readUrlState: () => parseUrlState(location),
      $seen: createStoredSeen(Date.now()),
      getDraftTexts: createStoredDraftTexts,
      timing,
      onUpdateFailed: (message) => window.alert(updateFailure(message, copy)),
    }),
  );
  const gate = useStore(store.$gate);

  useEffect(() => {
    // A page restored from the back/forward cache would still be unlocked.
    addEventListener('pagehide', store.leave);
    const stop = session.$session.subscribe((current) => {
      if (current.status === 'signed-in') void store.onAccountChange(current.user.uid);
      else if (current.status === 'signed-out') void store.onAccountChange(null);
    });
    session.watch();
    return () => {
      stop();
      removeEventListener('pagehide', store.leave);
    };
  }, [store]);

  /** A code session has no account to sign out of. */
  const signOut = async (): Promise<void> => {
    if (gate.status === 'open' && gate.review.session.actor.uid === undefined) store.leave();
    else await (await session.loadIdentity()).signOut();
  };

  return gate.status === 'open' ? (
    <Team {...team} store={gate.review} copy={copy} onSignOut={signOut} />
  ) : (
    <Gate store={store} gate={gate} copy={copy} locale={locale} />
  );
}
