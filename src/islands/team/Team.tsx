import { useStore } from '@nanostores/react';
import { Activity, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Account } from './Account.tsx';
import { opensElsewhere } from './ApplicationLink.tsx';
import { getOpenPanel } from './focus.ts';
import { Log } from './log/Log.tsx';
import { Review } from './Review.tsx';
import { ReviewContext, type ReviewTools, useReview } from './review-context.ts';
import { $areShortcutsEnabled, createHints } from './shortcuts.ts';
import css from './Team.module.css';
import { createTimeFormats, type Times } from './times.ts';
import { SCREENS, type Screen, screenUrl, useScreen } from './use-screen.ts';
import { type CountingProps, Visits } from './visits/Visits.tsx';

/** Links to the screens. */
function Screens({ screen, onGo }: { readonly screen: Screen; readonly onGo: (screen: Screen) => void }) {
  const { screens: copy } = useReview().figures;
  return (
    <nav className={css.screens} aria-label={copy.label}>
      {SCREENS.map((to) => (
        <a
          key={to}
          className={`tap bold muted ${css.screen}`}
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

/** The tab's title: the number of unseen applications, the screen, and the page. */
function useTitle(screen: string | null, unseen: number): void {
  const page = useRef(document.title);
  useEffect(() => {
    const original = page.current;
    const title = screen === null ? original : `${screen} | ${original}`;
    document.title = unseen === 0 ? title : `(${unseen}) ${title}`;
    return () => {
      document.title = original;
    };
  }, [screen, unseen]);
}

/** Renders into the page's header (src/components/TeamHeader.astro). */
function HeaderPortal({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  const box = document.getElementById(`team-${place}`);
  return box && createPortal(children, box);
}

export interface TeamProps extends Omit<ReviewTools, keyof Times | 'hint'> {
  readonly counting: CountingProps;
  readonly onSignOut: () => void;
}

/** The open dashboard. The list keeps its state behind other screens. */
export function Team({ counting, onSignOut, ...review }: TeamProps) {
  const { store, figures, locale } = review;
  const areShortcutsEnabled = useStore($areShortcutsEnabled);
  const unseen = useStore(store.$unseen);
  const [screen, go] = useScreen(store);
  const [times] = useState(() => createTimeFormats(locale));
  const tools = { ...review, ...times, hint: createHints(areShortcutsEnabled) };

  useTitle(screen === 'applications' ? null : figures.screens[screen], unseen);

  // The other screens name applications, or count all of them.
  useEffect(() => {
    if (screen !== 'applications') void store.loadAll();
  }, [store, screen]);

  const openInList = (id: string): void => {
    store.open(id);
    // The link disappears with its screen.
    flushSync(() => go('applications'));
    getOpenPanel()?.focus();
  };
  return (
    <ReviewContext value={tools}>
      <HeaderPortal place="screens">
        <Screens screen={screen} onGo={go} />
      </HeaderPortal>
      <HeaderPortal place="account">
        <Account onSignOut={onSignOut} />
      </HeaderPortal>
      <Activity mode={screen === 'applications' ? 'visible' : 'hidden'}>
        <Review />
      </Activity>
      {screen !== 'applications' && (
        <div className={css.page}>
          {screen === 'log' ? <Log onOpen={openInList} /> : <Visits {...counting} />}
        </div>
      )}
    </ReviewContext>
  );
}
