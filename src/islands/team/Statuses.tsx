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
  readonly application: Application;
  /** Shows labels next to the icons. */
  readonly large?: boolean;
}

/** Three buttons that set an application's status. That of its status is disabled, but keeps the focus after a press. */
export function Statuses({ application, large = false }: StatusesProps) {
  const { store, copy, hint } = useReview();
  const { id, name, status } = application;
  return (
    // biome-ignore lint/a11y/useSemanticElements: three buttons, not a part of a form
    <div
      role="group"
      className={classNames(css.statuses, large && css.large)}
      aria-label={fill(copy.setStatus, { name })}
    >
      {APPLICATION_STATUSES.map((choice) => (
        <button
          {...hint(large ? choice : undefined)}
          key={choice}
          type="button"
          className={`text-s bold ${css.status}`}
          data-status={choice}
          aria-disabled={status === choice || undefined}
          title={large ? undefined : copy.statuses[choice]}
          onClick={() => status !== choice && store.setStatus(id, choice)}
        >
          <Icon name={ICONS[choice]} className={css.icon} />
          <span className={css.word}>{copy.statuses[choice]}</span>
        </button>
      ))}
    </div>
  );
}
