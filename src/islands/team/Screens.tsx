import type { Copy } from '../../copy/shape.ts';
import { opensElsewhere } from './ApplicationLink.tsx';
import css from './Screens.module.css';
import { LOG_SEARCH, SCREENS, type Screen } from './use-screen.ts';
import { choiceToSearch, DEFAULT_SPAN } from './visits/choice.ts';

/** Each screen's URL, for opening it in another tab. */
const SCREEN_URLS: Readonly<Record<Screen, string>> = {
  applications: '?',
  visits: choiceToSearch(DEFAULT_SPAN),
  log: LOG_SEARCH,
};

export interface ScreensProps {
  readonly copy: Copy['figures']['screens'];
  /** The current screen. */
  readonly screen: Screen;
  readonly onGo: (screen: Screen) => void;
}

/** Links to the screens. */
export function Screens({ copy, screen, onGo }: ScreensProps) {
  return (
    <nav className={css.screens} aria-label={copy.label}>
      {SCREENS.map((to) => (
        <a
          key={to}
          className={css.screen}
          href={SCREEN_URLS[to]}
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
