import { type ComponentType, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useReview } from './review-context.ts';
import type { ShortcutName } from './shortcuts.ts';
import { useFetched } from './use-fetched.ts';
import css from './Warnings.module.css';

export interface PanelProps {
  readonly onClose: () => void;
}

export interface PanelButtonProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly shortcut?: ShortcutName;
  /** A stable function. */
  readonly load: () => Promise<ComponentType<PanelProps>>;
}

/** A button with a popover, whose code loads when it is first opened. */
export function PanelButton({ label, className, shortcut, load }: PanelButtonProps) {
  const { copy, hint } = useReview();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [panel, retry] = useFetched(load, isOpen);
  return (
    <>
      <button {...hint(shortcut)} type="button" className={className} popoverTarget={id}>
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        className={css.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && panel.status === 'loaded' && (
          <panel.value onClose={() => document.getElementById(id)?.hidePopover()} />
        )}
        {panel.status === 'loading' && <p>{copy.views.loading}</p>}
        {panel.status === 'failed' && (
          <Button variant="quiet" iconBefore="restart" onClick={retry}>
            {copy.views.retry}
          </Button>
        )}
      </div>
    </>
  );
}
