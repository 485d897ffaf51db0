import { fill } from '../../copy/fill.ts';
import {
  APPLICATION_STATUSES,
  type Application,
  type ApplicationStatus,
} from '../../domain/applications/application.ts';
import { classNames } from '../../ui/class-names.ts';
import { useReview } from './review-context.ts';
import css from './Statuses.module.css';

export interface StatusesProps {
  readonly label: string;
  /** The one that it is: its button cannot be pressed. */
  readonly current?: ApplicationStatus;
  readonly large?: boolean;
  readonly onStatus: (status: ApplicationStatus) => void;
}

/** The three buttons that set a status. */
export function Statuses({ label, current, large = false, onStatus }: StatusesProps) {
  const { copy } = useReview();
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons, not a part of a form
    <div role="group" className={classNames(css.statuses, large && css.large)} aria-label={label}>
      {APPLICATION_STATUSES.map((choice) => (
        <button
          key={choice}
          type="button"
          className={css.status}
          data-status={choice}
          disabled={current === choice}
          onClick={() => onStatus(choice)}
        >
          {copy.statuses[choice]}
        </button>
      ))}
    </div>
  );
}

/** The buttons of one application. */
export function StatusesOf({
  application,
  large = false,
}: {
  readonly application: Application;
  readonly large?: boolean;
}) {
  const { store, copy } = useReview();
  const { id, name, status } = application;
  return (
    <Statuses
      label={fill(copy.setStatus, { name })}
      current={status}
      large={large}
      onStatus={(to) => {
        store.seen.mark(id);
        void store.changes.setStatus([id], to);
      }}
    />
  );
}
