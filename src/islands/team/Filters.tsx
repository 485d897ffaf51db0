import { useStore } from '@nanostores/react';
import { type ReactNode, useId } from 'react';
import { fill } from '../../copy/fill.ts';
import { APPLICATION_STATUSES, TEAM_TYPES } from '../../domain/applications/application.ts';
import css from './Filters.module.css';
import { useReview } from './review-context.ts';

interface ChoicesProps<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly T[];
  readonly chosen: T;
  readonly textOf: (choice: T) => string;
  readonly counts: Readonly<Record<T, number>>;
  readonly onChoose: (choice: T) => void;
}

/** One of a few, each with how many there are of it. */
function Choices<T extends string>({
  name,
  label,
  choices,
  chosen,
  textOf,
  counts,
  onChoose,
}: ChoicesProps<T>): ReactNode {
  const id = useId();
  return (
    <fieldset className={css.group} aria-labelledby={id}>
      <legend id={id} className={css.legend}>
        {label}
      </legend>
      <div className={css.choices}>
        {choices.map((choice) => (
          <label key={choice} className={css.choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            {textOf(choice)} <span className={css.count}>{counts[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Status and type, each with its numbers as the other and the search stand. */
export function Filters() {
  const { store, copy } = useReview();
  const filter = useStore(store.$filter);
  const { counts } = useStore(store.$view);
  const spam = useStore(store.$spam);
  const wantsSpam = useStore(store.$wantsSpam);
  return (
    <div className={css.filters}>
      <Choices
        name="status"
        label={copy.filters.status}
        choices={['All', ...APPLICATION_STATUSES]}
        chosen={filter.status}
        textOf={(status) => (status === 'All' ? copy.filters.all : copy.statuses[status])}
        counts={counts.statuses}
        onChoose={(status) => store.filter({ status })}
      />
      <Choices
        name="type"
        label={copy.filters.type}
        choices={['All', ...TEAM_TYPES]}
        chosen={filter.type}
        textOf={(type) => (type === 'All' ? copy.filters.all : copy.types[type])}
        counts={counts.types}
        onChoose={(type) => store.filter({ type })}
      />
      {(spam.size > 0 || wantsSpam) && (
        <label className={css.choice}>
          <input
            type="checkbox"
            checked={wantsSpam}
            onChange={({ target }) => store.showSpam(target.checked)}
          />
          {fill(copy.filters.spam, { n: spam.size })}
        </label>
      )}
    </div>
  );
}
