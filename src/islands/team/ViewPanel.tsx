import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { fill } from '../../copy/fill.ts';
import { ORDERS } from '../../domain/applications/application-order.ts';
import { cleanLine } from '../../domain/values/text.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import lists from '../../ui/lists.module.css';
import { opensElsewhere } from './ApplicationLink.tsx';
import { useReview } from './review-context.ts';
import { createSavedViews, VIEW_NAME_LIMIT } from './store/saved-views.ts';
import { parseUrlState, serializeUrlState } from './store/url-state.ts';
import css from './ViewPanel.module.css';

function Choices() {
  const { store, copy } = useReview();
  const { views } = copy;
  const { from, to } = useStore(store.$filter);
  const order = useStore(store.$order);
  return (
    <>
      <fieldset className={css.group}>
        <legend>{views.order}</legend>
        {ORDERS.map((each) => (
          <label key={each} className={css.choice}>
            <input type="radio" name="order" checked={order === each} onChange={() => store.sort(each)} />
            {views.orders[each]}
          </label>
        ))}
      </fieldset>
      <fieldset className={css.group}>
        <legend>{views.received}</legend>
        <TextField
          type="date"
          label={views.from}
          value={from}
          max={to === '' ? undefined : to}
          onChange={({ target }) => store.filter({ from: target.value })}
        />
        <TextField
          type="date"
          label={views.to}
          value={to}
          min={from === '' ? undefined : from}
          onChange={({ target }) => store.filter({ to: target.value })}
        />
        {(from !== '' || to !== '') && (
          <Button variant="quiet" iconBefore="close" onClick={() => store.filter({ from: '', to: '' })}>
            {views.anyDay}
          </Button>
        )}
      </fieldset>
    </>
  );
}

/** Saved views, as links, so that they can open in another tab. */
function Saved() {
  const { store, copy } = useReview();
  const { views } = copy;
  const [saved] = useState(createSavedViews);
  const list = useStore(saved.$views);
  const [name, setName] = useState('');
  const urlState = useStore(store.$urlState);
  const url = serializeUrlState({ ...urlState, open: null });
  return (
    <section className={css.group}>
      <h2 className={css.title}>{views.saved}</h2>
      {list.length > 0 && (
        <ul className={lists.plain}>
          {list.map((view) => (
            <li key={view.name} className={css.view}>
              <a
                href={view.address === '' ? '?' : view.address}
                aria-current={view.address === url || undefined}
                onClick={(event) => {
                  if (opensElsewhere(event)) return;
                  event.preventDefault();
                  store.goTo(parseUrlState({ search: view.address, hash: '' }));
                }}
              >
                <bdi>{view.name}</bdi>
              </a>
              <Button variant="quiet" onClick={() => saved.remove(view.name)}>
                <span aria-hidden="true">×</span>
                <span className="visually-hidden">{fill(views.remove, { name: view.name })}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        method="dialog"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          const cleaned = cleanLine(name).trim();
          if (cleaned === '') return;
          saved.save({ name: cleaned, address: url });
          setName('');
        }}
      >
        <TextField
          label={views.name}
          maxLength={VIEW_NAME_LIMIT}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="secondary">
          {views.save}
        </Button>
      </form>
    </section>
  );
}

/** Sort order, submission dates, and saved views. */
export function ViewPanel() {
  return (
    <>
      <Choices />
      <Saved />
    </>
  );
}
