import type { Copy } from '../../copy/shape.ts';
import { opensElsewhere } from './ApplicationLink.tsx';
import css from './Screens.module.css';
import { LOG, SCREENS, type Screen } from './use-screen.ts';
import { choiceToSearch, FIRST_CHOICE } from './visits/choice.ts';

/** Each screen's URL, for opening it in another tab. */
const START_ADDRESSES: Readonly<Record<Screen, string>> = {
  applications: '?',
  visits: choiceToSearch(FIRST_CHOICE),
  log: LOG,
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
          href={START_ADDRESSES[to]}
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
