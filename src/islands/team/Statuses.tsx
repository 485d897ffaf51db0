import { fill } from '../../copy/fill.ts';
import {
  APPLICATION_STATUSES,
  type Application,
  type ApplicationStatus,
} from '../../domain/applications/application.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useReview } from './review-context.ts';
import css from './Statuses.module.css';

const ICONS: Readonly<Record<ApplicationStatus, IconName>> = {
  pending: 'clock',
  approved: 'check',
  rejected: 'close',
};

export interface StatusesProps {
  readonly label: string;
  /** The current status. Its button is disabled, but keeps the focus after a press. */
  readonly current?: ApplicationStatus;
  /** Shows labels next to the icons. */
  readonly large?: boolean;
  readonly onStatus: (status: ApplicationStatus) => void;
}

/** Three buttons that set a status. */
export function Statuses({ label, current, large = false, onStatus }: StatusesProps) {
  const { copy, hint } = useReview();
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons, not a part of a form
    <div role="group" className={classNames(css.statuses, large && css.large)} aria-label={label}>
      {APPLICATION_STATUSES.map((choice) => (
        <button
          {...hint(large ? choice : undefined)}
          key={choice}
          type="button"
          className={css.status}
          data-status={choice}
          aria-disabled={current === choice || undefined}
          title={large ? undefined : copy.statuses[choice]}
          onClick={() => current !== choice && onStatus(choice)}
        >
          <Icon name={ICONS[choice]} className={css.icon} />
          <span className={css.word}>{copy.statuses[choice]}</span>
        </button>
      ))}
    </div>
  );
}

/** The buttons of one application. */
export function ApplicationStatuses({
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
      onStatus={(to) => store.decideOn(id, to)}
    />
  );
}
