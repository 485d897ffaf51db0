import { useStore } from '@nanostores/react';
import css from './Bar.module.css';
import { PanelButton } from './PanelButton.tsx';
import { useReview } from './review-context.ts';

const loadPanel = () => import('./ViewPanel.tsx').then(({ ViewPanel }) => ViewPanel);

/** A button for order, days and saved views, which names what differs from the default. */
export function ViewMenu() {
  const { store, copy } = useReview();
  const { from, to } = useStore(store.$filter);
  const order = useStore(store.$order);
  const { views } = copy;
  const active = [
    ...(order === 'newest' ? [] : [views.orders[order]]),
    ...(from === '' && to === '' ? [] : [views.days]),
  ];
  const label = active.length === 0 ? views.open : active.join(', ');
  return <PanelButton label={label} className={css.select} shortcut="view" load={loadPanel} />;
}
