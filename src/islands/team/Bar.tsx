import { useStore } from '@nanostores/react';
import { counted, fill } from '../../copy/fill.ts';
import { APPLICATION_STATUSES, TEAM_TYPES } from '../../domain/applications/application.ts';
import { OWNERSHIPS } from '../../domain/applications/application-filter.ts';
import { ORDERS } from '../../domain/applications/application-order.ts';
import { Button } from '../../ui/Button.tsx';
import css from './Bar.module.css';
import { useReview } from './review-context.ts';
import type { ListName } from './store/url-state.ts';

interface SelectProps<T extends string> {
  readonly label: string;
  /** Whether the choices say what they are about. */
  readonly hidesLabel?: boolean;
  readonly value: T;
  readonly choices: readonly T[];
  readonly texts: Readonly<Record<T, string>>;
  readonly onChoose: (value: T) => void;
}

/** A filter with its name. */
function Select<T extends string>({ label, hidesLabel, value, choices, texts, onChoose }: SelectProps<T>) {
  return (
    <label className={`tap text-s ${css.choice}`}>
      {!hidesLabel && (
        <span aria-hidden="true" className="muted">
          {label}
        </span>
      )}
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((each) => each === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {texts[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Switches to another list, while it has entries. */
function ListToggle({
  list,
  count,
  label,
}: {
  readonly list: ListName;
  readonly count: number;
  readonly label: string;
}) {
  const { store } = useReview();
  const isShown = useStore(store.$listName) === list;
  if (count === 0 && !isShown) return null;
  return (
    <label className={`tap text-s ${css.choice}`}>
      <input
        type="checkbox"
        checked={isShown}
        onChange={({ target }) => store.show(target.checked ? list : 'inbox')}
      />
      {label}
    </label>
  );
}

/** Search, filters, and the other lists. */
export function Bar({ onHelp }: { readonly onHelp: () => void }) {
  const { store, copy, locale, hint } = useReview();
  const { filters } = copy;
  const { status, type, owner } = useStore(store.$filter);
  const order = useStore(store.$order);
  const query = useStore(store.search.$query);
  const [spam, warned] = [useStore(store.$spam).size, useStore(store.$warned).size];
  return (
    <div className={css.bar}>
      <search className={css.search}>
        <input
          {...hint('search')}
          type="search"
          className={`text-s ${css.query}`}
          aria-label={filters.search}
          placeholder={filters.searchHint}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => void store.search.setQuery(target.value)}
        />
      </search>
      <div className={css.filters}>
        <Select
          label={filters.status}
          value={status}
          choices={['All', ...APPLICATION_STATUSES]}
          texts={{ All: filters.all, ...copy.statuses }}
          onChoose={(status) => store.filter({ status })}
        />
        <Select
          label={filters.type}
          value={type}
          choices={['All', ...TEAM_TYPES]}
          texts={{ All: filters.all, ...copy.types }}
          onChoose={(type) => store.filter({ type })}
        />
        {store.session.actor.uid !== undefined && (
          <Select
            label={filters.owner}
            value={owner}
            choices={['All', ...OWNERSHIPS]}
            texts={{ All: filters.anyOwner, ...filters.owners }}
            onChoose={(owner) => store.filter({ owner })}
          />
        )}
        <Select
          label={filters.order}
          hidesLabel
          value={order}
          choices={ORDERS}
          texts={filters.orders}
          onChoose={store.sort}
        />
        <ListToggle list="spam" count={spam} label={fill(filters.spam, { n: spam })} />
      </div>
      {/* Not among the filters, which scroll on a phone. */}
      <ListToggle list="warnings" count={warned} label={counted(copy.warnings, warned, locale)} />
      <Button {...hint('help')} variant="quiet" className={css.keys} title={copy.keys.title} onClick={onHelp}>
        <span className="visually-hidden">{copy.keys.title}</span> <kbd>?</kbd>
      </Button>
    </div>
  );
}
