import { useStore } from '@nanostores/react';
import { counted, fill } from '../../copy/fill.ts';
import { APPLICATION_STATUSES, TEAM_TYPES } from '../../domain/applications/application.ts';
import { OWNERSHIPS } from '../../domain/applications/application-filter.ts';
import { Button } from '../../ui/Button.tsx';
import css from './Bar.module.css';
import { PanelButton } from './PanelButton.tsx';
import { useReview } from './review-context.ts';
import { Select, type SelectProps } from './Select.tsx';
import warnings from './Warnings.module.css';

const loadViewPanel = () => import('./ViewPanel.tsx').then(({ ViewPanel }) => ViewPanel);

/** A button for sort order, date range and saved views, labeled with what differs from the default. */
function ViewMenu() {
  const { store, copy } = useReview();
  const { from, to } = useStore(store.$filter);
  const order = useStore(store.$order);
  const { views } = copy;
  const active = [
    ...(order === 'newest' ? [] : [views.orders[order]]),
    ...(from === '' && to === '' ? [] : [views.days]),
  ];
  const label = active.length === 0 ? views.open : active.join(', ');
  return <PanelButton label={label} className={css.select} shortcut="view" load={loadViewPanel} />;
}

const loadWarnings = () => import('./WarningsPanel.tsx').then(({ WarningsPanel }) => WarningsPanel);

/** A button with the number of warnings. */
function Warnings() {
  const { store, copy, locale } = useReview();
  const count =
    useStore(store.$undelivered).size + useStore(store.$held).size + useStore(store.$expiring).size;
  if (count === 0) return null;
  return (
    <PanelButton
      label={counted(copy.warnings, count, locale)}
      className={warnings.warnings}
      load={loadWarnings}
    />
  );
}

/** Search, filters with counts, view and warnings. */
export function Bar({ onHelp }: { readonly onHelp: () => void }) {
  const { store, copy, hint } = useReview();
  const { filters } = copy;
  const filter = useStore(store.$filter);
  const { counts } = useStore(store.$view);
  const query = useStore(store.search.$query);
  const spam = useStore(store.$spam);
  const wantsSpam = useStore(store.$wantsSpam);
  const isComplete = useStore(store.$loading) === 'done';
  const isMember = store.session.actor.uid !== undefined;
  const withCount = (text: string, n: number): string =>
    fill(isComplete ? filters.counted : filters.countedSoFar, { text, n });
  const choicesOf = <T extends string>(
    anyLabel: string,
    values: readonly T[],
    texts: Readonly<Record<T, string>>,
    n: Readonly<Record<T | 'All', number>>,
  ): SelectProps<T | 'All'>['choices'] => [
    ['All', withCount(anyLabel, n.All)],
    ...values.map((value) => [value, withCount(texts[value], n[value])] as const),
  ];

  return (
    <div className={css.bar}>
      <search className={css.search}>
        <input
          {...hint('search')}
          type="search"
          className={css.query}
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
          shortcut="status"
          value={filter.status}
          choices={choicesOf(filters.all, APPLICATION_STATUSES, copy.statuses, counts.statuses)}
          onFocus={store.loadAll}
          onChoose={(status) => store.filter({ status })}
        />
        <Select
          label={filters.type}
          shortcut="type"
          value={filter.type}
          choices={choicesOf(filters.all, TEAM_TYPES, copy.types, counts.types)}
          onFocus={store.loadAll}
          onChoose={(type) => store.filter({ type })}
        />
        {isMember && (
          <Select
            label={filters.owner}
            shortcut="whose"
            value={filter.owner}
            choices={choicesOf(filters.anyOwner, OWNERSHIPS, filters.owners, counts.owners)}
            onFocus={store.loadAll}
            onChoose={(owner) => store.filter({ owner })}
          />
        )}
        <ViewMenu />
        {(spam.size > 0 || wantsSpam) && (
          <label className={css.toggle}>
            <input
              type="checkbox"
              checked={wantsSpam}
              onChange={({ target }) => store.showSpam(target.checked)}
            />
            {fill(filters.spam, { n: spam.size })}
          </label>
        )}
      </div>
      <Warnings />
      <Button {...hint('help')} variant="quiet" className={css.keys} title={copy.keys.open} onClick={onHelp}>
        <span className="visually-hidden">{copy.keys.open}</span> <kbd>?</kbd>
      </Button>
    </div>
  );
}
