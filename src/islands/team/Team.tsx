import { useStore } from '@nanostores/react';
import { Activity, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Copy } from '../../copy/shape.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Account } from './Account.tsx';
import { opensElsewhere } from './ApplicationLink.tsx';
import { Review } from './Review.tsx';
import { ReviewContext, type ReviewTools } from './review-context.ts';
import css from './Screens.module.css';
import { $areShortcutsEnabled, createHints } from './shortcuts.ts';
import { createTimeFormats, type Times } from './times.ts';
import { useFetched } from './use-fetched.ts';
import { SCREENS, type Screen, screenUrl, useScreen } from './use-screen.ts';
import type { CountingProps } from './visits/Visits.tsx';

const loadVisits = () => import('./visits/Visits.tsx').then(({ Visits }) => Visits);
const loadLog = () => import('./log/Log.tsx').then(({ Log }) => Log);

interface LateScreenProps<T> {
  readonly isShown: boolean;
  readonly load: () => Promise<T>;
  readonly title: string;
  readonly loading: string;
  readonly texts: Copy['figures'];
  readonly children: (part: T) => ReactNode;
}

/** A screen whose code loads when it is first shown. */
function LateScreen<T>({ isShown, load, title, loading, texts, children }: LateScreenProps<T>) {
  const [fetched, retry] = useFetched(load, isShown);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <div className={css.page}>
        {fetched.status === 'loaded' ? (
          children(fetched.value)
        ) : (
          <>
            <h1 className={css.title}>{title}</h1>
            {fetched.status === 'failed' ? (
              <Alert tone="error">
                <p>{texts.failedScreen}</p>
                <Button variant="quiet" iconBefore="restart" onClick={retry}>
                  {texts.retry}
                </Button>
              </Alert>
            ) : (
              <p role="status">{loading}</p>
            )}
          </>
        )}
      </div>
    </Activity>
  );
}

/** Links to the screens. */
function Screens({
  copy,
  screen,
  onGo,
}: {
  readonly copy: Copy['figures']['screens'];
  readonly screen: Screen;
  readonly onGo: (screen: Screen) => void;
}) {
  return (
    <nav className={css.screens} aria-label={copy.label}>
      {SCREENS.map((to) => (
        <a
          key={to}
          className={css.screen}
          href={screenUrl(to)}
          aria-current={to === screen ? 'page' : undefined}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            if (to !== screen) onGo(to);
          }}
        >
          {copy[to]}
        </a>
      ))}
    </nav>
  );
}

/** Renders into the page's header (src/components/TeamHeader.astro). */
function HeaderPortal({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  const box = document.getElementById(`team-${place}`);
  return box && createPortal(children, box);
}

export interface TeamProps extends Omit<ReviewTools, keyof Times | 'hint' | 'campaignNames'> {
  readonly figures: Copy['figures'];
  readonly visits: Copy['visits'];
  readonly counting: CountingProps;
  readonly onSignOut: () => void;
}

/** The open dashboard. Hidden screens keep their state. */
export function Team({ figures, visits, counting, onSignOut, ...review }: TeamProps) {
  const { store, copy, locale } = review;
  const areShortcutsEnabled = useStore($areShortcutsEnabled);
  const [screen, go] = useScreen(store);
  const [times] = useState(() => createTimeFormats(locale));
  const tools = { ...review, ...times, hint: createHints(areShortcutsEnabled), campaignNames: visits };

  // The other screens name applications, or count all of them.
  useEffect(() => {
    if (screen !== 'applications') void store.loadAll();
  }, [store, screen]);

  const openInList = (id: string): void => {
    store.open(id);
    go('applications');
  };
  return (
    <ReviewContext value={tools}>
      <HeaderPortal place="screens">
        <Screens copy={figures.screens} screen={screen} onGo={go} />
      </HeaderPortal>
      <HeaderPortal place="account">
        <Account onSignOut={onSignOut} />
      </HeaderPortal>
      <Activity mode={screen === 'applications' ? 'visible' : 'hidden'}>
        <Review />
      </Activity>
      <LateScreen
        isShown={screen === 'log'}
        load={loadLog}
        title={copy.log.title}
        loading={copy.views.loading}
        texts={figures}
      >
        {(Log) => <Log onOpen={openInList} />}
      </LateScreen>
      <LateScreen
        isShown={screen === 'visits'}
        load={loadVisits}
        title={figures.title}
        loading={figures.loading}
        texts={figures}
      >
        {(Visits) => <Visits copy={figures} names={visits} counting={counting} />}
      </LateScreen>
    </ReviewContext>
  );
}
