import { useStore } from '@nanostores/react';
import { counted } from '../../copy/fill.ts';
import { PanelButton } from './PanelButton.tsx';
import { useReview } from './review-context.ts';
import css from './Warnings.module.css';

const loadPanel = () => import('./WarningsPanel.tsx').then(({ WarningsPanel }) => WarningsPanel);

/** A button with the number of warnings. */
export function Warnings() {
  const { store, copy, locale } = useReview();
  const count =
    useStore(store.$undelivered).size + useStore(store.$held).size + useStore(store.$expiring).size;
  if (count === 0) return null;
  return (
    <PanelButton label={counted(copy.warnings, count, locale)} className={css.warnings} load={loadPanel} />
  );
}
