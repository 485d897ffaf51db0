import { fill } from '../../copy/fill.ts';
import type { Copy } from '../../copy/shape.ts';
import css from './ApplicationCard.module.css';

export interface UnreadableCardProps {
  readonly id: string;
  readonly copy: Copy['dashboard']['unreadable'];
}

/** A record that is no application, or that cannot be drawn: it says where it lies, and the others are there. */
export function UnreadableCard({ id, copy }: UnreadableCardProps) {
  return (
    <li className={css.card}>
      <h2 className={css.name}>{copy.title}</h2>
      <p>{fill(copy.text, { id })}</p>
    </li>
  );
}
