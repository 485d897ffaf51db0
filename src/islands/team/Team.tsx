import { Activity, type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import type { Copy } from '../../copy/shape.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Account } from './Account.tsx';
import { InHeader } from './InHeader.tsx';
import { Log } from './log/Log.tsx';
import { Review } from './Review.tsx';
import { ReviewContext, type ReviewTools } from './review-context.ts';
import css from './Screens.module.css';
import { Screens } from './Screens.tsx';
import { timesIn } from './times.ts';
import { useScreen } from './use-screen.ts';
import type { CountingProps, VisitsProps } from './visits/Visits.tsx';

export interface TeamProps extends Omit<ReviewTools, 'time' | 'shortTime'> {
  readonly figures: Copy['figures'];
  readonly visits: Copy['visits'];
  readonly counting: CountingProps;
  readonly onSignOut: () => void;
}

type Fetched =
  | { readonly at: 'unasked' | 'waiting' | 'failed' }
  | { readonly at: 'there'; readonly Visits: ComponentType<VisitsProps> };

/** Fetches the second screen when somebody first goes there. @returns it, and what tries once more */
function useVisits(isShown: boolean): readonly [Fetched, () => void] {
  const [fetched, setFetched] = useState<Fetched>({ at: 'unasked' });
  const fetch = useCallback(() => {
    setFetched({ at: 'waiting' });
    import('./visits/Visits.tsx').then(
      ({ Visits }) => setFetched({ at: 'there', Visits }),
      () => setFetched({ at: 'failed' }),
    );
  }, []);
  useEffect(() => {
    if (isShown && fetched.at === 'unasked') fetch();
  }, [isShown, fetched, fetch]);
  return [fetched, fetch];
}

/** Behind the gate: the inbox, and beside it what was counted. The one that is not shown keeps what was typed in it. */
export function Team({ figures, visits, counting, onSignOut, ...review }: TeamProps) {
  const { store, copy, locale, applicantTypes, answers } = review;
  const [screen, go] = useScreen(store);
  const [fetched, fetch] = useVisits(screen === 'visits');
  const tools = useMemo(
    () => ({ store, copy, locale, applicantTypes, answers, ...timesIn(locale) }),
    [store, copy, locale, applicantTypes, answers],
  );

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
          <Log
            onOpen={(id) => {
              store.open(id);
              go('applications');
            }}
          />
        </div>
      </Activity>
      <Activity mode={screen === 'visits' ? 'visible' : 'hidden'}>
        <div className={css.page}>
          {fetched.at === 'there' ? (
            <fetched.Visits
              review={store}
              copy={figures}
              names={visits}
              reconnecting={copy.reconnecting}
              locale={locale}
              counting={counting}
            />
          ) : (
            <>
              <h1 className={css.title}>{figures.title}</h1>
              {fetched.at === 'failed' ? (
                <Alert tone="error">
                  <p>{figures.failedScreen}</p>
                  <Button variant="quiet" before="restart" onClick={fetch}>
                    {figures.retry}
                  </Button>
                </Alert>
              ) : (
                <p role="status">{figures.loading}</p>
              )}
            </>
          )}
        </div>
      </Activity>
    </ReviewContext>
  );
}
