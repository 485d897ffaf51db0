import { useStore } from '@nanostores/react';
import { counted } from '../../../copy/fill.ts';
import { ApplicationLink } from '../ApplicationLink.tsx';
import { useReview } from '../review-context.ts';
import css from './List.module.css';

/** Rows have a mark, too. */
const MAX_LINKS = 50;

/** Applications whose reminder is due, above the list, which keeps its order. */
export function Due() {
  const { store, copy, locale } = useReview();
  const { due } = useStore(store.$view);
  const openId = useStore(store.$open);
  if (due.length === 0) return null;
  const title = counted(copy.owner.reminders, due.length, locale);
  return (
    <nav className={css.due} aria-label={title}>
      <strong aria-hidden="true">{title}</strong>
      {due.slice(0, MAX_LINKS).map(({ id, name, email }) => (
        <ApplicationLink key={id} id={id} aria-current={id === openId || undefined}>
          {name || email || id}
        </ApplicationLink>
      ))}
    </nav>
  );
}
