import type { MouseEvent } from 'react';
import type { Copy } from '../../copy/shape.ts';
import css from './Screens.module.css';
import { LOG, SCREENS, type Screen } from './use-screen.ts';
import { addressOfChoice, FIRST_CHOICE } from './visits/choice.ts';

/** Each screen's address, for opening it in another tab. */
const START_ADDRESSES: Readonly<Record<Screen, string>> = {
  applications: '?',
  visits: addressOfChoice(FIRST_CHOICE),
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
  const follow = (event: MouseEvent, to: Screen): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (to !== screen) onGo(to);
  };
  return (
    <nav className={css.screens} aria-label={copy.label}>
      {SCREENS.map((to) => (
        <a
          key={to}
          className={css.screen}
          href={START_ADDRESSES[to]}
          aria-current={to === screen ? 'page' : undefined}
          onClick={(event) => follow(event, to)}
        >
          {copy[to]}
        </a>
      ))}
    </nav>
  );
}
