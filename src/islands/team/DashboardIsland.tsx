import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import type { AnswerTemplates } from '../../domain/applications/answer.ts';
import type { TeamTypeByApplicant } from '../../domain/applications/application-filter.ts';
import type { Locale } from '../../domain/site/locale.ts';
import { createBackend } from '../../services/firebase/index.ts';
import { session } from '../../stores/session.ts';
import { createDashboardStore } from './dashboard-store.ts';
import { Gate } from './Gate.tsx';
import { placeIn } from './store/address.ts';
import { storedDraftTexts } from './store/drafts.ts';
import { storedSeen } from './store/seen.ts';
import { storedSwitch } from './store/stored-atom.ts';
import { Team } from './Team.tsx';
import { after, pause, yieldToInput } from './timing.ts';
import type { CountingProps } from './visits/Visits.tsx';

export interface DashboardIslandProps {
  readonly dashboard: Copy['dashboard'];
  readonly locale: Locale;
  readonly applicantTypes: TeamTypeByApplicant;
  readonly answers: AnswerTemplates;
  readonly replyDays: number;
  /** For the visits screen. */
  readonly figures: Copy['figures'];
  readonly visits: Copy['visits'];
  readonly counting: CountingProps;
}

/** @param message from the database, in English */
const updateFailure = (message: string, copy: Copy['dashboard']): string =>
  fill(copy.updateFailed, { message: /permission.denied/i.test(message) ? copy.refused : message });

/** The team's dashboard. */
export function DashboardIsland(props: DashboardIslandProps) {
  const { dashboard: copy, locale, applicantTypes, answers, replyDays, figures, visits, counting } = props;
  const [store] = useState(() =>
    createDashboardStore({
      backend: createBackend(),
      applicantTypes,
      place: () => placeIn(location),
      $seen: storedSeen(Date.now()),
      draftTextsOf: storedDraftTexts,
      $autoAdvance: storedSwitch('dashboard-goes-on', false),
      now: Date.now,
      after,
      pause,
      yieldToInput,
      onUpdateFailed: (message) => window.alert(updateFailure(message, copy)),
    }),
  );
  const gate = useStore(store.$gate);

  useEffect(() => {
    // A page restored from the back/forward cache would still be unlocked.
    addEventListener('pagehide', store.leave);
    const stop = session.$session.subscribe((current) => {
      if (current.at === 'account') void store.followAccount(current.user.uid);
      else if (current.at === 'nobody') void store.followAccount(null);
    });
    session.follow();
    return () => {
      stop();
      removeEventListener('pagehide', store.leave);
    };
  }, [store]);

  /** A code session has no account to sign out of. */
  const signOut = async (): Promise<void> => {
    if (gate.at === 'open' && gate.review.session.who.uid === undefined) store.leave();
    else await (await session.identity()).signOut();
  };

  return gate.at === 'open' ? (
    <Team
      store={gate.review}
      copy={copy}
      locale={locale}
      applicantTypes={applicantTypes}
      answers={answers}
      replyDays={replyDays}
      figures={figures}
      visits={visits}
      counting={counting}
      onSignOut={signOut}
    />
  ) : (
    <Gate store={store} gate={gate} copy={copy} locale={locale} />
  );
}
