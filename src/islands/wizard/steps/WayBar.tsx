import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useWizard } from '../wizard-context.ts';
import css from './WayBar.module.css';

export interface WayBarProps {
  /** Buttons on the right. */
  readonly children: ReactNode;
  /** A hint below the buttons. */
  readonly note?: ReactNode;
}

/**
 * Back and Next below a step. They stick to the bottom of the viewport, so the bar must be the last child of a form in a
 * column layout.
 */
export function WayBar({ children, note }: WayBarProps) {
  const { store, texts } = useWizard();
  return (
    <div className={css.bar}>
      <Button variant="quiet" className={css.back} iconBefore="arrow-left" onClick={store.back}>
        {texts.wizard.back}
      </Button>
      <div className={css.forward}>{children}</div>
      {note}
    </div>
  );
}
