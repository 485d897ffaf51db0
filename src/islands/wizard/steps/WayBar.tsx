import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useWizard } from '../wizard-context.ts';
import css from './WayBar.module.css';

export interface WayBarProps {
  /** The ways on. */
  readonly children: ReactNode;
  /** A sentence about them. */
  readonly note?: ReactNode;
}

/**
 * The way back and the ways on, below a step. On a phone they stay at the lower edge of the window, for which the bar must
 * be the last child of a form that is laid out as a column.
 */
export function WayBar({ children, note }: WayBarProps) {
  const { store, texts } = useWizard();
  return (
    <div className={css.bar}>
      <Button variant="quiet" className={css.back} before="arrow-left" onClick={store.back}>
        {texts.wizard.back}
      </Button>
      <div className={css.forward}>{children}</div>
      {note}
    </div>
  );
}
