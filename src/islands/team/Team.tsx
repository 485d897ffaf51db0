import { useStore } from '@nanostores/react';
import { Activity, type ReactNode, useEffect, useMemo } from 'react';
import type { Copy } from '../../copy/shape.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Account } from './Account.tsx';
import { InHeader } from './InHeader.tsx';
import { Review } from './Review.tsx';
import { ReviewContext, type ReviewTools } from './review-context.ts';
import css from './Screens.module.css';
import { Screens } from './Screens.tsx';
import { $areShortcutsOn, hintsWhile } from './shortcuts.ts';
import { type Times, timesIn } from './times.ts';
import { type Fetched, useFetched } from './use-fetched.ts';
import { useScreen } from './use-screen.ts';
import type { CountingProps } from './visits/Visits.tsx';

export interface TeamProps extends Omit<ReviewTools, keyof Times | 'hint'> {
  readonly figures: Copy['figures'];
  readonly visits: Copy['visits'];
  readonly counting: CountingProps;
  readonly onSignOut: () => void;
}

const loadVisits = () => import('./visits/Visits.tsx').then(({ Visits }) => Visits);
const loadLog = () => import('./log/Log.tsx').then(({ Log }) => Log);

interface FetchedScreenProps<T> {
  readonly fetched: Fetched<T>;
  readonly title: string;
  readonly loading: string;
  readonly texts: Copy['figures'];
  readonly onRetry: () => void;
  readonly children: (part: T) => ReactNode;
}

/** A screen whose code loads when it is first shown. */
function FetchedScreen<T>({ fetched, title, loading, texts, onRetry, children }: FetchedScreenProps<T>) {
  if (fetched.at === 'there') return children(fetched.value);
  return (
    <>
      <h1 className={css.title}>{title}</h1>
      {fetched.at === 'failed' ? (
        <Alert tone="error">
          <p>{texts.failedScreen}</p>
          <Button variant="quiet" before="restart" onClick={onRetry}>
            {texts.retry}
          </Button>
        </Alert>
      ) : (
        <p role="status">{loading}</p>
      )}
    </>
  );
}

/** The open dashboard. Hidden screens keep their state. */
export function Team({ figures, visits, counting, onSignOut, ...review }: TeamProps) {
  const { store, copy, locale, applicantTypes, answers, replyDays } = review;
  const shortcutsAreOn = useStore($areShortcutsOn);
  const [screen, go] = useScreen(store);
  const [visited, fetchVisits] = useFetched(loadVisits, screen === 'visits');
  const [log, fetchLog] = useFetched(loadLog, screen === 'log');
  const tools = useMemo(
    () => ({
      ...{ store, copy, locale, applicantTypes, answers, replyDays, ...timesIn(locale) },
      hint: hintsWhile(shortcutsAreOn),
    }),
    [store, copy, locale, applicantTypes, answers, replyDays, shortcutsAreOn],
  );

  // The other screens name applications, or count all of them.
  useEffect(() => {
    if (screen !== 'applications') store.loadAll();
  }, [store, screen]);

  return (
    <ReviewContext value={tools}>
      <InHeader place="screens">
        <Screens copy={figures.screens} screen={screen} onGo={go} />
      </InHeader>
      <InHeader place="account">
        <Account onSignOut={onSignOut} />
      </InHeader>
      <Activity mode={screen === 'applications' ? 'visible' : 'hidden'}>
        <Review />
      </Activity>
      <Activity mode={screen === 'log' ? 'visible' : 'hidden'}>
        <div className={css.page}>
          <FetchedScreen
            fetched={log}
            title={copy.log.title}
            loading={copy.views.loading}
            texts={figures}
            onRetry={fetchLog}
          >
            {(Log) => (
              <Log
                onOpen={(id) => {
                  store.open(id);
                  go('applications');
                }}
              />
            )}
          </FetchedScreen>
        </div>
      </Activity>
      <Activity mode={screen === 'visits' ? 'visible' : 'hidden'}>
        <div className={css.page}>
          <FetchedScreen
            fetched={visited}
            title={figures.title}
            loading={figures.loading}
            texts={figures}
            onRetry={fetchVisits}
          >
            {(Visits) => <Visits copy={figures} names={visits} counting={counting} />}
          </FetchedScreen>
        </div>
      </Activity>
    </ReviewContext>
  );
}
